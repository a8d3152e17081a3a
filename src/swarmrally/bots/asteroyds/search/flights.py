"""All the flights that a round offers one craft: every position it can end in, each found once, by the engine's own rules.

While a craft flies nothing else moves, so a position is as good however many columns it took, unless the race ends there. Waits
therefore come last, and a position is entered from its first, shortest flight only.
"""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.state import COLUMNS, ENERGY, FLIGHT, NOT_FINISHED, RAM_NO, RAM_YES, SWARM, State
from swarmrally.asteroyds.playing.preview import play_alone
from swarmrally.asteroyds.playing.view import SPECTATOR
from swarmrally.asteroyds.rules.chart import LEGAL, POWER_RIGHT2, SHIELD, SHOOT, WAIT, fault_in_column, is_power
from swarmrally.asteroyds.rules.flight import carry_out, may_act
from swarmrally.asteroyds.rules.sequence import reveal_plan
from swarmrally.bots.asteroyds.search.distances import measure
from swarmrally.bots.asteroyds.search.memory import (
    CAME_FROM,
    KEY,
    SLOT,
    WORTH,
    Start,
    begin,
    find_slot,
    has_ended,
    has_shot,
    has_used_power,
    notice_ram,
    number_of,
    resume,
)
from swarmrally.bots.asteroyds.search.sky import Sky, missing, survey
from swarmrally.bots.asteroyds.search.worth import worth
from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes

NO_END = -(1 << 50)
"""Worth less than anything: a position in which a plan can't end."""
BY_ENERGY = 16
STEP = 32
"""A position came from its number in the table, times this, plus the action, plus 16 when the energy column held it."""
ROOT = -1
Nodes = Annotated[Ints, "i8", 2]
Slots = Annotated[Ints, "i4", 1]


class Flights:
    """How far the search has come, and what may lie in a column."""

    known: Annotated[int, "i8"]
    next: Annotated[int, "i8"]
    layer_end: Annotated[int, "i8"]
    column: Annotated[int, "i8"]
    columns: Annotated[int, "i8"]
    is_full: Annotated[int, "i1"]
    has_shield: Annotated[int, "i1"]
    in_column: Annotated[int, "i8"]
    in_energy: Annotated[int, "i8"]


@entry
def move_swarm(board: Hexes, state: State, events: Events, seat: int) -> None:
    """The seat's plan stands, and the swarm moves; the others have their shields on."""
    reveal_plan(state, events, seat)
    state.stage = SWARM
    play_alone(board, state, events, SPECTATOR)
    state.stage = FLIGHT


@entry
def look_around(board: Hexes, state: State, sky: Sky, seat: int) -> None:
    """The sky, and the ways through it."""
    survey(board, state, sky, seat)
    measure(board, state, sky, missing(state, sky))


@entry
def take_off(state: State, start: Start, sky: Sky, flights: Flights, nodes: Nodes, slots: Slots, scenario: int, columns: int) -> None:
    """The first position of a scenario: a shield on or off, and an order for the emergency shield."""
    seat = int(sky.seat)
    begin(state, start, seat, scenario)
    flights.has_shield = state.craft_shield[seat]
    flights.in_column = actions_in(state, seat, 0)
    flights.in_energy = actions_in(state, seat, ENERGY)
    flights.columns = columns
    flights.column = 0
    flights.next = flights.known
    keep(state, start, sky, flights, nodes, slots, ROOT, 0, int(not may_act(state, seat)))
    flights.layer_end = flights.known


@entry
def appraise(state: State, sky: Sky) -> int:
    """What this end is worth."""
    return worth(state, sky)


@kernel
def actions_in(state: State, seat: int, column: int) -> int:
    """What a column may hold and is more than a wait, as bits."""
    actions = 0
    for action in range(POWER_RIGHT2 + 1):
        if action != WAIT and action != SHIELD and fault_in_column(state, seat, column, action) == LEGAL:
            actions |= 1 << action
    return actions


