"""Proving: every program of one hand is run, and those that reach the goal are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import OFF, STRIDE
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import NOT_OVER, REGISTER, REGISTERS, State, is_here
from swarmrally.roborally.playing.judging import ABOUT, FEAT, LEAST, MOST, STANDING, Conditions, counted
from swarmrally.roborally.rules.sequence import play_register

PLACES = REGISTERS + 1
"""Where states lie: after no, one, … five registers."""
MOST_CONDITIONS = 4
MANY = 16
"""So many solutions are told apart; a position with more of them is no puzzle."""
KIND_BITS = 3
NEVER = -1
WORTHLESS = -10000
DONE, BROKEN = 1000, 300
"""What a wrong program is worth: for each thing done, or a part of it, and against it for each limit that it breaks."""


class Proof:
    """How far the search has come, and what it has found."""

    states: Annotated[Sequence[State], State, PLACES]
    counts: Annotated[Ints, "i4", (PLACES, MOST_CONDITIONS)]
    cursor: Annotated[Ints, "i1", PLACES]
    """The next place of the hand to take a card from."""
    taken: Annotated[Ints, "i1", PLACES]
    """The place that the card of a register came from, or NEVER."""
    met: Annotated[Ints, "i1", PLACES]
    """The number of registers after which everything was done, or NEVER."""
    depth: Annotated[int, "i1"]

    plans: Annotated[int, "i8"]
    """How many programs were run."""
    solving: Annotated[int, "i8"]
    solutions: Annotated[int, "i4"]
    """Those that differ in the kinds of cards up to where the goal is reached."""
    ways: Annotated[Ints, "i8", MANY]
    fewest: Annotated[int, "i4"]
    """Registers of the shortest solution, or NEVER."""
    plan: Annotated[Ints, "i1", REGISTERS]
    wrong_worth: Annotated[int, "i4"]
    wrong_plan: Annotated[Ints, "i1", REGISTERS]


@entry
def prove(course: Course, state: State, seat: int, conditions: Conditions, proof: Proof, events: Events) -> bool:
    """Runs every program of the seat's hand; False as soon as there are too many solutions."""
    begin(state, proof)
    events.quiet = 0
    while proof.depth >= 0 and proof.solutions <= MANY:
        depth = int(proof.depth)
        if not next_card(proof, seat, depth):
            proof.depth -= 1
            continue
        go(course, seat, conditions, proof, events, depth)
        if not is_last(conditions, proof, seat, depth + 1):
            proof.depth = depth + 1
            proof.cursor[depth + 1] = 0
            continue
        end(seat, conditions, proof, depth + 1)
    return bool(proof.solutions <= MANY)


@called
def begin(state: State, proof: Proof) -> None:
    """The moment before register 1, with an empty program."""
    root = proof.states[0]
    copy_over(root, state)
    root.stage = REGISTER
    root.register = 0
    root.part = 0
    root.mover = 0
    root.phase = 0
    proof.depth = 0
    proof.cursor[0] = 0
    proof.met[0] = NEVER
    for each in range(MOST_CONDITIONS):
        proof.counts[0, each] = 0
    proof.plans = 0
    proof.solving = 0
    proof.solutions = 0
    proof.fewest = NEVER
    proof.wrong_worth = WORTHLESS


@kernel
def next_card(proof: Proof, seat: int, depth: int) -> bool:
    """R3.1, R7.4 The next card of the hand that can lie in the register; a locked one has its own."""
    state = proof.states[depth]
    if int(state.to_program[seat]) >> depth & 1 == 0:
        proof.taken[depth] = NEVER
        proof.cursor[depth] += 1
        return bool(proof.cursor[depth] == 1)
    while proof.cursor[depth] < state.hand_count[seat]:
        place = int(proof.cursor[depth])
        proof.cursor[depth] = place + 1
        if not is_taken(proof, depth, place):
            proof.taken[depth] = place
            return True
    return False


@kernel
def is_taken(proof: Proof, depth: int, place: int) -> bool:
    for earlier in range(depth):
        if proof.taken[earlier] == place:
            return True
    return False


