"""A0.1 Boards: the printed one and others, and the printed layouts."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from importlib import resources
from typing import Any

from swarmrally.asteroyds.setup import Layout
from swarmrally.asteroyds.state import COLOURS, LEFT_TEAM, MODES, RIGHT_TEAM, Mode
from swarmrally.asteroyds.tiles import ASTEROID_COLOURS, GATE_COLOURS
from swarmrally.kernel.fields import new
from swarmrally.kernel.hexes import HEADINGS, NE, NW, OFF, Hexes, hexes, places_of

Place = tuple[int, int]
Rows = dict[str, list[tuple[int, int]]]

LAYOUT_OF_MODE = dict(zip(MODES, ("racing", "racing", "targets", "drones"), strict=True))
UNDECIDED_ARROW = "N*"
MIDDLE_COLUMN = 7


@dataclass(frozen=True, eq=False)
class Board:
    """The valid hexes, by cell number and by place."""

    hexes: Hexes
    places: list[Place]
    cell_at: dict[Place, int]
    cell_json: list[str]
    rows: Rows | None = None
    """As a position has them, which is how it is written again; the printed board has no need of it."""


def board_of(places: list[Place], rows: Rows | None = None) -> Board:
    """The board whose valid hexes are at these places."""
    places = sorted(set(places))
    cell_at = {place: cell for cell, place in enumerate(places)}
    return Board(hexes(places), places, cell_at, [f"[{row},{column}]" for row, column in places], rows)


@functools.cache
def printed() -> Any:
    """The printed board and layouts, as facts."""
    return json.loads(resources.files(__package__).joinpath("scenarios/printed.json").read_text())


@functools.cache
def printed_board() -> Board:
    """A0.1 158 hexes in 13 rows."""
    return board_of(places_of({int(row): ranges for row, ranges in printed()["rows"].items()}))


def printed_layout(mode: Mode, asteroids: int = 20) -> Layout:
    """A1.1 Where everything stands before the first round; `asteroids` is how many of the 20 stay (A1.7)."""
    facts, cell_at = printed()["layouts"][LAYOUT_OF_MODE[mode]], printed_board().cell_at
    layout = new(Layout)
    for field in ("asteroid", "gate", "turret", "pod", "platform", "start", "team_start"):
        getattr(layout, field)[...] = OFF
    for number, colour in enumerate(ASTEROID_COLOURS):
        layout.asteroid[number] = [cell_at[row, column] for row, column in facts[colour.replace("/", "_")]]
    for number, colour in enumerate(GATE_COLOURS):
        layout.gate[number] = [cell_at[row, column] for row, column in facts.get(f"gate_{colour}", [])] or [OFF, OFF]
    for kind in ("turret", "pod", "platform"):
        cells = [cell_at[row, column] for row, column in facts.get(kind, [])]
        getattr(layout, kind)[: len(cells)] = cells
    layout.asteroids = asteroids
    place_starts(layout, facts["starts"], cell_at)
    if mode == "targets":
        place_team_starts(layout, facts["starts"], cell_at)
    return layout


def place_starts(layout: Layout, starts: dict[str, tuple[int, int, str]], cell_at: dict[Place, int]) -> None:
    """A1.1, A1.3 The colour gives hex and heading; where the printed arrow points at a corner, NE on the left, NW on the right."""
    for number, colour in enumerate(COLOURS):
        row, column, heading = starts[colour]
        layout.start[number] = cell_at[row, column]
        if heading == UNDECIDED_ARROW:
            layout.start_heading[number] = NE if column <= MIDDLE_COLUMN else NW
        else:
            layout.start_heading[number] = HEADINGS.index(heading)


def place_team_starts(layout: Layout, starts: dict[str, tuple[int, int, str]], cell_at: dict[Place, int]) -> None:
    """A1.4 On each side the middle start hex first, then the upper, then the lower one."""
    for team, heading in ((LEFT_TEAM, "E"), (RIGHT_TEAM, "W")):
        upper, middle, lower = sorted((row, column) for row, column, faces in starts.values() if faces == heading)
        layout.team_start[team] = [cell_at[place] for place in (middle, upper, lower)]
        layout.team_heading[team] = HEADINGS.index(heading)
