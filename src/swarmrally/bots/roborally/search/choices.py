"""What can go into a register: a kind of card, or two, and the gear that an option gives it."""

from __future__ import annotations

import numpy as np

from swarmrally.bots.roborally.errands import own_flag
from swarmrally.bots.roborally.search.atlas import EXAMPLE
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.cards import BACK_UP, KIND, MOVE_1, MOVE_2, MOVE_3, NO_CARD, ROTATE_LEFT, ROTATE_RIGHT, U_TURN
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, TOGGLE_BOGGLE, Course, plays
from swarmrally.roborally.components.option_cards import BRAKES, FOURTH_GEAR, MECHANICAL_ARM, REVERSE_GEAR
from swarmrally.roborally.components.state import NOT_OVER, REGISTERS, State, holds
from swarmrally.roborally.rules.options.two_cards import may_share

NONE = -1
KINDS = (MOVE_3, MOVE_2, MOVE_1, ROTATE_LEFT, ROTATE_RIGHT, BACK_UP, U_TURN)
GEARS = {MOVE_1: BRAKES, MOVE_3: FOURTH_GEAR, BACK_UP: REVERSE_GEAR}
"""R9.3, R9.12, R9.23 Which option changes which card."""
PLAIN = [(kind, NONE, NONE) for kind in KINDS]
GEARED = [(kind, NONE, option) for kind, option in GEARS.items()]
PAIRS = [
    (kind, turn, gear)
    for kind in (MOVE_3, MOVE_2, MOVE_1, BACK_UP)
    for turn in (ROTATE_LEFT, ROTATE_RIGHT, U_TURN)
    for gear in ([NONE, GEARS[kind]] if kind in GEARS else [NONE])
]
CHOICES = np.array(PLAIN + GEARED + PAIRS)
"""Kind, second kind and option; those without options first."""
COUNT = len(CHOICES)
SIMPLE = len(PLAIN)
FIRST, SECOND, GEAR = range(3)


@kernel
def can_choose(state: State, seat: int, register: int, choice: int, left: Ints) -> bool:
    """Whether the cards that are left allow it, or in a register that is not to be filled, what lies there."""
    kind, second, gear = int(CHOICES[choice, FIRST]), int(CHOICES[choice, SECOND]), int(CHOICES[choice, GEAR])
    held = int(state.holds[seat])
    if gear != NONE and held >> gear & 1 == 0:
        return False
    if int(state.to_program[seat]) >> register & 1 == 0:
        return lies_there(state, seat, register, choice)
    if second != NONE and (left[second] == 0 or not has_spare(state, seat, register, left)):
        return False
    return left[kind] > 0 and (second == NONE or may_share(held, int(EXAMPLE[kind]), int(EXAMPLE[second])))


@kernel
def has_spare(state: State, seat: int, register: int, left: Ints) -> bool:
    """R3.1 Whether a second card in this register leaves one for each of the later ones."""
    spare = -1
    for later in range(register, REGISTERS):
        spare -= int(state.to_program[seat]) >> later & 1
    for kind in range(len(KINDS)):
        spare += int(left[kind])
    return spare >= 0


@kernel
def lies_there(state: State, seat: int, register: int, choice: int) -> bool:
    """R7.4 A locked register has its cards; one without any is passed over by the first choice."""
    card, turn = int(state.registers[seat, register, 0]), int(state.registers[seat, register, 1])
    if card == NO_CARD:
        return choice == 0
    second = NONE if turn == NO_CARD else int(KIND[turn])
    return bool(CHOICES[choice, FIRST] == KIND[card] and CHOICES[choice, SECOND] == second)


@kernel
def put_choice(course: Course, state: State, seat: int, choice: int) -> None:
    """Cards of these kinds in the register that is next, the gear's policy, and the arm held out."""
    register = int(state.register)
    if int(state.to_program[seat]) >> register & 1:
        second = int(CHOICES[choice, SECOND])
        state.registers[seat, register, 0] = EXAMPLE[CHOICES[choice, FIRST]]
        state.registers[seat, register, 1] = NO_CARD if second == NONE else EXAMPLE[second]
    if state.holds[seat] != 0:
        shift_gear(state, seat, register, int(CHOICES[choice, GEAR]))
        reach(course, state, seat, register)


@kernel
def shift_gear(state: State, seat: int, register: int, gear: int) -> None:
    if gear == BRAKES:
        state.brakes[seat] = int(state.brakes[seat]) | 1 << register
    elif gear == FOURTH_GEAR:
        state.fourth_gear[seat] = int(state.fourth_gear[seat]) | 1 << register
    elif gear == REVERSE_GEAR:
        state.reverse_gear[seat] = int(state.reverse_gear[seat]) | 1 << register


@kernel
def reach(course: Course, state: State, seat: int, register: int) -> None:
    """R9.15 The arm is held out towards the next flag."""
    if holds(state, seat, MECHANICAL_ARM) and not plays(course, TOGGLE_BOGGLE):
        flag = 1 - own_flag(course, state, seat) if plays(course, CAPTURE_THE_FLAG) else int(state.robot_flags[seat])
        state.arm_order[seat, register] = state.flag_cell[flag] if flag < course.flag_count else OFF


@kernel
def end_register(state: State) -> None:
    """After a register has been played by itself; that of the end of the game stays the last."""
    if state.over == NOT_OVER:
        state.register += 1
        state.part = 0


@kernel
def count_choice(state: State, seat: int, register: int, choice: int, left: Ints, count: int) -> None:
    """Takes the cards of a choice from those that are left, or gives them back."""
    if int(state.to_program[seat]) >> register & 1:
        left[CHOICES[choice, FIRST]] += count
        if CHOICES[choice, SECOND] != NONE:
            left[CHOICES[choice, SECOND]] += count
