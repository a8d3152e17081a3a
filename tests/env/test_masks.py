"""Masks say what the engine says: every plan that they allow is accepted, every other one is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from tests.conftest import count
from tests.contract.games import seeds, stops
from tests.env.play import any_row, may_plan

from swarmrally.asteroyds.components.state import EMERGENCY_ORDERS, ENERGY
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.rules.chart import ACTIONS, SHIELD, WAIT
from swarmrally.env.asteroyds.action import is_allowed as is_plan_allowed
from swarmrally.env.batch import Batch
from swarmrally.env.roborally.action import is_allowed as is_program_allowed
from swarmrally.kernel.fields import copy
from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import HEADINGS
from swarmrally.roborally.components.cards import CARDS
from swarmrally.roborally.components.state import REGISTERS
from swarmrally.roborally.forms.schema import LiveProgram, ReEntry


def form(room: Any, game: Any, seat: int, row: Any) -> Any:
    """The row word for word, however wrong."""
    if room.game == "asteroyds":
        *columns, energy = (ACTIONS[action] for action in row[:7])
        return LivePlan(seat, tuple(columns), energy, bool(row[7]), EMERGENCY_ORDERS[row[8]])
    hand = game.hand(seat)
    own = {*hand, int(game.state.flywheel[seat]) * 10}
    elsewhere = next(card * 10 for card in range(1, CARDS + 1) if card * 10 not in own)
    registers: list[list[int] | None] = []
    for register in range(REGISTERS):
        nothing = row[register] == 0 and not int(game.state.to_program[seat]) >> register & 1
        registers.append(None if nothing else [hand[row[register]] if row[register] < len(hand) else elsewhere])
    return LiveProgram(seat, registers, bool(row[5]), ReEntry(HEADINGS[row[6]]))  # type: ignore[arg-type]


def is_accepted(room: Any, game: Any, plan: Any) -> bool:
    try:
        if room.game == "asteroyds":
            game.plan(plan)
        else:
            game.with_program(plan, is_partial=False)
    except Refusal:
        return False
    return True


def is_allowed(room: Any, state: Any, seat: int, row: Any) -> bool:
    if room.game == "asteroyds":
        return bool(is_plan_allowed(copy(state), seat, row))
    return bool(is_program_allowed(room.board, copy(state), seat, row))


def planning_stops(rules: Any, games: int):
    for seed in seeds(games):
        batch = None
        for game in stops(rules, seed, longest=5):
            batch = batch or Batch(game.setup, 1, flat=False, masks=True, threads=1)
            if rules.is_planning(game):
                batch.states[0] = game.state
                batch.look(0, 1)
                yield batch, game, Random(f"{seed} {rules.rounds(game.state)}")


def near_row(batch: Batch, seat: int, chance: Random) -> Any:
    """A row that is legal, or nearly."""
    row, start = any_row(batch.room.sizes, chance), 0
    for part, size in enumerate(batch.room.sizes):
        choices = np.flatnonzero(batch.masks[0, seat, start : start + size])
        row[part] = chance.choice(choices.tolist()) if chance.random() < 0.95 else row[part]
        start += size
    return row


def test_the_engine_accepts_what_is_allowed_and_refuses_the_rest(rules):
    accepted = refused = 0
    for batch, game, chance in planning_stops(rules, count(60, 2_000) // rules.cost):
        room = batch.room
        for seat in range(room.seats):
            if not may_plan(room, game, seat):
                continue
            for row in (near_row(batch, seat, chance), near_row(batch, seat, chance), any_row(room.sizes, chance)):
                allowed = is_allowed(room, game.state, seat, row)
                assert is_accepted(room, game, form(room, game, seat, row)) == allowed, row
                accepted += allowed
                refused += not allowed
    assert accepted
    assert refused


def test_a_mask_allows_a_choice_when_a_plan_with_it_alone_is_accepted(rules):
    for batch, game, chance in planning_stops(rules, count(12, 300) // rules.cost):
        room = batch.room
        for seat in range(room.seats):
            if not may_plan(room, game, seat):
                continue
            part = chance.randrange(room.parts)
            start = sum(room.sizes[:part])
            for choice in range(room.sizes[part]):
                row = others_legal(room, seat, part, choice, batch)
                expected = is_accepted(room, game, form(room, game, seat, row))
                assert bool(batch.masks[0, seat, start + choice]) == expected, (part, choice)


def others_legal(room: Any, seat: int, part: int, choice: int, batch: Batch) -> Any:
    """A row with this choice, and in the other parts choices that go with it."""
    if room.game == "asteroyds":
        row = np.array([WAIT] * ENERGY + [SHIELD, 0, 0], np.int8)
        row[part] = choice
        return row
    row, used, start = np.zeros(room.parts, np.int8), {choice} if part < REGISTERS else set(), 0
    for other, size in enumerate(room.sizes):
        free = [int(each) for each in np.flatnonzero(batch.masks[0, seat, start : start + size])]
        if other < REGISTERS and len(free) > 1:
            free = [each for each in free if each not in used] or free
            used |= {free[0]} if other != part else set()
        row[other] = choice if other == part else free[0]
        start += size
    return row
