"""All plans of a puzzle, each played from the beginning by the game's own entries: nothing is left out, remembered or taken for granted."""

from __future__ import annotations

import functools
from itertools import permutations
from typing import Any

import numpy as np
from numba.extending import register_jitable

from swarmrally.asteroyds.components.events import ASTEROID_RAMMED, CRAFT_COLLIDED, CRAFT_MOVED, CRAFT_TURNED, SHOT_FIRED
from swarmrally.asteroyds.components.state import COLUMNS, State
from swarmrally.asteroyds.playing.judging import judge as judge_flight
from swarmrally.asteroyds.rules.chart import ACTIONS, LEGAL, WAIT, fault_in_column, fault_in_plan
from swarmrally.asteroyds.rules.sequence import play_round
from swarmrally.kernel.compiler import INTERPRETED, on_records
from swarmrally.kernel.events import FIRST, KIND, Events, rows
from swarmrally.kernel.fields import batch, live, memory_of, new, to_bytes
from swarmrally.kernel.ready import make_ready
from swarmrally.roborally.components.cards import KIND as KIND_OF_CARD
from swarmrally.roborally.components.events import REGISTER_BEGAN
from swarmrally.roborally.components.state import REGISTERS
from swarmrally.roborally.components.state import State as Rally
from swarmrally.roborally.playing.judging import judge as judge_rally
from swarmrally.roborally.rules.sequence import play_turn

BEFORE, PLAYED = range(2)
WITH_COLUMN = (CRAFT_COLLIDED, CRAFT_MOVED, CRAFT_TURNED, SHOT_FIRED)
"""Events of a craft's own flight: which column they belong to stands after the seat."""


def solutions_of(game: str, place: Any, conditions: Any) -> dict[Any, int]:
    """Each way to the goal that differs in what matters, with how many columns or registers it takes."""
    make_ready(game)
    return flights(place, conditions) if game == "asteroyds" else programs(place, conditions)


@functools.cache
def quick(function: Any) -> Any:
    """Compiled, unless the compiler is off."""
    if INTERPRETED:
        return function
    import numba

    return on_records(numba.njit(error_model="numpy")(function))


def two_of(kind: Any, state: Any) -> tuple[Any, Any]:
    """Memory of two states, the first of which is this one, and the second as a record."""
    states = batch(kind, 2)
    memory = memory_of(states)
    memory[BEFORE] = np.frombuffer(to_bytes(state), np.uint8)
    return memory, live(kind, states[PLAYED])


def flights(place: Any, conditions: Any) -> dict[Any, int]:
    state, seat, events, verdicts = place.state, place.seat, new(Events), np.zeros(len(conditions), np.int64)
    offers = [[number for number in range(len(ACTIONS)) if fault_in_column(state, seat, each, number) == LEGAL] for each in range(COLUMNS)]
    offered, counts = np.array([[*each, *[0] * (len(ACTIONS) - len(each))] for each in offers]), np.array([len(each) for each in offers])
    solved = np.zeros((1 if state.craft_ram_spent[seat] else 2) * int(counts.prod()), np.bool_)
    memory, played = two_of(State, state)
    fly = (place.ground.hexes, memory, played, events, seat, offered, counts)
    quick(fly_all)(*fly, conditions, verdicts, solved)
    found: dict[Any, int] = {}
    for number in np.flatnonzero(solved).tolist():
        assert quick(fly_one)(*fly, number)
        assert judge_flight(played, events, seat, conditions, verdicts)
        plan, _ = plan_numbered(number, offers)
        way = way_flown(plan, rows(events), seat, conditions, verdicts.tolist())
        found[way] = len(way[0])
    return found


def fly_all(board, memory, state, events, seat, offered, counts, conditions, verdicts, solved):
    """Counts through all plans as an odometer does."""
    for number in range(len(solved)):
        if fly_one(board, memory, state, events, seat, offered, counts, number):
            solved[number] = judge_flight(state, events, seat, conditions, verdicts)


