"""R2 The deal; R9.9 Extra Memory."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.cards import CARDS, NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.events import CARDS_DEALT
from swarmrally.roborally.components.ids import R2_1, R9_9
from swarmrally.roborally.components.option_cards import EXTRA_MEMORY
from swarmrally.roborally.components.state import ALL_REGISTERS, REGISTERS, State, acts, holds
from swarmrally.roborally.rules.deck import draw_card, shuffle_deck
from swarmrally.roborally.rules.power import may_announce

FULL_HAND = 9


@kernel
def deal(course: Course, state: State, events: Events) -> None:
    """R2.1 All cards but the locked ones and a Flywheel's are shuffled; each active robot is dealt 9 minus its damage."""
    gather_deck(state)
    state.shuffles = 0
    shuffle_deck(state)
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        state.hand_count[seat] = 0
        state.to_program[seat] = 0
        state.sealed[seat] = 1
        if acts(state, seat):
            deal_hand(course, state, events, seat)


@kernel
def deal_hand(course: Course, state: State, events: Events, seat: int) -> None:
    """R2.1, R9.9 The cards of one robot, and which registers it has to fill; R4.1 without any its owner may still have something to say."""
    has_memory = holds(state, seat, EXTRA_MEMORY)
    count = FULL_HAND - int(state.robot_damage[seat]) + int(has_memory)
    fill_hand(state, events, seat, count)
    state.to_program[seat] = ALL_REGISTERS & ~int(state.robot_locked[seat])
    state.sealed[seat] = state.to_program[seat] == 0 and count == 0 and not may_announce(course, state, seat)
    tell(state, events, CARDS_DEALT, R9_9 if has_memory else R2_1, seat, int(state.hand_count[seat]))


@kernel
def fill_hand(state: State, events: Events, seat: int, count: int) -> None:
    """So many cards from the deck, or as many as there are."""
    state.hand_count[seat] = 0
    for place in range(count):
        card = draw_card(state, events)
        if card != NO_CARD:
            state.hand[seat, place] = card
            state.hand_count[seat] += 1


@kernel
def gather_deck(state: State) -> None:
    """R2.1 Every card that does not lie in a locked register or on a Flywheel, by priority."""
    low, high = 0, 0
    for seat in range(int(state.seats)):
        low, high = with_card(low, high, int(state.flywheel[seat]))
        if state.robot_locked[seat]:
            for register in range(REGISTERS):
                for slot in range(2):
                    low, high = with_card(low, high, int(state.registers[seat, register, slot]))
    count = 0
    for card in range(1, CARDS + 1):
        kept = low >> card if card < 48 else high >> card - 48
        if kept & 1 == 0:
            state.deck[count] = card
            count += 1
    state.deck_top = 0
    state.deck_end = count
    state.discarded = 0


@kernel
def with_card(low: int, high: int, card: int) -> tuple[int, int]:
    """A set of cards as two numbers, with one card more."""
    if card == NO_CARD:
        return low, high
    if card < 48:
        return low | 1 << card, high
    return low, high | 1 << card - 48
