"""A8 The laser."""

from __future__ import annotations

from swarmrally.asteroyds.components.events import SHOT_FIRED
from swarmrally.asteroyds.components.ids import A8_1, A8_3
from swarmrally.asteroyds.components.state import SHOOTING, State
from swarmrally.asteroyds.components.tiles import (
    BORDER,
    EMPTY,
    FIRST_DRONE,
    FIRST_TURRET,
    is_asteroid,
    is_drone,
    is_gate,
    is_turret,
    symbol_of,
)
from swarmrally.asteroyds.rules.drones import shoot_drone, waits_on_turret
from swarmrally.asteroyds.rules.gates import take_token
from swarmrally.asteroyds.rules.targets import eliminate_target
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.hexes import OFF, Hexes


@kernel
def aim(board: Hexes, state: State, here: int, heading: int) -> tuple[int, int]:
    """A8.1 Where a shot from that hex ends, and at what: the first tile, or the border."""
    there = int(board.neighbour[here, heading])
    while there != OFF and state.tile_at[there] == EMPTY:
        here = there
        there = int(board.neighbour[here, heading])
    if there == OFF:
        return here, BORDER
    return there, int(state.tile_at[there])


@kernel
def shoot(board: Hexes, state: State, events: Events, seat: int) -> None:
    """A8.1 Straight ahead from the next hex to the first tile or the border; craft are transparent."""
    start = int(state.craft_cell[seat])
    there, tile = aim(board, state, start, int(state.craft_heading[seat]))
    column = int(state.column) + 1
    next_beat(state)
    tell(state, events, SHOT_FIRED, A8_1, seat, column, start, there, tile)
    hit_tile(state, events, seat, tile, column)


@kernel
def hit_tile(state: State, events: Events, seat: int, tile: int, column: int) -> None:
    """A8.2, A8.3, A9.2, A9.5 What a shot does depends on what it meets."""
    if is_gate(tile):
        if state.mode == SHOOTING:
            take_token(state, events, seat, symbol_of(tile), column, A8_3)
    elif is_asteroid(tile):
        eliminate_target(state, events, seat, tile)
    elif is_drone(tile):
        shoot_drone(state, events, seat, tile, column)
    elif is_turret(tile) and waits_on_turret(state, tile):
        shoot_drone(state, events, seat, tile + FIRST_DRONE - FIRST_TURRET, column)
