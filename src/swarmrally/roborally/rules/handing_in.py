"""R3.1, R9.28 Handing a program in: cards from the hand into registers, and policies; only what is legal."""

from __future__ import annotations

from typing import Annotated

from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.clearing import clear_answers
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import CONDITIONAL_PROGRAM, EXTRA_MEMORY, FLYWHEEL, OPTIONS, RECOMPILE
from swarmrally.roborally.components.state import END, NOT_OVER, PROGRAMMING, REGISTERS, State, acts, holds, is_here
from swarmrally.roborally.rules.options.two_cards import may_share
from swarmrally.roborally.rules.power import may_announce
from swarmrally.roborally.rules.program import take_from_hand

(
    FINE,
    NOT_IN_HAND,
    NO_REGISTERS,
    REGISTER_LOCKED,
    REGISTER_EMPTY,
    CARDS_SHARE,
    CARD_TWICE,
    UNDAMAGED,
    NO_CONDITIONAL,
    NO_CARDS,
    NO_FLYWHEEL,
    FLYWHEEL_FULL,
    PLANNING_OVER,
    ROBOT_GONE,
    SEALED_ALREADY,
) = range(15)
"""What may be wrong with a program."""
KEPT, ON_FLYWHEEL = REGISTERS * 2, REGISTERS * 2 + 1
"""Places of cards besides those of the registers, which count 0 to 9."""
Fault = tuple[int, int, int]


class Sheet:
    """A program and its policies in numbers, as a seat hands them in."""

    has_registers: Annotated[int, "i1"]
    filled: Annotated[int, "i1"]
    """The registers that something is given for, as bits."""
    registers: Annotated[Ints, "i1", (REGISTERS, 2)]
    power_down: Annotated[int, "i1"]
    re_entry_heading: Annotated[int, "i1"]
    re_entry_cell: Annotated[int, "i2"]
    re_entry_down: Annotated[int, "i1"]
    gives: Annotated[Ints, "i1", OPTIONS]
    gives_count: Annotated[int, "i1"]
    lose_option: Annotated[int, "i1"]
    keeps_archive: Annotated[int, "i1"]
    brakes: Annotated[int, "i1"]
    fourth_gear: Annotated[int, "i1"]
    reverse_gear: Annotated[int, "i1"]
    high_power_laser: Annotated[int, "i1"]
    gyroscopic_stabilizer: Annotated[int, "i1"]
    abort_switch: Annotated[int, "i1"]
    fire_control: Annotated[int, "i1"]
    weapon_order: Annotated[Ints, "i1", REGISTERS]
    arm_order: Annotated[Ints, "i2", REGISTERS + 1]
    kept_card: Annotated[int, "i1"]
    conditional_program: Annotated[int, "i1"]
    asks: Annotated[int, "i4"]
    flywheel: Annotated[int, "i1"]


@entry
def hand_in(course: Course, state: State, sheet: Sheet, seat: int, is_partial: bool) -> Fault:
    """R3.1 The cards leave the hand and the policies stand; else what is wrong, where and with which card, and the state is half changed.

    R3.2 A partial program leaves registers empty.
    """
    clear_answers(state, seat)
    fault = fault_of_cards(state, sheet, seat)
    if fault[0] == FINE:
        fault = put_in_registers(state, sheet, seat, is_partial)
    if fault[0] == FINE and sheet.power_down and acts(state, seat) and not may_announce(course, state, seat):
        fault = (UNDAMAGED, 0, 0)
    if fault[0] != FINE:
        return fault
    take_policies(state, sheet, seat)
    state.asks[seat] = sheet.asks
    fault = keep_for_later(state, sheet, seat)
    if fault[0] != FINE:
        return fault
    leave_hand(state, sheet, seat)
    return keep_on_flywheel(state, seat, int(sheet.flywheel))


@entry
def fault_of_time(course: Course, state: State, seat: int) -> int:
    """R3.1 Why the seat can't hand a program in now, or FINE."""
    if state.stage != PROGRAMMING or is_waiting(state) or state.over != NOT_OVER:
        return PLANNING_OVER
    if not may_order(state, seat):
        return ROBOT_GONE
    return SEALED_ALREADY if is_done(course, state, seat) else FINE


