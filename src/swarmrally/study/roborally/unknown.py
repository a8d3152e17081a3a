"""What nobody knows, or one seat does not, drawn anew: hands, and the order of the piles."""

from __future__ import annotations

from swarmrally.bots.roborally.search.guess import guess_cards, guess_hand, guess_options
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.state import PROGRAMMING, State, acts
from swarmrally.roborally.playing.view import hide
from swarmrally.roborally.rules.deal import fill_hand, gather_deck
from swarmrally.roborally.rules.deck import shuffle_deck
from swarmrally.study.weighing.chances import AS_SEEN, BEFORE_CHANCE, key_for


@called
def draw_unknown(state: State, events: Events, number: int, unknown: int, me: int) -> None:
    """For game `number`; what is still to come is always drawn anew."""
    if unknown == AS_SEEN:
        hide(state, me)
    key_for(number, state.key)
    state.keeps_order = 0
    if unknown == AS_SEEN:
        guess_others(state, events, me)
    elif unknown == BEFORE_CHANCE and state.stage == PROGRAMMING:
        deal_anew(state, events)
    guess_options(state)


@kernel
def guess_others(state: State, events: Events, me: int) -> None:
    """All but the seat's own hand; who has to program has not done so yet."""
    guess_cards(state, me)
    for other in range(int(state.seats)):
        if other != me:
            guess_hand(state, events, other)
            if state.to_program[other]:
                state.sealed[other] = 0


@kernel
def deal_anew(state: State, events: Events) -> None:
    """R2.1 As many cards as everybody was dealt, before anybody has programmed."""
    gather_deck(state)
    shuffle_deck(state)
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        if acts(state, seat):
            fill_hand(state, events, seat, int(state.hand_count[seat]))
