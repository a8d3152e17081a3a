"""R1.1, R1.2 A game before its first turn, and what is forgotten after each."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.option_cards import ABLATIVE_COAT, FULL, MAIN_LASER, MINI_HOWITZER, NO_OPTION
from swarmrally.roborally.components.state import (
    ASK_NOTHING,
    DEALING,
    END,
    FIRE_DAMAGE,
    NEVER,
    NO_TEAM,
    NOT_OVER,
    REGISTERS,
    SEATS,
    State,
)


@kernel
def clear(state: State) -> None:
    """R1.1 No robot anywhere, every pile empty, nothing chosen (R9.10, R10.1), turned (R10.5) or at home (R10.6)."""
    state.turn_number = 1
    state.beat = 0
    state.stage = DEALING
    state.part = 0
    state.register = 0
    state.mover = 0
    state.moves = 0
    state.phase = 0
    state.ram_target = NOBODY
    state.to_lose = 0
    state.falls = 0
    state.asked_seat = NOBODY
    state.question = ASK_NOTHING
    state.is_answered = 0
    state.fire_choice = -1
    state.over = NOT_OVER
    state.winners = 0
    state.places = 0
    state.deck_top = 0
    state.deck_end = 0
    state.discarded = 0
    state.shuffles = 0
    state.option_top = 0
    state.option_end = 0
    state.options_discarded = 0
    state.flag_cell[:] = OFF
    state.flag_team[:] = NO_TEAM
    state.flag_holder[:] = NOBODY
    state.home[0] = 0
    state.home[1] = 1
    state.floor_turns[:] = 0
    state.coins = 0
    state.coins_left = 0
    state.scored = 0
    state.superbot = NOBODY
    state.blamed = NOBODY
    state.title_open = 0
    state.robot_at[:] = NOBODY
    for seat in range(SEATS):
        clear_robot(state, seat)
        clear_answers(state, seat)


@kernel
def clear_robot(state: State, seat: int) -> None:
    """R1.1 A robot that is nowhere yet."""
    state.robot_cell[seat] = OFF
    state.robot_heading[seat] = 0
    state.robot_damage[seat] = 0
    state.robot_lives[seat] = 0
    state.robot_flags[seat] = 0
    state.robot_archive[seat] = OFF
    state.robot_down[seat] = 0
    state.robot_locked[seat] = 0
    state.robot_place[seat] = 0
    state.robot_fell[seat] = NEVER
    state.robot_sits_out[seat] = 0
    state.robot_waits[seat] = 0
    state.robot_sent_off[seat] = 0
    state.chased_by[seat] = 0
    state.robot_team[seat] = NO_TEAM
    state.registers[seat, :, :] = 0
    state.hand_count[seat] = 0
    state.holds[seat] = 0
    state.option_count[seat] = 0
    state.coat_left[seat] = FULL[ABLATIVE_COAT]
    state.shots_left[seat] = FULL[MINI_HOWITZER]
    state.flywheel[seat] = 0
    clear_turn(state, seat)


@kernel
def clear_turn(state: State, seat: int) -> None:
    """R1.2 What holds for one turn only is forgotten."""
    state.robot_announced[seat] = 0
    state.flag_this_register[seat] = 0
    state.flag_this_turn[seat] = 0
    state.to_program[seat] = 0
    state.sealed[seat] = 0
    state.shielded[seat] = 0
    state.kept_card[seat] = 0
    state.is_steady[seat] = 0
    state.thrown[seat] = 0
    state.scrambled[seat] = -1
    state.recompiled[seat] = 0
    state.controlled_by[seat] = NOBODY
    state.power_down[seat] = 0
    state.conditional_program[seat] = -1


@kernel
def clear_answers(state: State, seat: int) -> None:
    """R9.28 Every policy at its default."""
    state.asks[seat] = 0
    state.power_down[seat] = 0
    state.re_entry_heading[seat] = 0
    state.re_entry_cell[seat] = OFF
    state.re_entry_down[seat] = 0
    state.gives_count[seat] = 0
    state.lose_option[seat] = NO_OPTION
    state.keeps_archive[seat] = 0
    state.brakes[seat] = 0
    state.fourth_gear[seat] = 0
    state.reverse_gear[seat] = 0
    state.high_power_laser[seat] = 0
    state.gyroscopic_stabilizer[seat] = 0
    state.abort_switch[seat] = -1
    state.conditional_program[seat] = -1
    state.fire_control[seat] = FIRE_DAMAGE
    for register in range(REGISTERS):
        state.weapon_order[seat, register] = MAIN_LASER
        state.arm_order[seat, register] = OFF
    state.arm_order[seat, END] = OFF
