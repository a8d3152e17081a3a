"""A10 Victory, looked at after the end of the round (A1.6)."""

from __future__ import annotations

from swarmrally.asteroyds.components.events import GAME_ENDED
from swarmrally.asteroyds.components.ids import A9_3, A10_1, A10_3, A10_5
from swarmrally.asteroyds.components.state import (
    DRONES,
    LAST_SURVIVOR,
    LEFT_TEAM,
    NO_TEAM,
    NOBODY_LEFT,
    NOT_FINISHED,
    RIGHT_TEAM,
    TARGETS,
    TARGETS_GONE,
    TOKENS,
    State,
    is_flying,
)
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell


@kernel
def check_victory(state: State, events: Events) -> None:
    """A9.3, A10 The condition met, else the last survivor, else nobody left."""
    finishers = best_finishers(state)
    if state.team_won != NO_TEAM:
        end_game(state, events, team_mask(state, int(state.team_won)), TARGETS_GONE, A9_3)
    elif finishers:
        end_game(state, events, finishers, TOKENS, A10_3 if finished_count(state) > 1 else A10_1)
    elif survivors(state) == 0:
        end_game(state, events, 0, NOBODY_LEFT, A10_5)
    elif state.last_survivor_wins:
        last = last_standing(state)
        if last:
            end_game(state, events, last, LAST_SURVIVOR, A10_5)


@kernel
def end_game(state: State, events: Events, winners: int, reason: int, rule: int) -> None:
    state.winners = winners
    state.over = reason
    tell(state, events, GAME_ENDED, rule, winners, reason)


@kernel
def best_finishers(state: State) -> int:
    """A10.2, A10.3 Of those who are done and still on the board: the earlier column, then less damage, then all of them."""
    best, winners = -1, 0
    for seat in range(int(state.seats)):
        if is_flying(state, seat) and state.craft_finish[seat] != NOT_FINISHED:
            column = 0 if state.mode == DRONES else int(state.craft_finish[seat])
            rank = column * 10 + int(state.craft_damage[seat])
            if best == -1 or rank < best:
                best, winners = rank, 0
            if rank == best:
                winners |= 1 << seat
    return winners


@kernel
def finished_count(state: State) -> int:
    """How many are done and still on the board."""
    count = 0
    for seat in range(int(state.seats)):
        count += int(is_flying(state, seat) and state.craft_finish[seat] != NOT_FINISHED)
    return count


@kernel
def survivors(state: State) -> int:
    """The seats still on the board, as bits."""
    mask = 0
    for seat in range(int(state.seats)):
        if is_flying(state, seat):
            mask |= 1 << seat
    return mask


@kernel
def team_mask(state: State, team: int) -> int:
    """All seats of a team, destroyed ones included (A9.3)."""
    mask = 0
    for seat in range(int(state.seats)):
        if state.craft_team[seat] == team:
            mask |= 1 << seat
    return mask


@kernel
def last_standing(state: State) -> int:
    """A10.5 The one craft that is left, or the seats of the one team; nobody while there are more."""
    alive = survivors(state)
    if state.mode != TARGETS:
        return alive if alive & (alive - 1) == 0 else 0
    left, right = team_mask(state, LEFT_TEAM), team_mask(state, RIGHT_TEAM)
    if alive & left == 0:
        return right
    return left if alive & right == 0 else 0
