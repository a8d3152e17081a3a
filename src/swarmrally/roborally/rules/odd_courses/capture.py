"""R10.6 Capture the Flag: homes, and robots that are sent off."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.squares import STRIDE
from swarmrally.roborally.components.course import BACK_COLUMNS, Course
from swarmrally.roborally.components.events import ROBOT_SENT_OFF
from swarmrally.roborally.components.ids import R10_6
from swarmrally.roborally.components.state import State, is_here, lift_robot
from swarmrally.roborally.rules.damage import next_moment
from swarmrally.roborally.rules.odd_courses.carrying import drop_flag
from swarmrally.roborally.rules.options.radio_control import free_controlled


@kernel
def home_of(state: State, seat: int) -> int:
    """The robot's home floor."""
    return int(state.home[state.robot_team[seat]])


@kernel
def back_cells(course: Course, state: State, seat: int) -> int:
    """R10.6 a How many cells the six columns of its home floor have that are farthest from the other."""
    return BACK_COLUMNS * int(course.floor_height[home_of(state, seat)])


@kernel
def back_cell(course: Course, state: State, seat: int, place: int) -> int:
    """R10.6 a One of them, row by row from the top left."""
    floor = home_of(state, seat)
    x, y = int(course.floor_x[floor]), int(course.floor_y[floor])
    if floor != course.left_floor:
        x += int(course.floor_width[floor]) - BACK_COLUMNS
    return (y + place // BACK_COLUMNS + 1) * STRIDE + x + place % BACK_COLUMNS + 1


@kernel
def is_back_cell(course: Course, state: State, seat: int, cell: int) -> bool:
    for place in range(back_cells(course, state, seat)):
        if back_cell(course, state, seat, place) == cell:
            return True
    return False


@kernel
def are_enemies(state: State, seat: int, other: int) -> bool:
    return bool(state.robot_team[seat] != state.robot_team[other])


@called
def note_push(course: Course, state: State, events: Events, pusher: int, pushed: int) -> None:
    """R10.6 b, c A robot is about to push another one by its own move; where both stand before the step counts."""
    if not are_enemies(state, pusher, pushed):
        return
    if course.floor_at[state.robot_cell[pusher]] == home_of(state, pusher):
        state.chased_by[pushed] = int(state.chased_by[pushed]) | 1 << pusher
    if course.floor_at[state.robot_cell[pushed]] != home_of(state, pushed):
        drop_flag(state, events, pushed)


@called
def chased_go(state: State, events: Events) -> None:
    """R10.6 b At the end of the register all go at once whose pushers are still on the course."""
    going = 0
    for seat in range(int(state.seats)):
        if is_here(state, seat) and pusher_of(state, seat) != NOBODY:
            going |= 1 << seat
    if going:
        next_beat(state)
        next_moment(state)
    # All are told before the first is lifted: one that is gone has pushed nobody (pusher_of).
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        if going >> seat & 1:
            tell(state, events, ROBOT_SENT_OFF, R10_6, seat, int(state.robot_cell[seat]), pusher_of(state, seat))
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        if going >> seat & 1:
            drop_flag(state, events, seat)
            lift_robot(state, seat)
            state.robot_sent_off[seat] = 1
            state.robot_fell[seat] = state.falls
            free_controlled(state, events, seat)
    for seat in range(int(state.seats)):
        state.chased_by[seat] = 0


@kernel
def pusher_of(state: State, seat: int) -> int:
    """The first in dock order who has pushed it from home and is on the course."""
    for place in range(int(state.seats)):
        pusher = int(state.dock_order[place])
        if int(state.chased_by[seat]) >> pusher & 1 and is_here(state, pusher):
            return pusher
    return NOBODY
