"""The sky as one craft meets it once the swarm has moved: where it may fly, and where each of its goals is taken."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.state import DRONES, RACING, TARGETS, State
from swarmrally.asteroyds.components.tiles import ASTEROIDS, EMPTY, FIRST_DRONE, FIRST_GATE
from swarmrally.asteroyds.rules.flight import what_stops_craft
from swarmrally.asteroyds.rules.laser import aim
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import CELLS, OFF, Hexes

SYMBOLS = 4
GOALS = 6
HOME = GOALS
"""Platforms, the goal after all others where the race ends on one (A10.4)."""


class Sky:
    """Goals are bits: the four symbols, or the targets of the team that lay there when the sky was surveyed."""

    seat: Annotated[int, "i1"]
    goals: Annotated[int, "i1"]
    goal_tile: Annotated[Ints, "i1", GOALS]
    is_free: Annotated[Ints, "i1", CELLS]
    crossed: Annotated[Ints, "i1", CELLS]
    swept: Annotated[Ints, "i1", CELLS]
    aimed: Annotated[Ints, "i1", (CELLS, 6)]
    columns_to: Annotated[Ints, "i1", (GOALS + 1, CELLS, 6)]
    between: Annotated[Ints, "i2", (GOALS, GOALS + 1)]
    beyond: Annotated[Ints, "i2", (GOALS, 1 << GOALS)]
    way: Annotated[Ints, "i2", (CELLS * 6, 4)]
    has_goal: Annotated[Ints, "i1", CELLS * 6]
    queue: Annotated[Ints, "i2", CELLS * 6]
    step: Annotated[Ints, "i2", (CELLS * 6, 4)]
    """Where each move leads over empty hexes; OFF where something is met."""


@called
def survey(board: Hexes, state: State, sky: Sky, seat: int) -> None:
    """What each cell holds for this craft, and what a shot from there would take."""
    sky.seat = seat
    list_goals(state, sky)
    for cell in range(int(board.cells)):
        sky.is_free[cell] = what_stops_craft(state, seat, cell) == EMPTY
        sky.crossed[cell] = goals_at(state, sky, cell) if state.mode == RACING and sky.is_free[cell] else 0
        for heading in range(6):
            sky.aimed[cell, heading] = 0 if state.mode == RACING else goals_at(state, sky, aim(board, state, cell, heading)[0])


@kernel
def list_goals(state: State, sky: Sky) -> None:
    """A6.1, A8.3, A9 The gates or drones, by symbol, or the targets of the team."""
    if state.mode != TARGETS:
        sky.goals = SYMBOLS
        for symbol in range(SYMBOLS):
            sky.goal_tile[symbol] = symbol + (FIRST_DRONE if state.mode == DRONES else FIRST_GATE)
        return
    sky.goals = 0
    for asteroid in range(ASTEROIDS):
        if state.tile_target[asteroid] == state.craft_team[sky.seat] and state.tile_cell[asteroid] != OFF:
            sky.goal_tile[sky.goals] = asteroid
            sky.goals += 1


@kernel
def goals_at(state: State, sky: Sky, cell: int) -> int:
    """Which goal stands there; a drone on its turret has the turret's cell (A9.5)."""
    if state.tile_at[cell] == EMPTY:
        return 0
    found = 0
    for goal in range(int(sky.goals)):
        if state.tile_cell[sky.goal_tile[goal]] == cell:
            found |= 1 << goal
    return found


@kernel
def missing(state: State, sky: Sky) -> int:
    """The goals that are still to be taken, as bits."""
    if state.mode != TARGETS:
        return ~int(state.craft_tokens[sky.seat]) & 0b1111
    lying = 0
    for goal in range(int(sky.goals)):
        if state.tile_target[sky.goal_tile[goal]] == state.craft_team[sky.seat]:
            lying |= 1 << goal
    return lying
