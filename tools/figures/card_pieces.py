"""Program cards, registers and damage, drawn around 0,0."""

from __future__ import annotations

from tools.figures.speech import say

from swarmrally.drawing import blueprint, palette
from swarmrally.drawing.svg import Point, box, centred, group, path, tag, text, wrapped

KINDS = {
    "U-Turn": ("10-60", 10, 6, "M8 20V9a4.5 4.5 0 0 1 9 0v8M13 13.5L17 18l4-4.5"),
    "Rotate Left": ("70-410", 20, 18, "M18 19v-6a6 6 0 0 0-12 0v2M2.5 11.5L6 15.5l4-4"),
    "Rotate Right": ("80-420", 20, 18, "M6 19v-6a6 6 0 0 1 12 0v2M21.5 11.5L18 15.5l-4-4"),
    "Back Up": ("430-480", 10, 6, "M12 4v15M6 13l6 6 6-6"),
    "Move 1": ("490-660", 10, 18, "M12 20V5M6 11l6-6 6 6"),
    "Move 2": ("670-780", 10, 12, "M12 21V4M6 10l6-6 6 6M6 16l6-6 6 6"),
    "Move 3": ("790-840", 10, 6, "M12 22V3M6.5 8.5L12 3l5.5 5.5M6.5 14L12 8.5l5.5 5.5M6.5 19.5L12 14l5.5 5.5"),
}
"""Name: priorities and their step, number of cards, sign (R0.2)."""

LOCK = "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5Z"


def sign(drawing: str, at: Point, size: float, colour: str) -> str:
    """A line drawing of 24 by 24, centred on a point."""
    shape = tag("g", drawing, fill="none", stroke=colour, stroke_width=2, stroke_linecap="round", stroke_linejoin="round")
    return group(shape, (at[0] - size / 2, at[1] - size / 2), scale=size / 24)


def kind_of(priority: int) -> str:
    if priority <= 60:
        return "U-Turn"
    if priority <= 420:
        return "Rotate Right" if priority % 20 == 0 else "Rotate Left"
    return next(name for name, last in (("Back Up", 480), ("Move 1", 660), ("Move 2", 780), ("Move 3", 840)) if priority <= last)


def card(kind: str, top: str, at: Point, chosen: bool = False, locked: bool = False, scale: float = 1) -> str:
    """A program card, 62 wide and 84 high."""
    rim = palette.HARM if locked else palette.GO if chosen else blueprint.DRAFT_STRONG
    frame = box((-31, -42), 62, 84, rx=7, fill=blueprint.PAPER, stroke=rim, stroke_width=2)
    drawn = frame + text((24, -25), top, 13, palette.INK, 700, "end") + sign(path(KINDS[kind][3]), (0, 2), 34, blueprint.EXPRESS_MARK)
    padlock = sign(path(LOCK), (-20, -29), 15, palette.HARM) if locked else ""
    name = wrapped(say(kind), 55, 9.5)
    return group(drawn + padlock + centred((0, 34 if len(name) == 1 else 26), name, 9.5), at, scale=scale)


def program(priorities: list[int], at: Point = (0, 0)) -> str:
    """Five registers in a row around a point."""
    parts = []
    for i, priority in enumerate(priorities):
        x = at[0] + 70 * (i - 2)
        parts.append(text((x, at[1] - 50), str(i + 1), 11, palette.QUIET, 700) + card(kind_of(priority), str(priority), (x, at[1]), True))
    return "".join(parts)


def registers(locked: int, at: Point = (0, 0)) -> str:
    """Five small registers, so many of the highest locked."""
    parts = []
    for n in range(1, 6):
        x, shut = at[0] + 34 * (n - 3), n > 5 - locked
        rim = palette.HARM if shut else palette.GO
        parts.append(box((x - 15, at[1] - 17), 30, 34, rx=5, fill=blueprint.PAPER, stroke=rim, stroke_width=1.8))
        parts.append(sign(path(LOCK), (x, at[1]), 17, palette.HARM) if shut else text((x, at[1] + 5), str(n), 14, palette.INK, 700))
    return "".join(parts)


def pips(damage: int, at: Point = (0, 0)) -> str:
    """Ten boxes, so many of them filled."""
    return "".join(
        box(
            (at[0] + 15 * (n - 5.5) - 5.5, at[1] - 7),
            11,
            14,
            rx=2.5,
            fill=palette.HARM if n <= damage else "none",
            stroke=palette.HARM,
            stroke_width=1.3,
        )
        for n in range(1, 11)
    )
