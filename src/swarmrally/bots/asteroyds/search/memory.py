"""Positions of a craft in mid-flight, each remembered once, as one number that holds all that its flight has changed."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.state import DRONES, NO_TEAM, TARGETS, State, is_flying, lift_craft, lift_tile, put_craft, put_tile
from swarmrally.asteroyds.components.tiles import ASTEROIDS
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import UNASKED
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import OFF

ROOM = 1 << 15
"""Positions that a search can remember; full tables with powers have had 15,754."""
SCATTER = 0x9E3779B97F4A7C15 >> 1

NOTHING = -1
DRONE_PAIRS = 4


class Start:
    """What a flight begins with: all that a number leaves out."""

    seat: Annotated[int, "i1"]
    scenario: Annotated[int, "i1"]
    ram_spent: Annotated[int, "i1"]
    target: Annotated[Ints, "i1", ASTEROIDS]
    asteroid_cell: Annotated[Ints, "i2", ASTEROIDS]
    rammed: Annotated[int, "i1"]


class Flights:
    """How far the search has come, what may lie in a column, and the positions that were found, in the order in which they were."""

    known: Annotated[int, "i8"]
    next: Annotated[int, "i8"]
    layer_end: Annotated[int, "i8"]
    column: Annotated[int, "i8"]
    columns: Annotated[int, "i8"]
    """How many may be flown, but for the energy column."""
    is_full: Annotated[int, "i1"]
    has_shield: Annotated[int, "i1"]
    in_column: Annotated[int, "i8"]
    in_energy: Annotated[int, "i8"]

    number: Annotated[Ints, "i8", ROOM]
    came_from: Annotated[Ints, "i4", ROOM]
    """The position before it times STEP, plus the action, plus BY_ENERGY when the energy column held it."""
    slot: Annotated[Ints, "i4", ROOM]
    worth: Annotated[Ints, "i4", ROOM]
    """As an end."""
    besides: Annotated[Ints, "i4", ROOM]
    """The same without the way that is left."""
    left: Annotated[Ints, "i1", ROOM]
    """The goals that are missing there."""
    slots: Annotated[Ints, "i4", 2 * ROOM]


@kernel
def begin(state: State, start: Start, seat: int, scenario: int) -> None:
    start.seat = seat
    start.scenario = scenario
    start.ram_spent = state.craft_ram_spent[seat]
    for asteroid in range(ASTEROIDS):
        start.target[asteroid] = state.tile_target[asteroid]
        start.asteroid_cell[asteroid] = state.tile_cell[asteroid]
    start.rammed = NOTHING


@kernel
def number_of(state: State, start: Start, shot: int, ended: int) -> int:
    """Everything that the flight may have changed, packed."""
    seat = int(start.seat)
    number = int(state.craft_cell[seat]) + 1
    number = number << 3 | int(state.craft_heading[seat])
    number = number << 3 | int(state.craft_damage[seat])
    number = number << 4 | int(state.craft_tokens[seat])
    number = number << 4 | int(state.craft_finish[seat]) + 1
    number = number << 5 | int(start.rammed) + 1
    number = number << 2 | int(state.team_won)
    number = number << 3 | int(start.scenario)
    if state.mode == TARGETS:
        for asteroid in range(ASTEROIDS - 1, -1, -1):
            number = number << 1 | int(state.tile_target[asteroid] != start.target[asteroid])
    elif state.mode == DRONES:
        for pair in range(DRONE_PAIRS - 1, -1, -1):
            number = number << 1 | int(state.drone_shot[pair])
    return number << 3 | int(state.craft_power_spent[seat]) << 2 | shot << 1 | ended


@kernel
def has_ended(number: int) -> bool:
    """Whether nothing more is flown after this position."""
    return bool(number & 1)


@kernel
def has_shot(number: int) -> bool:
    """A8.2 Whether the one shot is fired."""
    return bool(number >> 1 & 1)


@kernel
def has_used_power(number: int) -> bool:
    return bool(number >> 2 & 1)


@kernel
def symbols(mode: int) -> int:
    """How many bits the number has for what was shot: targets by their asteroid, drones by their symbol."""
    return ASTEROIDS if mode == TARGETS else DRONE_PAIRS if mode == DRONES else 0


@kernel
def symbols_in(number: int, mode: int) -> int:
    return number >> 3 & (1 << symbols(mode)) - 1


@kernel
def after_symbols(number: int, mode: int) -> int:
    """The number without what was shot."""
    return number >> 3 + symbols(mode)


@kernel
def scenario_in(number: int, mode: int) -> int:
    return after_symbols(number, mode) & 7


@kernel
def rammed_in(number: int, mode: int) -> int:
    """The asteroid that was rammed, or NOTHING."""
    return (after_symbols(number, mode) >> 5 & 31) - 1


@kernel
def resume(state: State, start: Start, number: int) -> None:
    """The state is again as it was at that position."""
    seat = int(start.seat)
    state.craft_power_spent[seat] = has_used_power(number)
    number >>= 3
    if state.mode == TARGETS:
        for asteroid in range(ASTEROIDS):
            state.tile_target[asteroid] = NO_TEAM if number & 1 else start.target[asteroid]
            number >>= 1
    elif state.mode == DRONES:
        for pair in range(DRONE_PAIRS):
            state.drone_shot[pair] = number & 1
            number >>= 1
    state.team_won = number >> 3 & 3
    bring_back(state, start, (number >> 5 & 31) - 1)
    state.craft_finish[seat] = (number >> 10 & 15) - 1
    state.craft_tokens[seat] = number >> 14 & 15
    state.craft_damage[seat] = number >> 18 & 7
    state.craft_heading[seat] = number >> 21 & 7
    place(state, seat, (number >> 24) - 1)
    state.part = 0
    state.ram_answer = UNASKED
    state.shield_answer = UNASKED


@kernel
def place(state: State, seat: int, cell: int) -> None:
    if is_flying(state, seat):
        lift_craft(state, seat)
    if cell != OFF:
        put_craft(state, seat, cell)


@kernel
def bring_back(state: State, start: Start, rammed: int) -> None:
    """The asteroid that was rammed last lies there again, and the one of this position is gone."""
    if start.rammed != rammed:
        if start.rammed != NOTHING:
            put_tile(state, int(start.rammed), int(start.asteroid_cell[start.rammed]))
        if rammed != NOTHING:
            lift_tile(state, rammed)
        start.rammed = rammed
    state.craft_ram_spent[start.seat] = 1 if rammed != NOTHING else start.ram_spent


@kernel
def notice_ram(state: State, start: Start) -> None:
    """Which asteroid the craft has destroyed just now."""
    for asteroid in range(ASTEROIDS):
        if state.tile_cell[asteroid] == OFF and start.asteroid_cell[asteroid] != OFF:
            start.rammed = asteroid


@kernel
def find_slot(flights: Flights, number: int) -> int:
    """Where this number lies in the table, or would."""
    slot = (number * SCATTER >> 20) & (2 * ROOM - 1)
    while is_taken(flights, slot) and flights.number[flights.slots[slot]] != number:
        slot = (slot + 1) & (2 * ROOM - 1)
    return slot


@kernel
def is_taken(flights: Flights, slot: int) -> bool:
    """What an earlier search has left in the table does not count."""
    node = int(flights.slots[slot])
    return node < flights.known and flights.slot[node] == slot
