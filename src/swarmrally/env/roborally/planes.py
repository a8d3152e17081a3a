"""What a seat sees, as planes over the course: rows and columns as printed, headings counted from 1 clockwise from north."""

from __future__ import annotations

from swarmrally.env.roborally.sheet import FLOOR_PLANES, MOST_PLANES, Sheet, column_of, lay_sheet, row_of
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.course import MOST_FLAGS, Course
from swarmrally.roborally.components.state import State, is_here

PLANES = (*FLOOR_PLANES, "flag", "next_flag", "own_robot", "other_robot", "damage", "own_archive", "other_archive")
FLAG, NEXT_FLAG, OWN_ROBOT, OTHER_ROBOT, DAMAGE, OWN_ARCHIVE, OTHER_ARCHIVE = range(MOST_PLANES, len(PLANES))


@entry
def draw_planes(course: Course, sheet: Sheet, state: State, seat: int, planes: Ints) -> None:
    """PLANES by height by width of the course; floors as they lie in this state (R10.5)."""
    lay_sheet(course, sheet, state)
    for row in range(int(course.height)):
        for column in range(int(course.width)):
            for plane in range(MOST_PLANES):
                planes[plane, row, column] = sheet.planes[plane, row, column]
            for plane in range(MOST_PLANES, OTHER_ARCHIVE + 1):
                planes[plane, row, column] = 0
    for flag in range(MOST_FLAGS):
        if state.flag_cell[flag] != OFF:
            mark(planes, FLAG, int(state.flag_cell[flag]), flag + 1)
            if flag == state.robot_flags[seat]:
                mark(planes, NEXT_FLAG, int(state.flag_cell[flag]), 1)
    for other in range(int(state.seats)):
        draw_robot(state, seat, other, planes)


@kernel
def draw_robot(state: State, seat: int, other: int, planes: Ints) -> None:
    """Its heading and damage, and where its archive is."""
    if is_here(state, other):
        cell = int(state.robot_cell[other])
        mark(planes, OWN_ROBOT if other == seat else OTHER_ROBOT, cell, 1 + int(state.robot_heading[other]))
        mark(planes, DAMAGE, cell, int(state.robot_damage[other]))
    if state.robot_archive[other] != OFF:
        mark(planes, OWN_ARCHIVE if other == seat else OTHER_ARCHIVE, int(state.robot_archive[other]), 1)


@kernel
def mark(planes: Ints, plane: int, cell: int, number: int) -> None:
    planes[plane, row_of(cell), column_of(cell)] = number
