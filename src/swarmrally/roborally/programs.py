"""R3.1, R9.28 Programs and policies: forms read into a state, legal ones only."""

from __future__ import annotations

from typing import Any, cast

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy
from swarmrally.kernel.refusal import Refusal, escaped
from swarmrally.kernel.squares import HEADINGS, MOST, OFF, cell_at
from swarmrally.roborally.cards import CARDS
from swarmrally.roborally.course import Course
from swarmrally.roborally.forms import Answers, At, FireControl, LiveProgram, Program, ReEntry
from swarmrally.roborally.options import CONDITIONAL_PROGRAM, EXTRA_MEMORY, FLYWHEEL, NAMES, NO_OPTION
from swarmrally.roborally.options.hand import join_flywheel
from swarmrally.roborally.options.two_cards import may_share
from swarmrally.roborally.power import may_announce
from swarmrally.roborally.program import seal
from swarmrally.roborally.state import (
    ALL_REGISTERS,
    END,
    FIRE_DAMAGE,
    FIRE_DESTROY,
    FIRE_LOCK,
    PROGRAMMING,
    QUESTIONS,
    REGISTERS,
    State,
    acts,
    clear_answers,
    holds,
    is_here,
)

REGISTER_NAMES = [str(register) for register in range(1, REGISTERS + 1)]
SHARING = "expected one card, or with Crab Legs or Dual Processor a move and a rotation, the move first"


def read_programs(programs: list[Program], course: Course, state: State, cards: set[int]) -> None:
    """One for every robot that has to program; a Refusal names what is illegal."""
    seen: set[int] = set()
    for seat in range(int(state.seats)):
        state.to_program[seat] = ALL_REGISTERS & ~int(state.robot_locked[seat]) if acts(state, seat) else 0
    for number, program in enumerate(programs):
        pointer = f"/programs/{number}"
        if program.seat >= state.seats or program.seat in seen:
            raise Refusal(f"{pointer}/seat", f"expected each seat from 0 to {int(state.seats) - 1} at most once")
        if not is_here(state, program.seat) and not state.robot_sits_out[program.seat]:
            raise Refusal(f"{pointer}/seat", "expected no program for a robot that is out")
        seen.add(program.seat)
        read_registers(program, state, cards, pointer)
        read_power_down(program, course, state, pointer)
        read_re_entry(program.re_entry, state, program.seat)
        read_answers(program.answers, state, program.seat, cards, f"{pointer}/answers")
    for seat in range(int(state.seats)):
        if seat not in seen and state.to_program[seat]:
            raise Refusal("/programs", f"expected a program for seat {seat}")


def put_program(program: LiveProgram, course: Course, state: State, events: Events) -> None:
    """R3.1 A program from the hand, which stands from now on; a Refusal leaves everything as it was."""
    seat = program.seat
    if seat >= state.seats or state.stage != PROGRAMMING or state.sealed[seat]:
        raise Refusal("/seat", f"expected no program of seat {seat} now")
    before = copy(state)
    try:
        read_live_program(program, course, state)
    except Refusal:
        restore(state, before)
        raise
    seal(state, events, seat)


