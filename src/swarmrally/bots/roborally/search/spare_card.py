"""R9.5 Conditional Program: the card to keep is the one that would have helped most often when something came between."""

from __future__ import annotations

import numpy as np

from swarmrally.bots.roborally.search.choices import KINDS
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.search.rehearsal import add_up
from swarmrally.bots.roborally.search.shortlist import forget_tries
from swarmrally.bots.roborally.walking.drafts import sort_hand, take_hand
from swarmrally.kernel.compiler import called, kernel
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.option_cards import CONDITIONAL_PROGRAM
from swarmrally.roborally.components.state import ASK_CONDITIONAL_PROGRAM, REGISTERS, State, holds
from swarmrally.roborally.rules.handing_in import Sheet

TRIES = 8
CHOICE_OF = np.array([KINDS.index(kind) for kind in range(len(KINDS))])
"""By kind: which choice it is."""


@called
def list_spares(known: State, mind: Mind, orders: Sheet, seat: int) -> bool:
    """One card of each kind that neither the program nor the Flywheel takes; whether there is any, and a use for it."""
    mind.spares = 0
    mind.spare_tries = 0
    if not holds(known, seat, CONDITIONAL_PROGRAM):
        return False
    take_hand(known, mind, seat)
    sort_hand(mind)
    for place in range(int(mind.hand_count)):
        card = int(mind.hand[place])
        if not is_ordered(orders, card):
            put_spare(mind, card)
    return bool(mind.spares > 0)


@kernel
def is_ordered(orders: Sheet, card: int) -> bool:
    for register in range(REGISTERS):
        if orders.registers[register, 0] == card or orders.registers[register, 1] == card:
            return True
    return bool(orders.flywheel == card)


@kernel
def put_spare(mind: Mind, card: int) -> None:
    """The fastest of its kind, in the place of the first."""
    for place in range(int(mind.spares)):
        if KIND[mind.spare[place]] == KIND[card]:
            mind.spare[place] = card
            return
    mind.spare[mind.spares] = card
    mind.gain[mind.spares] = 0
    mind.spares += 1


@called
def cast_spares(mind: Mind) -> None:
    """The chosen program, and with every spare card in every register."""
    rehearsal, best, spare_count = mind.rehearsal, int(mind.best), int(mind.spares)
    copy_part(mind, best, 0)
    rehearsal.count = 1
    for place in range(spare_count):
        for register in range(REGISTERS):
            if rehearsal.cards[0, register, 0] != NO_CARD:
                number = int(rehearsal.count)
                copy_part(mind, 0, number)
                rehearsal.cards[number, register, 0] = mind.spare[place]
                rehearsal.cards[number, register, 1] = NO_CARD
                rehearsal.program[number, register] = CHOICE_OF[KIND[mind.spare[place]]]
                mind.trial_spare[number] = place
                rehearsal.count = number + 1


@called
def copy_part(mind: Mind, origin: int, number: int) -> None:
    rehearsal = mind.rehearsal
    for register in range(REGISTERS):
        rehearsal.cards[number, register, 0] = rehearsal.cards[origin, register, 0]
        rehearsal.cards[number, register, 1] = rehearsal.cards[origin, register, 1]
        rehearsal.program[number, register] = rehearsal.program[origin, register]
    rehearsal.place[number] = rehearsal.place[origin]
    rehearsal.rests[number] = rehearsal.rests[origin]
    rehearsal.steady[number] = rehearsal.steady[origin]
    forget_tries(rehearsal, number)


@kernel
def count_gains(mind: Mind) -> None:
    """What counts is how much the best register gains."""
    rehearsal = mind.rehearsal
    add_up(rehearsal)
    mind.spare_tries += 1
    for place in range(int(mind.spares)):
        most = 0
        for number in range(1, int(rehearsal.count)):
            if mind.trial_spare[number] == place:
                most = max(most, int(rehearsal.won[number]) - int(rehearsal.won[0]))
        mind.gain[place] += most


@kernel
def keep_spare(mind: Mind, orders: Sheet) -> None:
    """The most helpful one, and the wish to be asked where it goes."""
    best = 0
    for place in range(1, int(mind.spares)):
        if mind.gain[place] > mind.gain[best]:
            best = place
    orders.kept_card = mind.spare[best]
    orders.conditional_program = REGISTERS - 1
    orders.asks = int(orders.asks) | 1 << ASK_CONDITIONAL_PROGRAM
