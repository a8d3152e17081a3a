"""The hex grid: pointy-top, odd rows half a hex to the right, six headings clockwise from E; a cell is the number of a valid hex."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import numpy as np

from swarmrally.kernel.fields import Ints, new

MOST_ROWS = MOST_COLUMNS = 32
CELLS = MOST_ROWS * MOST_COLUMNS
OFF = -1

Heading = Literal["E", "SE", "SW", "W", "NW", "NE"]
HEADINGS: tuple[Heading, ...] = get_args(Heading)
HEADING_NUMBER: dict[str, int] = {name: number for number, name in enumerate(HEADINGS)}
E, SE, SW, W, NW, NE = range(6)
ARROWS = "→↘↙←↖↗"

STEPS_FROM_EVEN_ROWS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0))
STEPS_FROM_ODD_ROWS = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, 0), (-1, 1))
STEPS = np.array([STEPS_FROM_EVEN_ROWS, STEPS_FROM_ODD_ROWS])


class Hexes:
    """A board's cells and which lie beside which."""

    cells: Annotated[int, "i4"]
    neighbour: Annotated[Ints, "i2", (CELLS, 6)]
    row: Annotated[Ints, "i1", CELLS]
    column: Annotated[Ints, "i1", CELLS]


def hexes(places: list[tuple[int, int]]) -> Hexes:
    """The grid of these (row, column) places, numbered row by row."""
    grid, cells = new(Hexes), len(set(places))
    row, column = np.array(sorted(set(places))).T
    number = np.full((MOST_ROWS + 2, MOST_COLUMNS + 2), OFF)
    number[row + 1, column + 1] = range(cells)
    down, right = np.moveaxis(STEPS[row % 2], 2, 0)
    grid.cells = cells
    grid.neighbour[:] = OFF
    grid.neighbour[:cells] = number[row[:, None] + 1 + down, column[:, None] + 1 + right]
    grid.row[:cells] = row
    grid.column[:cells] = column
    return grid


def places_of(rows: dict[int, list[tuple[int, int]]]) -> list[tuple[int, int]]:
    """The places of rows given as ranges of columns, both ends included."""
    return [(row, column) for row, ranges in rows.items() for first, last in ranges for column in range(first, last + 1)]
