"""The hex grid: pointy-top, odd rows half a hex to the right, six headings clockwise from E; a cell is the number of a valid hex."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

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


class Hexes:
    """A board's cells and which lie beside which."""

    cells: Annotated[int, "i4"]
    neighbour: Annotated[Ints, "i2", (CELLS, 6)]
    row: Annotated[Ints, "i1", CELLS]
    column: Annotated[Ints, "i1", CELLS]


def hexes(places: list[tuple[int, int]]) -> Hexes:
    """The grid of these (row, column) places, numbered row by row."""
    places = sorted(set(places))
    number = {place: cell for cell, place in enumerate(places)}
    grid = new(Hexes)
    grid.cells = len(places)
    grid.neighbour[:] = OFF
    grid.neighbour[: len(places)] = [
        [number.get((row + down, column + right), OFF) for down, right in (STEPS_FROM_ODD_ROWS if row % 2 else STEPS_FROM_EVEN_ROWS)]
        for row, column in places
    ]
    grid.row[: len(places)] = [row for row, _ in places]
    grid.column[: len(places)] = [column for _, column in places]
    return grid


def places_of(rows: dict[int, list[tuple[int, int]]]) -> list[tuple[int, int]]:
    """The places of rows given as ranges of columns, both ends included."""
    return [(row, column) for row, ranges in rows.items() for first, last in ranges for column in range(first, last + 1)]
