"""The square grid: four headings clockwise from N; a cell is a number on a sheet of fixed width, with a rim around the largest board."""

from __future__ import annotations

import numpy as np

from swarmrally.kernel.compiler import kernel

MOST = 48
"""Cells of the widest and the highest board."""

STRIDE = MOST + 2
CELLS = STRIDE * STRIDE
OFF = -1

HEADINGS = ("N", "E", "S", "W")
N, E, S, W = range(4)
ARROWS = "↑→↓←"

STEP = np.array([-STRIDE, 1, STRIDE, -1])
"""What a step in each heading adds to a cell's number: the rim makes every step from a board land on the sheet."""


@kernel
def turned(heading: int, quarters: int) -> int:
    """The heading after so many quarter turns clockwise."""
    return (heading + quarters) & 3


@kernel
def opposite(heading: int) -> int:
    return heading ^ 2


def cell_at(x: int, y: int) -> int:
    """The cell in column x and row y; -1 and the board's width or height are on the rim."""
    return (y + 1) * STRIDE + x + 1


def place_of(cell: int) -> tuple[int, int]:
    """Column and row of a cell."""
    return cell % STRIDE - 1, cell // STRIDE - 1
