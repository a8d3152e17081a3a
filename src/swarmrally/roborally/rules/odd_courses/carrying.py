"""R10.6 c Flags that are taken, carried, dropped and brought back."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, tell
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.events import FLAG_DROPPED, FLAG_RETURNED, FLAG_TAKEN
from swarmrally.roborally.components.ids import R10_6
from swarmrally.roborally.components.state import State

FLAG_PAIR = 2


@kernel
def team_of_flag(course: Course, state: State, flag: int) -> int:
    """Flag 1 belongs to the team at home on the left floor, flag 2 to the other."""
    left = 0 if state.home[0] == course.left_floor else 1
    return left if flag == 0 else 1 - left


@called
def drop_flag(state: State, events: Events, seat: int) -> None:
    """R10.6 c What the robot carries falls to the cell where it stands, or stood last."""
    for flag in range(FLAG_PAIR):
        if state.flag_holder[flag] == seat:
            state.flag_holder[flag] = NOBODY
            state.flag_cell[flag] = state.robot_cell[seat]
            tell(state, events, FLAG_DROPPED, R10_6, flag + 1, seat, int(state.robot_cell[seat]))


@kernel
def note_touch(state: State, seat: int, cell: int) -> None:
    """R10.6 c Touches are from one picture: what comes of them is settled when all have touched."""
    for flag in range(FLAG_PAIR):
        if state.flag_cell[flag] == cell:
            state.flag_touched[flag] = int(state.flag_touched[flag]) | 1 << seat


@kernel
def flags_change_hands(course: Course, state: State, events: Events) -> None:
    """R10.6 c In dock order: an enemy takes a flag; on its home floor one of its own team brings it back."""
    for flag in range(FLAG_PAIR):
        touched = int(state.flag_touched[flag])
        state.flag_touched[flag] = 0
        for place in range(int(state.seats)):
            seat = int(state.dock_order[place])
            if touched >> seat & 1 and handle_flag(course, state, events, flag, seat):
                break


@kernel
def handle_flag(course: Course, state: State, events: Events, flag: int, seat: int) -> bool:
    """Whether this robot's touch took the flag, or brought it back."""
    cell, team = int(state.flag_cell[flag]), team_of_flag(course, state, flag)
    if state.robot_team[seat] != team:
        state.flag_holder[flag] = seat
        state.flag_cell[flag] = OFF
        tell(state, events, FLAG_TAKEN, R10_6, flag + 1, seat, cell)
        return True
    if course.floor_at[cell] != state.home[team] or cell == course.flag_start[flag]:
        return False
    state.flag_cell[flag] = course.flag_start[flag]
    tell(state, events, FLAG_RETURNED, R10_6, flag + 1, int(course.flag_start[flag]))
    return True
