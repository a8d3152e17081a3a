"""A9.4-A9.6 Turrets send drones; drones are shot, and removed at the end of the round."""

from __future__ import annotations

from swarmrally.asteroyds.components.events import DRONE_LAUNCHED, DRONE_REMOVED, DRONE_SHOT
from swarmrally.asteroyds.components.ids import A9_4, A9_5
from swarmrally.asteroyds.components.state import DRONES, State, lift_tile, put_tile
from swarmrally.asteroyds.components.tiles import FIRST_DRONE, FIRST_TURRET, GONE, symbol_of
from swarmrally.asteroyds.rules.gates import take_token
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, next_beat, tell

PAIRS = 4


@kernel
def turrets_launch(state: State, events: Events) -> None:
    """A9.4 Each turret without a drone sends one; it stands on the turret's hex and moves in the turret's directions."""
    if state.mode != DRONES:
        return
    next_beat(state)
    for pair in range(PAIRS):
        turret, drone = FIRST_TURRET + pair, FIRST_DRONE + pair
        if state.tile_cell[turret] != GONE and state.tile_cell[drone] == GONE:
            cell = int(state.tile_cell[turret])
            put_tile(state, drone, cell)
            tell(state, events, DRONE_LAUNCHED, A9_4, drone, cell)


@kernel
def waits_on_turret(state: State, turret: int) -> bool:
    """A9.4 Whether the turret's drone has not left it yet."""
    return bool(state.tile_cell[turret] == state.tile_cell[turret + FIRST_DRONE - FIRST_TURRET])


@kernel
def shoot_drone(state: State, events: Events, seat: int, drone: int, column: int) -> None:
    """A9.5 Its symbol's token; the drone stays until the end of the round, so that others can still score it."""
    state.drone_shot[drone - FIRST_DRONE] = 1
    tell(state, events, DRONE_SHOT, A9_5, drone, seat)
    take_token(state, events, seat, symbol_of(drone), column, A9_5)


@kernel
def remove_shot_drones(state: State, events: Events) -> None:
    """A9.5 At the end of the round."""
    for pair in range(PAIRS):
        drone = FIRST_DRONE + pair
        if state.drone_shot[pair] and state.tile_cell[drone] != GONE:
            tell(state, events, DRONE_REMOVED, A9_5, drone, int(state.tile_cell[drone]))
            lift_tile(state, drone)
            state.drone_shot[pair] = 0
