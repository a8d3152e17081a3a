"""What the end of a round is worth to a pilot; docs/bots.md lists it."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import DRONES, LEFT_TEAM, NO_TEAM, NOT_FINISHED, RIGHT_TEAM, SEATS, TARGETS, State, is_flying
from swarmrally.asteroyds.rules.targets import targets_gone
from swarmrally.bots.asteroyds.search.distances import tour
from swarmrally.bots.asteroyds.search.sky import SYMBOLS, Sky, missing
from swarmrally.kernel.compiler import called, kernel

WON = 1_000_000_000
LOST = -WON
CRAFT_LOST = -10_000_000
"""A team can win without this craft."""
COLUMN_LATER = 1_000
GOAL = 100_000
WOUND = 10_000
RAM_KEPT = 25
POWER_KEPT = 25
"""In tenths of columns, like the way that is left."""


@called
def worth(state: State, sky: Sky) -> int:
    """Winning before goals, goals before damage, damage before the way that is left and what was kept."""
    seat = int(sky.seat)
    if state.team_won != NO_TEAM:
        return WON if state.team_won == state.craft_team[seat] else LOST
    if not is_flying(state, seat):
        return CRAFT_LOST if has_team_mates(state, seat) else LOST
    damage = int(state.craft_damage[seat])
    if state.craft_finish[seat] != NOT_FINISHED:
        return WON - (0 if state.mode == DRONES else int(state.craft_finish[seat]) * COLUMN_LATER) - damage
    left = missing(state, sky)
    way = tour(state, sky, int(state.craft_cell[seat]), int(state.craft_heading[seat]), left)
    return GOAL * goals_taken(state, seat, left) - WOUND * damage - way + kept(state, seat)


@kernel
def has_way_left(state: State, seat: int) -> bool:
    """Whether the race goes on for this craft."""
    return state.team_won == NO_TEAM and is_flying(state, seat) and state.craft_finish[seat] == NOT_FINISHED


@kernel
def goals_taken(state: State, seat: int, left: int) -> int:
    """Tokens; in Targets those of the other team, which help it, count against."""
    if state.mode == TARGETS:
        team = int(state.craft_team[seat])
        return targets_gone(state, team) - targets_gone(state, LEFT_TEAM + RIGHT_TEAM - team)
    taken = SYMBOLS
    for symbol in range(SYMBOLS):
        taken -= left >> symbol & 1
    return taken


@kernel
def kept(state: State, seat: int) -> int:
    """What can be used once in a game, and was not."""
    ram = 0 if state.craft_ram_spent[seat] else RAM_KEPT
    power = POWER_KEPT if state.powers and not state.craft_power_spent[seat] else 0
    return ram + power


@kernel
def has_team_mates(state: State, seat: int) -> bool:
    """Whether another craft of the team is still on the board."""
    if state.mode != TARGETS:
        return False
    for other in range(SEATS):
        if other != seat and other < state.seats and is_flying(state, other) and state.craft_team[other] == state.craft_team[seat]:
            return True
    return False
