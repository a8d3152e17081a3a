"""The hex grid: six headings, and neighbours that agree about each other."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.kernel.hexes import CELLS, HEADINGS, MOST_COLUMNS, MOST_ROWS, NE, NW, OFF, SE, SW, E, W, hexes, places_of

places = st.tuples(st.integers(0, MOST_ROWS - 1), st.integers(0, MOST_COLUMNS - 1))


def neighbours(row, column):
    """By heading, where each lies on a grid without an edge."""
    grid = hexes([(r, c) for r in range(row - 1, row + 2) for c in range(column - 1, column + 2)])
    number = next(cell for cell in range(int(grid.cells)) if (grid.row[cell], grid.column[cell]) == (row, column))
    return {HEADINGS[heading]: (int(grid.row[cell]), int(grid.column[cell])) for heading, cell in enumerate(grid.neighbour[number])}


def test_from_an_even_row_the_slanted_neighbours_lie_to_the_left():
    assert neighbours(4, 4) == {"E": (4, 5), "SE": (5, 4), "SW": (5, 3), "W": (4, 3), "NW": (3, 3), "NE": (3, 4)}


def test_from_an_odd_row_the_slanted_neighbours_lie_to_the_right():
    assert neighbours(5, 4) == {"E": (5, 5), "SE": (6, 5), "SW": (6, 4), "W": (5, 3), "NW": (4, 4), "NE": (4, 5)}


@given(st.lists(places, min_size=1))
def test_neighbours_are_mutual(chosen):
    grid = hexes(chosen)
    for cell in range(int(grid.cells)):
        for heading, there in enumerate(grid.neighbour[cell].tolist()):
            if there != OFF:
                assert grid.neighbour[there, (heading + 3) % 6] == cell


@given(st.lists(places, min_size=1))
def test_neighbours_are_the_hexes_whose_middles_are_one_apart(chosen):
    """Drawn with hexes one wide, an odd row is half a hex further right and rows are sqrt(3)/2 apart."""
    grid = hexes(chosen)
    middle = [(int(grid.column[cell]) + grid.row[cell] % 2 / 2, int(grid.row[cell])) for cell in range(int(grid.cells))]
    for cell, (x, y) in enumerate(middle):
        beside = {other for other, (x2, y2) in enumerate(middle) if (x2 - x) ** 2 + 0.75 * (y2 - y) ** 2 == 1}
        assert {there for there in grid.neighbour[cell].tolist() if there != OFF} == beside


def test_headings_run_clockwise_from_e():
    assert HEADINGS == ("E", "SE", "SW", "W", "NW", "NE")
    assert list(range(6)) == [E, SE, SW, W, NW, NE]


def test_six_right_turns_and_steps_come_back():
    board = printed_board()
    for start in board.places:
        cell = board.cell_at[start]
        for heading in (E, SE, SW, W, NW, NE):
            cell = int(board.hexes.neighbour[cell, heading]) if cell != OFF else OFF
        assert cell in (OFF, board.cell_at[start])


def test_what_is_not_a_cell_has_no_neighbours():
    grid = hexes([(0, 0), (0, 1)])
    assert (grid.neighbour[2:CELLS] == OFF).all()


def test_cells_are_numbered_row_by_row_and_once():
    grid = hexes([(1, 1), (0, 5), (1, 0), (1, 1)])
    assert grid.row[:3].tolist() == [0, 1, 1]
    assert grid.column[:3].tolist() == [5, 0, 1]
    assert grid.cells == 3


def test_ranges_name_both_their_ends():
    assert places_of({2: [(1, 2), (4, 4)]}) == [(2, 1), (2, 2), (2, 4)]
