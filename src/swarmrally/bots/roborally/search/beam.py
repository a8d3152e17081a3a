"""A few beginnings of programs side by side, the best of which go on: fast, and seldom far from the best."""

from __future__ import annotations

from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.choices import COUNT, can_choose, count_choice, end_register, put_choice
from swarmrally.bots.roborally.search.mind import DRAFTS, TRIAL, WIDEST, Beam, Mind
from swarmrally.bots.roborally.search.worth import worth
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import NOT_OVER, REGISTERS, State
from swarmrally.roborally.rules.sequence import play_register


@called
def find_program(course: Course, atlas: Atlas, mind: Mind, events: Events, root: int, seat: int, width: int, may_rest: bool) -> None:
    """The best program that a beam of this width finds from the position in place `root`."""
    beam, states = mind.beam, mind.states
    start(mind, root, seat)
    for register in range(REGISTERS):
        row = register & 1
        beam.count[1 - row] = 0
        for draft in range(int(beam.count[row])):
            origin = place_of_draft(row, draft)
            for choice in range(COUNT):
                if can_choose(states[origin], seat, register, choice, beam.left[row, draft]):
                    copy_over(states[TRIAL], states[origin])
                    put_choice(course, states[TRIAL], seat, choice)
                    if states[TRIAL].over == NOT_OVER:
                        play_register(course, states[TRIAL], events)
                    end_register(states[TRIAL])
                    beam.nodes += 1
                    value, rests = worth(course, atlas, states[TRIAL], seat, may_rest)
                    place = room_for(beam, 1 - row, value, width)
                    if place >= 0:
                        copy_over(states[place_of_draft(1 - row, place)], states[TRIAL])
                        write_draft(states[origin], beam, row, draft, place, seat, choice, value, rests)
    choose_best(beam)


@kernel
def choose_best(beam: Beam) -> None:
    row, best = REGISTERS & 1, 0
    for draft in range(int(beam.count[row])):
        if beam.value[row, draft] > beam.value[row, best]:
            best = draft
    beam.best_value = beam.value[row, best]
    beam.best_rests = beam.rests[row, best]
    for register in range(REGISTERS):
        beam.best[register] = beam.program[row, best, register]


@kernel
def start(mind: Mind, root: int, seat: int) -> None:
    """One empty draft with the whole hand."""
    mind.beam.count[0] = 1
    copy_over(mind.states[place_of_draft(0, 0)], mind.states[root])
    count_hand(mind.states[root], seat, mind.beam.left[0, 0])


@called
def count_hand(state: State, seat: int, left: Ints) -> None:
    """The kinds of cards that are there, the Flywheel's too (R9.11)."""
    left[:] = 0
    for place in range(int(state.hand_count[seat])):
        left[KIND[state.hand[seat, place]]] += 1
    if state.flywheel[seat] > NO_CARD:
        left[KIND[state.flywheel[seat]]] += 1


@kernel
def place_of_draft(row: int, draft: int) -> int:
    return DRAFTS + row * WIDEST + draft


@kernel
def room_for(beam: Beam, row: int, value: int, width: int) -> int:
    """A place that is free, or whose draft is worth less; none for what is worth the same as another one."""
    worst = 0
    for draft in range(int(beam.count[row])):
        if beam.value[row, draft] == value:
            return -1
        if beam.value[row, draft] < beam.value[row, worst]:
            worst = draft
    if beam.count[row] < width:
        beam.count[row] += 1
        return int(beam.count[row]) - 1
    return worst if beam.value[row, worst] < value else -1


@kernel
def write_draft(state: State, beam: Beam, row: int, draft: int, place: int, seat: int, choice: int, value: int, rests: bool) -> None:
    """A draft of the next row: one of this row and a choice more."""
    longer, register = 1 - row, int(state.register)
    beam.value[longer, place] = value
    beam.rests[longer, place] = rests
    for kind in range(7):
        beam.left[longer, place, kind] = beam.left[row, draft, kind]
    for before in range(register):
        beam.program[longer, place, before] = beam.program[row, draft, before]
    beam.program[longer, place, register] = choice
    count_choice(state, seat, register, choice, beam.left[longer, place], -1)