@kernel
def may_order(state: State, seat: int) -> bool:
    """Whether the seat has a robot that is in the game, so that it can have policies, with cards or without."""
    if seat < 0 or seat >= state.seats:
        return False
    return is_here(state, seat) or bool(state.robot_sits_out[seat] or state.robot_waits[seat])


@kernel
def is_done(course: Course, state: State, seat: int) -> bool:
    """R3.1 Whether the seat has declared its program done; who had nothing to declare may give orders until the registers are run."""
    was_asked = state.to_program[seat] or hand_limit(state, seat) > 0 or may_announce(course, state, seat)
    return bool(state.sealed[seat] and acts(state, seat) and was_asked)


@kernel
def hand_limit(state: State, seat: int) -> int:
    """R2.1, R9.9, R9.11, R9.22 How many cards the robot can have had in its hand; the damage of Recompile came after the deal."""
    more = int(holds(state, seat, EXTRA_MEMORY)) + int(holds(state, seat, FLYWHEEL)) + int(holds(state, seat, RECOMPILE))
    return 9 - int(state.robot_damage[seat]) + more


@kernel
def fault_of_cards(state: State, sheet: Sheet, seat: int) -> Fault:
    """R3.1, R9.11 Every card of a program comes from the hand, or from the Flywheel."""
    for register in range(REGISTERS):
        for place in range(2):
            card = int(sheet.registers[register, place])
            if card != NO_CARD and not has_card(state, seat, card):
                return NOT_IN_HAND, register * 2 + place, card
    kept = int(sheet.kept_card)
    if kept != NO_CARD and holds(state, seat, CONDITIONAL_PROGRAM) and not has_card(state, seat, kept):
        return NOT_IN_HAND, KEPT, kept
    return FINE, 0, 0


@kernel
def has_card(state: State, seat: int, card: int) -> bool:
    return bool(state.flywheel[seat] == card) or place_in_hand(state, seat, card) >= 0


@kernel
def place_in_hand(state: State, seat: int, card: int) -> int:
    for place in range(int(state.hand_count[seat])):
        if state.hand[seat, place] == card:
            return place
    return -1


@kernel
def put_in_registers(state: State, sheet: Sheet, seat: int, is_partial: bool) -> Fault:
    """R3.1 One card in every register to fill, two where R9 allows it."""
    to_fill = int(state.to_program[seat])
    if not sheet.has_registers:
        return (NO_REGISTERS if to_fill and not is_partial else FINE), 0, 0
    for register in range(REGISTERS):
        is_filled, is_to_fill = int(sheet.filled) >> register & 1 != 0, to_fill >> register & 1 != 0
        if is_filled and not is_to_fill:
            return REGISTER_LOCKED, register, 0
        if not is_filled and is_to_fill and not is_partial:
            return REGISTER_EMPTY, register, 0
        if not is_filled:
            continue
        first, second = int(sheet.registers[register, 0]), int(sheet.registers[register, 1])
        if first == NO_CARD or (second != NO_CARD and not may_share(int(state.holds[seat]), first, second)):
            return CARDS_SHARE, register, 0
        for place in range(2):
            card = int(sheet.registers[register, place])
            if card != NO_CARD and comes_before(sheet, register, place, card):
                return CARD_TWICE, register * 2 + place, card
        state.registers[seat, register, 0] = first
        if second != NO_CARD:
            state.registers[seat, register, 1] = second
    return FINE, 0, 0


