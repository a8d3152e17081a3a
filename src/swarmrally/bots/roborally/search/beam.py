"""A few beginnings of programs side by side, the best of which go on: fast, and seldom far from the best."""

from __future__ import annotations

from typing import Annotated

from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.choices import COUNT, can_choose, count_choice, end_register, put_choice
from swarmrally.bots.roborally.search.workspace import Memory, States, copy_state
from swarmrally.bots.roborally.search.worth import worth
from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import NOT_OVER, REGISTERS, State
from swarmrally.roborally.rules.sequence import play_register

WIDEST = 8


class Beam:
    """Drafts in two rows, which take turns; their states lie on the workspace from `workspace` on, after one place to try things."""

    workspace: Annotated[int, "i2"]
    nodes: Annotated[int, "i8"]
    count: Annotated[Ints, "i1", 2]
    value: Annotated[Ints, "i8", (2, WIDEST)]
    left: Annotated[Ints, "i1", (2, WIDEST, 7)]
    program: Annotated[Ints, "i1", (2, WIDEST, REGISTERS)]
    rests: Annotated[Ints, "i1", (2, WIDEST)]
    best_value: Annotated[int, "i8"]
    best: Annotated[Ints, "i1", REGISTERS]
    best_rests: Annotated[int, "i1"]


@entry
def find_program(
    course: Course,
    atlas: Atlas,
    states: States,
    memory: Memory,
    events: Events,
    beam: Beam,
    root: int,
    seat: int,
    width: int,
    may_rest: bool,
) -> None:
    """The best program that a beam of this width finds from the position in place `root`."""
    start(states, memory, beam, root, seat)
    trial = int(beam.workspace)
    for register in range(REGISTERS):
        row = register & 1
        beam.count[1 - row] = 0
        for draft in range(int(beam.count[row])):
            origin = place_of_draft(beam, row, draft)
            for choice in range(COUNT):
                if can_choose(states[origin], seat, register, choice, beam.left[row, draft]):
                    copy_state(memory, origin, trial)
                    put_choice(course, states[trial], seat, choice)
                    if states[trial].over == NOT_OVER:
                        play_register(course, states[trial], events)
                    end_register(states[trial])
                    beam.nodes += 1
                    value, rests = worth(course, atlas, states[trial], seat, may_rest)
                    place = room_for(beam, 1 - row, value, width)
                    if place >= 0:
                        copy_state(memory, trial, place_of_draft(beam, 1 - row, place))
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
def start(states: Ints, memory: Ints, beam: Beam, root: int, seat: int) -> None:
    """One empty draft with the whole hand."""
    beam.count[0] = 1
    copy_state(memory, root, place_of_draft(beam, 0, 0))
    count_hand(states[root], seat, beam.left[0, 0])


@called
def count_hand(state: State, seat: int, left: Ints) -> None:
    """The kinds of cards that are there, the Flywheel's too (R9.11)."""
    left[:] = 0
    for place in range(int(state.hand_count[seat])):
        left[KIND[state.hand[seat, place]]] += 1
    if state.flywheel[seat] > NO_CARD:
        left[KIND[state.flywheel[seat]]] += 1


@kernel
def place_of_draft(beam: Beam, row: int, draft: int) -> int:
    return int(beam.workspace) + 1 + row * WIDEST + draft


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
