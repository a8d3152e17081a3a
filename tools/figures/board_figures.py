"""Chapters A0 and A1: the board, the printed layouts, a round and a first flight."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tools.figures import chart_pieces
from tools.figures.scene import Scene
from tools.figures.sheet import MARGIN, Panel, Picture, Printed, sheet, titled
from tools.figures.speech import say

from swarmrally.drawing import palette
from swarmrally.drawing.hexes import Cell, neighbour
from swarmrally.drawing.svg import LEADING, box, group, lines, text, wrapped

ASTEROIDS = ("red", "white", "blue", "white/red", "white/blue")
Tiles = dict[tuple[str, str | None], Callable[[Cell], None]]
EXAMPLES = ("red", "yellow", "purple", "blue", "green", "orange")


def cells_of(printed: Printed) -> list[Cell]:
    return [(int(row), col) for row, spans in printed["rows"].items() for first, last in spans for col in range(first, last + 1)]


def whole_board(title: str, scene: Scene, note: str) -> Picture:
    left, top, right, bottom = scene.extent()
    width, height, words = right - left + 2 * MARGIN, bottom - top, wrapped(say(note), right - left)
    inside = group(scene.svg(), (MARGIN - left, 54 - top))
    told = {"columns": 1, "panels": [{"caption": say(note), **scene.position(), "cells": "printed"}]}
    return titled(title, width, height + 72 + LEADING * len(words), inside + lines((MARGIN + 2, height + 78), words), told)


def board(printed: Printed) -> Picture:
    scene = Scene(cells_of(printed), 34)
    scene.rim()
    scene.coordinates(12)
    return whole_board(
        "The board: 158 hexes in 13 rows, each named row,column",
        scene,
        "Row 0 is the top, column 0 the left. Odd rows are shifted half a hex to the right.",
    )


def lay_out(scene: Scene, tiles: list[dict[str, Any]]) -> None:
    """The tiles of a printed layout, as far as they lie in the scene."""
    for kind, put in kinds_of_tiles(scene).items():
        for tile in tiles:
            if (tile["kind"], tile.get("colour")) == kind and tuple(tile["at"]) in scene.cells:
                put(tuple(tile["at"]))


def kinds_of_tiles(scene: Scene) -> Tiles:
    """How each kind, in its colour if it has one, is put on the board."""
    asteroids: Tiles = {("asteroid", colour): partial(scene.asteroid, colour) for colour in ASTEROIDS}
    gates: Tiles = {("gate", colour): partial(scene.gate, colour, None) for colour in ("red", "white")}
    return {
        **asteroids,
        **gates,
        ("pod", None): scene.pod,
        ("platform", None): scene.platform,
        ("turret", None): partial(scene.turret, None),
    }


def layout(printed: Printed, mode: str, title: str, note: str) -> Picture:
    scene, form = Scene(cells_of(printed), 34), printed["layouts"][mode]
    scene.rim()
    lay_out(scene, form["tiles"])
    if mode == "targets":
        put_targets(scene, form["tiles"])
    for colour, start in painted(form["starts"]):
        cell = tuple(start["at"])
        scene.craft(colour, cell, start["heading"])
        scene.name(cell, colour, say(colour))
    return whole_board(title, scene, note)


def put_targets(scene: Scene, tiles: list[dict[str, Any]]) -> None:
    """A9.1: on every asteroid of the white family; columns 0 to 6 hold those of the right team."""
    for family in ("white", "white/red", "white/blue"):
        for row, col in (tile["at"] for tile in tiles if tile.get("colour") == family):
            scene.target("right" if col <= 6 else "left", (row, col))


def painted(starts: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """Which colour starts where; in Targets colours are only paint, and the pictures show some, from the top of each side."""
    in_order = sorted(starts, key=lambda start: (start.get("team", ""), start["at"]))
    return [(start.get("colour", example), start) for example, start in zip(EXAMPLES, in_order, strict=True)]


def layout_racing(printed: Printed) -> Picture:
    return layout(
        printed,
        "racing",
        "Racing and Shooting",
        "Craft start on the six platforms, the left three facing west, the right three east. Rings without a symbol are the "
        "gates: red jagged, white round.",
    )


def layout_targets(printed: Printed) -> Picture:
    return layout(
        printed,
        "targets",
        "Targets",
        "An asteroid framed on its left is a target of the left team, one framed on its right a target of the "
        "right team: everyone hunts on the far half. The middle start hex of a side is filled first, then the "
        "upper, then the lower one. Colours here are examples: in Targets they are only paint.",
    )


def layout_drones(printed: Printed) -> Picture:
    return layout(
        printed,
        "drones",
        "Drones",
        "Two turrets are at the top and two at the sides. Craft start on the platforms below: the left three face north-east, the "
        "right three north-west.",
    )


def first_flight(printed: Printed) -> Picture:
    cells = [cell for cell in cells_of(printed) if cell[0] <= 6 and 7 <= cell[1] <= 12]
    scene = Scene(cells, 34)
    lay_out(scene, printed["layouts"]["racing"]["tiles"])
    scene.craft("red", (5, 8), "E")
    path = [(5, 8)]
    for _ in range(5):
        path.append(neighbour(path[-1], "NE"))
    scene.trail(path[:4], ["1", "2", "3"])
    scene.trail(path[3:], [])
    scene.step_dot(path[3], "NE", "4")
    scene.dot(scene.at(path[5]), "5")
    plan = ["left", "forward", "forward", "forward", "forward", "turn back"]
    return sheet(
        "A first plan in Racing",
        [
            Panel(
                "Red leaves its platform",
                "Left in column 1: a notch to NE and one hex that way. Column 4 enters the white gate and takes its token, column 5 "
                "flies on, column 6 turns round for the way back. All this if nothing has drifted into the way.",
                scene,
                chart_pieces.plan_strip(plan),
            )
        ],
        width=520,
    )


ROUND = (
    ("1", "Dice and plans", "The dice are rolled. All plan at once, in secret, against the stopwatch."),
    ("2", "The swarm moves", "Red, white, blue: asteroids and gates go where their numbers point."),
    ("3", "The craft fly", "One after the other, each its whole plan, from the first player on."),
    ("4", "End of the round", "Shields on again, plans cleared. Has anyone won?"),
)


def round_of_play(printed: Printed) -> Picture:
    told, parts = [wrapped(say(words), 182) for _, _, words in ROUND], []
    height = 52 + LEADING * max(len(words) for words in told)
    for i, ((number, title, _), words) in enumerate(zip(ROUND, told, strict=True)):
        x = MARGIN + 220 * i
        parts.append(
            box((x, 50), 208, height, rx=10, fill=palette.PANEL, stroke=palette.LINE)
            + text((x + 16, 82), number, 20, palette.GO, 800, "start")
        )
        parts.append(text((x + 40, 80), say(title), 14, palette.INK, 600, "start") + lines((x + 16, 108), words))
    steps = [{"number": number, "title": say(title), "caption": say(words)} for number, title, words in ROUND]
    return titled("A round", 900, 66 + height, "".join(parts), {"columns": 4, "panels": steps})


FIGURES = {
    "round": round_of_play,
    "first-flight": first_flight,
    "board": board,
    "layout-racing": layout_racing,
    "layout-targets": layout_targets,
    "layout-drones": layout_drones,
}
