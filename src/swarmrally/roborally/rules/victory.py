"""R8.5 Victory; R10.2, R10.7 of teams, R10.3 of the SuperBot, R10.4 of racers, R10.6 of who brings a flag home."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, INTERFERENCE, SUPERBOT, TOGGLE_BOGGLE, Course, plays
from swarmrally.roborally.components.events import GAME_ENDED, ROBOT_FINISHED
from swarmrally.roborally.components.ids import R8_5, R10_2, R10_3, R10_4, R10_6, R10_7
from swarmrally.roborally.components.state import (
    FLAG_HOME,
    FLAGS,
    LAST_RACER,
    LAST_ROBOT,
    LAST_TEAM,
    NOBODY_LEFT,
    NOT_OVER,
    State,
    is_here,
    lift_robot,
)
from swarmrally.roborally.rules.odd_courses.interference import is_racer, with_blockers
from swarmrally.roborally.rules.options.radio_control import free_controlled
from swarmrally.roborally.rules.teams import has_team_rule, plays_in_teams, team_mask, team_with_all_flags, teams_of
from swarmrally.roborally.rules.touch import may_score

WITHOUT_PLACES = 1 << SUPERBOT | 1 << INTERFERENCE | 1 << CAPTURE_THE_FLAG | 1 << TOGGLE_BOGGLE


@called
def judge_flags(course: Course, state: State, events: Events) -> None:
    """R8.5 After each register's touches: who has all flags wins, or has a place."""
    finishers = with_all_flags(course, state)
    if finishers == 0:
        return
    if races_on(course, state):
        take_places(state, events, finishers)
        end_race(course, state, events)
    else:
        end_game(state, events, finishers, FLAGS, rule_of_victory(course, state))


@called
def count_survivors(course: Course, state: State, events: Events) -> None:
    """R8.5 The last robot with a life left wins; R10.2 the last team, R10.4 the last racer."""
    left = left_in_game(state)
    if races_on(course, state):
        end_race(course, state, events)
    elif plays(course, INTERFERENCE):
        count_racers(state, events, left)
    elif is_one_side(state, left):
        name_last(course, state, events, left)


@kernel
def is_one_side(state: State, seats: int) -> bool:
    """One robot or one team (R10.7), or nobody."""
    others = seats & (seats - 1)
    return others == 0 or (plays_in_teams(state) and seats & ~teams_of(state, seats & -seats) == 0)


@kernel
def name_last(course: Course, state: State, events: Events, left: int) -> None:
    """R8.5 The last robot with a life left, R10.2, R10.7 or team."""
    if left == 0:
        end_game(state, events, 0, NOBODY_LEFT, R8_5)
    elif plays_in_teams(state):
        end_game(state, events, teams_of(state, left), LAST_TEAM, R10_2 if has_team_rule(course) else R10_7)
    else:
        end_game(state, events, left, LAST_ROBOT, R8_5)


@kernel
def races_on(course: Course, state: State) -> bool:
    """R8.5 Option `play_on`."""
    return bool(state.play_on) and has_places(course)


@kernel
def has_places(course: Course) -> bool:
    """R8.5 Whether `play_on` means anything: not in R10.3, R10.4 and R10.6, nor where two teams claim flags (R10.2)."""
    return int(course.specials) & WITHOUT_PLACES == 0


@kernel
def rule_of_victory(course: Course, state: State) -> int:
    """By which rule all flags win."""
    if plays(course, SUPERBOT):
        return R10_3
    if plays(course, INTERFERENCE):
        return R10_4
    if has_team_rule(course):
        return R10_2
    return R10_7 if plays_in_teams(state) else R8_5


@kernel
def with_all_flags(course: Course, state: State) -> int:
    """R8.5 The seats that have touched every flag in order, with their teams (R10.2) and blockers (R10.4)."""
    if course.flag_count == 0 or plays(course, CAPTURE_THE_FLAG):
        return 0
    if plays(course, TOGGLE_BOGGLE):
        return team_with_all_flags(course, state)
    mask = 0
    for seat in range(int(state.seats)):
        if state.robot_flags[seat] >= course.flag_count and state.robot_place[seat] == 0 and may_score(course, state, seat):
            mask |= 1 << seat
    if plays(course, INTERFERENCE):
        return with_blockers(state, mask)
    return teams_of(state, mask) if plays_in_teams(state) else mask


@kernel
def left_in_game(state: State) -> int:
    """R8.5 The seats with a life left that have not finished; one that waits to come back counts."""
    mask = 0
    for seat in range(int(state.seats)):
        if state.robot_lives[seat] > 0 and state.robot_place[seat] == 0:
            mask |= 1 << seat
    return mask


@kernel
def count_racers(state: State, events: Events, left: int) -> None:
    """R10.4 A player wins when every other player's racer is out; nobody when no racer is left."""
    racers = 0
    for seat in range(int(state.seats)):
        if left >> seat & 1 and is_racer(state, seat):
            racers |= 1 << seat
    if racers == 0:
        end_game(state, events, 0, NOBODY_LEFT, R10_4)
    elif racers & (racers - 1) == 0:
        end_game(state, events, with_blockers(state, racers), LAST_RACER, R10_4)


@kernel
def take_places(state: State, events: Events, finishers: int) -> None:
    """R8.5 Option `play_on`: finishers leave the course, R10.7 with their teams; R9.19 those that they control are free."""
    state.places += 1
    for seat in range(int(state.seats)):
        if finishers >> seat & 1:
            state.robot_place[seat] = state.places
            if is_here(state, seat):
                lift_robot(state, seat)
            tell(state, events, ROBOT_FINISHED, R8_5, seat, int(state.places))
            free_controlled(state, events, seat)


@kernel
def end_race(course: Course, state: State, events: Events) -> None:
    """R8.5 Option `play_on`: it ends when one robot or team, or none, is still racing, and the first place wins."""
    left = left_in_game(state)
    if is_one_side(state, left):
        if state.places > 0:
            end_game(state, events, first_place(state), FLAGS, rule_of_victory(course, state))
        else:
            name_last(course, state, events, left)


@kernel
def first_place(state: State) -> int:
    mask = 0
    for seat in range(int(state.seats)):
        if state.robot_place[seat] == 1:
            mask |= 1 << seat
    return mask


@kernel
def judge_homes(course: Course, state: State, events: Events) -> None:
    """R10.6 After clean-up: a team with a robot at home that holds the enemy flag wins; both at once share it."""
    winners = 0
    for flag in range(2):
        holder = int(state.flag_holder[flag])
        if holder != NOBODY and course.floor_at[state.robot_cell[holder]] == state.home[state.robot_team[holder]]:
            winners |= team_mask(state, int(state.robot_team[holder]))
    if winners:
        end_game(state, events, winners, FLAG_HOME, R10_6)


@kernel
def end_game(state: State, events: Events, winners: int, reason: int, rule: int) -> None:
    if state.over == NOT_OVER:
        state.winners = winners
        state.over = reason
        tell(state, events, GAME_ENDED, rule, winners, reason)
