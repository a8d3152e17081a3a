"""R6.5 Pushers, and every displacement that happens all at once (R9.27)."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.squares import OFF, STEP
from swarmrally.roborally.components.course import GROUND, Course
from swarmrally.roborally.components.events import PUSH_FAILED, ROBOT_PUSHED
from swarmrally.roborally.components.ids import R6_5
from swarmrally.roborally.components.state import State, is_here
from swarmrally.roborally.rules.conveyors import destroy_carried
from swarmrally.roborally.rules.damage import next_moment


@kernel
def pushers_push(course: Course, state: State, events: Events) -> None:
    """R6.5 The pushers active in this register, from one picture of the board."""
    if not course.has_pushers:
        return
    any_pushed = False
    for seat in range(int(state.seats)):
        state.pushed[seat] = 0
        if is_here(state, seat):
            for heading in range(4):
                if int(course.pusher[state.robot_cell[seat], heading]) >> int(state.register) & 1:
                    state.pushed[seat] = int(state.pushed[seat]) | 1 << heading
                    any_pushed = True
    if any_pushed:
        next_beat(state)
        next_moment(state)
        push_all(course, state, events, R6_5)


@called
def push_all(course: Course, state: State, events: Events, rule: int) -> None:
    """R6.5 Carries out state.pushed, a mask of headings for each robot: chains, walls and clashes from one picture."""
    seats = int(state.seats)
    for seat in range(seats):
        state.ways[seat] = 0
        state.goal[seat] = OFF
    for seat in range(seats):
        for heading in range(4):
            if int(state.pushed[seat]) >> heading & 1:
                if is_walled_in(course, state, seat, heading):
                    state.pushed[seat] = int(state.pushed[seat]) & ~(1 << heading)
                    tell(state, events, PUSH_FAILED, rule, seat, int(state.robot_cell[seat]), heading)
                else:
                    mark_chain(state, seat, heading)
    # All chains are marked before the first is judged: a clash depends on the other pushes, never on the order of seats.
    for seat in range(seats):
        for heading in range(4):
            if int(state.pushed[seat]) >> heading & 1:
                if is_clash(state, seat, heading):
                    tell(state, events, PUSH_FAILED, rule, seat, int(state.robot_cell[seat]), heading)
                else:
                    send_chain(state, seat, heading)
    move_all(course, state, events, rule)


@kernel
def is_walled_in(course: Course, state: State, seat: int, heading: int) -> bool:
    """Whether a wall stops the robot or any that it would push."""
    cell = int(state.robot_cell[seat])
    while True:
        if int(course.wall[cell]) >> heading & 1:
            return True
        cell += int(STEP[heading])
        if state.robot_at[cell] == NOBODY:
            return False


@kernel
def mark_chain(state: State, seat: int, heading: int) -> None:
    """Notes the heading for the robot and all it would push."""
    cell = int(state.robot_cell[seat])
    while state.robot_at[cell] != NOBODY:
        other = int(state.robot_at[cell])
        state.ways[other] = int(state.ways[other]) | 1 << heading
        cell += int(STEP[heading])


@kernel
def is_clash(state: State, seat: int, heading: int) -> bool:
    """R6.5 Whether the push would send a robot two ways, or two robots to one cell."""
    cell = int(state.robot_cell[seat])
    while state.robot_at[cell] != NOBODY:
        other = int(state.robot_at[cell])
        ways = int(state.ways[other])
        cell += int(STEP[heading])
        if ways & (ways - 1) or is_rival(state, other, cell):
            return True
    return False


@kernel
def is_rival(state: State, seat: int, goal: int) -> bool:
    """Whether another robot would come to this cell as well."""
    for other in range(int(state.seats)):
        if other != seat and is_here(state, other):
            for heading in range(4):
                if int(state.ways[other]) >> heading & 1 and int(state.robot_cell[other]) + int(STEP[heading]) == goal:
                    return True
    return False


@kernel
def send_chain(state: State, seat: int, heading: int) -> None:
    """The robot and all that it pushes get their goals."""
    cell = int(state.robot_cell[seat])
    while state.robot_at[cell] != NOBODY:
        state.goal[state.robot_at[cell]] = cell + int(STEP[heading])
        cell += int(STEP[heading])


@kernel
def move_all(course: Course, state: State, events: Events, rule: int) -> None:
    """Everybody with a goal leaves first, then arrives."""
    for seat in range(int(state.seats)):
        if state.goal[seat] != OFF:
            state.robot_at[state.robot_cell[seat]] = NOBODY
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        there = int(state.goal[seat])
        if there != OFF:
            tell(state, events, ROBOT_PUSHED, rule, seat, int(state.robot_cell[seat]), there)
            if course.ground[there] == GROUND:
                state.robot_cell[seat] = there
                state.robot_at[there] = seat
            else:
                destroy_carried(state, events, seat, rule)
