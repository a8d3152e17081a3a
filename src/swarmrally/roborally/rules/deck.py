"""R2.2 The program deck and its discards."""

from __future__ import annotations

from swarmrally.kernel.chance import shuffle
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.events import DECK_SHUFFLED
from swarmrally.roborally.components.ids import R2_2
from swarmrally.roborally.components.state import State

PURPOSE_DECK = 16
"""Each shuffle of a turn has a purpose of its own, from this one on."""


@called
def draw_card(state: State, events: Events) -> int:
    """R2.2 The top card; from an empty pile this turn's discards come back first; NO_CARD when there is none anywhere."""
    if state.deck_top == state.deck_end:
        if state.discarded == 0:
            return NO_CARD
        reshuffle(state, events)
    card = int(state.deck[state.deck_top])
    state.deck_top += 1
    return card


@called
def reshuffle(state: State, events: Events) -> None:
    """R2.2 The discards become the deck."""
    count = int(state.discarded)
    for place in range(count):
        state.deck[place] = state.discards[place]
    state.deck_top = 0
    state.deck_end = count
    state.discarded = 0
    shuffle_deck(state)
    tell(state, events, DECK_SHUFFLED, R2_2)


@called
def shuffle_deck(state: State) -> None:
    """A drawn order for the whole deck, unless the position gives the order."""
    if not state.keeps_order:
        shuffle(state.deck, int(state.deck_end), state.key, int(state.game), int(state.turn_number), PURPOSE_DECK + int(state.shuffles))
    state.shuffles += 1


@kernel
def discard_card(state: State, card: int) -> None:
    if card != NO_CARD:
        state.discards[state.discarded] = card
        state.discarded += 1


@kernel
def empty_register(state: State, seat: int, register: int) -> None:
    """The cards of a register go to the discards."""
    discard_card(state, int(state.registers[seat, register, 0]))
    discard_card(state, int(state.registers[seat, register, 1]))
    state.registers[seat, register, 0] = NO_CARD
    state.registers[seat, register, 1] = NO_CARD


@kernel
def swap_register(state: State, seat: int, register: int, card: int) -> None:
    """R9.2 Another card in place of those in a register, drawn before they are discarded."""
    empty_register(state, seat, register)
    state.registers[seat, register, 0] = card
