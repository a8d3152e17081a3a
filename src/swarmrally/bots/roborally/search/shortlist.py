"""The best programs of a search, rehearsed against guesses of what the others hold; now and then the worse half is sent home."""

from __future__ import annotations

from swarmrally.bots.roborally.orders import heading_back, put_cards, write_policies
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.beam import find_program
from swarmrally.bots.roborally.search.guess import guess
from swarmrally.bots.roborally.search.mind import ALONE, GUESSED, MOST, SEEN, Mind, Rehearsal
from swarmrally.bots.roborally.search.rehearsal import add_up, give_program, rehearse
from swarmrally.bots.roborally.search.tree import play_kept
from swarmrally.bots.roborally.walking.orders import clear_orders
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import REGISTER, REGISTERS, State, acts
from swarmrally.roborally.rules.handing_in import Sheet, take_answers
from swarmrally.roborally.rules.power import may_announce

CANDIDATES = 24
WIDTH = 3
"""How many drafts the others are taken to have in mind."""
IN_DOUBT = 6
"""How many of the best programs are tried both with and without powering down."""
FIRST_HALVING, LAST_HALVING = 12, 96
"""Guesses after which the worse half of the programs is out: the first, and twice as many, and so on to the last."""


@called
def cast(course: Course, atlas: Atlas, known: State, mind: Mind, events: Events, orders: Sheet, most: int, seat: int) -> None:
    """The best programs that the tree has kept."""
    rehearsal = mind.rehearsal
    rehearsal.count = 0
    rehearsal.guesses = 0
    rehearsal.nodes = 0
    mind.beam.nodes = 0
    for place in range(min(int(mind.tree.kept), most)):
        hire(known, mind, place, seat)
    open_rehearsals(course, atlas, known, mind, events, orders, seat)


@kernel
def hire(known: State, mind: Mind, place: int, seat: int) -> None:
    """A program with its fastest cards, and with its slowest; of the first ones also with the other choice about powering down."""
    tree, rehearsal = mind.tree, mind.rehearsal
    fast = int(rehearsal.count)
    put_part(known, mind, place, seat, True, int(tree.rests[place]))
    if fast + 1 < MOST:
        put_part(known, mind, place, seat, False, int(tree.rests[place]))
        if has_same_cards(rehearsal, fast, fast + 1):
            rehearsal.count = fast + 1
    if tree.may_rest and place < IN_DOUBT:
        put_part(known, mind, place, seat, True, int(not tree.rests[place]))


@called
def put_part(known: State, mind: Mind, place: int, seat: int, high_first: bool, rests: int) -> None:
    tree, rehearsal, number = mind.tree, mind.rehearsal, int(mind.rehearsal.count)
    if number == MOST:
        return
    put_cards(known, mind, tree.program[place], rehearsal.cards[number], seat, high_first)
    for register in range(REGISTERS):
        rehearsal.program[number, register] = tree.program[place, register]
    rehearsal.place[number] = place
    rehearsal.rests[number] = rests
    rehearsal.steady[number] = tree.steady[place]
    forget_tries(rehearsal, number)
    rehearsal.count = number + 1


@kernel
def forget_tries(rehearsal: Rehearsal, number: int) -> None:
    rehearsal.is_out[number] = 0
    rehearsal.tries[number] = 0
    rehearsal.chances[number] = 0
    rehearsal.flags[number] = 0
    rehearsal.damage[number] = 0
    rehearsal.falls[number] = 0


@kernel
def has_same_cards(rehearsal: Rehearsal, one: int, other: int) -> bool:
    for register in range(REGISTERS):
        for slot in range(2):
            if rehearsal.cards[one, register, slot] != rehearsal.cards[other, register, slot]:
                return False
    return True


@kernel
def open_rehearsals(course: Course, atlas: Atlas, known: State, mind: Mind, events: Events, orders: Sheet, seat: int) -> None:
    """What the seat sees, with the policies that all its programs have."""
    state = mind.states[SEEN]
    see(known, mind, state)
    play_kept(course, mind, events, 0)
    clear_orders(orders)
    write_policies(course, known, mind, orders, mind.states[1], seat)
    orders.brakes = 0
    orders.fourth_gear = 0
    orders.reverse_gear = 0
    take_answers(state, orders, seat)
    state.re_entry_heading[seat] = heading_back(course, atlas, mind.states[1], seat)
    clear_orders(orders)


