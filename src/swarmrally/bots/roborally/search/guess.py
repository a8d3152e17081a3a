"""What a seat can't see, filled in at random: the hands of others, and the order of the piles."""

from __future__ import annotations

from swarmrally.bots.roborally.search.mind import GUESSED, SEEN, Mind
from swarmrally.kernel.chance import shuffle
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.cards import CARDS, NO_CARD
from swarmrally.roborally.components.option_cards import EXTRA_MEMORY, OPTIONS
from swarmrally.roborally.components.state import REGISTERS, State, acts, holds
from swarmrally.roborally.rules.deal import FULL_HAND, fill_hand, with_card
from swarmrally.roborally.rules.deck import draw_card

PURPOSE_CARDS = 52
PURPOSE_OPTIONS = 53


@called
def guess(mind: Mind, events: Events, seat: int, number: int) -> None:
    """The view in place SEEN becomes a whole state in place GUESSED: guess `number` of the view's key."""
    state = mind.states[GUESSED]
    copy_over(state, mind.states[SEEN])
    state.game = number
    guess_cards(state, seat)
    for other in range(int(state.seats)):
        if other != seat:
            guess_hand(state, events, other)
    guess_options(state)


@kernel
def guess_cards(state: State, seat: int) -> None:
    """R2.1 All cards that do not lie face up, nor in the own hand, in a drawn order."""
    low, high = with_card(0, 0, int(state.flywheel[seat]))
    low, high = with_card(low, high, int(state.kept_card[seat]))
    for place in range(int(state.hand_count[seat])):
        low, high = with_card(low, high, int(state.hand[seat, place]))
    for other in range(int(state.seats)):
        for register in range(REGISTERS):
            for slot in range(2):
                low, high = with_card(low, high, int(state.registers[other, register, slot]))
    count = 0
    for card in range(1, CARDS + 1):
        seen = low >> card if card < 48 else high >> card - 48
        if seen & 1 == 0:
            state.deck[count] = card
            count += 1
    state.deck_top = 0
    state.deck_end = count
    state.discarded = 0
    state.keeps_order = 0
    shuffle(state.deck, count, state.key, int(state.game), int(state.turn_number), PURPOSE_CARDS)


@kernel
def guess_hand(state: State, events: Events, seat: int) -> None:
    """As many cards as were dealt, whether they are in registers by now or not."""
    state.kept_card[seat] = NO_CARD
    if state.flywheel[seat] != NO_CARD:
        state.flywheel[seat] = draw_card(state, events)
    state.hand_count[seat] = 0
    if acts(state, seat):
        fill_hand(state, events, seat, FULL_HAND - int(state.robot_damage[seat]) + int(holds(state, seat, EXTRA_MEMORY)))


@kernel
def guess_options(state: State) -> None:
    """R8.1 Options that nobody holds and that were not discarded."""
    gone = 0
    for seat in range(int(state.seats)):
        gone |= int(state.holds[seat])
    for place in range(int(state.options_discarded)):
        gone |= 1 << int(state.option_discards[place])
    count, room = 0, int(state.option_end) - int(state.option_top)
    for option in range(OPTIONS):
        if gone >> option & 1 == 0:
            state.option_deck[count] = option
            count += 1
    shuffle(state.option_deck, count, state.key, int(state.game), int(state.turn_number), PURPOSE_OPTIONS)
    state.option_top = 0
    state.option_end = min(count, room)
