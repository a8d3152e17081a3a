"""A program as a row of small numbers: for each register a place in the hand as it was dealt, then power-down and the heading of a return.

Policies for options stay at their defaults (R9.28), so that nothing is asked in mid-turn.
"""

from __future__ import annotations

from swarmrally.kernel.chance import below, draw, rest
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.clearing import clear_answers
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import MOST_HAND, REGISTERS, State, acts, is_here
from swarmrally.roborally.rules.power import may_announce
from swarmrally.roborally.rules.program import seal, take_from_hand

POWER_PART, RETURN_PART, PARTS = REGISTERS, REGISTERS + 1, REGISTERS + 2
STEPS = POWER_PART + 1
"""The parts that a learner chooses one by one."""

HEADINGS = 4
SIZES = (*[MOST_HAND] * REGISTERS, 2, HEADINGS)
MOST = max(SIZES)
CHOICES = sum(SIZES)
PURPOSE_CHOICE = 60


@kernel
def size_of(part: int) -> int:
    if part == POWER_PART:
        return 2
    return HEADINGS if part == RETURN_PART else MOST_HAND


@kernel
def may_order(state: State, seat: int) -> bool:
    """Whether the seat's robot is in the game, here or about to return."""
    return is_here(state, seat) or state.robot_sits_out[seat] != 0


@kernel
def programs(state: State, seat: int, register: int) -> bool:
    """R3.1 Whether the seat puts a card there this turn."""
    return int(state.to_program[seat]) >> register & 1 != 0


@kernel
def may_choose(course: Course, state: State, seat: int, part: int, choice: int) -> bool:
    """Whether the seat's program may go on with this choice after the parts before it; where there is nothing to choose, only with 0."""
    if not 0 <= choice < size_of(part):
        return False
    if part == RETURN_PART:
        return choice == 0 or may_order(state, seat)
    if part == POWER_PART:
        return choice == 0 or (may_order(state, seat) and (not acts(state, seat) or may_announce(course, state, seat)))
    if not programs(state, seat, part):
        return choice == 0
    return choice < int(state.hand_count[seat]) and not is_used(state, seat, part, int(state.hand[seat, choice]))


@kernel
def is_used(state: State, seat: int, part: int, card: int) -> bool:
    """Whether the card lies in one of the registers before this one."""
    for register in range(part):
        if programs(state, seat, register) and state.registers[seat, register, 0] == card:
            return True
    return False


@kernel
def put(course: Course, state: State, seat: int, part: int, choice: int) -> None:
    """One part of a program; instead of a card that is not allowed the next one in the hand that is, else 0."""
    if part < REGISTERS:
        if programs(state, seat, part):
            state.registers[seat, part, 0] = card_for(course, state, seat, part, choice)
        return
    if not may_order(state, seat):
        return
    if not may_choose(course, state, seat, part, choice):
        choice = 0
    if part == POWER_PART:
        state.power_down[seat] = choice
    else:
        state.re_entry_heading[seat] = choice


@kernel
def card_for(course: Course, state: State, seat: int, part: int, choice: int) -> int:
    count = int(state.hand_count[seat])
    for further in range(count):
        place = (choice + further) % count
        if may_choose(course, state, seat, part, place):
            return int(state.hand[seat, place])
    return NO_CARD


@kernel
def forget_program(state: State, seat: int) -> None:
    """No card in a register that is programmed this turn, and no policies; the hand was never touched."""
    if not may_order(state, seat):
        return
    clear_answers(state, seat)
    for register in range(REGISTERS):
        if programs(state, seat, register):
            state.registers[seat, register, 0] = NO_CARD


@kernel
def close_program(state: State, events: Events, seat: int) -> None:
    """R3.1 The cards leave the hand, and the program stands."""
    if state.sealed[seat]:
        return
    for register in range(REGISTERS):
        if programs(state, seat, register):
            take_card(state, seat, int(state.registers[seat, register, 0]))
    seal(state, events, seat)


@kernel
def take_card(state: State, seat: int, card: int) -> None:
    for place in range(int(state.hand_count[seat])):
        if state.hand[seat, place] == card:
            take_from_hand(state, seat, place)
            return


@kernel
def put_program(course: Course, state: State, events: Events, seat: int, row: Ints) -> None:
    forget_program(state, seat)
    for part in range(PARTS):
        put(course, state, seat, part, int(row[part]))
    close_program(state, events, seat)


@kernel
def next_programmer(state: State) -> int:
    """Where programs are made one after the other: the first seat whose program does not stand yet, or NOBODY."""
    for seat in range(int(state.seats)):
        if not state.sealed[seat]:
            return seat
    return NOBODY


@kernel
def parts_that_stand(state: State, seat: int) -> int:
    """How many parts of the seat's program are chosen."""
    if state.sealed[seat]:
        return PARTS
    return int(state.phase) if seat == next_programmer(state) else 0


@kernel
def random_program(course: Course, state: State, seat: int, row: Ints) -> None:
    """Any legal program: the hand lies in a drawn order, so its first cards are as random as any."""
    word = draw(state.key, int(state.game), int(state.turn_number), PURPOSE_CHOICE, seat)[0]
    place = 0
    for register in range(REGISTERS):
        row[register] = place if programs(state, seat, register) else 0
        place += int(programs(state, seat, register))
    row[POWER_PART] = below(word, 16) == 0 and may_choose(course, state, seat, POWER_PART, 1)
    row[RETURN_PART] = below(rest(word, 16), HEADINGS) if may_order(state, seat) else 0


@kernel
def mask_program(course: Course, state: State, seat: int, mask: Ints) -> None:
    """All choices of all parts side by side: 1 where the choice is allowed by itself."""
    place = 0
    for part in range(PARTS):
        for choice in range(size_of(part)):
            mask[place] = may_choose(course, state, seat, part, choice)
            place += 1


@entry
def is_allowed(course: Course, state: State, seat: int, row: Ints) -> bool:
    """Whether the engine takes this program as it is; the registers are used for it, and left empty."""
    allowed = True
    forget_program(state, seat)
    for part in range(PARTS):
        allowed = allowed and may_choose(course, state, seat, part, int(row[part]))
        put(course, state, seat, part, int(row[part]))
    forget_program(state, seat)
    return allowed
