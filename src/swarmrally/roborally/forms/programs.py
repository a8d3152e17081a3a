"""R3.1, R9.28 Programs and policies: forms read into a state, legal ones only."""

from __future__ import annotations

from typing import Literal

from swarmrally.kernel.refusal import Refusal, escaped
from swarmrally.kernel.squares import HEADINGS, MOST, OFF, cell_at, place_of
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import (
    CONDITIONAL_PROGRAM,
    EXTRA_MEMORY,
    FLYWHEEL,
    MAIN_LASER,
    NAMES,
    NO_OPTION,
    RECOMPILE,
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
    clear_answers,
    holds,
    is_here,
)
from swarmrally.roborally.forms.schema import Answers, At, ConditionalProgram, FireControl, LiveProgram, Program, ReEntry
from swarmrally.roborally.rules.options.two_cards import may_share
from swarmrally.roborally.rules.power import may_announce
from swarmrally.roborally.rules.program import take_from_hand

BEFORE_TURNS = (ASK_KEEP_OPTION, ASK_HOME, ASK_START)
"""Questions that no program opens or closes."""
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
        read_power_down(program, course, state, pointer)
        read_re_entry(program.re_entry, state, program.seat)
        read_answers(program.answers, state, program.seat, cards, f"{pointer}/answers")
        check_hand(program, state, pointer)
    for seat in range(int(state.seats)):
        if seat not in seen and state.to_program[seat]:
            raise Refusal("/programs", "no_program", seat=seat)


def read_registers(program: Program, state: State, cards: set[int], pointer: str, is_partial: bool = False) -> None:
    """R3.1 One card in every register to fill, two where R9 allows it; R3.2 a partial program leaves some empty."""
    seat = program.seat
    to_fill = int(state.to_program[seat])
    if not isinstance(program.registers, list):
        if to_fill and not is_partial:
            raise Refusal(f"{pointer}/registers", "five_registers", got=0)
        return
    if len(program.registers) != REGISTERS:
        raise Refusal(f"{pointer}/registers", "five_registers", got=len(program.registers))
    for register, held in enumerate(program.registers):
        where, is_to_fill = f"{pointer}/registers/{register}", to_fill >> register & 1
        if held is not None and not is_to_fill:
            raise Refusal(where, "register_locked")
        if held is None and is_to_fill and not is_partial:
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


def hand_limit(state: State, seat: int) -> int:
    """R2.1, R9.9, R9.11, R9.22 How many cards the robot can have had in its hand; the damage of Recompile came after the deal."""
    more = sum(holds(state, seat, option) for option in (EXTRA_MEMORY, FLYWHEEL, RECOMPILE))
    return 9 - int(state.robot_damage[seat]) + more


def read_power_down(program: Program, course: Course, state: State, pointer: str) -> None:
    """R4.1, R4.3 Announced for the next turn, or staying down."""
    seat = program.seat
    if program.power_down and acts(state, seat) and not may_announce(course, state, seat):
        raise Refusal(f"{pointer}/power_down", "undamaged")
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
            raise Refusal(f"{pointer}/weapon/{escaped(key)}", "out_of_range", what="a register", least=1, most=REGISTERS, got=key[:40])
        state.weapon_order[seat, int(key) - 1] = NAMES.index(weapon)
    for key, at in answers.mechanical_arm.items():
        if key not in (*REGISTER_NAMES, "end"):
            raise Refusal(f"{pointer}/mechanical_arm/{escaped(key)}", "wrong_form", expected='a register from 1 to 5, or "end"')
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
    seat, cards = program.seat, set[int]()
    clear_answers(state, seat)
    check_cards(program, state)
    read_registers(program, state, cards, "", is_partial)
    read_power_down(program, course, state, "")
    read_re_entry(program.re_entry, state, seat)
    read_answers(program.answers, state, seat, cards, "/answers")
    state.asks[seat] = sum(1 << QUESTIONS.index(question) for question in set(program.asks))
    leave_hand(state, seat, cards)
    keep_on_flywheel(state, seat, program.flywheel)


