"""Where the rookie goes wrong: another flag for the next, or a floor that does not move; the more often the further it is ahead."""

from __future__ import annotations

from swarmrally.bots.roborally.errands import are_friends, is_hunter, own_flag
from swarmrally.bots.roborally.walking.aims import add_cell, add_goal, flag_cell, spread
from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, TOGGLE_BOGGLE, Course, plays
from swarmrally.roborally.components.state import State, is_here

TURNS = 24
LOSES_WAY = 2
"""In so many of these turns when it is level with its best rival, and one more for each step of its lead.

Two steps of a lead let it forget the floor in one of them.
"""
MOST_LOST, MOST_FORGOTTEN = 18, 8
UNPRESSED = 2
"""No lead counts for more as long as no rival is under way: it takes its time, and looks where it goes."""
UNDER_WAY = 3
"""By so many steps a rival without a flag has come nearer to it."""
A_LIFE, A_FLAG = 10, 12
"""How many steps a life is worth, and a flag where they have no order."""
FARTHEST = 40
"""No way to a flag counts for more."""
ANOTHER_FLAG = 420
"""As likely for each, however many there are."""
NOBODY_ELSE = 1 << 20


@called
def find_flag_ways(course: Course, state: State, walk: Walk) -> None:
    """The steps to every flag."""
    for flag in range(int(course.flag_count)):
        walk.queue[0] = flag_cell(course, state, flag)
        spread(course, walk.queue, walk.flag_way[flag], 1)


@kernel
def loses_way(course: Course, state: State, walk: Walk, seat: int, drawn: int) -> bool:
    return course.flag_count > 1 and drawn < min(LOSES_WAY + lead(course, state, walk, seat), MOST_LOST)


@kernel
def forgets_floor(course: Course, state: State, walk: Walk, seat: int, drawn: int) -> bool:
    return is_pressed(course, state, walk, seat) and drawn < min(lead(course, state, walk, seat) // 2, MOST_FORGOTTEN)


@called
def lead(course: Course, state: State, walk: Walk, seat: int) -> int:
    """How many steps it is ahead of the best rival, less than none when it is behind."""
    best = NOBODY_ELSE
    for rival in range(int(state.seats)):
        if is_rival(course, state, seat, rival):
            best = min(best, steps_left(course, state, walk, rival))
    if best == NOBODY_ELSE:
        best = 0
    steps = best - steps_left(course, state, walk, seat)
    return steps if is_pressed(course, state, walk, seat) else min(steps, UNPRESSED)


@called
def is_pressed(course: Course, state: State, walk: Walk, seat: int) -> bool:
    for rival in range(int(state.seats)):
        if is_rival(course, state, seat, rival) and (taken(course, state, rival) or is_under_way(course, state, walk, rival)):
            return True
    return False


@kernel
def is_under_way(course: Course, state: State, walk: Walk, seat: int) -> bool:
    if has_no_order(course, state, seat):
        return True
    if not course.flag_count or not is_here(state, seat):
        return False
    steps = walk.flag_way[0]
    return int(steps[state.robot_archive[seat]]) - int(steps[state.robot_cell[seat]]) >= UNDER_WAY


@kernel
def is_rival(course: Course, state: State, seat: int, other: int) -> bool:
    """One of those who are still in the game."""
    return state.robot_lives[other] > 0 and not are_friends(course, state, seat, other)


@called
def steps_left(course: Course, state: State, walk: Walk, seat: int) -> int:
    """From flag to flag; who has lost lives has farther to go."""
    left = -A_LIFE * int(state.robot_lives[seat])
    if has_no_order(course, state, seat):
        return left - A_FLAG * taken(course, state, seat)
    cell = int(state.robot_cell[seat]) if is_here(state, seat) else int(state.robot_archive[seat])
    for flag in range(int(state.robot_flags[seat]), int(course.flag_count)):
        left += min(int(walk.flag_way[flag, cell]), FARTHEST)
        cell = flag_cell(course, state, flag)
    return left


@kernel
def has_no_order(course: Course, state: State, seat: int) -> bool:
    """R10.2, R10.3, R10.6 Whether flags are anybody's, or not for this robot."""
    return plays(course, TOGGLE_BOGGLE) or plays(course, CAPTURE_THE_FLAG) or is_hunter(course, state, seat)


@kernel
def taken(course: Course, state: State, seat: int) -> int:
    """R10.2, R10.6 The flags that a robot, or its team, has."""
    if plays(course, TOGGLE_BOGGLE):
        flags = 0
        for flag in range(int(course.flag_count)):
            flags += int(state.flag_team[flag] == state.robot_team[seat])
        return flags
    if plays(course, CAPTURE_THE_FLAG):
        return int(state.flag_holder[1 - own_flag(course, state, seat)] != NOBODY)
    return int(state.robot_flags[seat])


@kernel
def mistake_flag(course: Course, state: State, walk: Walk, seat: int, number: int) -> None:
    """Another flag than the next, and those after it; where they have no order, or are not for this robot, any of them."""
    walk.goals = 0
    flags = int(course.flag_count)
    if has_no_order(course, state, seat):
        add_goal(walk)
        add_cell(walk, flag_cell(course, state, number % flags))
        return
    for flag in range((int(state.robot_flags[seat]) + 1 + number % (flags - 1)) % flags, flags):
        add_goal(walk)
        add_cell(walk, flag_cell(course, state, flag))
