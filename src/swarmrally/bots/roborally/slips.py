"""Where the rookie goes wrong: it takes another flag for the next, the more often the better it stands in a race."""

from __future__ import annotations

from swarmrally.bots.roborally.errands import are_friends, is_hunter, own_flag
from swarmrally.bots.roborally.goals import Goals, flag_cell
from swarmrally.kernel.decisions import NOBODY
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, TOGGLE_BOGGLE, Course, plays
from swarmrally.roborally.components.state import State

TURNS = 24
BEHIND, LEVEL, AHEAD, ALONE = range(4)
LOSES_WAY = {BEHIND: 2, LEVEL: 5, AHEAD: 9, ALONE: 4}
"""In how many of so many turns: who leads has time for detours."""
ANOTHER_FLAG = 420
"""As likely for each, however many there are."""


def loses_way(course: Course, state: State, seat: int, drawn: int) -> bool:
    return course.flag_count > 1 and drawn < LOSES_WAY[standing(course, state, seat)]


def standing(course: Course, state: State, seat: int) -> int:
    """Beside the best rival who is still in the game; alone, as long as none of them has a flag."""
    others = [other for other in range(int(state.seats)) if state.robot_lives[other] > 0 and not are_friends(course, state, seat, other)]
    theirs = max((taken(course, state, other) for other in others), default=0)
    mine = taken(course, state, seat)
    if theirs == 0:
        return ALONE
    return BEHIND if mine < theirs else AHEAD if mine > theirs else LEVEL


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
    if plays(course, TOGGLE_BOGGLE) or plays(course, CAPTURE_THE_FLAG) or is_hunter(course, state, seat):
        return [(flag_cell(course, state, number % flags),)]
    first = (int(state.robot_flags[seat]) + 1 + number % (flags - 1)) % flags
    return [(flag_cell(course, state, flag),) for flag in range(first, flags)]
