"""What lies on a status chart: the damage track, and a plan in one row."""

from __future__ import annotations

from tools.figures.sheet import Below
from tools.figures.speech import say

from swarmrally.drawing import palette
from swarmrally.drawing.pieces import action
from swarmrally.drawing.svg import box, text


def damage_track(damage: int) -> str:
    """Six boxes in a row around 0,0; the last one is the end of the craft."""
    boxes = [text((-158, 5), say("damage"), 13, palette.QUIET, anchor="start")]
    for n in range(1, 7):
        x, rim = -92 + 41 * (n - 1), {"stroke_dasharray": "4 3"} if n == 6 else {}
        boxes.append(
            box((x, -12), 36, 24, rx=6, fill=palette.HARM if n <= damage else palette.PANEL, stroke=palette.HARM, stroke_width=1.4, **rim)
        )
        boxes.append(text((x + 18, 5), str(n), 13, palette.EDGE if n <= damage else palette.INK, 700))
    return "".join(boxes)


def damaged(damage: int) -> Below:
    return Below(damage_track(damage), {"damage": damage})


def plan_strip(columns: list[str], energy: str = "shield") -> Below:
    """A plan in one row: six columns and the energy column."""
    slots = [plan_slot(str(i + 1), name, -168 + 50 * i, palette.GO) for i, name in enumerate(columns)]
    slots.append(plan_slot(say("energy"), energy, 152, palette.ENERGY))
    return Below("".join(slots), {"plan": [*columns, energy]})


def plan_slot(label: str, name: str, x: float, colour: str) -> str:
    frame = box((x - 19, -14), 38, 30, rx=6, fill=colour if name != "wait" else palette.PANEL, stroke=colour, stroke_width=1.4)
    return text((x, -19), label, 10.5, palette.QUIET) + frame + action(name, (x, 1), 20, palette.EDGE if name != "wait" else palette.QUIET)
