"""The board as a pilot sees it: places from the craft, with its heading as east, and the hexes around it."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from swarmrally.asteroyds.components.board import Board
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.fields import Ints, new
from swarmrally.kernel.hexes import CELLS, MOST_COLUMNS, MOST_ROWS, OFF

REACH = 3
Axial = tuple[int, int]


def to_the_left(place: Axial) -> Axial:
    """The place, seen after a turn to the right."""
    return place[0] + place[1], -place[0]


def to_the_right(place: Axial) -> Axial:
    return -place[1], place[0] + place[1]


def turns() -> list[tuple[int, int, int, int]]:
    """For each heading, what (q, r) from a craft becomes when its heading is east: (a q + b r, c q + d r)."""
    east, south_east, found = (1, 0), (0, 1), []
    for _ in range(6):
        found.append((east[0], south_east[0], east[1], south_east[1]))
        east, south_east = to_the_left(east), to_the_left(south_east)
    return found


TURNS = np.array(turns())
NEAR = [(q, r) for q in range(-REACH, REACH + 1) for r in range(-REACH, REACH + 1) if abs(q + r) <= REACH]
"""The hexes within reach of a craft that looks east, axial; the craft's own is in the middle."""


NEARBY = len(NEAR)


class Sheet:
    """A board's cells in axial coordinates, and for each cell and heading the cells around it."""

    rows: Annotated[int, "i4"]
    columns: Annotated[int, "i4"]
    q: Annotated[Ints, "i1", CELLS]
    r: Annotated[Ints, "i1", CELLS]
    near: Annotated[Ints, "i2", (CELLS, 6, NEARBY)]


def sky_over(board: Board) -> Sheet:
    sky, cells = new(Sheet), len(board.places)
    row, column = np.transpose(board.places)
    q, r = column - row // 2, row
    sky.rows, sky.columns = int(row.max()) + 1, int(column.max()) + 1
    sky.q[:cells], sky.r[:cells] = q, r
    cell_at = np.full((REACH * 2 + MOST_ROWS, REACH * 2 + MOST_ROWS + MOST_COLUMNS), OFF)
    cell_at[r + REACH, q + REACH + MOST_ROWS] = np.arange(cells)
    around = NEAR
    for heading in range(6):
        near_q, near_r = np.transpose(around)
        sky.near[:cells, heading] = cell_at[r[:, None] + near_r + REACH, q[:, None] + near_q + REACH + MOST_ROWS]
        around = [to_the_right(place) for place in around]
    return sky


@kernel
def seen_from(sky: Sheet, here: int, heading: int, there: int) -> tuple[int, int]:
    """Where a cell lies from here, axial, with the heading as east."""
    q = int(sky.q[there]) - int(sky.q[here])
    r = int(sky.r[there]) - int(sky.r[here])
    turn = TURNS[heading]
    return int(turn[0]) * q + int(turn[1]) * r, int(turn[2]) * q + int(turn[3]) * r


@kernel
def distance(sky: Sheet, here: int, there: int) -> int:
    """Hexes from here to there, whatever lies between."""
    q = int(sky.q[there]) - int(sky.q[here])
    r = int(sky.r[there]) - int(sky.r[here])
    return max(abs(q), abs(r), abs(q + r))
