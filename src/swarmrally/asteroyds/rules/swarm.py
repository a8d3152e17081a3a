"""A3 The swarm moves."""

from __future__ import annotations

from swarmrally.asteroyds.components.events import DIE_CALLED, PUSH_FAILED, TILE_BLOCKED, TILE_MOVED, TILE_PUSHED
from swarmrally.asteroyds.components.ids import A3_1, A3_3, A3_4, A3_5, A3_6, A5_1, A9_6
from swarmrally.asteroyds.components.state import DRONES, State
from swarmrally.asteroyds.components.tiles import (
    BLUE,
    BORDER,
    CRAFT,
    DIRECTION,
    DRONES_MOVED,
    EMPTY,
    GONE,
    MOVER_COUNT,
    MOVERS,
    RED,
    is_drone,
    is_fixed,
)
from swarmrally.asteroyds.rules.damage import strike
from swarmrally.asteroyds.rules.drones import turrets_launch
from swarmrally.asteroyds.rules.gates import SWARM_COLUMN, can_be_crossed, gate_meets_craft
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.hexes import OFF, Hexes

DICE_COUNT = 3


@kernel
def swarm_moves(board: Hexes, state: State, events: Events) -> bool:
    """A3.1 Die by die; False when a pilot has to decide first (A7.4)."""
    if not strike(state, events):
        return False
    if state.die_turn == 0 and state.mover == 0:
        turrets_launch(state, events)
    while state.die_turn < DICE_COUNT:
        if not die_moves_tiles(board, state, events, int(state.dice_order[state.die_turn])):
            return False
        state.die_turn += 1
        state.mover = 0
    return True


@kernel
def die_moves_tiles(board: Hexes, state: State, events: Events, colour: int) -> bool:
    """A3.2 One tile after another, each finishing its whole move; False when a pilot has to decide first (A7.4)."""
    number = int(state.dice[colour])
    if state.mover == 0:
        next_beat(state)
        tell(state, events, DIE_CALLED, A3_1, colour, number)
        if state.mode != DRONES:
            state.mover = DRONES_MOVED[colour]
    for mover in range(int(state.mover), int(MOVER_COUNT[colour])):
        state.mover = mover + 1
        tile = int(MOVERS[colour, mover])
        if state.tile_cell[tile] != GONE:
            heading = int(DIRECTION[state.tile_one_faces[tile], number])
            move_tile(board, state, events, tile, heading, colour)
            if state.hits_left and not strike(state, events):
                return False
    return True


@kernel
def move_tile(board: Hexes, state: State, events: Events, tile: int, heading: int, colour: int) -> None:
    """A3.3 Red up to two hexes, the others one."""
    if drift(board, state, events, tile, heading, colour) and colour == RED:
        drift(board, state, events, tile, heading, colour)


@kernel
def drift(board: Hexes, state: State, events: Events, tile: int, heading: int, colour: int) -> bool:
    """A3.4 One step, or the reason why not."""
    here = int(state.tile_cell[tile])
    there = int(board.neighbour[here, heading])
    next_beat(state)
    if there == OFF:
        tell(state, events, TILE_BLOCKED, A3_4, tile, here, heading, BORDER)
        return False
    if state.craft_at[there] != 0 and not can_be_crossed(state, tile):
        tell(state, events, TILE_BLOCKED, A3_4, tile, here, heading, CRAFT)
        drive_at_craft(state, tile, there, A9_6 if is_drone(tile) else A5_1)
        return False
    other = int(state.tile_at[there])
    if other == EMPTY:
        tell(state, events, TILE_MOVED, A3_3, tile, here, there)
        shift(state, events, tile, here, there)
        return True
    if colour == BLUE and not is_fixed(other):
        return push(board, state, events, tile, other, here, there, heading)
    tell(state, events, TILE_BLOCKED, A3_4, tile, here, heading, other)
    return False


@kernel
def drive_at_craft(state: State, tile: int, cell: int, rule: int) -> None:
    """A3.4 Every craft on the cell will be hit; strike() deals with them one by one."""
    state.hits_left = state.craft_at[cell]
    state.hitter = tile
    state.hit_rule = rule


@kernel
def shift(state: State, events: Events, tile: int, here: int, there: int) -> None:
    """The tile stands on another hex; a gate there meets the craft (A3.7)."""
    # A drone that was just launched still shares its hex with the turret, which stays.
    if state.tile_at[here] == tile:
        state.tile_at[here] = EMPTY
    state.tile_at[there] = tile
    state.tile_cell[tile] = there
    if can_be_crossed(state, tile):
        gate_meets_craft(state, events, tile, there, SWARM_COLUMN)


@kernel
def push(board: Hexes, state: State, events: Events, tile: int, other: int, here: int, there: int, heading: int) -> bool:
    """A3.5 Exactly one tile, no chains."""
    beyond = int(board.neighbour[there, heading])
    obstacle = what_stops_push(state, other, beyond)
    if obstacle != EMPTY:
        tell(state, events, PUSH_FAILED, A3_5, tile, here, heading, other, obstacle)
        if beyond != OFF and state.blocked_push_hits and not can_be_crossed(state, other):
            drive_at_craft(state, other, beyond, A3_6)
        return False
    tell(state, events, TILE_PUSHED, A3_5, other, there, beyond, tile)
    shift(state, events, other, there, beyond)
    tell(state, events, TILE_MOVED, A3_5, tile, here, there)
    shift(state, events, tile, here, there)
    return True


@kernel
def what_stops_push(state: State, other: int, beyond: int) -> int:
    """A3.5 What is in the way of the shifted tile, or EMPTY."""
    if beyond == OFF:
        return BORDER
    if state.craft_at[beyond] != 0 and not can_be_crossed(state, other):
        return CRAFT
    return int(state.tile_at[beyond])