def check_cards(program: LiveProgram, state: State) -> None:
    """R3.1, R9.11 Every card of a program comes from the hand, or from the Flywheel."""
    hand = hand_of(state, program.seat)
    if state.flywheel[program.seat] != NO_CARD:
        hand.append(int(state.flywheel[program.seat]) * 10)
    for register, held in enumerate(program.registers or ()):
        for place, card in enumerate(held or ()):
            check_card(card, hand, f"/registers/{register}/{place}")
    if program.answers.conditional_program and holds(state, program.seat, CONDITIONAL_PROGRAM):
        check_card(program.answers.conditional_program.card, hand, "/answers/conditional_program/card")


def check_card(card: int, hand: list[int], pointer: str) -> None:
    if card not in hand:
        raise Refusal(pointer, "card_not_in_hand", hand=sorted(hand), card=card)


def hand_of(state: State, seat: int) -> list[int]:
    """The cards in a seat's hand, by priority."""
    return [card * 10 for card in state.hand[seat, : int(state.hand_count[seat])].tolist()]


def leave_hand(state: State, seat: int, cards: set[int]) -> None:
    """The cards of a program leave the hand, or the Flywheel."""
    for card in cards:
        if state.flywheel[seat] == card // 10:
            state.flywheel[seat] = NO_CARD
        else:
            take_from_hand(state, seat, hand_of(state, seat).index(card))


def keep_on_flywheel(state: State, seat: int, card: int | None) -> None:
    """R9.11 One leftover card for a later turn."""
    if card is None or (holds(state, seat, FLYWHEEL) and state.flywheel[seat] == card // 10):
        return
    if not holds(state, seat, FLYWHEEL):
        raise Refusal("/flywheel", "no_flywheel")
    if state.flywheel[seat] != NO_CARD:
        raise Refusal("/flywheel", "flywheel_full", card=int(state.flywheel[seat]) * 10)
    check_card(card, hand_of(state, seat), "/flywheel")
    take_from_hand(state, seat, hand_of(state, seat).index(card))
    state.flywheel[seat] = card // 10


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
    """The policies as a form."""
    lose, abort = int(state.lose_option[seat]), int(state.abort_switch[seat])
    weapons = {str(register + 1): int(weapon) for register, weapon in enumerate(state.weapon_order[seat]) if weapon != MAIN_LASER}
    arms = {"end" if place == END else str(place + 1): int(cell) for place, cell in enumerate(state.arm_order[seat]) if cell != OFF}
    return Answers(
        discard_options=[NAMES[option] for option in state.gives[seat, : int(state.gives_count[seat])]],
        lose_option=None if lose == NO_OPTION else NAMES[lose],
        archive=not state.keeps_archive[seat],
        brakes=registers_in(state.brakes[seat]),
        fourth_gear=registers_in(state.fourth_gear[seat]),
        reverse_gear=registers_in(state.reverse_gear[seat]),
        high_power_laser=registers_in(state.high_power_laser[seat]),
        gyroscopic_stabilizer=bool(state.gyroscopic_stabilizer[seat]),
        abort_switch=abort + 1 if 0 <= abort < REGISTERS else None,
        conditional_program=conditional_from(state, seat),
        fire_control=fire_from(int(state.fire_control[seat])),
        weapon={register: NAMES[weapon] for register, weapon in weapons.items()},
        mechanical_arm={place: place_of(cell) for place, cell in arms.items()},
    )


def registers_in(mask: int) -> list[int]:
    return [register + 1 for register in range(REGISTERS) if int(mask) >> register & 1]


def conditional_from(state: State, seat: int) -> ConditionalProgram | None:
    card = int(state.kept_card[seat])
    return None if card == NO_CARD else ConditionalProgram(card * 10, int(state.conditional_program[seat]) + 1)


def fire_from(choice: int) -> Literal["damage"] | FireControl:
    if choice >= FIRE_DESTROY:
        return FireControl(destroy=NAMES[choice - FIRE_DESTROY])
    return "damage" if choice < FIRE_LOCK else FireControl(lock=choice - FIRE_LOCK + 1)
