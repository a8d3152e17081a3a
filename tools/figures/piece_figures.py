"""Chapter A0: tiles, edge numbers, headings and the status chart."""

from __future__ import annotations

from tools.figures import chart_pieces
from tools.figures.scene import Scene, block
from tools.figures.sheet import MARGIN, Panel, Picture, Printed, sheet, titled
from tools.figures.speech import say

from swarmrally.drawing import palette, pieces
from swarmrally.drawing.hexes import EDGE_NUMBERS, HEADINGS, Point, direction, neighbour, towards
from swarmrally.drawing.svg import LEADING, box, centred, group, lines, text, wrapped

PRIORITIES = {"red": "1-4", "white": "5-8", "blue": "9-12", "white/red": "13-16", "white/blue": "17-20"}


def asteroids(_: Printed) -> Picture:
    panels = []
    for (colour, numbers), one in zip(PRIORITIES.items(), ("NE", "E", "W", "SE", "NW"), strict=True):
        scene = Scene(block(1, 1), 62)
        scene.asteroid(colour, (0, 0), int(numbers.split("-")[0]), (1, one))
        panels.append(Panel(colour, f"Priorities {numbers}. Its 1 faces {one} here.", scene))
    return sheet("Five kinds of asteroid, four of each: the shape tells the colour", panels)


def edge_numbers(_: Printed) -> Picture:
    ring = Scene(block(1, 1), 92)
    ring.asteroid("white", (0, 0), 6, (1, "NE"))
    for number in EDGE_NUMBERS:
        ring.arc((0, 0), direction("NE", number), 64, (15, 40))
    walk = Scene(block(3, 4), 36, {"red": 6, "white": 4, "blue": 2})
    faces = (6, "SW")
    walk.asteroid("white/red", (0, 2), 13, faces)
    walk.moves(walk.moves((0, 2), faces, "red", 2), faces, "white", 1)
    return sheet(
        "Edge numbers, and how a die is read",
        [
            Panel(
                "Clockwise 1 5 3 6 2 4",
                "On every asteroid, gate and turret. Opposite edges add up to seven. The orientation is drawn at set-up and never changes.",
                ring,
            ),
            Panel(
                "Find the number, go that way",
                "Its 6 faces SW and its 4 faces NW. The red 6 takes it two hexes SW; later the white 4 takes it one hex NW. "
                "The blue die does not concern it.",
                walk,
            ),
        ],
    )


def headings(_: Printed) -> Picture:
    scene = Scene([(0, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)], 52)
    scene.craft("red", (0, 0), "E")
    for heading in HEADINGS:
        scene.arrow(towards((0, 0), heading, 50), towards((0, 0), heading, 76), palette.GO)
        scene.label(neighbour((0, 0), heading), heading, size=15)
    return sheet(
        "The six headings", [Panel("Clockwise: E SE SW W NW NE", "One notch is a sixth of a turn. This craft faces E.", scene)], width=380
    )


def other_pieces(_: Printed) -> Picture:
    scenes: dict[str, Scene] = {}
    for number, colour in ((21, "red"), (22, "red"), (23, "white"), (24, "white")):
        alone(scenes, say("gate {number}", number=number)).gate(colour, number - 20, HERE, number)
    alone(scenes, say("pod")).pod(HERE)
    alone(scenes, say("platform")).platform(HERE)
    alone(scenes, say("turret")).turret(3, HERE)
    alone(scenes, say("drone")).drone(3, HERE)
    for team in ("left", "right"):
        scene = alone(scenes, say(f"{team}'s target"))
        scene.asteroid("white", HERE)
        scene.target(team, HERE)
    for colour in palette.HULLS:
        alone(scenes, say(f"{colour} craft")).craft(colour, HERE, "E")
    parts = []
    for i, (name, scene) in enumerate(scenes.items()):
        at = (68 + 106 * (i % 8), 96 + 118 * (i // 8))
        parts.append(group("".join(scene.pieces), at) + centred((at[0], at[1] + 55), wrapped(name, 97, 12), 12))
    note = say("A symbol has as many points as its number: 1 a disc, 2 an eye, 3 a triangle, 4 a star.")
    parts.append(text((MARGIN + 2, 306), note, 12.5, palette.QUIET, anchor="start"))
    told = {"columns": 8, "panels": [{"caption": name, **scene.position()} for name, scene in scenes.items()], "note": note}
    return titled("The other pieces", 880, 322, "".join(parts), told)


HERE = (0, 0)


def alone(scenes: dict[str, Scene], name: str) -> Scene:
    return scenes.setdefault(name, Scene([HERE], 53.5))


CHART_ROWS = ("shoot", "forward", "right", "left", "turn back")
CHART_PLAN = ("forward", "left", "wait", "right", "turn back", "forward")


def chart(_: Printed) -> Picture:
    parts = []
    for row, name in enumerate(CHART_ROWS):
        parts.append(text((118, 106 + 46 * row), say(name), 13, palette.QUIET, anchor="end"))
        parts += [chart_slot(name, (160 + 58 * col, 101 + 46 * row), CHART_PLAN[col] == name, palette.GO) for col in range(6)]
    parts += [text((160 + 58 * col, 68), str(col + 1), 14, palette.INK, 700) for col in range(6)] + [
        text((556, 68), say("energy"), 14, palette.ENERGY, 700)
    ]
    energy = (*CHART_ROWS[:4], "shield")
    parts += [chart_slot(name, (556, 101 + 46 * row), name == "shield", palette.ENERGY) for row, name in enumerate(energy)]
    parts.append(text((590, 290), say("shield"), 13, palette.QUIET, anchor="start"))
    parts.append(group(chart_pieces.damage_track(3), (278, 346), scale=1.1))
    note = (
        "This plan: forward, left, wait (column 3 is empty), right, turn back, forward. The energy token rests on the shield, so "
        "the shield is on. "
        "Three damage are marked; the sixth destroys the craft."
    )
    words = wrapped(say(note), 620)
    told = {"columns": 1, "panels": [{"caption": say(note), "chart": [*CHART_PLAN, "shield"], "damage": 3}]}
    return titled("The status chart", 660, 393.5 + LEADING * len(words), "".join(parts) + lines((MARGIN + 2, 392), words), told)


def chart_slot(name: str, at: Point, filled: bool, colour: str) -> str:
    frame = box(
        (at[0] - 22, at[1] - 19),
        44,
        38,
        rx=7,
        fill=colour if filled else palette.PANEL,
        stroke=colour if filled or colour == palette.ENERGY else palette.LINE,
        stroke_width=1.4,
    )
    return frame + pieces.action(name, at, 22, palette.EDGE if filled else palette.QUIET)


FIGURES = {"headings": headings, "asteroids": asteroids, "pieces": other_pieces, "edge-numbers": edge_numbers, "chart": chart}