def read_live_program(program: LiveProgram, course: Course, state: State) -> None:
    """The cards leave the hand; a card on the Flywheel may be used like one of them (R9.11)."""
    seat = program.seat
    join_flywheel(state, seat)
    hand = [card * 10 for card in state.hand[seat, : int(state.hand_count[seat])].tolist()]
    elsewhere = {card * 10 for card in range(1, CARDS + 1)} - set(hand)
    clear_answers(state, seat)
    read_registers(program, state, elsewhere, "")
    read_power_down(program, course, state, "")
    read_re_entry(program.re_entry, state, seat)
    read_answers(program.answers, state, seat, elsewhere, "/answers")
    if program.keep is not None:
        if not holds(state, seat, FLYWHEEL) or program.keep in elsewhere:
            raise Refusal("/keep", "expected a leftover card, and the option flywheel")
        elsewhere.add(program.keep)
        state.flywheel[seat] = program.keep // 10
    left = [card // 10 for card in hand if card not in elsewhere]
    state.hand[seat, : len(left)] = left
    state.hand_count[seat] = len(left)
    state.asks[seat] = sum(1 << QUESTIONS.index(question) for question in set(program.ask))


def restore(state: State, before: State) -> None:
    """Everything as it was."""
    ours, theirs = cast(Any, state).record, cast(Any, before).record
    for name in ours.dtype.names:
        ours[name] = theirs[name]


def read_registers(program: Program, state: State, cards: set[int], pointer: str) -> None:
    """R3.1 One card in every unlocked register, two where R9 allows it."""
    seat = program.seat
    if not isinstance(program.registers, list):
        if state.to_program[seat]:
            raise Refusal(f"{pointer}/registers", "expected five registers")
        return
    if len(program.registers) != REGISTERS:
        raise Refusal(f"{pointer}/registers", f"expected five registers, got {len(program.registers)}")
    used = 1 if program.answers.conditional_program else 0
    for register, held in enumerate(program.registers):
        where = f"{pointer}/registers/{register}"
        if not int(state.to_program[seat]) >> register & 1:
            if held is not None:
                raise Refusal(where, "expected null: this register is locked, or its robot is powered down")
            continue
        if held is None:
            raise Refusal(where, "expected a card: this register is not locked")
        if not held or len(held) > 2 or (len(held) == 2 and not may_share(int(state.holds[seat]), held[0] // 10, held[1] // 10)):
            raise Refusal(where, SHARING)
        for place, card in enumerate(held):
            if card in cards:
                raise Refusal(f"{where}/{place}", f"expected each card in one place only, {card} is there twice")
            cards.add(card)
            state.registers[seat, register, place] = card // 10
        used += len(held)
    if used > hand_limit(state, seat) and not state.recompiled[seat]:
        raise Refusal(f"{pointer}/registers", f"expected at most {hand_limit(state, seat)} cards with {state.robot_damage[seat]} damage")


def hand_limit(state: State, seat: int) -> int:
    """R2.1, R9.9, R9.11 How many cards the robot can have had in its hand."""
    return 9 - int(state.robot_damage[seat]) + int(holds(state, seat, EXTRA_MEMORY)) + int(holds(state, seat, FLYWHEEL))


def read_power_down(program: Program, course: Course, state: State, pointer: str) -> None:
    """R4.1, R4.3 Announced for the next turn, or staying down."""
    seat = program.seat
    if program.power_down and acts(state, seat) and not may_announce(course, state, seat):
        raise Refusal(f"{pointer}/power_down", "expected false: only a damaged robot may announce it, and nobody in Factory Rejects")
    state.power_down[seat] = program.power_down


def read_re_entry(form: ReEntry, state: State, seat: int) -> None:
    state.re_entry_heading[seat] = HEADINGS.index(form.heading)
    state.re_entry_cell[seat] = cell_or_off(form.at)
    state.re_entry_down[seat] = form.powered_down


def cell_or_off(at: At | None) -> int:
    """A wish beyond the sheet is a wish for nothing."""
    return cell_at(*at) if at and 0 <= at[0] < MOST and 0 <= at[1] < MOST else OFF


def read_answers(answers: Answers, state: State, seat: int, cards: set[int], pointer: str) -> None:
    """R9.28 Policies; one for an option that is not held is ignored."""
    gives = list(dict.fromkeys(answers.discard_options))
    state.gives[seat, : len(gives)] = [NAMES.index(name) for name in gives]
    state.gives_count[seat] = len(gives)
    state.lose_option[seat] = NO_OPTION if answers.lose_option is None else NAMES.index(answers.lose_option)
    state.keeps_archive[seat] = not answers.archive
    state.brakes[seat] = register_mask(answers.brakes)
    state.fourth_gear[seat] = register_mask(answers.fourth_gear)
    state.reverse_gear[seat] = register_mask(answers.reverse_gear)
    state.high_power_laser[seat] = register_mask(answers.high_power_laser)
    state.gyroscopic_stabilizer[seat] = answers.gyroscopic_stabilizer
    state.abort_switch[seat] = -1 if answers.abort_switch is None else answers.abort_switch - 1
    state.fire_control[seat] = fire_number(answers.fire_control, f"{pointer}/fire_control")
    for key, weapon in answers.weapon.items():
        if key not in REGISTER_NAMES:
            raise Refusal(f"{pointer}/weapon/{escaped(key)}", "expected a register from 1 to 5")
        state.weapon_order[seat, int(key) - 1] = NAMES.index(weapon)
    for key, at in answers.mechanical_arm.items():
        if key not in (*REGISTER_NAMES, "end"):
            raise Refusal(f"{pointer}/mechanical_arm/{escaped(key)}", 'expected a register from 1 to 5, or "end"')
        state.arm_order[seat, END if key == "end" else int(key) - 1] = cell_or_off(at)
    read_conditional(answers, state, seat, cards, f"{pointer}/conditional_program")


def register_mask(registers: list[int]) -> int:
    return sum(1 << register - 1 for register in set(registers))


def fire_number(choice: str | FireControl, pointer: str) -> int:
    """R9.10 The choice as one number."""
    if not isinstance(choice, FireControl):
        return FIRE_DAMAGE
    if isinstance(choice.lock, int) != isinstance(choice.destroy, str):
        return FIRE_LOCK + choice.lock - 1 if isinstance(choice.lock, int) else FIRE_DESTROY + NAMES.index(str(choice.destroy))
    raise Refusal(pointer, 'expected "damage", {"lock": register} or {"destroy": option}')


def read_conditional(answers: Answers, state: State, seat: int, cards: set[int], pointer: str) -> None:
    """R9.5 The card kept for later, and where it goes."""
    kept = answers.conditional_program
    if kept is None:
        return
    if not holds(state, seat, CONDITIONAL_PROGRAM):
        raise Refusal(pointer, "expected null without the option conditional_program")
    if not acts(state, seat):
        raise Refusal(pointer, "expected null: a robot that is powered down has no cards")
    if kept.card in cards:
        raise Refusal(f"{pointer}/card", f"expected each card in one place only, {kept.card} is there twice")
    cards.add(kept.card)
    state.kept_card[seat] = kept.card // 10
    state.conditional_program[seat] = kept.register - 1