@kernel
def see(known: State, mind: Mind, state: State) -> None:
    """The view, with the bot's own chance, and with nobody asked for anything."""
    copy_over(state, known)
    for word in range(4):
        state.key[word] = mind.key[word]
    state.asks[:] = 0


@kernel
def begin_guess(mind: Mind, events: Events, seat: int) -> None:
    """The others get other cards."""
    guess(mind, events, seat, int(mind.rehearsal.guesses))
    mind.rehearsal.guesses += 1
    mind.rehearsal.other = 0
    mind.rehearsal.number = 0


@called
def program_next(course: Course, atlas: Atlas, mind: Mind, events: Events, seat: int) -> int:
    """One of the others is programmed as it would by itself; how many registers that took, 0 when all are."""
    rehearsal, guessed = mind.rehearsal, mind.states[GUESSED]
    while rehearsal.other < guessed.seats:
        other, before = int(rehearsal.other), int(mind.beam.nodes)
        rehearsal.other += 1
        if other != seat and acts(guessed, other):
            program_other(course, atlas, mind, events, other)
            return int(mind.beam.nodes) - before + 1
    return 0


@called
def program_other(course: Course, atlas: Atlas, mind: Mind, events: Events, other: int) -> None:
    """The others are taken to reckon with nobody."""
    guessed, alone = mind.states[GUESSED], mind.states[ALONE]
    copy_over(alone, guessed)
    alone.robot_down[:] = 1
    alone.robot_down[other] = 0
    alone.stage = REGISTER
    alone.register = 0
    alone.part = 0
    find_program(course, atlas, mind, events, ALONE, other, WIDTH, may_announce(course, guessed, other))
    give_program(guessed, mind.beam, other)


@called
def try_next(course: Course, atlas: Atlas, mind: Mind, events: Events, seat: int) -> int:
    """One of the programs that are still in; how many registers that took, 0 when all were tried, and then it counts."""
    rehearsal = mind.rehearsal
    while rehearsal.number < rehearsal.count:
        number = int(rehearsal.number)
        rehearsal.number += 1
        if not rehearsal.is_out[number]:
            rehearse(course, atlas, mind, events, number, seat)
            return REGISTERS
    return 0


@kernel
def count_guess(rehearsal: Rehearsal) -> None:
    """A whole guess counts, and perhaps half of the programs go home."""
    add_up(rehearsal)
    halving = FIRST_HALVING
    while halving <= LAST_HALVING:
        if rehearsal.guesses == halving:
            send_half_home(rehearsal)
        halving *= 2


@kernel
def send_half_home(rehearsal: Rehearsal) -> None:
    left = 0
    for number in range(int(rehearsal.count)):
        left += int(not rehearsal.is_out[number])
    stays = max(2, (left + 1) // 2)
    for number in range(int(rehearsal.count)):
        if not rehearsal.is_out[number] and rank_of(rehearsal, number) >= stays:
            rehearsal.is_out[number] = 2
    for number in range(int(rehearsal.count)):
        rehearsal.is_out[number] = int(rehearsal.is_out[number] != 0)


@kernel
def rank_of(rehearsal: Rehearsal, number: int) -> int:
    """How many have done better so far, or as well and come before it; who goes home just now still counts."""
    rank = 0
    for other in range(int(rehearsal.count)):
        if rehearsal.is_out[other] != 1 and other != number:
            ahead = lead(rehearsal, other, number)
            rank += int(ahead > 0 or (ahead == 0 and other < number))
    return rank


@kernel
def lead(rehearsal: Rehearsal, one: int, other: int) -> int:
    """Of the mean chances of one over those of another."""
    mine = int(rehearsal.chances[one]) * max(1, int(rehearsal.tries[other]))
    return mine - int(rehearsal.chances[other]) * max(1, int(rehearsal.tries[one]))


@kernel
def best_of(rehearsal: Rehearsal) -> int:
    best = -1
    for number in range(int(rehearsal.count)):
        if not rehearsal.is_out[number] and (best < 0 or lead(rehearsal, number, best) > 0):
            best = number
    return best