@kernel
def comes_before(sheet: Sheet, register: int, place: int, card: int) -> bool:
    """Whether the card lies in a place of the registers before this one."""
    for earlier in range(register * 2 + place):
        if sheet.registers[earlier // 2, earlier % 2] == card:
            return True
    return False


@kernel
def take_policies(state: State, sheet: Sheet, seat: int) -> None:
    """R4.1, R8.4 What is announced, and how the robot would come back."""
    state.power_down[seat] = sheet.power_down
    state.re_entry_heading[seat] = sheet.re_entry_heading
    state.re_entry_cell[seat] = sheet.re_entry_cell
    state.re_entry_down[seat] = sheet.re_entry_down
    take_answers(state, sheet, seat)


@kernel
def take_answers(state: State, sheet: Sheet, seat: int) -> None:
    """R9.28 Policies; one for an option that is not held is ignored."""
    for place in range(int(sheet.gives_count)):
        state.gives[seat, place] = sheet.gives[place]
    state.gives_count[seat] = sheet.gives_count
    state.lose_option[seat] = sheet.lose_option
    state.keeps_archive[seat] = sheet.keeps_archive
    state.brakes[seat] = sheet.brakes
    state.fourth_gear[seat] = sheet.fourth_gear
    state.reverse_gear[seat] = sheet.reverse_gear
    state.high_power_laser[seat] = sheet.high_power_laser
    state.gyroscopic_stabilizer[seat] = sheet.gyroscopic_stabilizer
    state.abort_switch[seat] = sheet.abort_switch
    state.fire_control[seat] = sheet.fire_control
    for register in range(REGISTERS):
        state.weapon_order[seat, register] = sheet.weapon_order[register]
    for place in range(END + 1):
        state.arm_order[seat, place] = sheet.arm_order[place]


@kernel
def copy_answers(state: State, sheet: Sheet, seat: int) -> None:
    """R9.28 The policies that stand, and the card that is kept, as they would be handed in."""
    for place in range(int(state.gives_count[seat])):
        sheet.gives[place] = state.gives[seat, place]
    sheet.gives_count = state.gives_count[seat]
    sheet.lose_option = state.lose_option[seat]
    sheet.keeps_archive = state.keeps_archive[seat]
    sheet.brakes = state.brakes[seat]
    sheet.fourth_gear = state.fourth_gear[seat]
    sheet.reverse_gear = state.reverse_gear[seat]
    sheet.high_power_laser = state.high_power_laser[seat]
    sheet.gyroscopic_stabilizer = state.gyroscopic_stabilizer[seat]
    sheet.abort_switch = state.abort_switch[seat]
    sheet.fire_control = state.fire_control[seat]
    for register in range(REGISTERS):
        sheet.weapon_order[register] = state.weapon_order[seat, register]
    for place in range(END + 1):
        sheet.arm_order[place] = state.arm_order[seat, place]
    sheet.kept_card = state.kept_card[seat]
    sheet.conditional_program = state.conditional_program[seat]


@kernel
def keep_for_later(state: State, sheet: Sheet, seat: int) -> Fault:
    """R9.5 The card of a Conditional Program, and where it goes."""
    card = int(sheet.kept_card)
    if card == NO_CARD:
        return FINE, 0, 0
    if not holds(state, seat, CONDITIONAL_PROGRAM):
        return NO_CONDITIONAL, KEPT, card
    if not acts(state, seat):
        return NO_CARDS, KEPT, card
    if comes_before(sheet, REGISTERS, 0, card):
        return CARD_TWICE, KEPT, card
    state.kept_card[seat] = card
    state.conditional_program[seat] = sheet.conditional_program
    return FINE, 0, 0


@kernel
def leave_hand(state: State, sheet: Sheet, seat: int) -> None:
    """The cards of a program leave the hand, or the Flywheel."""
    for place in range(KEPT + 1):
        card = int(sheet.kept_card) if place == KEPT else int(sheet.registers[place // 2, place % 2])
        if card == NO_CARD:
            continue
        if state.flywheel[seat] == card:
            state.flywheel[seat] = NO_CARD
        else:
            take_from_hand(state, seat, place_in_hand(state, seat, card))


@kernel
def keep_on_flywheel(state: State, seat: int, card: int) -> Fault:
    """R9.11 One leftover card for a later turn."""
    has_flywheel = holds(state, seat, FLYWHEEL)
    if card == NO_CARD or (has_flywheel and state.flywheel[seat] == card):
        return FINE, 0, 0
    if not has_flywheel:
        return NO_FLYWHEEL, ON_FLYWHEEL, card
    if state.flywheel[seat] != NO_CARD:
        return FLYWHEEL_FULL, ON_FLYWHEEL, int(state.flywheel[seat])
    place = place_in_hand(state, seat, card)
    if place < 0:
        return NOT_IN_HAND, ON_FLYWHEEL, card
    take_from_hand(state, seat, place)
    state.flywheel[seat] = card
    return FINE, 0, 0
