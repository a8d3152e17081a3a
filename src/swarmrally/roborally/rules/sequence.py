"""R1.2, R5.1 The turn: the rulebook's table of contents, entered at the stage where it stopped."""

from __future__ import annotations

from swarmrally.kernel.compiler import entry, kernel, shared
from swarmrally.kernel.decisions import answered
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.roborally.components.clearing import clear_turn
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, FRENETIC_FACTORY, MOVING_TARGETS, TOGGLE_BOGGLE, TRICKSY, Course, plays
from swarmrally.roborally.components.events import DECISION_ANSWERED, TURN_BEGAN, TURN_ENDED
from swarmrally.roborally.components.ids import R1_2
from swarmrally.roborally.components.state import (
    ABORTING,
    AIMING,
    ANNOUNCING,
    CLEANING,
    DEALING,
    DECLARING,
    DRAFTING,
    EMPTYING,
    ENDING,
    EXPRESS_BELTS,
    FLAGS_RETURN,
    FLIPPING,
    HITTING,
    JUDGING,
    MOVING,
    NOT_OVER,
    PLACING,
    PROGRAMMING,
    PUSHING,
    REGISTER,
    REGISTERS,
    REPAIRING,
    REPLACING,
    RETURNING,
    REVEALING,
    SENDING_OFF,
    SHOVING,
    STAYING_DOWN,
    TOUCHING,
    TURNING,
    State,
)
from swarmrally.roborally.rules.choices import QUESTION_RULE
from swarmrally.roborally.rules.cleanup import registers_are_emptied, robots_are_served, robots_return
from swarmrally.roborally.rules.conveyors import belts_move, flags_return
from swarmrally.roborally.rules.damage import settle_losses
from swarmrally.roborally.rules.deal import deal
from swarmrally.roborally.rules.gears import gears_turn
from swarmrally.roborally.rules.lasers import lasers_aim, volley_hits
from swarmrally.roborally.rules.movement import robots_move
from swarmrally.roborally.rules.odd_courses.capture import chased_go
from swarmrally.roborally.rules.odd_courses.frenetic import coins_fall
from swarmrally.roborally.rules.odd_courses.placing import robots_take_places
from swarmrally.roborally.rules.odd_courses.superbot import end_volley, settle_falls
from swarmrally.roborally.rules.odd_courses.turntable import lay_as_in
from swarmrally.roborally.rules.options.abort_switch import switches_throw
from swarmrally.roborally.rules.options.beams import shove_targets
from swarmrally.roborally.rules.options.conditional_program import kept_cards_replace
from swarmrally.roborally.rules.options.gyroscopic_stabilizer import stabilizers_set
from swarmrally.roborally.rules.options.power_down_shield import shields_recover
from swarmrally.roborally.rules.options.radio_control import lose_control, take_control
from swarmrally.roborally.rules.options.scrambler import scramble
from swarmrally.roborally.rules.power import power_downs_announced, power_is_set, powered_down_rest
from swarmrally.roborally.rules.pushers import pushers_push
from swarmrally.roborally.rules.registers import begin_register, reveal
from swarmrally.roborally.rules.setup import options_are_kept
from swarmrally.roborally.rules.touch import robots_touch
from swarmrally.roborally.rules.victory import count_survivors, judge_flags, judge_homes


@entry
def open_turn(course: Course, state: State, events: Events) -> None:
    """R2 The deal, before which options are kept (R10.1), places taken (R10.6) and who is down rests (R4.2); then programming runs."""
    if state.over != NOT_OVER:
        return
    lay_as_in(course, state)
    if state.stage == DRAFTING:
        if plays(course, TRICKSY) and not options_are_kept(state, events):
            return
        go_on(state, PLACING)
    if state.stage == PLACING:
        if plays(course, CAPTURE_THE_FLAG) and not robots_take_places(course, state, events):
            return
        go_on(state, DEALING)
    if state.stage == DEALING:
        state.beat = 0
        tell(state, events, TURN_BEGAN, R1_2, int(state.turn_number))
        powered_down_rest(state, events)
        deal(course, state, events)
        go_on(state, PROGRAMMING)


@entry
def rest(state: State, events: Events) -> None:
    """R4.2 How a turn begins whose programs are given already, so that it needs no deal."""
    powered_down_rest(state, events)


@shared
def play_turn(course: Course, state: State, events: Events) -> None:
    """R1.2 From the moment the programs stand to the end of the turn, or to the next decision that somebody has to make."""
    lay_as_in(course, state)
    if state.stage == PROGRAMMING:
        go_on(state, ANNOUNCING)
    if state.stage == ANNOUNCING:
        if not power_downs_announced(course, state, events):
            return
        go_on(state, DECLARING)
    play_registers(course, state, events)
    if state.stage == CLEANING:
        clean_up(course, state, events)


@shared
def play_registers(course: Course, state: State, events: Events) -> None:
    """R5 What is declared before register 1, and the five registers, up to the clean-up, the next decision or the end of the game."""
    if state.stage == DECLARING:
        if not stabilizers_set(state, events):
            return
        go_on(state, REGISTER)
    if state.stage == REGISTER:
        while state.register < REGISTERS:
            if not play_register(course, state, events) or state.over != NOT_OVER:
                return
            state.register += 1
            state.part = 0
        go_on(state, CLEANING)


@kernel
def go_on(state: State, stage: int) -> None:
    """The next stage, from its start."""
    state.stage = stage
    state.part = 0
    state.mover = 0
    state.phase = 0


