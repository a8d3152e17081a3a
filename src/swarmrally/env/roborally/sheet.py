"""The course as a robot sees it: places ahead of it and to its right, and the cells around it, worked out once for each heading."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.fields import Ints, new
from swarmrally.kernel.squares import CELLS, MOST, STRIDE
from swarmrally.roborally.course import GROUND, NO_BELT, NO_SITE, Course
from swarmrally.roborally.floors import WRENCH

REACH = 2
NEARBY = (2 * REACH + 1) ** 2
FLOOR, PIT_THERE, BELT, EXPRESS, GEAR_RIGHT, GEAR_LEFT, REPAIR, UPGRADE = 0, 1, 2, 6, 10, 11, 12, 13
"""Belts have four numbers: leading ahead, to the right, back, to the left."""
LASER, PUSHER = 32, 64
"""Added where a floor laser can reach, and where a pusher is mounted."""

FLOOR_PLANES = ("pit", "walls", "belt", "express", "gear", "site", "laser", "pusher", "dock")
MOST_PLANES = len(FLOOR_PLANES)


class Sheet:
    """A course's cells by heading of who looks at them."""

    ground: Annotated[Ints, "i1", (4, CELLS)]
    walls: Annotated[Ints, "i1", (4, CELLS)]
    planes: Annotated[Ints, "i1", (MOST_PLANES, MOST, MOST)]


def sheet_of(course: Course) -> Sheet:
    sheet = new(Sheet)
    for heading in range(4):
        sheet.ground[heading] = ground_of(course, heading)
        sheet.walls[heading] = (course.wall >> heading | course.wall << 4 - heading) & 15
    belts, docks = course.belt + 1, np.zeros(CELLS, np.int8)
    docks[course.dock_cell[course.dock_cell >= 0]] = 1
    pushers = np.bitwise_or.reduce(course.pusher, axis=1)
    floor = (course.ground != GROUND, course.wall, belts, course.express, course.gear, course.site, course.lit, pushers, docks)
    for plane, numbers in enumerate(floor):
        sheet.planes[plane] = np.reshape(numbers, (STRIDE, STRIDE))[1:-1, 1:-1]
    return sheet


def ground_of(course: Course, heading: int) -> Ints:
    """What is on each cell, for a robot with this heading."""
    seen = np.where(course.ground == GROUND, FLOOR, PIT_THERE)
    is_belt = course.belt != NO_BELT
    seen[is_belt] = (np.where(course.express, EXPRESS, BELT) + (course.belt - heading) % 4)[is_belt]
    seen[course.gear > 0] = GEAR_RIGHT
    seen[course.gear < 0] = GEAR_LEFT
    seen[course.site != NO_SITE] = np.where(course.site == WRENCH, REPAIR, UPGRADE)[course.site != NO_SITE]
    found: Ints = seen + LASER * (course.lit != 0) + PUSHER * (course.pusher.any(axis=1))
    return found


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
