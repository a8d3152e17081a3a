"""R7.3, R8.1 What lies on a cell: repair sites, upgrade sites and flags."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.roborally.components.course import NO_SITE, Course
from swarmrally.roborally.components.state import State


@kernel
def is_touchable(course: Course, state: State, cell: int) -> bool:
    """A flag, repair site or upgrade site."""
    return course.site[cell] != NO_SITE or has_flag(course, state, cell)


@kernel
def has_flag(course: Course, state: State, cell: int) -> bool:
    for flag in range(int(course.flag_count)):
        if state.flag_cell[flag] == cell:
            return True
    return False
