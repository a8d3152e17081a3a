"""The course as a robot sees it: places ahead of it and to its right, and the cells around it, worked out for each heading."""

from __future__ import annotations

import threading
from typing import Annotated

from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import Ints, new
from swarmrally.kernel.squares import CELLS, MOST, OFF, STRIDE
from swarmrally.roborally.components.course import GROUND, MOST_FLOORS, NO_BELT, NO_SITE, Course
from swarmrally.roborally.components.floors import WRENCH
from swarmrally.roborally.components.state import SEATS, State
from swarmrally.roborally.rules.odd_courses.turntable import lay_as_in, own

REACH = 2
NEARBY = (2 * REACH + 1) ** 2
FLOOR, PIT_THERE, BELT, EXPRESS, GEAR_RIGHT, GEAR_LEFT, REPAIR, UPGRADE = 0, 1, 2, 6, 10, 11, 12, 13
"""Belts have four numbers: leading ahead, to the right, back, to the left."""
LASER, PUSHER = 32, 64
"""Added where a floor laser can reach, and where a pusher is mounted."""

FLOOR_PLANES = ("pit", "walls", "belt", "express", "gear", "site", "laser", "pusher", "dock")
MOST_PLANES = len(FLOOR_PLANES)
PIT, WALLS, BELT_THERE, IS_EXPRESS, GEAR, SITE, LIT, PUSHER_THERE, DOCK = range(MOST_PLANES)


class Sheet:
    """A course's cells by heading of who looks at them."""

    ground: Annotated[Ints, "i1", (4, CELLS)]
    walls: Annotated[Ints, "i1", (4, CELLS)]
    planes: Annotated[Ints, "i1", (MOST_PLANES, MOST, MOST)]
    turned: Annotated[Ints, "i1", MOST_FLOORS]
    """R10.5 How the floors lay when it was drawn."""


class Grounds(threading.local):
    """A course and its sheet, which each thread has for itself: where floors turn (R10.5), they lie as in the game that is looked at."""

    def __init__(self, course: Course) -> None:
        self.course, self.sheet = own(course), new(Sheet)
        draw_sheet(self.course, self.sheet)


@entry
def draw_sheet(course: Course, sheet: Sheet) -> None:
    """Every cell of the course as it lies."""
    for floor in range(MOST_FLOORS):
        sheet.turned[floor] = course.floor_turned[floor]
    for row in range(int(course.height)):
        for column in range(int(course.width)):
            cell = (row + 1) * STRIDE + column + 1
            for heading in range(4):
                sheet.ground[heading, cell] = seen_from(course, cell, heading)
                sheet.walls[heading, cell] = (int(course.wall[cell]) >> heading | int(course.wall[cell]) << 4 - heading) & 15
            draw_cell(course, sheet, cell, row, column)
    for dock in range(SEATS):
        if course.dock_cell[dock] != OFF:
            sheet.planes[DOCK, row_of(int(course.dock_cell[dock])), column_of(int(course.dock_cell[dock]))] = 1


@kernel
def lay_sheet(course: Course, sheet: Sheet, state: State) -> None:
    """R10.5 Course and sheet with the floors turned as in this state."""
    lay_as_in(course, state)
    for floor in range(int(course.floor_count)):
        if sheet.turned[floor] != course.floor_turned[floor]:
            draw_sheet(course, sheet)
            return


@kernel
def draw_cell(course: Course, sheet: Sheet, cell: int, row: int, column: int) -> None:
    """What lies on a cell, plane by plane."""
    sheet.planes[PIT, row, column] = course.ground[cell] != GROUND
    sheet.planes[WALLS, row, column] = course.wall[cell]
    sheet.planes[BELT_THERE, row, column] = int(course.belt[cell]) + 1
    sheet.planes[IS_EXPRESS, row, column] = course.express[cell]
    sheet.planes[GEAR, row, column] = course.gear[cell]
    sheet.planes[SITE, row, column] = course.site[cell]
    sheet.planes[LIT, row, column] = course.lit[cell]
    sheet.planes[PUSHER_THERE, row, column] = pushers_on(course, cell)


@kernel
def pushers_on(course: Course, cell: int) -> int:
    """The registers in which the cell is pushed, a bit each."""
    registers = 0
    for heading in range(4):
        registers |= int(course.pusher[cell, heading])
    return registers


@kernel
def seen_from(course: Course, cell: int, heading: int) -> int:
    """What is on a cell, for a robot with this heading."""
    more = (LASER if course.lit[cell] != 0 else 0) + (PUSHER if pushers_on(course, cell) != 0 else 0)
    if course.site[cell] != NO_SITE:
        return more + (REPAIR if course.site[cell] == WRENCH else UPGRADE)
    if course.gear[cell] != 0:
        return more + (GEAR_RIGHT if course.gear[cell] > 0 else GEAR_LEFT)
    if course.belt[cell] != NO_BELT:
        return more + (EXPRESS if course.express[cell] else BELT) + ((int(course.belt[cell]) - heading) & 3)
    return more + (FLOOR if course.ground[cell] == GROUND else PIT_THERE)


@kernel
def column_of(cell: int) -> int:
    return cell % STRIDE - 1


@kernel
def row_of(cell: int) -> int:
    return cell // STRIDE - 1


@kernel
def ahead_of(here: int, heading: int, there: int) -> int:
    """How many cells further ahead a cell lies than this one."""
    right, down = column_of(there) - column_of(here), row_of(there) - row_of(here)
    if heading == 0:
        return -down
    if heading == 1:
        return right
    return down if heading == 2 else -right


@kernel
def right_of(here: int, heading: int, there: int) -> int:
    return ahead_of(here, (heading + 1) & 3, there)
