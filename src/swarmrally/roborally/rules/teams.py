"""R10.2, R10.7 Teams."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.course import ALL_FOR_ONE, CAPTURE_THE_FLAG, TANDEM_CARNAGE, TOGGLE_BOGGLE, WAR_ZONE, Course, plays
from swarmrally.roborally.components.events import FLAG_CLAIMED
from swarmrally.roborally.components.ids import R10_2
from swarmrally.roborally.components.state import NO_TEAM, State

TEAM_RULES = 1 << TANDEM_CARNAGE | 1 << ALL_FOR_ONE | 1 << TOGGLE_BOGGLE | 1 << WAR_ZONE | 1 << CAPTURE_THE_FLAG


@kernel
def has_team_rule(course: Course) -> bool:
    """R10.2, R10.6 Whether the course is played in teams, whatever the players choose."""
    return int(course.specials) & TEAM_RULES != 0


def has_two_teams(course: Course) -> bool:
    """R10.2, R10.6 Toggle Boggle and Capture the Flag are for two teams alone."""
    return plays(course, TOGGLE_BOGGLE) or plays(course, CAPTURE_THE_FLAG)


@kernel
def plays_in_teams(state: State) -> bool:
    """R10.7 All robots are in teams, or none."""
    return bool(state.robot_team[0] != NO_TEAM)


@kernel
def team_of_dock(course: Course, dock: int) -> int:
    """R10.2 Docks 1, 3, 5, 7 against 2, 4, 6, 8; in Tandem Carnage 1+3, 2+4, 5+7, 6+8."""
    if not has_team_rule(course):
        return NO_TEAM
    side = (dock - 1) % 2
    if plays(course, TANDEM_CARNAGE):
        return (dock - 1) // 4 * 2 + side
    return side


@kernel
def team_mask(state: State, team: int) -> int:
    """All seats of a team."""
    mask = 0
    for seat in range(int(state.seats)):
        if state.robot_team[seat] == team:
            mask |= 1 << seat
    return mask


@kernel
def teams_of(state: State, seats: int) -> int:
    """All seats of the teams that these seats belong to."""
    mask = 0
    for seat in range(int(state.seats)):
        if seats >> seat & 1:
            mask |= team_mask(state, int(state.robot_team[seat]))
    return mask


@kernel
def claim_flags(course: Course, state: State, events: Events) -> None:
    """R10.2 Toggle Boggle: a flag goes to the team that touched it; touched by both it stays as it was."""
    for flag in range(int(course.flag_count)):
        touched = int(state.flag_touched[flag])
        state.flag_touched[flag] = 0
        if touched == 1 or touched == 2:
            state.flag_team[flag] = touched - 1
            tell(state, events, FLAG_CLAIMED, R10_2, flag + 1, touched - 1)


@kernel
def team_with_all_flags(course: Course, state: State) -> int:
    """R10.2 Toggle Boggle: the seats of the team that holds every flag."""
    team = int(state.flag_team[0])
    for flag in range(int(course.flag_count)):
        if state.flag_team[flag] != team:
            return 0
    return 0 if team == NO_TEAM else team_mask(state, team)
