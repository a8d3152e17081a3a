"""Where the rookie goes wrong: another flag for the next, or a floor that does not move; the more often the further it is ahead."""

from __future__ import annotations

from swarmrally.bots.roborally.errands import are_friends, is_hunter, own_flag
from swarmrally.bots.roborally.floor import distances
from swarmrally.bots.roborally.goals import Goals, flag_cell
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


def loses_way(course: Course, state: State, seat: int, drawn: int) -> bool:
    return course.flag_count > 1 and drawn < min(LOSES_WAY + lead(course, state, seat), MOST_LOST)


def forgets_floor(course: Course, state: State, seat: int, drawn: int) -> bool:
    return is_pressed(course, state, seat) and drawn < min(lead(course, state, seat) // 2, MOST_FORGOTTEN)


def lead(course: Course, state: State, seat: int) -> int:
    """How many steps it is ahead of the best rival, less than none when it is behind."""
    best = min((steps_left(course, state, rival) for rival in rivals_of(course, state, seat)), default=0)
    steps = best - steps_left(course, state, seat)
    return steps if is_pressed(course, state, seat) else min(steps, UNPRESSED)


def is_pressed(course: Course, state: State, seat: int) -> bool:
    return any(taken(course, state, rival) or is_under_way(course, state, rival) for rival in rivals_of(course, state, seat))


def is_under_way(course: Course, state: State, seat: int) -> bool:
    if has_no_order(course, state, seat):
        return True
    if not course.flag_count or not is_here(state, seat):
        return False
    steps = distances(course, (flag_cell(course, state, 0),))
    return steps[int(state.robot_archive[seat])] - steps[int(state.robot_cell[seat])] >= UNDER_WAY


def rivals_of(course: Course, state: State, seat: int) -> list[int]:
    """Those who are still in the game."""
    return [other for other in range(int(state.seats)) if state.robot_lives[other] > 0 and not are_friends(course, state, seat, other)]


def steps_left(course: Course, state: State, seat: int) -> int:
    """From flag to flag; who has lost lives has farther to go."""
    left = -A_LIFE * int(state.robot_lives[seat])
    if has_no_order(course, state, seat):
        return left - A_FLAG * taken(course, state, seat)
    cell = int(state.robot_cell[seat] if is_here(state, seat) else state.robot_archive[seat])
    for flag in range(int(state.robot_flags[seat]), int(course.flag_count)):
        there = flag_cell(course, state, flag)
        left += min(distances(course, (there,))[cell], FARTHEST)
        cell = there
    return left


def has_no_order(course: Course, state: State, seat: int) -> bool:
    """R10.2, R10.3, R10.6 Whether flags are anybody's, or not for this robot."""
    return plays(course, TOGGLE_BOGGLE) or plays(course, CAPTURE_THE_FLAG) or is_hunter(course, state, seat)


def taken(course: Course, state: State, seat: int) -> int:
    """R10.2, R10.6 The flags that a robot, or its team, has."""
    if plays(course, TOGGLE_BOGGLE):
        return int((state.flag_team[: int(course.flag_count)] == state.robot_team[seat]).sum())
    if plays(course, CAPTURE_THE_FLAG):
        return int(state.flag_holder[1 - own_flag(course, state, seat)] != NOBODY)
    return int(state.robot_flags[seat])


def mistaken(course: Course, state: State, seat: int, number: int) -> Goals:
    """Another flag than the next, and those after it; where they have no order, or are not for this robot, any of them."""
    flags = int(course.flag_count)
    if has_no_order(course, state, seat):
        return [(flag_cell(course, state, number % flags),)]
    first = (int(state.robot_flags[seat]) + 1 + number % (flags - 1)) % flags
    return [(flag_cell(course, state, flag),) for flag in range(first, flags)]
