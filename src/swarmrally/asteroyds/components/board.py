"""A0.1 Boards: the printed one, and others by their valid hexes."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from importlib import resources

from swarmrally.kernel.hexes import Hexes, hexes, places_of

Place = tuple[int, int]
Rows = dict[str, list[tuple[int, int]]]


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
def printed_board() -> Board:
    """A0.1 158 hexes in 13 rows."""
    rows = json.loads(resources.files("swarmrally.asteroyds").joinpath("scenarios/board.json").read_text())["rows"]
    return board_of(places_of({int(row): ranges for row, ranges in rows.items()}))