@called
def go(course: Course, seat: int, conditions: Conditions, proof: Proof, events: Events, depth: int) -> None:
    """One register more."""
    state = proof.states[depth + 1]
    copy_over(state, proof.states[depth])
    if proof.taken[depth] != NEVER:
        state.registers[seat, depth, 0] = state.hand[seat, proof.taken[depth]]
        state.registers[seat, depth, 1] = NO_CARD
    events.told = 0
    play_register(course, state, events)
    if state.over == NOT_OVER:
        state.register += 1
        state.part = 0
    for each in range(len(conditions)):
        proof.counts[depth + 1, each] = proof.counts[depth, each]
        for number in range(int(events.told)):
            proof.counts[depth + 1, each] += counted(events, number, depth + 1, seat, conditions, each)
    proof.met[depth + 1] = proof.met[depth]
    if proof.met[depth] == NEVER and is_reached(conditions, proof, depth + 1):
        proof.met[depth + 1] = depth + 1


@kernel
def is_reached(conditions: Conditions, proof: Proof, place: int) -> bool:
    """Whether all that is to be done has been done; where to stand is looked at in the end."""
    for each in range(len(conditions)):
        if proof.counts[place, each] < conditions[each, LEAST] or conditions[each, FEAT] == STANDING:
            return False
    return True


@kernel
def is_broken(conditions: Conditions, proof: Proof, place: int) -> bool:
    for each in range(len(conditions)):
        if proof.counts[place, each] > conditions[each, MOST]:
            return True
    return False


@called
def is_last(conditions: Conditions, proof: Proof, seat: int, depth: int) -> bool:
    """Whether no later card makes a difference."""
    state = proof.states[depth]
    return depth == REGISTERS or state.over != NOT_OVER or not is_here(state, seat) or is_broken(conditions, proof, depth)


@called
def end(seat: int, conditions: Conditions, proof: Proof, depth: int) -> None:
    """A program that has been run as far as it matters."""
    proof.plans += 1
    holds = not is_broken(conditions, proof, depth)
    met = int(proof.met[depth])
    for each in range(len(conditions)):
        if conditions[each, FEAT] == STANDING:
            met = depth
            holds = holds and bool(proof.states[depth].robot_cell[seat] == conditions[each, ABOUT])
        elif proof.counts[depth, each] < conditions[each, LEAST]:
            holds = False
    if not holds:
        regret(seat, conditions, proof, depth)
        return
    proof.solving += 1
    if proof.fewest == NEVER or met < proof.fewest:
        proof.fewest = met
        write(proof, proof.plan, seat, depth)
    enlist(proof, way_of(proof, seat, met))


@kernel
def way_of(proof: Proof, seat: int, met: int) -> int:
    """The kinds of its cards up to where everything was done."""
    way = met
    for register in range(met):
        way = way << KIND_BITS | int(KIND[proof.states[register + 1].registers[seat, register, 0]])
    return way


@kernel
def enlist(proof: Proof, way: int) -> None:
    for known in range(min(int(proof.solutions), MANY)):
        if proof.ways[known] == way:
            return
    if proof.solutions < MANY:
        proof.ways[proof.solutions] = way
    proof.solutions += 1


@kernel
def write(proof: Proof, plan: Ints, seat: int, depth: int) -> None:
    """The cards that are being tried; the registers after them take what is left of the hand."""
    state = proof.states[0]
    for register in range(depth):
        place = int(proof.taken[register])
        plan[register] = NO_CARD if place == NEVER else int(state.hand[seat, place])
    spare = 0
    for register in range(depth, REGISTERS):
        plan[register] = NO_CARD
        if int(state.to_program[seat]) >> register & 1:
            while is_taken(proof, depth, spare):
                spare += 1
            plan[register] = state.hand[seat, spare]
            spare += 1


@called
def regret(seat: int, conditions: Conditions, proof: Proof, depth: int) -> None:
    """Remembers the wrong program that came nearest, of several the first one."""
    worth = 0
    for each in range(len(conditions)):
        if conditions[each, FEAT] == STANDING:
            worth += nearness(int(proof.states[depth].robot_cell[seat]), int(conditions[each, ABOUT]))
        elif conditions[each, LEAST] > 0:
            worth += DONE * min(int(proof.counts[depth, each]), int(conditions[each, LEAST])) // int(conditions[each, LEAST])
        if proof.counts[depth, each] > conditions[each, MOST]:
            worth -= BROKEN
    if worth > proof.wrong_worth:
        proof.wrong_worth = worth
        write(proof, proof.wrong_plan, seat, depth)


@kernel
def nearness(here: int, there: int) -> int:
    """Nine tenths of it for whoever ends beside the cell, and less with every step more."""
    if here == OFF:
        return 0
    steps = abs(here // STRIDE - there // STRIDE) + abs(here % STRIDE - there % STRIDE)
    return max(0, DONE - DONE // 10 * steps)
