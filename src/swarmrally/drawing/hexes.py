"""The hex grid of Asteroyds (A0.1, A0.2, A0.5): pointy-top hexes, odd rows shifted half a hex to the right."""

from __future__ import annotations

import math

Cell = tuple[int, int]
Point = tuple[float, float]

HEADINGS = ("E", "SE", "SW", "W", "NW", "NE")
EDGE_NUMBERS = (1, 5, 3, 6, 2, 4)
STEPS_OF_EVEN_ROWS = {"E": (0, 1), "SE": (1, 0), "SW": (1, -1), "W": (0, -1), "NW": (-1, -1), "NE": (-1, 0)}
STEPS_OF_ODD_ROWS = {"E": (0, 1), "SE": (1, 1), "SW": (1, 0), "W": (0, -1), "NW": (-1, 0), "NE": (-1, 1)}


def turned(heading: str, notches: int) -> str:
    """The heading so many notches clockwise."""
    return HEADINGS[(HEADINGS.index(heading) + notches) % 6]


def angle(heading: str) -> int:
    """Degrees clockwise from east, as SVG turns."""
    return 60 * HEADINGS.index(heading)


def neighbour(cell: Cell, heading: str, steps: int = 1) -> Cell:
    for _ in range(steps):
        rows, cols = (STEPS_OF_ODD_ROWS if cell[0] % 2 else STEPS_OF_EVEN_ROWS)[heading]
        cell = (cell[0] + rows, cell[1] + cols)
    return cell


def centre(cell: Cell, size: float) -> Point:
    """Where a hex of that circumradius has its centre, with hex (0, 0) at the origin."""
    row, col = cell
    return math.sqrt(3) * size * (col + 0.5 * (row % 2)), 1.5 * size * row


def corners(at: Point, size: float) -> list[Point]:
    return [(at[0] + size * math.cos(math.radians(a)), at[1] + size * math.sin(math.radians(a))) for a in range(30, 390, 60)]


def towards(at: Point, heading: str, distance: float) -> Point:
    turn = math.radians(angle(heading))
    return at[0] + distance * math.cos(turn), at[1] + distance * math.sin(turn)


def one_faces(number: int, heading: str) -> str:
    """The orientation of a tile whose edge with that number faces that heading."""
    return turned(heading, -EDGE_NUMBERS.index(number))


def direction(one: str, die: int) -> str:
    """Where a tile with that orientation goes when its die shows that number."""
    return turned(one, EDGE_NUMBERS.index(die))
