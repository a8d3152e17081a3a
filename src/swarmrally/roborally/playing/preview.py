"""Previews: the engine's own events for a program, from what a seat may know."""

from __future__ import annotations

from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.cards import CARDS, NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import DECLARING, PROGRAMMING, REGISTERS, State, is_here
from swarmrally.roborally.forms.answers import legal_choices
from swarmrally.roborally.forms.programs import put_program
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.view import view
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
    leave_alone(state, program.seat)
    state.stage = DECLARING
    play_registers(course, state, events)
    while is_waiting(state):
        answer(state, events, legal_choices(course, state)[0])
        play_registers(course, state, events)
    return rows(events)


def take_back(state: State, seat: int) -> None:
    """The cards of a program that is done return to the hand, so that it can be looked at again."""
    cards = [int(state.kept_card[seat])]
    for register in range(REGISTERS):
        if int(state.to_program[seat]) >> register & 1:
            cards += state.registers[seat, register].tolist()
            state.registers[seat, register] = NO_CARD
    state.kept_card[seat] = NO_CARD
    for card in filter(None, cards):
        state.hand[seat, state.hand_count[seat]] = card
        state.hand_count[seat] += 1


def leave_alone(state: State, seat: int) -> None:
    """Nobody else moves or fires, the pile gives nothing and every coin is tails, because neither is known."""
    for other in range(int(state.seats)):
        if other != seat and is_here(state, other):
            state.robot_down[other] = 1
    state.keeps_order = 1
    state.deck[:] = NO_CARD
    state.deck_top, state.deck_end = 0, CARDS
