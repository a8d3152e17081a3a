"""R8.5 Victory; R10.2 of teams."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.course import TOGGLE_BOGGLE, Course
from swarmrally.roborally.events import GAME_ENDED, ROBOT_FINISHED
from swarmrally.roborally.ids import R8_5, R10_2
from swarmrally.roborally.state import FLAGS, LAST_ROBOT, LAST_TEAM, NOBODY_LEFT, NOT_OVER, State, is_here, lift_robot
from swarmrally.roborally.teams import has_teams, team_with_all_flags, teams_of


@called
def check_victory(course: Course, state: State, events: Events) -> None:
    """R8.5 After each register's touches: flags first, then who is left."""
    finishers = with_all_flags(course, state)
    if state.play_on and not has_teams(course):
        race_on(state, events, finishers)
    elif finishers:
        end_game(state, events, finishers, FLAGS, R10_2 if has_teams(course) else R8_5)
    else:
        check_survivors(course, state, events)


@kernel
def with_all_flags(course: Course, state: State) -> int:
    """R8.5 The seats that have touched every flag in order, with their teams."""
    if course.flag_count == 0:
        return 0
    if course.special == TOGGLE_BOGGLE:
        return team_with_all_flags(course, state)
    mask = 0
    for seat in range(int(state.seats)):
        if state.robot_flags[seat] >= course.flag_count and state.robot_place[seat] == 0:
            mask |= 1 << seat
    return teams_of(state, mask) if has_teams(course) else mask


@kernel
def left_in_game(state: State) -> int:
    """R8.5 The seats with a life left that have not finished; one that waits to come back counts."""
    mask = 0
    for seat in range(int(state.seats)):
        if state.robot_lives[seat] > 0 and state.robot_place[seat] == 0:
            mask |= 1 << seat
    return mask


@kernel
def check_survivors(course: Course, state: State, events: Events) -> None:
    """R8.5 The last robot with a life left wins; R10.2 the last team."""
    left = left_in_game(state)
    if left == 0:
        end_game(state, events, 0, NOBODY_LEFT, R8_5)
    elif has_teams(course):
        first = 0
        while left >> first & 1 == 0:
            first += 1
        team = teams_of(state, 1 << first)
        if left & ~team == 0:
            end_game(state, events, team, LAST_TEAM, R10_2)
    elif left & (left - 1) == 0:
        end_game(state, events, left, LAST_ROBOT, R8_5)


@kernel
def race_on(state: State, events: Events, finishers: int) -> None:
    """R8.5 Option `play_on`: finishers leave the course; it ends when one robot or none is still racing."""
    if finishers:
        state.places += 1
        for seat in range(int(state.seats)):
            if finishers >> seat & 1:
                finish(state, events, seat)
    left = left_in_game(state)
    if left & (left - 1) == 0:
        if state.places > 0:
            end_game(state, events, first_place(state), FLAGS, R8_5)
        elif left:
            end_game(state, events, left, LAST_ROBOT, R8_5)
        else:
            end_game(state, events, 0, NOBODY_LEFT, R8_5)


@kernel
def finish(state: State, events: Events, seat: int) -> None:
    """R8.5 The robot has its place and leaves the course."""
    state.robot_place[seat] = state.places
    if is_here(state, seat):
        lift_robot(state, seat)
    tell(state, events, ROBOT_FINISHED, R8_5, seat, int(state.places))


@kernel
def first_place(state: State) -> int:
    mask = 0
    for seat in range(int(state.seats)):
        if state.robot_place[seat] == 1:
            mask |= 1 << seat
    return mask


@kernel
def end_game(state: State, events: Events, winners: int, reason: int, rule: int) -> None:
    if state.over == NOT_OVER:
        state.winners = winners
        state.over = reason
        tell(state, events, GAME_ENDED, rule, winners, reason)
