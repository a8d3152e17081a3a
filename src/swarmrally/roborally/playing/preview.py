"""Previews: the engine's own events for a program, from what a seat may know."""

from __future__ import annotations

import numpy as np

from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.cards import CARDS, NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import DECLARING, PROGRAMMING, REGISTERS, State, is_here
from swarmrally.roborally.forms.programs import put_program
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.answering import MOST_CHOICES, Choices, list_choices
from swarmrally.roborally.rules.sequence import answer, play_registers


def preview(course: Course, seen: State, program: LiveProgram) -> list[list[int]]:
    """The events of the five registers for one's own program, as far as it is filled; the others are taken to be powered down.

    Raises a Refusal for a program against the rules. What would be asked is answered as the clock would.
    """
    state, events = view(seen, program.seat), new(Events)
    if state.stage != PROGRAMMING or is_waiting(state):
        raise ValueError("a preview is for the time of programming")
    take_back(state, program.seat)
    put_program(program, course, state, is_partial=True)
    run_alone(course, state, events, np.empty(MOST_CHOICES, np.int64), program.seat)
    return rows(events)


@entry
def run_alone(course: Course, state: State, events: Events, choices: Choices, seat: int) -> None:
    """The five registers of one seat."""
    leave_alone(state, seat)
    state.stage = DECLARING
    play_registers(course, state, events)
    while is_waiting(state):
        list_choices(course, state, choices)
        answer(state, events, int(choices[0]))
        play_registers(course, state, events)


@entry
def take_back(state: State, seat: int) -> None:
    """The cards of a program that is done return to the hand, so that it can be looked at again."""
    give_to_hand(state, seat, int(state.kept_card[seat]))
    state.kept_card[seat] = NO_CARD
    for register in range(REGISTERS):
        if int(state.to_program[seat]) >> register & 1:
            for place in range(2):
                give_to_hand(state, seat, int(state.registers[seat, register, place]))
                state.registers[seat, register, place] = NO_CARD


@kernel
def give_to_hand(state: State, seat: int, card: int) -> None:
    if card != NO_CARD:
        state.hand[seat, state.hand_count[seat]] = card
        state.hand_count[seat] += 1


@kernel
def leave_alone(state: State, seat: int) -> None:
    """Nobody else moves or fires, the pile gives nothing and every coin is tails, because neither is known."""
    for other in range(int(state.seats)):
        if other != seat and is_here(state, other):
            state.robot_down[other] = 1
    state.keeps_order = 1
    state.deck[:] = NO_CARD
    state.deck_top, state.deck_end = 0, CARDS
