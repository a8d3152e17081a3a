"""The game for searchers: seat after seat builds its program part by part, hidden from the others until all stand; then the turn is played.

The node of a search is a state, and nothing else: its `sealed` says whose programs stand, its `phase` how many parts the next one has. A
robot without anything to program chooses nothing.
"""

from __future__ import annotations

import numpy as np

from swarmrally.env.roborally.action import MOST, PARTS, close_program, forget_program, may_choose, next_programmer, programs, put
from swarmrally.kernel.chance import shuffle
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.cards import CARDS, NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import NOT_OVER, REGISTERS, State
from swarmrally.roborally.rules.sequence import open_turn, play_turn

PURPOSE_IMAGINED = 61


@entry
def player(state: State) -> int:
    """The seat that chooses next, or NOBODY when the game is over."""
    return NOBODY if state.over != NOT_OVER else next_programmer(state)


@entry
def terminal(state: State) -> bool:
    return bool(state.over != NOT_OVER)


@entry
def legal(course: Course, state: State, mask: Ints) -> int:
    """Marks with 1 which of the MOST choices the player has for the next part, and counts them."""
    seat, part, count = next_programmer(state), int(state.phase), 0
    for choice in range(MOST):
        mask[choice] = seat != NOBODY and state.over == NOT_OVER and may_choose(course, state, seat, part, choice)
        count += int(mask[choice])
    return count


@entry
def settle(course: Course, state: State, events: Events) -> None:
    """When every program stands the turn is played; so are turns in which nobody has anything to program."""
    while state.over == NOT_OVER and next_programmer(state) == NOBODY:
        play_turn(course, state, events)
        open_turn(course, state, events)


@entry
def apply(course: Course, state: State, events: Events, choice: int) -> None:
    """The player's choice for the next part; the last choice of the last seat plays the turn and deals the next one."""
    seat = next_programmer(state)
    if state.phase == 0:
        forget_program(state, seat)
    put(course, state, seat, int(state.phase), choice)
    state.phase += 1
    if state.phase == PARTS:
        state.phase = 0
        close_program(state, events, seat)
        settle(course, state, events)


@entry
def imagine(state: State, seat: int, key: Ints) -> None:
    """Makes the state one that the seat can't tell from the true one: another deal to come, and of the cards it has not seen any others.

    The others' hands and programs, the pile and this turn's discards are shuffled together; their numbers stay.
    """
    for word in range(len(key)):
        state.key[word] = key[word]
    cards = np.empty(CARDS, np.int8)
    for other in range(int(state.seats)):
        if other != seat and not state.sealed[other]:
            forget_program(state, other)
    count = exchange_unseen(state, seat, cards, False)
    shuffle(cards, count, state.key, int(state.game), int(state.turn_number), PURPOSE_IMAGINED)
    exchange_unseen(state, seat, cards, True)


@kernel
def exchange_unseen(state: State, seat: int, cards: Ints, puts_back: bool) -> int:
    """Every card that the seat can't see goes into `cards`, or comes from there, place by place; returns how many."""
    count = 0
    for other in range(int(state.seats)):
        if other == seat:
            continue
        for place in range(int(state.hand_count[other])):
            state.hand[other, place] = exchanged(cards, count, int(state.hand[other, place]), puts_back)
            count += 1
        for register in range(REGISTERS):
            card = int(state.registers[other, register, 0])
            if programs(state, other, register) and card != NO_CARD:
                state.registers[other, register, 0] = exchanged(cards, count, card, puts_back)
                count += 1
    for place in range(int(state.deck_top), int(state.deck_end)):
        state.deck[place] = exchanged(cards, count, int(state.deck[place]), puts_back)
        count += 1
    for place in range(int(state.discarded)):
        state.discards[place] = exchanged(cards, count, int(state.discards[place]), puts_back)
        count += 1
    return count


@kernel
def exchanged(cards: Ints, place: int, card: int, puts_back: bool) -> int:
    """The card that lies in this place from now on."""
    if puts_back:
        return int(cards[place])
    cards[place] = card
    return card
