"""R9.7 Double-Barreled Laser, R9.14 High-Power Laser, R9.21 Rear-Firing Laser."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events
from swarmrally.kernel.squares import STEP
from swarmrally.roborally.components.course import RIM, SET_TO_KILL, Course, plays
from swarmrally.roborally.components.option_cards import DOUBLE_BARRELED_LASER, HIGH_POWER_LASER
from swarmrally.roborally.components.state import ASK_HIGH_POWER_LASER, State, holds
from swarmrally.roborally.rules.choices import WAITING, decide


@kernel
def barrels(course: Course, state: State, seat: int) -> int:
    """R9.7 The points of a main laser; R10.1, R10.3 which may be doubled."""
    points = 2 if holds(state, seat, DOUBLE_BARRELED_LASER) else 1
    return points * laser_power(course, state, seat)


@kernel
def laser_power(course: Course, state: State, seat: int) -> int:
    """R10.1 Set to Kill: robots' lasers deal double; R10.3 the SuperBot's too, and no more with both."""
    return 2 if plays(course, SET_TO_KILL) or seat == state.superbot else 1


@called
def pierce(course: Course, state: State, events: Events, seat: int) -> bool:
    """R9.14 Through the first wall or robot, if the owner wants it; False when the owner has to decide first."""
    if not holds(state, seat, HIGH_POWER_LASER):
        return True
    near = int(state.aimed_at[seat, 0])
    far = robot_beyond(course, state, seat)
    if far == NOBODY:
        return True
    register = int(state.register)
    chosen = decide(state, events, seat, ASK_HIGH_POWER_LASER, int(state.high_power_laser[seat]) >> register & 1, register + 1)
    if chosen == WAITING:
        return False
    if chosen:
        state.aimed_at[seat, 0 if near == NOBODY else 1] = far
    return True


@kernel
def robot_beyond(course: Course, state: State, seat: int) -> int:
    """R9.14 Who else is hit when the laser goes through the first wall or robot that it meets."""
    cell, heading = int(state.robot_cell[seat]), int(state.robot_heading[seat])
    power = 1
    while course.ground[cell] != RIM:
        if int(course.wall[cell]) >> heading & 1:
            if power == 0:
                return NOBODY
            power = 0
        cell += int(STEP[heading])
        found = int(state.robot_at[cell])
        if found != NOBODY:
            if power == 0:
                return found
            power = 0
    return NOBODY