@register_jitable
def fly_one(board, memory, state, events, seat, offered, counts, number):
    """Whether the plan of this number is legal; it has been flown then."""
    for place in range(memory.shape[1]):
        memory[PLAYED, place] = memory[BEFORE, place]
    for column in range(COLUMNS - 1, -1, -1):
        state.plan[seat, column] = offered[column, number % counts[column]]
        number //= counts[column]
    state.ram_order[seat] = number
    if fault_in_plan(state, seat)[1] != LEGAL:
        return False
    events.told = 0
    play_round(board, state, events)
    return True


def plan_numbered(number: int, offers: list[list[int]]) -> tuple[list[int], int]:
    plan = []
    for each in reversed(offers):
        plan.append(each[number % len(each)])
        number //= len(each)
    return plan[::-1], number


def way_flown(
    plan: list[int], told: list[list[int]], seat: int, conditions: Any, verdicts: list[int]
) -> tuple[tuple[int, ...], bool, bool]:
    """The actions up to the one that did the last thing, without waits; whether it rammed by then, and whether energy did it."""
    tasks = [verdict for verdict, least in zip(verdicts, conditions[:, 1].tolist(), strict=True) if least > 0]
    own = [(number, row) for number, row in enumerate(told, 1) if row[KIND] in WITH_COLUMN and row[FIRST] == seat]
    last = max((row[FIRST + 1] for number, row in own if not tasks or number <= max(tasks)), default=0)
    beyond = min((number for number, row in own if row[FIRST + 1] > last), default=len(told) + 1)
    rammed = any(row[KIND] == ASTEROID_RAMMED and row[FIRST] == seat for row in told[: beyond - 1])
    return tuple(plan[column] for column in range(last) if plan[column] != WAIT), rammed, last == COLUMNS


def programs(place: Any, conditions: Any) -> dict[Any, int]:
    state, seat, events, verdicts = place.state, place.seat, new(Events), np.zeros(len(conditions), np.int64)
    to_fill = [register for register in range(REGISTERS) if int(state.to_program[seat]) >> register & 1]
    hands = np.array(list(permutations(state.hand[seat, : int(state.hand_count[seat])].tolist(), len(to_fill))))
    memory, played = two_of(Rally, state)
    solved = np.zeros(len(hands), np.bool_)
    run = (place.ground, memory, played, events, seat, np.array(to_fill))
    quick(run_all)(*run, hands, conditions, verdicts, solved)
    found: dict[Any, int] = {}
    for number in np.flatnonzero(solved).tolist():
        quick(run_one)(*run, hands[number])
        assert judge_rally(played, events, seat, conditions, verdicts)
        cards = dict(zip(to_fill, hands[number].tolist(), strict=True))
        lying = [cards.get(register, int(state.registers[seat, register, 0])) for register in range(REGISTERS)]
        way = tuple(int(KIND_OF_CARD[card]) for card in lying[: registers_used(rows(events), conditions, verdicts.tolist())])
        found[way] = len(way)
    return found


def run_all(course, memory, state, events, seat, to_fill, hands, conditions, verdicts, solved):
    for number in range(len(solved)):
        run_one(course, memory, state, events, seat, to_fill, hands[number])
        solved[number] = judge_rally(state, events, seat, conditions, verdicts)


@register_jitable
def run_one(course, memory, state, events, seat, to_fill, hand):
    for place in range(memory.shape[1]):
        memory[PLAYED, place] = memory[BEFORE, place]
    for place in range(len(to_fill)):
        state.registers[seat, to_fill[place], 0] = hand[place]
    state.hand_count[seat] = 0
    state.sealed[seat] = 1
    events.told = 0
    play_turn(course, state, events)


def registers_used(told: list[list[int]], conditions: Any, verdicts: list[int]) -> int:
    """Up to which register the last thing was done."""
    tasks = [verdict for verdict, least in zip(verdicts, conditions[:, 1].tolist(), strict=True) if least > 0]
    return sum(row[KIND] == REGISTER_BEGAN for row in told[: max(tasks, default=len(told))])
