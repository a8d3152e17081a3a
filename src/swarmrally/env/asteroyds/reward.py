"""What a game is worth to its seats: won or lost at the end, and how far a seat has come, for learners who want to be led."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import DRONES, NO_TEAM, NOT_FINISHED, NOT_OVER, TARGETS, State, is_flying
from swarmrally.asteroyds.components.tiles import ASTEROIDS, FIRST_DRONE, FIRST_GATE, GONE
from swarmrally.asteroyds.rules.flight import is_going_home, is_home
from swarmrally.asteroyds.rules.targets import targets_gone
from swarmrally.env.asteroyds.sheet import Sheet, distance
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes

WON, LOST, UNDECIDED = 1, -1, 0
PER_DAMAGE = 0.05
DESTROYED_WORTH = -2.0
PER_HEX = 0.02
FAR = 16


@kernel
def outcome(state: State, seat: int) -> int:
    """WON, LOST, or UNDECIDED: before the end, and when nobody wins."""
    if state.over == NOT_OVER or state.winners == 0:
        return UNDECIDED
    return WON if int(state.winners) >> seat & 1 else LOST


@entry
def progress(board: Hexes, sky: Sheet, state: State, seat: int) -> float:
    """Goals reached, less for damage and for every hex to the next goal; to be destroyed is worse than anything."""
    if not is_flying(state, seat):
        return DESTROYED_WORTH
    goals = goals_reached(state, seat)
    away = FAR
    if state.craft_finish[seat] != NOT_FINISHED:
        goals, away = goals + 1, 0
    elif is_going_home(state, seat):
        away = hexes_to_platform(board, sky, state, seat)
    else:
        away = hexes_to_goal(sky, state, seat)
    return goals - PER_DAMAGE * int(state.craft_damage[seat]) - PER_HEX * away


@kernel
def goals_reached(state: State, seat: int) -> int:
    """A6.1, A9 Tokens, or the team's targets that are gone."""
    if state.mode == TARGETS:
        return targets_gone(state, int(state.craft_team[seat]))
    tokens = int(state.craft_tokens[seat])
    return (tokens & 1) + (tokens >> 1 & 1) + (tokens >> 2 & 1) + (tokens >> 3 & 1)


@kernel
def hexes_to_goal(sky: Sheet, state: State, seat: int) -> int:
    """To the nearest gate or drone whose token is missing, or target of the team."""
    nearest = FAR
    if state.mode == TARGETS:
        for tile in range(ASTEROIDS):
            if state.tile_target[tile] != NO_TEAM and state.tile_target[tile] == state.craft_team[seat]:
                nearest = nearer(sky, state, seat, tile, nearest)
        return nearest
    first = FIRST_DRONE if state.mode == DRONES else FIRST_GATE
    for symbol in range(4):
        if int(state.craft_tokens[seat]) >> symbol & 1 == 0:
            nearest = nearer(sky, state, seat, first + symbol, nearest)
    return nearest


@kernel
def nearer(sky: Sheet, state: State, seat: int, tile: int, nearest: int) -> int:
    if state.tile_cell[tile] == GONE:
        return nearest
    return min(nearest, distance(sky, int(state.craft_cell[seat]), int(state.tile_cell[tile])))


@kernel
def hexes_to_platform(board: Hexes, sky: Sheet, state: State, seat: int) -> int:
    """A10.4 Home is a platform that counts, but not the one below the craft."""
    nearest, here = FAR, int(state.craft_cell[seat])
    for cell in range(int(board.cells)):
        if is_home(state, seat, cell) and cell != here:
            nearest = min(nearest, distance(sky, here, cell))
    return nearest


@entry
def returns(state: State, values: Ints) -> None:
    """What the game has brought each seat."""
    for seat in range(int(state.seats)):
        values[seat] = outcome(state, seat)
