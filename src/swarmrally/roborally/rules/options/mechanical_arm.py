"""R9.15 Mechanical Arm."""

from __future__ import annotations

import numpy as np

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.squares import OFF, STEP, STRIDE, E, N, S, W
from swarmrally.roborally.components.course import GROUND, NO_SITE, Course
from swarmrally.roborally.components.option_cards import MECHANICAL_ARM
from swarmrally.roborally.components.state import ASK_MECHANICAL_ARM, State, holds
from swarmrally.roborally.rules.choices import decide
from swarmrally.roborally.rules.sites import has_flag

AROUND = np.array([-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1])
"""The eight cells around one, row by row."""

FIRST_WAY = np.array([N, N, N, W, E, S, S, S])
SECOND_WAY = np.array([W, N, E, W, E, W, S, E])
"""The two headings that lead there; the same one twice for a cell beside."""


@called
def arm_reaches(course: Course, state: State, events: Events, seat: int, place: int) -> int:
    """R9.15 The cell that the arm touches in this register, or at clean-up; OFF for none, or WAITING."""
    if not holds(state, seat, MECHANICAL_ARM) or not is_anything_near(course, state, seat):
        return OFF
    wish = int(state.arm_order[seat, place])
    if not can_reach(course, state, seat, wish):
        wish = OFF
    return decide(state, events, seat, ASK_MECHANICAL_ARM, wish, place + 1)


@kernel
def is_anything_near(course: Course, state: State, seat: int) -> bool:
    for way in range(8):
        if can_touch(course, state, seat, way):
            return True
    return False


@kernel
def can_reach(course: Course, state: State, seat: int, cell: int) -> bool:
    """R9.15 Whether that cell is one of those around that can be touched now."""
    for way in range(8):
        if int(state.robot_cell[seat]) + int(AROUND[way]) == cell:
            return can_touch(course, state, seat, way)
    return False


@kernel
def can_touch(course: Course, state: State, seat: int, way: int) -> bool:
    """R9.15 A flag, R10.5 over a pit too, or site with no wall between; a diagonal is closed when both ways round have a wall."""
    here = int(state.robot_cell[seat])
    there = here + int(AROUND[way])
    if not has_flag(course, state, there) and (course.ground[there] != GROUND or course.site[there] == NO_SITE):
        return False
    first, second = int(FIRST_WAY[way]), int(SECOND_WAY[way])
    if first == second:
        return int(course.wall[here]) >> first & 1 == 0
    return is_open(course, here, first, second) or is_open(course, here, second, first)


@kernel
def is_open(course: Course, cell: int, first: int, second: int) -> bool:
    """Whether no wall stands on this way round the corner."""
    return int(course.wall[cell]) >> first & 1 == 0 and int(course.wall[cell + int(STEP[first])]) >> second & 1 == 0