@entry
def fly_on(
    board: Hexes, state: State, events: Events, start: Start, sky: Sky, flights: Flights, nodes: Nodes, slots: Slots, at_most: int
) -> bool:
    """Flies on from so many positions; False when there is nowhere left to fly from, or no room."""
    for _ in range(at_most):
        if flights.next == flights.layer_end:
            next_column(flights)
        if flights.column == COLUMNS or flights.next == flights.layer_end or flights.is_full:
            return False
        fly_from(board, state, events, start, sky, flights, nodes, slots, int(flights.next))
        flights.next += 1
    return True


@kernel
def next_column(flights: Flights) -> None:
    """After the last column comes the energy column, unless it feeds the shield; then nothing more."""
    flights.layer_end = flights.known
    if flights.column + 1 < flights.columns:
        flights.column += 1
    elif flights.column < ENERGY and not flights.has_shield:
        flights.column = ENERGY
    else:
        flights.column = COLUMNS


@kernel
def fly_from(
    board: Hexes, state: State, events: Events, start: Start, sky: Sky, flights: Flights, nodes: Ints, slots: Ints, node: int
) -> None:
    """Every action that the next column may hold; where it ends in a collision, with and without a ram."""
    number = int(nodes[node, KEY])
    if has_ended(number):
        return
    actions = int(flights.in_energy if flights.column == ENERGY else flights.in_column)
    for action in range(POWER_RIGHT2 + 1):
        if actions >> action & 1 and not is_spent(number, action):
            if attempt(board, state, events, start, sky, flights, nodes, slots, node, action, RAM_NO):
                attempt(board, state, events, start, sky, flights, nodes, slots, node, action, RAM_YES)


@kernel
def is_spent(number: int, action: int) -> bool:
    """A7.1, A8.2 One power token; with the option, one shot."""
    if is_power(action):
        return has_used_power(number)
    return action == SHOOT and has_shot(number)


@called
def attempt(
    board: Hexes,
    state: State,
    events: Events,
    start: Start,
    sky: Sky,
    flights: Flights,
    nodes: Ints,
    slots: Ints,
    node: int,
    action: int,
    ram_order: int,
) -> bool:
    """One action from one position; returns whether it ended in a collision that a ram might have avoided."""
    seat, number = int(start.seat), int(nodes[node, KEY])
    resume(state, start, number)
    could_ram = not state.craft_ram_spent[seat]
    state.ram_order[seat] = ram_order
    state.column = flights.column
    carry_out(board, state, events, seat, action)
    if is_power(action):
        state.craft_power_spent[seat] = 1
    has_rammed = could_ram and state.craft_ram_spent[seat]
    if has_rammed:
        notice_ram(state, start)
    has_collided = state.column == COLUMNS
    if has_rammed or ram_order == RAM_NO:
        shot = has_shot(number) | int(action == SHOOT and state.one_shot)
        ended = has_collided or flights.column == ENERGY or not may_act(state, seat) or may_rest(state, flights, seat)
        came_from = node * STEP + action + (BY_ENERGY if flights.column == ENERGY else 0)
        keep(state, start, sky, flights, nodes, slots, came_from, shot, int(ended))
    return has_collided and could_ram


@kernel
def may_rest(state: State, flights: Flights, seat: int) -> bool:
    """A10.2 Who has met the condition and has nothing to fly with its energy waits: with `fly_on` all else could only hurt."""
    return bool(state.craft_finish[seat] != NOT_FINISHED and flights.has_shield)


@called
def keep(state: State, start: Start, sky: Sky, flights: Flights, nodes: Ints, slots: Ints, came_from: int, shot: int, ended: int) -> None:
    """A position that is not known yet; with the shield on, any may be the last one."""
    number, known = number_of(state, start, shot, ended), int(flights.known)
    slot = find_slot(nodes, slots, known, number)
    if slots[slot] < known and nodes[slots[slot], SLOT] == slot:
        return
    if known == len(nodes):
        flights.is_full = 1
        return
    slots[slot] = known
    nodes[known, KEY] = number
    nodes[known, CAME_FROM] = came_from
    nodes[known, SLOT] = slot
    nodes[known, WORTH] = worth(state, sky) if ended or flights.has_shield else NO_END
    flights.known = known + 1
