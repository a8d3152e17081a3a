"""R3.1, R9.28 Programs and policies: forms read into a state, legal ones only."""

from __future__ import annotations

from typing import Literal

from swarmrally.kernel.codes import Code
from swarmrally.kernel.fields import new
from swarmrally.kernel.refusal import Refusal, escaped
from swarmrally.kernel.squares import HEADINGS, MOST, OFF, cell_at, place_of
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import (
    CONDITIONAL_PROGRAM,
    MAIN_LASER,
    NAMES,
    NO_OPTION,
)
from swarmrally.roborally.components.state import (
    ALL_REGISTERS,
    ASK_HOME,
    ASK_KEEP_OPTION,
    ASK_START,
    END,
    FIRE_DAMAGE,
    FIRE_DESTROY,
    FIRE_LOCK,
    QUESTIONS,
    REGISTERS,
    State,
    acts,
    holds,
    is_here,
)
from swarmrally.roborally.forms.schema import Answers, At, ConditionalProgram, FireControl, LiveProgram, Program, ReEntry
from swarmrally.roborally.rules.handing_in import (
    CARD_TWICE,
    CARDS_SHARE,
    FINE,
    FLYWHEEL_FULL,
    KEPT,
    NO_CARDS,
    NO_CONDITIONAL,
    NO_FLYWHEEL,
    NO_REGISTERS,
    NOT_IN_HAND,
    ON_FLYWHEEL,
    REGISTER_EMPTY,
    REGISTER_LOCKED,
    UNDAMAGED,
    Sheet,
    copy_answers,
    hand_in,
    hand_limit,
    take_answers,
    take_policies,
)
from swarmrally.roborally.rules.options.two_cards import may_share
from swarmrally.roborally.rules.power import may_announce

BEFORE_TURNS = (ASK_KEEP_OPTION, ASK_HOME, ASK_START)
"""Questions that no program opens or closes."""
FAULTS: dict[int, tuple[str, Code]] = {
    REGISTER_LOCKED: ("/registers/{register}", "register_locked"),
    REGISTER_EMPTY: ("/registers/{register}", "register_empty"),
    CARDS_SHARE: ("/registers/{register}", "cards_share"),
    UNDAMAGED: ("/power_down", "undamaged"),
    NO_CONDITIONAL: ("/answers/conditional_program", "no_conditional_program"),
    NO_CARDS: ("/answers/conditional_program", "no_cards"),
    NO_FLYWHEEL: ("/flywheel", "no_flywheel"),
}
"""Those that need no more than a place."""
REGISTER_NAMES = [str(register) for register in range(1, REGISTERS + 1)]


def read_programs(programs: list[Program], course: Course, state: State, cards: set[int]) -> None:
    """One for every robot that has to program; a Refusal names what is illegal."""
    seen: set[int] = set()
    for seat in range(int(state.seats)):
        state.to_program[seat] = ALL_REGISTERS & ~int(state.robot_locked[seat]) if acts(state, seat) else 0
    for number, program in enumerate(programs):
        pointer = f"/programs/{number}"
        if program.seat >= state.seats or program.seat in seen:
            raise Refusal(f"{pointer}/seat", "twice", expected=f"each seat from 0 to {int(state.seats) - 1} at most once")
        if not is_here(state, program.seat) and not state.robot_sits_out[program.seat] and not state.robot_waits[program.seat]:
            raise Refusal(f"{pointer}/seat", "robot_gone", seat=program.seat)
        seen.add(program.seat)
        read_registers(program, state, cards, pointer)
        check_power_down(program, course, state, pointer)
        take_policies(state, sheet_of(program, pointer), program.seat)
        read_conditional(program.answers, state, program.seat, cards, f"{pointer}/answers/conditional_program")
        check_hand(program, state, pointer)
    for seat in range(int(state.seats)):
        if seat not in seen and state.to_program[seat]:
            raise Refusal("/programs", "no_program", seat=seat)


