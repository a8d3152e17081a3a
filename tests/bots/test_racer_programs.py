"""The RoboRally racer's program is worth as much as the best of all programs, tried one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations, product
from random import Random
from typing import Any

import numpy as np
from tests.bots.test_choices import moments
from tests.conftest import count, needs_compiler
from tests.contract.games import GAMES

from swarmrally.bots import Budget, get_ready
from swarmrally.bots.roborally.choosing import KEEP_HAND
from swarmrally.bots.roborally.desk import Desk
from swarmrally.bots.roborally.floor import as_it_lies
from swarmrally.bots.roborally.orders import put_cards
from swarmrally.bots.roborally.search.tree import leave_others, play_kept
from swarmrally.bots.roborally.search.worth import worth
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.option_cards import (
    BRAKES,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    FOURTH_GEAR,
    GYROSCOPIC_STABILIZER,
    MECHANICAL_ARM,
    REVERSE_GEAR,
)
from swarmrally.roborally.components.state import REGISTERS, acts, holds
from swarmrally.roborally.rules.options.two_cards import may_share
from swarmrally.roborally.rules.power import may_announce
from swarmrally.roborally.rules.sequence import play_registers

RALLY = next(rules for rules in GAMES if rules.name == "roborally")
ALL = Budget(nodes=1 << 30)
GEARS = {"brakes": BRAKES, "fourth_gear": FOURTH_GEAR, "reverse_gear": REVERSE_GEAR}


class Search:
    """A racer that has looked at everything, and what it has found."""

    def __init__(self, course, seen, seat):
        get_ready("roborally", ALL)
        desk = Desk()
        desk.sit_down("racer", seat, 1, ALL.nodes, KEEP_HAND)
        desk.think(course, seen, ALL, searches=True)
        self.course, self.seat, self.mind, self.tree = as_it_lies(course, seen), seat, desk.mind, desk.mind.tree
        self.atlas = desk.atlas_of(self.course)

    def end_of(self, place):
        play_kept(self.course, self.mind, new(Events), place)
        return self.mind.states[1]

    def cards_of(self, seen, place):
        cards = np.zeros((REGISTERS, 2), np.int8)
        put_cards(seen, self.mind, self.tree.program[place], cards, self.seat, True)
        return [tuple(card for card in held if card != NO_CARD) for held in cards.tolist()]


def searched(course, seen, seat):
    return Search(course, seen, seat)


def hand_in(seen, seat):
    """R9.11 The cards of the hand, and of the Flywheel."""
    hand = seen.hand[seat, : int(seen.hand_count[seat])].tolist()
    return hand if seen.flywheel[seat] == NO_CARD else [*hand, int(seen.flywheel[seat])]


def lonely(seen, seat):
    state = RALLY.view(seen, seat)
    leave_others(state, seat)
    return state


def value_of(search, seen, cards, gears=None, steady=False):
    """What these cards are worth when the engine plays all five registers in one go."""
    seat, state, events = search.seat, lonely(seen, search.seat), new(Events)
    for register, held in enumerate(cards):
        if held:
            state.registers[seat, register, : len(held)] = held
    for name, mask in (gears or {}).items():
        getattr(state, name)[seat] = mask
    state.is_steady[seat] = steady
    play_registers(search.course, state, events)
    return worth(search.course, search.atlas, state, seat, bool(may_announce(search.course, seen, seat)))[0]


def registers_to_fill(seen, seat):
    return [register for register in range(REGISTERS) if int(seen.to_program[seat]) >> register & 1]


def single_cards(seen, seat) -> Iterator[list[tuple[int, ...]]]:
    """Every way to put a card in every register."""
    free = registers_to_fill(seen, seat)
    for chosen in permutations(hand_in(seen, seat), len(free)):
        cards: list[tuple[int, ...]] = [()] * REGISTERS
        for register, card in zip(free, chosen, strict=True):
            cards[register] = (card,)
        yield cards


def any_cards(seen, seat) -> Iterator[list[tuple[int, ...]]]:
    """Every way to put a card, or two that may share it, in every register."""
    free, held = registers_to_fill(seen, seat), int(seen.holds[seat])

    def fill(left: list[int], place: int) -> Iterator[list[tuple[int, ...]]]:
        if place == len(free):
            yield [()] * REGISTERS
            return
        shared = [pair for pair in permutations(left, 2) if may_share(held, *pair)]
        for chosen in [*((card,) for card in left), *shared]:
            for cards in fill([card for card in left if card not in chosen], place + 1):
                cards[free[place]] = chosen
                yield cards

    return fill(hand_in(seen, seat), 0)


def positions(how_many: int, fits: Any) -> Iterator[tuple[Any, Any, int]]:
    """Random games' moments of this kind, a few of each game."""
    found = ((game.course, RALLY.view(game.state, seat), seat) for game, seat in moments(RALLY))
    return islice(((course, seen, seat) for course, seen, seat in found if acts(seen, seat) and fits(seen, seat)), how_many)


def cards_in(seen, seat):
    return len(hand_in(seen, seat))


@needs_compiler
def test_with_few_cards_no_program_is_better():
    for course, seen, seat in positions(count(4, 2_000), lambda seen, seat: not seen.holds[seat] and 0 < cards_in(seen, seat) < 7):
        search = searched(course, seen, seat)
        best = max(value_of(search, seen, cards) for cards in single_cards(seen, seat))
        assert search.tree.value[0] == best


@needs_compiler
def test_with_nine_cards_no_program_is_better():
    for course, seen, seat in positions(count(1, 50), lambda seen, seat: not seen.holds[seat] and cards_in(seen, seat) == 9):
        search = searched(course, seen, seat)
        best = max(value_of(search, seen, cards) for cards in single_cards(seen, seat))
        assert search.tree.value[0] == best


@needs_compiler
def test_with_options_that_change_a_register_no_program_is_better():
    for course, seen, seat in positions(count(6, 400), lambda seen, seat: has_changing(seen, seat) and 0 < cards_in(seen, seat) < 5):
        search = searched(course, seen, seat)
        masks = [range(1 << REGISTERS) if holds(seen, seat, option) else [0] for option in GEARS.values()]
        gears = [dict(zip(GEARS, way, strict=True)) for way in product(*masks)]
        steadies = (False, True) if holds(seen, seat, GYROSCOPIC_STABILIZER) else (False,)
        ways = [*product(any_cards(seen, seat), gears, steadies)]
        assert search.tree.value[0] >= max(value_of(search, seen, *way) for way in Random(seat).choices(ways, k=300))


def has_changing(seen, seat):
    return any(holds(seen, seat, option) for option in (*GEARS.values(), GYROSCOPIC_STABILIZER, CRAB_LEGS, DUAL_PROCESSOR))


@needs_compiler
def test_what_is_remembered_is_worth_what_was_said():
    for course, seen, seat in positions(count(8, 2_000), lambda seen, seat: seen.to_program[seat]):
        search = searched(course, copy(seen), seat)
        for place in range(int(search.tree.kept)):
            cards = search.cards_of(seen, place)
            end = search.end_of(place)
            gears = {name: int(getattr(end, name)[seat]) for name in GEARS}
            if not holds(seen, seat, MECHANICAL_ARM):
                assert value_of(search, seen, cards, gears, bool(search.tree.steady[place])) == search.tree.value[place]