@kernel
def part_done(state: State) -> None:
    """The next part of a register or of the clean-up."""
    state.part += 1
    state.mover = 0
    state.phase = 0


@shared
def play_register(course: Course, state: State, events: Events) -> bool:
    """R5.1 Reveal, robots move, the floor moves, lasers, touch; False when an owner has to decide first."""
    lay_as_in(course, state)
    return (
        reveal_register(course, state, events)
        and move_robots(course, state, events)
        and move_floor(course, state, events)
        and fire_lasers(course, state, events)
        and touch_and_judge(course, state, events)
    )


@kernel
def reveal_register(course: Course, state: State, events: Events) -> bool:
    """R5.1, with what can take the place of a card (R9.27)."""
    if state.part == FLAGS_RETURN:
        begin_register(state, events)
        shields_recover(state)
        lose_control(state, events)
        if plays(course, MOVING_TARGETS):
            flags_return(course, state, events)
        part_done(state)
    if state.part == REPLACING:
        if not kept_cards_replace(state, events):
            return False
        part_done(state)
    if state.part == REVEALING:
        reveal(state, events)
        part_done(state)
    if state.part == ABORTING:
        if not switches_throw(state, events):
            return False
        part_done(state)
    return True


@kernel
def move_robots(course: Course, state: State, events: Events) -> bool:
    """R5.2"""
    if state.part == MOVING:
        if not robots_move(course, state, events):
            return False
        part_done(state)
    return True


@kernel
def move_floor(course: Course, state: State, events: Events) -> bool:
    """R6, after each part the losses of robots that fell (R7.5)."""
    while state.part <= TURNING:
        if state.phase == 0:
            if state.part == PUSHING:
                pushers_push(course, state, events)
            elif state.part == TURNING:
                gears_turn(course, state, events)
            else:
                belts_move(course, state, events, bool(state.part == EXPRESS_BELTS))
            state.phase = 1
        if not settle_falls(state, events):
            return False
        part_done(state)
    return True


@kernel
def fire_lasers(course: Course, state: State, events: Events) -> bool:
    """R7.1, R9.27 A volley: choices, damage, displacements, then Radio Control and Scrambler."""
    if state.part == AIMING:
        if not lasers_aim(course, state, events):
            return False
        part_done(state)
    if state.part == HITTING:
        if not volley_hits(state, events):
            return False
        part_done(state)
    if state.part == SHOVING:
        if state.has_weapons and not weapons_work(course, state, events):
            return False
        end_volley(state, events)
        part_done(state)
    return True


@kernel
def weapons_work(course: Course, state: State, events: Events) -> bool:
    """R9.27 What replacement weapons do besides damage."""
    if state.phase == 0:
        shove_targets(course, state, events)
        state.phase = 1
    if not settle_losses(state, events):
        return False
    take_control(state, events)
    scramble(state, events)
    return True


@kernel
def touch_and_judge(course: Course, state: State, events: Events) -> bool:
    """R7.3, R8.5: flags are looked at before coins are flipped (R10.5) and robots sent off (R10.6), who is left after them."""
    if state.part == TOUCHING:
        if not robots_touch(course, state, events):
            return False
        part_done(state)
    if state.part == JUDGING:
        if state.scored or plays(course, TOGGLE_BOGGLE):
            judge_flags(course, state, events)
        part_done(state)
    # Won by flags: no coin falls any more, and nobody is sent off or counted.
    if state.over != NOT_OVER:
        return True
    if state.part == FLIPPING:
        if plays(course, FRENETIC_FACTORY) and not coins_fall(course, state, events):
            return False
        part_done(state)
    if state.part == SENDING_OFF:
        if plays(course, CAPTURE_THE_FLAG):
            chased_go(state, events)
        part_done(state)
    count_survivors(course, state, events)
    return True


@kernel
def clean_up(course: Course, state: State, events: Events) -> None:
    """R8"""
    if state.part == REPAIRING:
        # Not once more when somebody was asked and this is entered again.
        if state.mover == 0 and state.phase == 0:
            next_beat(state)
        if not robots_are_served(course, state, events):
            return
        part_done(state)
    if state.part == EMPTYING:
        registers_are_emptied(state)
        part_done(state)
    if state.part == STAYING_DOWN:
        if not power_is_set(course, state, events):
            return
        part_done(state)
    if state.part == RETURNING:
        if not robots_return(course, state, events):
            return
        part_done(state)
    if state.part == ENDING:
        end_turn(course, state, events)


@kernel
def end_turn(course: Course, state: State, events: Events) -> None:
    """R1.2 The next turn begins with a deal; R10.6 unless a flag was brought home."""
    next_beat(state)
    for seat in range(int(state.seats)):
        clear_turn(state, seat)
    state.turn_number += 1
    state.register = 0
    state.falls = 0
    tell(state, events, TURN_ENDED, R1_2, int(state.turn_number))
    go_on(state, DEALING)
    if plays(course, CAPTURE_THE_FLAG):
        judge_homes(course, state, events)


@entry
def answer(state: State, events: Events, choice: int) -> None:
    """R9.28 The seat that was asked decides; play_turn() goes on from there."""
    seat, question = int(state.asked_seat), int(state.question)
    state.answer = choice
    state.is_answered = 1
    tell(state, events, DECISION_ANSWERED, int(QUESTION_RULE[question]), seat, question, choice)
    answered(state)
