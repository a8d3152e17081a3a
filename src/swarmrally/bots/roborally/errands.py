"""R10.3, R10.4, R10.6 What there is to do where not everybody runs for the flags."""

from __future__ import annotations

from swarmrally.bots.roborally.search.atlas import Atlas, pose_of
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.roborally.components.course import INTERFERENCE, SUPERBOT, Course, plays
from swarmrally.roborally.components.state import NO_TEAM, State, is_here
from swarmrally.roborally.rules.odd_courses.carrying import FLAG_PAIR, team_of_flag
from swarmrally.roborally.rules.odd_courses.interference import is_racer

HUNTER = 1000
"""What it costs, in hundredths of a register, to have to hunt before one can win, besides the way to the prey."""
BLAME = 200
"""R10.3 d What it is worth to be the one who takes the title."""
OWN_FLAG_AWAY = 800
MATE_CARRIES = 500
GUARD = 4
"""While a mate carries the flag home, the way to the own flag counts by this part."""


@kernel
def are_friends(course: Course, state: State, seat: int, other: int) -> bool:
    """R10.2 Of one team, or R10.4 of one player."""
    if plays(course, INTERFERENCE):
        players = max(1, int(state.seats) // 2)
        return seat % players == other % players
    team = int(state.robot_team[seat])
    return seat == other or (team != NO_TEAM and team == int(state.robot_team[other]))


@kernel
def is_hunter(course: Course, state: State, seat: int) -> bool:
    """R10.3 a, R10.4 Who scores no flags; while there is no SuperBot to be seen, or a friend is it, all are on their way to flags."""
    if plays(course, SUPERBOT):
        return (
            lacks_title(course, state, seat)
            and is_here(state, int(state.superbot))
            and not are_friends(course, state, seat, int(state.superbot))
        )
    return plays(course, INTERFERENCE) and not is_racer(state, seat)


@kernel
def lacks_title(course: Course, state: State, seat: int) -> bool:
    """R10.3 a Whether another robot has to lose its title before this one's flags count."""
    return plays(course, SUPERBOT) and state.superbot != NOBODY and state.superbot != seat


@kernel
def hunting_row(course: Course, state: State, seat: int) -> int:
    """The row of ways to a hunter's prey, behind those to the flags: one for all, or one for each blocker."""
    row = int(course.flag_count)
    return row if plays(course, SUPERBOT) else row + seat - int(state.seats) // 2


@kernel
def way_to_prey(course: Course, atlas: Atlas, state: State, seat: int, pose: int) -> int:
    """R10.3 From where the SuperBot is hunted down the own flags are still to come."""
    way = HUNTER + int(atlas.way[hunting_row(course, state, seat), pose])
    if not plays(course, SUPERBOT):
        return way
    prey = int(state.superbot)
    way += int(atlas.way[state.robot_flags[seat], pose_of(int(state.robot_cell[prey]), int(state.robot_heading[prey]))])
    return way - BLAME if state.blamed == seat else way


@kernel
def own_flag(course: Course, state: State, seat: int) -> int:
    """R10.6 The flag of the robot's team."""
    return 0 if team_of_flag(course, state, 0) == int(state.robot_team[seat]) else 1


@kernel
def is_away(course: Course, state: State, flag: int) -> bool:
    """R10.6 c Whether its team can do something about a flag: an enemy carries it, or it lies about at home."""
    if state.flag_holder[flag] != NOBODY:
        return True
    cell = int(state.flag_cell[flag])
    home = int(state.home[team_of_flag(course, state, flag)])
    return cell != int(course.flag_start[flag]) and int(course.floor_at[cell]) == home


@kernel
def home_row(team: int) -> int:
    """The row of ways to a team's home floor, behind those to both flags."""
    return FLAG_PAIR + team


@kernel
def way_to_capture(course: Course, atlas: Atlas, state: State, seat: int, pose: int) -> int:
    """R10.6 To the enemy flag and home with it; while a mate has it, or the own flag is away, to the own one."""
    mine = own_flag(course, state, seat)
    holder = int(state.flag_holder[1 - mine])
    if holder == seat:
        return int(atlas.way[home_row(int(state.robot_team[seat])), pose])
    back = int(atlas.way[mine, pose])
    if holder != NOBODY:
        return MATE_CARRIES + back // GUARD
    way = int(atlas.way[1 - mine, pose])
    return OWN_FLAG_AWAY + min(way, back) if is_away(course, state, mine) else way
