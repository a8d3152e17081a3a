"""Programs as rows of numbers, and as the forms that tables and bots know."""

from __future__ import annotations

from swarmrally.env.roborally.action import PARTS, forget_program, put
from swarmrally.kernel.fields import Ints, copy
from swarmrally.kernel.squares import HEADINGS
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import REGISTERS, State
from swarmrally.roborally.forms.programs import hand_of, program_from
from swarmrally.roborally.forms.schema import LiveProgram


def plan_of(course: Course, seen: State, seat: int, row: Ints) -> LiveProgram:
    """The program that a row stands for, from what the seat sees while it programs; options keep their default policies."""
    state = copy(seen)
    forget_program(state, seat)
    for part in range(PARTS):
        put(course, state, seat, part, int(row[part]))
    return program_from(state, course, seat)


def row_of(seen: State, program: LiveProgram) -> list[int]:
    """A program as a row: the first card of every register, power-down and the heading of a return; the rest of it has no place there."""
    hand = hand_of(seen, program.seat)
    registers = program.registers if isinstance(program.registers, list) else [None] * REGISTERS
    places = [hand.index(held[0]) if held and held[0] in hand else 0 for held in registers]
    return [*places, int(program.power_down), HEADINGS.index(program.re_entry.heading)]
