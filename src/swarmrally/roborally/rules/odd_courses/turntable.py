"""R10.5 Floors that turn: what lies on a floor of a course comes to other cells of it, with new headings."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.fields import Ints, copy
from swarmrally.kernel.squares import CELLS, STEP, STRIDE, E, S, opposite
from swarmrally.roborally.components.course import FRENETIC_FACTORY, NO_BELT, RIM, Course, plays
from swarmrally.roborally.components.state import State


def own(course: Course) -> Course:
    """The course as one game may change it: a copy where floors turn, so that no other game sees that."""
    return copy(course) if plays(course, FRENETIC_FACTORY) else course


@entry
def let_lie(course: Course, state: State) -> None:
    """The course as it lies in this state."""
    lay_as_in(course, state)


@kernel
def lay_as_in(course: Course, state: State) -> None:
    """R10.5 Every floor turned as far as the state says."""
    if plays(course, FRENETIC_FACTORY):
        for floor in range(int(course.floor_count)):
            while course.floor_turned[floor] != state.floor_turns[floor]:
                turn_floor(course, floor)


@called
def turn_floor(course: Course, floor: int) -> None:
    """R10.5 A quarter clockwise about the centre, with all that is printed on it."""
    course.floor_turned[floor] = (int(course.floor_turned[floor]) + 1) & 3
    corner = cell_of(course, floor, 0, 0)
    size = int(course.floor_width[floor])
    for y in range(size // 2):
        for x in range((size + 1) // 2):
            a, b, c, d = circle(corner, size, x, y)
            spin(course, a, b, c, d)
    for y in range(size):
        for x in range(size):
            turn_headings(course, corner + y * STRIDE + x)
    for y in range(-1, size + 1):
        for x in range(-1, size + 1):
            join_walls(course, corner + y * STRIDE + x)
    for line in range(size):
        look_along(course, cell_of(course, floor, line, -int(course.floor_y[floor])), S, int(course.height))
        look_along(course, cell_of(course, floor, -int(course.floor_x[floor]), line), E, int(course.width))


@kernel
def cell_of(course: Course, floor: int, x: int, y: int) -> int:
    """A place of a floor as a cell of the course."""
    return (int(course.floor_y[floor]) + y + 1) * STRIDE + int(course.floor_x[floor]) + x + 1


@kernel
def circle(corner: int, size: int, x: int, y: int) -> tuple[int, int, int, int]:
    """The four cells that change places in a turn, each with the next."""
    last = size - 1
    return (
        corner + y * STRIDE + x,
        corner + x * STRIDE + last - y,
        corner + (last - y) * STRIDE + last - x,
        corner + (last - x) * STRIDE + y,
    )


@called
def spin(course: Course, a: int, b: int, c: int, d: int) -> None:
    """What lies on four cells goes on to the next of them."""
    spin_cells(course.ground, a, b, c, d)
    spin_cells(course.belt, a, b, c, d)
    spin_cells(course.express, a, b, c, d)
    spin_cells(course.gear, a, b, c, d)
    spin_cells(course.site, a, b, c, d)
    spin_cells(course.own_wall, a, b, c, d)
    spin_sides(course.turn, a, b, c, d)
    spin_sides(course.pusher, a, b, c, d)
    spin_sides(course.emitter, a, b, c, d)


@kernel
def spin_cells(cells: Ints, a: int, b: int, c: int, d: int) -> None:
    last = cells[d]
    cells[d] = cells[c]
    cells[c] = cells[b]
    cells[b] = cells[a]
    cells[a] = last


@kernel
def spin_sides(sides: Ints, a: int, b: int, c: int, d: int) -> None:
    """Where a heading counts, it turns too."""
    for heading in range(4):
        second, third, fourth = (heading + 1) & 3, (heading + 2) & 3, (heading + 3) & 3
        last = sides[d, fourth]
        sides[d, fourth] = sides[c, third]
        sides[c, third] = sides[b, second]
        sides[b, second] = sides[a, heading]
        sides[a, heading] = last


@kernel
def turn_headings(course: Course, cell: int) -> None:
    """A conveyor's direction, and the sides on which walls stand."""
    if course.belt[cell] != NO_BELT:
        course.belt[cell] = (int(course.belt[cell]) + 1) & 3
    walls = int(course.own_wall[cell]) << 1
    course.own_wall[cell] = (walls | walls >> 4) & 15


@kernel
def join_walls(course: Course, cell: int) -> None:
    """R0.4 A wall on either side of a seam is one wall."""
    walls = int(course.own_wall[cell])
    for side in range(4):
        beside = cell + int(STEP[side])
        if 0 <= beside < CELLS and int(course.own_wall[beside]) >> opposite(side) & 1:
            walls |= 1 << side
    course.wall[cell] = walls


@kernel
def look_along(course: Course, first: int, heading: int, length: int) -> None:
    """R7.1 Beams and lines of sight along one line of the course, both ways."""
    last = first + (length - 1) * int(STEP[heading])
    look_one_way(course, first, last, heading)
    look_one_way(course, last, first, opposite(heading))


@kernel
def look_one_way(course: Course, first: int, last: int, heading: int) -> None:
    """From the last cell back for how far one sees, and on from the first for which cells are lit."""
    ahead = int(STEP[heading])
    cell = last
    while True:
        is_open = int(course.wall[cell]) >> heading & 1 == 0 and course.ground[cell + ahead] != RIM
        course.sight[cell, heading] = int(course.sight[cell + ahead, heading]) + 1 if is_open else 0
        if cell == first:
            break
        cell -= ahead
    shines = False
    while True:
        shines = shines or course.emitter[cell, heading] != 0
        lit = int(course.lit[cell]) & ~(1 << heading)
        course.lit[cell] = lit | 1 << heading if shines else lit
        shines = shines and int(course.wall[cell]) >> heading & 1 == 0
        if cell == last:
            break
        cell += ahead
