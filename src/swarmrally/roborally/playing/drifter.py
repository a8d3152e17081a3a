"""A legal program at random: what the bot of that name, `simulate`, `bench` and the tests drive with."""

from __future__ import annotations

from swarmrally.kernel.chance import below, draw, rest
from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.events import Events
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.option_cards import (
    ANY_WEAPON,
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    IS_WEAPON,
    MAIN_LASER,
    MECHANICAL_ARM,
    OPTIONS,
)
from swarmrally.roborally.components.state import END, FIRE_DAMAGE, FIRE_DESTROY, FIRE_LOCK, REGISTERS, State, holds, is_here
from swarmrally.roborally.rules.options.hand import can_keep_card, can_recompile, join_flywheel, recompile
from swarmrally.roborally.rules.options.mechanical_arm import AROUND
from swarmrally.roborally.rules.options.two_cards import may_share
from swarmrally.roborally.rules.program import has_to_fill, seal, take_from_hand

PURPOSE_PROGRAM = 3


@entry
def program_at_random(state: State, events: Events, seat: int) -> None:
    """A full program; the hand lies in a drawn order, so its first cards are as random as any."""
    word, orders, places, more = draw(state.key, int(state.game), int(state.turn_number), PURPOSE_PROGRAM, seat)
    has_options = state.holds[seat] != 0
    if has_options:
        prepare_hand(state, events, seat, more)
    if not is_here(state, seat) or state.sealed[seat]:
        return
    for register in range(REGISTERS):
        if has_to_fill(state, seat, register) and state.hand_count[seat] > 0:
            state.registers[seat, register, 0] = take_from_hand(state, seat, int(state.hand_count[seat]) - 1)
    state.power_down[seat] = below(word, 16) == 0
    state.re_entry_heading[seat] = below(rest(word, 16), 4)
    if has_options:
        pair_cards(state, seat)
        keep_cards(state, seat, places)
        answer_at_random(state, seat, orders, places)
    seal(state, events, seat)


@called
def prepare_hand(state: State, events: Events, seat: int, word: int) -> None:
    """R9.22, R9.11 Now and then a new hand; a kept card joins it."""
    if can_recompile(state, seat) and below(word, 8) == 0:
        recompile(state, events, seat)
    if holds(state, seat, FLYWHEEL) and is_here(state, seat) and not state.sealed[seat]:
        join_flywheel(state, seat)


@kernel
def pair_cards(state: State, seat: int) -> None:
    """R9.6, R9.8 A leftover rotation joins the first move that it may."""
    held = int(state.holds[seat])
    for register in range(REGISTERS):
        if int(state.to_program[seat]) >> register & 1 and state.hand_count[seat] > 0:
            last = int(state.hand_count[seat]) - 1
            if may_share(held, int(state.registers[seat, register, 0]), int(state.hand[seat, last])):
                state.registers[seat, register, 1] = take_from_hand(state, seat, last)
                return


@kernel
def keep_cards(state: State, seat: int, word: int) -> None:
    """R9.5, R9.11 A leftover card for later in the turn, another for later turns."""
    if holds(state, seat, CONDITIONAL_PROGRAM) and state.hand_count[seat] > 0:
        state.kept_card[seat] = take_from_hand(state, seat, int(state.hand_count[seat]) - 1)
        state.conditional_program[seat] = below(word, REGISTERS)
    if can_keep_card(state, seat) and state.hand_count[seat] > 0:
        state.flywheel[seat] = take_from_hand(state, seat, int(state.hand_count[seat]) - 1)


@called
def answer_at_random(state: State, seat: int, word: int, places: int) -> None:
    """R9.28 A policy for everything that the robot holds."""
    state.brakes[seat] = word & 31
    state.fourth_gear[seat] = word >> 5 & 31
    state.reverse_gear[seat] = word >> 10 & 31
    state.high_power_laser[seat] = word >> 15 & 31
    state.gyroscopic_stabilizer[seat] = word >> 20 & 1
    state.abort_switch[seat] = (word >> 21 & 7) - 1
    state.fire_control[seat] = fire_at_random(word >> 24 & 255)
    state.gives_count[seat] = state.option_count[seat] if word & 1 else 0
    for place in range(int(state.gives_count[seat])):
        state.gives[seat, place] = state.options[seat, place]
    choose_weapons(state, seat, places)
    if holds(state, seat, MECHANICAL_ARM):
        for place in range(END + 1):
            state.arm_order[seat, place] = reach_at_random(state, seat, places >> place * 4 & 7)


@kernel
def fire_at_random(word: int) -> int:
    """R9.10 Damage, a lock or an option's end."""
    if word < 64:
        return FIRE_DAMAGE
    if word < 160:
        return FIRE_LOCK + word % REGISTERS
    return FIRE_DESTROY + word % OPTIONS


@kernel
def choose_weapons(state: State, seat: int, word: int) -> None:
    """Every other register the replacement weapon that was drawn last."""
    weapon = MAIN_LASER
    if int(state.holds[seat]) & ANY_WEAPON:
        for place in range(int(state.option_count[seat])):
            if IS_WEAPON[state.options[seat, place]]:
                weapon = int(state.options[seat, place])
    for register in range(REGISTERS):
        state.weapon_order[seat, register] = weapon if word >> register & 1 else MAIN_LASER


@kernel
def reach_at_random(state: State, seat: int, way: int) -> int:
    """A cell beside the one where the turn starts: often out of reach by then, and ignored."""
    cell = int(state.robot_cell[seat])
    return OFF if cell == OFF else cell + int(AROUND[way])


@kernel
def program_all_at_random(state: State, events: Events) -> None:
    """Every robot that has to program does so at random."""
    for seat in range(int(state.seats)):
        if not state.sealed[seat]:
            program_at_random(state, events, seat)