def read_registers(program: Program, state: State, cards: set[int], pointer: str) -> None:
    """R3.1 One card in every register to fill, two where R9 allows it."""
    seat = program.seat
    to_fill = int(state.to_program[seat])
    if not isinstance(program.registers, list):
        if to_fill:
            raise Refusal(f"{pointer}/registers", "five_registers", got=0)
        return
    if len(program.registers) != REGISTERS:
        raise Refusal(f"{pointer}/registers", "five_registers", got=len(program.registers))
    for register, held in enumerate(program.registers):
        where, is_to_fill = f"{pointer}/registers/{register}", to_fill >> register & 1
        if held is not None and not is_to_fill:
            raise Refusal(where, "register_locked")
        if held is None and is_to_fill:
            raise Refusal(where, "register_empty")
        if held is not None:
            read_register(held, state, seat, register, cards, where)


def read_register(held: list[int], state: State, seat: int, register: int, cards: set[int], where: str) -> None:
    """R3.1, R9.6, R9.8 One card or two, none of which is elsewhere."""
    if not held or len(held) > 2 or (len(held) == 2 and not may_share(int(state.holds[seat]), held[0] // 10, held[1] // 10)):
        raise Refusal(where, "cards_share")
    for place, card in enumerate(held):
        if card in cards:
            raise Refusal(f"{where}/{place}", "card_twice", card=card)
        cards.add(card)
        state.registers[seat, register, place] = card // 10


def check_hand(program: Program, state: State, pointer: str) -> None:
    """R2.1 No more cards than the robot can have been dealt."""
    registers = program.registers if isinstance(program.registers, list) else []
    in_registers = sum(len(held) for held in registers if held)
    kept = 1 if program.answers.conditional_program else 0
    limit = hand_limit(state, program.seat)
    if in_registers + kept > limit:
        field = "registers" if in_registers else "answers/conditional_program/card"
        raise Refusal(f"{pointer}/{field}", "too_many_cards", most=limit, damage=int(state.robot_damage[program.seat]))


def check_power_down(program: Program, course: Course, state: State, pointer: str) -> None:
    """R4.1, R4.3 Announced for the next turn, or staying down."""
    if program.power_down and acts(state, program.seat) and not may_announce(course, state, program.seat):
        raise Refusal(f"{pointer}/power_down", "undamaged")


def cell_or_off(at: At | None) -> int:
    """A wish beyond the sheet is a wish for nothing."""
    return cell_at(*at) if at and 0 <= at[0] < MOST and 0 <= at[1] < MOST else OFF


def sheet_of(program: Program, pointer: str = "") -> Sheet:
    """A program in numbers, or a Refusal for a form that can be no program."""
    sheet, form = new(Sheet), program.re_entry
    if isinstance(program.registers, list):
        put_registers(program.registers, sheet, pointer)
    sheet.power_down = program.power_down
    sheet.re_entry_heading, sheet.re_entry_cell = HEADINGS.index(form.heading), cell_or_off(form.at)
    sheet.re_entry_down = form.powered_down
    put_answers(program.answers, sheet, f"{pointer}/answers")
    if isinstance(program, LiveProgram):
        sheet.asks = sum(1 << QUESTIONS.index(question) for question in set(program.asks))
        sheet.flywheel = (program.flywheel or 0) // 10
    return sheet


def put_registers(registers: list[list[int] | None], sheet: Sheet, pointer: str) -> None:
    if len(registers) != REGISTERS:
        raise Refusal(f"{pointer}/registers", "five_registers", got=len(registers))
    sheet.has_registers = 1
    for register, held in enumerate(registers):
        if held is None:
            continue
        if len(held) > 2:
            raise Refusal(f"{pointer}/registers/{register}", "cards_share")
        sheet.filled |= 1 << register
        sheet.registers[register, : len(held)] = [card // 10 for card in held]


def read_answers(answers: Answers, state: State, seat: int, cards: set[int], pointer: str) -> None:
    """R9.28 Policies alone."""
    sheet = new(Sheet)
    put_answers(answers, sheet, pointer)
    take_answers(state, sheet, seat)
    read_conditional(answers, state, seat, cards, f"{pointer}/conditional_program")


def put_answers(answers: Answers, sheet: Sheet, pointer: str) -> None:
    """R9.28 Policies."""
    gives = list(dict.fromkeys(answers.discard_options))
    sheet.gives[: len(gives)] = [NAMES.index(name) for name in gives]
    sheet.gives_count = len(gives)
    sheet.lose_option = NO_OPTION if answers.lose_option is None else NAMES.index(answers.lose_option)
    sheet.keeps_archive = not answers.archive
    for name in ("brakes", "fourth_gear", "reverse_gear", "high_power_laser"):
        setattr(sheet, name, register_mask(getattr(answers, name)))
    sheet.gyroscopic_stabilizer = answers.gyroscopic_stabilizer
    sheet.abort_switch = -1 if answers.abort_switch is None else answers.abort_switch - 1
    sheet.fire_control = fire_number(answers.fire_control, f"{pointer}/fire_control")
    sheet.weapon_order[:], sheet.arm_order[:] = MAIN_LASER, OFF
    for key, weapon in answers.weapon.items():
        if key not in REGISTER_NAMES:
            raise Refusal(f"{pointer}/weapon/{escaped(key)}", "out_of_range", what="a register", least=1, most=REGISTERS, got=key[:40])
        sheet.weapon_order[int(key) - 1] = NAMES.index(weapon)
    for key, at in answers.mechanical_arm.items():
        if key not in (*REGISTER_NAMES, "end"):
            raise Refusal(f"{pointer}/mechanical_arm/{escaped(key)}", "wrong_form", expected='a register from 1 to 5, or "end"')
        sheet.arm_order[END if key == "end" else int(key) - 1] = cell_or_off(at)
    if answers.conditional_program is not None:
        sheet.kept_card, sheet.conditional_program = answers.conditional_program.card // 10, answers.conditional_program.register - 1


def register_mask(registers: list[int]) -> int:
    return sum(1 << register - 1 for register in set(registers))


def fire_number(choice: str | FireControl, pointer: str) -> int:
    """R9.10 The choice as one number."""
    if not isinstance(choice, FireControl):
        return FIRE_DAMAGE
    if isinstance(choice.lock, int) != isinstance(choice.destroy, str):
        return FIRE_LOCK + choice.lock - 1 if isinstance(choice.lock, int) else FIRE_DESTROY + NAMES.index(str(choice.destroy))
    raise Refusal(pointer, "wrong_form", expected='"damage", {"lock": register} or {"destroy": option}')


def read_conditional(answers: Answers, state: State, seat: int, cards: set[int], pointer: str) -> None:
    """R9.5 The card kept for later, and where it goes."""
    kept = answers.conditional_program
    if kept is None:
        return
    if not holds(state, seat, CONDITIONAL_PROGRAM):
        raise Refusal(pointer, "no_conditional_program")
    if not acts(state, seat):
        raise Refusal(pointer, "no_cards")
    if kept.card in cards:
        raise Refusal(f"{pointer}/card", "card_twice", card=kept.card)
    cards.add(kept.card)
    state.kept_card[seat] = kept.card // 10
    state.conditional_program[seat] = kept.register - 1


def put_program(program: LiveProgram, course: Course, state: State, is_partial: bool = False) -> None:
    """R3.1 The cards of a program leave the hand for the registers, and its policies stand; a Refusal may leave the state half changed."""
    fault, place, card = hand_in(course, state, sheet_of(program), program.seat, is_partial)
    if fault != FINE:
        raise refusal_of(fault, place, card, hand_of(state, program.seat), int(state.flywheel[program.seat]))


def refusal_of(fault: int, place: int, card: int, hand: list[int], on_flywheel: int) -> Refusal:
    """What is wrong with a program that was handed in, in words."""
    if fault == NOT_IN_HAND:
        if place != ON_FLYWHEEL and on_flywheel != NO_CARD:
            hand = [*hand, on_flywheel * 10]
        return Refusal(pointer_of(place), "card_not_in_hand", hand=sorted(hand), card=card * 10)
    if fault == CARD_TWICE:
        return Refusal(pointer_of(place), "card_twice", card=card * 10)
    if fault == NO_REGISTERS:
        return Refusal("/registers", "five_registers", got=0)
    if fault == FLYWHEEL_FULL:
        return Refusal("/flywheel", "flywheel_full", card=card * 10)
    where, code = FAULTS[fault]
    return Refusal(where.format(register=place), code)


def pointer_of(place: int) -> str:
    """Where a card lies in a program."""
    if place == KEPT:
        return "/answers/conditional_program/card"
    return "/flywheel" if place == ON_FLYWHEEL else f"/registers/{place // 2}/{place % 2}"


def hand_of(state: State, seat: int) -> list[int]:
    """The cards in a seat's hand, by priority."""
    return [card * 10 for card in state.hand[seat, : int(state.hand_count[seat])].tolist()]


def program_from(state: State, course: Course, seat: int) -> LiveProgram:
    """The program and policies that a state holds for a seat, before it is carried out."""
    to_fill, registers = int(state.to_program[seat]), state.registers[seat].tolist()
    return LiveProgram(
        seat=seat,
        registers=[cards_of(held) if to_fill >> number & 1 else None for number, held in enumerate(registers)],
        power_down=bool(state.power_down[seat] and (not acts(state, seat) or may_announce(course, state, seat))),
        re_entry=ReEntry(HEADINGS[state.re_entry_heading[seat]], place_or_none(state.re_entry_cell[seat]), bool(state.re_entry_down[seat])),  # type: ignore[arg-type]
        answers=answers_from(state, seat),
        asks=[name for number, name in enumerate(QUESTIONS) if int(state.asks[seat]) >> number & 1 and number not in BEFORE_TURNS],  # type: ignore[misc]
        flywheel=int(state.flywheel[seat]) * 10 or None,
    )


def cards_of(held: list[int]) -> list[int] | None:
    return [card * 10 for card in held if card != NO_CARD] or None


def place_or_none(cell: int) -> At | None:
    return None if cell == OFF else place_of(int(cell))


def answers_from(state: State, seat: int) -> Answers:
    """The policies that a state holds for a seat, as a form."""
    sheet = new(Sheet)
    copy_answers(state, sheet, seat)
    return answers_in(sheet)


def answers_in(sheet: Sheet) -> Answers:
    """The policies of a sheet as a form."""
    lose, abort, kept = int(sheet.lose_option), int(sheet.abort_switch), int(sheet.kept_card)
    weapons = {str(register + 1): int(weapon) for register, weapon in enumerate(sheet.weapon_order) if weapon != MAIN_LASER}
    arms = {"end" if place == END else str(place + 1): int(cell) for place, cell in enumerate(sheet.arm_order) if cell != OFF}
    return Answers(
        discard_options=[NAMES[option] for option in sheet.gives[: int(sheet.gives_count)]],
        lose_option=None if lose == NO_OPTION else NAMES[lose],
        archive=not sheet.keeps_archive,
        brakes=registers_in(sheet.brakes),
        fourth_gear=registers_in(sheet.fourth_gear),
        reverse_gear=registers_in(sheet.reverse_gear),
        high_power_laser=registers_in(sheet.high_power_laser),
        gyroscopic_stabilizer=bool(sheet.gyroscopic_stabilizer),
        abort_switch=abort + 1 if 0 <= abort < REGISTERS else None,
        conditional_program=None if kept == NO_CARD else ConditionalProgram(kept * 10, int(sheet.conditional_program) + 1),
        fire_control=fire_from(int(sheet.fire_control)),
        weapon={register: NAMES[weapon] for register, weapon in weapons.items()},
        mechanical_arm={place: place_of(cell) for place, cell in arms.items()},
    )


def registers_in(mask: int) -> list[int]:
    return [register + 1 for register in range(REGISTERS) if int(mask) >> register & 1]


def fire_from(choice: int) -> Literal["damage"] | FireControl:
    if choice >= FIRE_DESTROY:
        return FireControl(destroy=NAMES[choice - FIRE_DESTROY])
    return "damage" if choice < FIRE_LOCK else FireControl(lock=choice - FIRE_LOCK + 1)
