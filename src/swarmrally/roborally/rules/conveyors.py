"""R6.1-R6.4 Conveyors carry robots, and in Moving Targets flags (R10.1)."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import OFF, STEP
from swarmrally.roborally.components.course import GROUND, MOVING_TARGETS, NO_BELT, Course, plays
from swarmrally.roborally.components.events import CARRY_BLOCKED, FLAG_CARRIED, FLAG_LOST, FLAG_RETURNED, ROBOT_CARRIED
from swarmrally.roborally.components.ids import R6_1, R6_2, R6_3, R6_4, R10_1
from swarmrally.roborally.components.state import State
from swarmrally.roborally.rules.damage import destroy, next_moment
from swarmrally.roborally.rules.movement import turn
from swarmrally.roborally.rules.options.gyroscopic_stabilizer import keeps_heading


@kernel
def belts_move(course: Course, state: State, events: Events, only_express: bool) -> None:
    """R6.1, R6.2 One cell, everybody at once."""
    if plays(course, MOVING_TARGETS):
        flags_ride(course, state, events, only_express)
    seats = int(state.seats)
    if not find_goals(course, state.robot_cell, state.goal, seats, only_express):
        return
    next_beat(state)
    next_moment(state)
    drop_clashes(state.robot_cell, state.goal, seats)
    for seat in range(seats):
        if state.goal[seat] != OFF:
            state.robot_at[state.robot_cell[seat]] = NOBODY
        else:
            tell_blocked(course, state, events, seat, only_express)
    for place in range(seats):
        seat = int(state.dock_order[place])
        if state.goal[seat] != OFF:
            carry(course, state, events, seat, R6_1 if only_express else R6_2)


@kernel
def find_goals(course: Course, cells: Ints, goals: Ints, count: int, only_express: bool) -> bool:
    """R6.3 Where the conveyors would take them; a wall in the way drops a move before it can rival any. False when nobody rides."""
    riding = False
    for one in range(count):
        goals[one] = OFF
        cell = int(cells[one])
        if cell == OFF or course.belt[cell] == NO_BELT or (only_express and not course.express[cell]):
            continue
        riding = True
        heading = int(course.belt[cell])
        if int(course.wall[cell]) >> heading & 1 == 0:
            goals[one] = cell + int(STEP[heading])
    return riding


@kernel
def drop_clashes(cells: Ints, goals: Ints, count: int) -> None:
    """R6.3 Rivals for a cell and head-on swaps stay, and whoever waits for one that stays, until nothing changes."""
    # All rivals are found before the first is stopped, so that of three for one cell none goes.
    staying = 0
    for one in range(count):
        for other in range(one + 1, count):
            if goals[one] != OFF and goals[other] != OFF:
                if goals[one] == goals[other] or (goals[one] == cells[other] and goals[other] == cells[one]):
                    staying |= 1 << one | 1 << other
    for one in range(count):
        if staying >> one & 1:
            goals[one] = OFF
    # Whoever stays may stop the next in a queue. With eight at most, looking again is cheaper than following queues, which can be rings.
    changed = True
    while changed:
        changed = False
        for one in range(count):
            if goals[one] != OFF and is_taken(cells, goals, count, int(goals[one])):
                goals[one] = OFF
                changed = True


@kernel
def is_taken(cells: Ints, goals: Ints, count: int, cell: int) -> bool:
    """Whether somebody stands there who is not leaving."""
    for other in range(count):
        if cells[other] == cell and goals[other] == OFF:
            return True
    return False


@kernel
def tell_blocked(course: Course, state: State, events: Events, seat: int, only_express: bool) -> None:
    """R6.3 A robot on a conveyor stays where it is."""
    cell = int(state.robot_cell[seat])
    if cell != OFF and course.belt[cell] != NO_BELT and (not only_express or course.express[cell]):
        tell(state, events, CARRY_BLOCKED, R6_3, seat, cell, int(course.belt[cell]))


@kernel
def carry(course: Course, state: State, events: Events, seat: int, rule: int) -> None:
    """R6.4 The robot comes to its goal and is turned there as the direction in which it came says."""
    here, there = int(state.robot_cell[seat]), int(state.goal[seat])
    tell(state, events, ROBOT_CARRIED, rule, seat, here, there)
    if course.ground[there] != GROUND:
        destroy_carried(state, events, seat, rule)
        return
    state.robot_cell[seat] = there
    state.robot_at[there] = seat
    quarters = int(course.turn[there, course.belt[here]])
    if quarters != 0 and not keeps_heading(state, seat):
        turn(state, events, seat, quarters, R6_4)


@kernel
def destroy_carried(state: State, events: Events, seat: int, rule: int) -> None:
    """The cell it left may have been taken by the next robot already, and stays so."""
    here = int(state.robot_cell[seat])
    follower = int(state.robot_at[here])
    destroy(state, events, seat, rule)
    state.robot_at[here] = follower


@called
def flags_ride(course: Course, state: State, events: Events, only_express: bool) -> None:
    """R10.1 Flags ride like robots, on a layer of their own."""
    count = int(course.flag_count)
    if not find_goals(course, state.flag_cell, state.flag_goal, count, only_express):
        return
    drop_clashes(state.flag_cell, state.flag_goal, count)
    for flag in range(count):
        there = int(state.flag_goal[flag])
        if there != OFF:
            tell(state, events, FLAG_CARRIED, R10_1, flag + 1, int(state.flag_cell[flag]), there)
            state.flag_cell[flag] = there
            if course.ground[there] != GROUND:
                state.flag_cell[flag] = OFF
                tell(state, events, FLAG_LOST, R10_1, flag + 1)


@kernel
def flags_return(course: Course, state: State, events: Events) -> None:
    """R10.1 A flag that was lost in the last register lies at its start again."""
    for flag in range(int(course.flag_count)):
        if state.flag_cell[flag] == OFF and state.flag_holder[flag] == NOBODY:
            state.flag_cell[flag] = course.flag_start[flag]
            tell(state, events, FLAG_RETURNED, R10_1, flag + 1, int(state.flag_cell[flag]))
