"""All plans of a craft, flown by the engine one after the other: nothing is left out, remembered or taken for granted."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from tests.bots.outlook import Outlook

from swarmrally.asteroyds.components.state import COLUMNS, LAWRENCE, State
from swarmrally.asteroyds.playing.preview import play_alone
from swarmrally.asteroyds.rules.chart import ACTIONS, LEGAL, fault_in_column, fault_in_plan
from swarmrally.bots.asteroyds.search.flights import NO_END, move_swarm
from swarmrally.bots.asteroyds.search.worth import worth
from swarmrally.kernel.compiler import on_records
from swarmrally.kernel.fields import batch, memory_of, to_bytes

RAM_ORDERS = 2
BEFORE, FLOWN = range(2)


def best_of_all(outlook: Outlook) -> tuple[int, int]:
    """What the best plan is worth, and how many there are."""
    outlook.search()
    outlook.events.quiet = 1
    states = batch(State, 2)
    memory = memory_of(states)
    memory[BEFORE] = np.frombuffer(to_bytes(outlook.seen), np.uint8)
    orders = 3 if outlook.seen.powers and outlook.seen.craft_pilot[outlook.seat] == LAWRENCE else 1
    best, plans = compiled()(outlook.board.hexes, memory, states[FLOWN], outlook.events, outlook.mind, *offers(outlook), orders)
    return best, plans


def offers(outlook: Outlook) -> tuple[Any, Any]:
    """What each column may hold, and how many things that are."""
    each = [
        [action for action in range(len(ACTIONS)) if fault_in_column(outlook.seen, outlook.seat, column, action) == LEGAL]
        for column in range(COLUMNS)
    ]
    return np.array([[*actions, *[0] * (len(ACTIONS) - len(actions))] for actions in each]), np.array([len(actions) for actions in each])


@functools.cache
def compiled() -> Any:
    import numba

    return on_records(numba.njit(error_model="numpy")(fly_all))


def fly_all(board, memory, state, events, sky, offered, counts, orders):
    """Counts through all plans as an odometer does, from the order for the emergency shield to the first column."""
    seat = int(sky.seat)
    best, plans = NO_END, 0
    for number in range(orders * RAM_ORDERS * counts.prod()):
        for place in range(memory.shape[1]):
            memory[FLOWN, place] = memory[BEFORE, place]
        state.emergency_order[seat] = number % orders
        state.ram_order[seat] = number // orders % RAM_ORDERS
        number //= orders * RAM_ORDERS
        for column in range(COLUMNS - 1, -1, -1):
            state.plan[seat, column] = offered[column, number % counts[column]]
            number //= counts[column]
        if fault_in_plan(state, seat)[1] == LEGAL:
            move_swarm(board, state, events, seat)
            play_alone(board, state, events, seat)
            best = max(best, worth(state, sky))
            plans += 1
    return best, plans
