"""A1.5 The round: the rulebook's table of contents, entered at the stage where it stopped."""

from __future__ import annotations

import numpy as np

from swarmrally.asteroyds.components.events import (
    DECISION_ANSWERED,
    DICE_ROLLED,
    PLAN_REVEALED,
    POWER_SPENT,
    ROUND_BEGAN,
    ROUND_ENDED,
    SHIELD_LOWERED,
)
from swarmrally.asteroyds.components.ids import A1_5, A1_6, A2_1, A2_2, A2_4, A2_6, A5_5, A7_1, A7_4
from swarmrally.asteroyds.components.state import (
    COLUMNS,
    ENDING,
    ENERGY,
    FLIGHT,
    NOT_OVER,
    PLANNING,
    RAM,
    REVEALING,
    ROLLING,
    SWARM,
    State,
    is_flying,
)
from swarmrally.asteroyds.rules.chart import SHIELD, clear_plan, is_power
from swarmrally.asteroyds.rules.drones import remove_shot_drones
from swarmrally.asteroyds.rules.flight import craft_fly
from swarmrally.asteroyds.rules.swarm import swarm_moves
from swarmrally.asteroyds.rules.victory import check_victory
from swarmrally.kernel.chance import below, draw
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.decisions import NO, YES, answered, is_waiting
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.kernel.hexes import Hexes

PURPOSE_DICE = 1
ORDERS = np.array([(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])


@entry
def open_round(state: State, events: Events) -> None:
    """A2.1 The dice are rolled and everybody sees them; then planning runs."""
    if state.stage != ROLLING or state.over != NOT_OVER:
        return
    state.beat = 0
    tell(state, events, ROUND_BEGAN, A1_5, int(state.round_number), int(state.first_seat))
    roll_dice(state, events)
    state.stage = PLANNING


@entry
def play_round(board: Hexes, state: State, events: Events) -> None:
    """A1.5 From the moment the plans stand to the end of the round, or to the next decision (A5.5, A7.4)."""
    if is_waiting(state):
        return
    if state.stage == PLANNING:
        state.stage = REVEALING
    if state.stage == REVEALING:
        reveal_plans(state, events)
        state.stage = SWARM
    if state.stage == SWARM:
        if not swarm_moves(board, state, events):
            return
        state.stage = FLIGHT
    if state.stage == FLIGHT:
        if not craft_fly(board, state, events):
            return
        state.stage = ENDING
    if state.stage == ENDING:
        end_round(state, events)
        check_victory(state, events)
        state.stage = ROLLING


@entry
def answer(state: State, events: Events, yes: bool) -> None:
    """A5.5, A7.4 The pilot who was asked decides; play_round() goes on from there."""
    seat, question = int(state.asked_seat), int(state.question)
    if question == RAM:
        state.ram_answer = YES if yes else NO
    else:
        state.shield_answer = YES if yes else NO
    tell(state, events, DECISION_ANSWERED, A5_5 if question == RAM else A7_4, seat, question, int(yes))
    answered(state)


@kernel
def roll_dice(state: State, events: Events) -> None:
    """A2.1, A2.6 Three dice, and with the option their order."""
    red, white, blue, order = draw(state.key, int(state.game), int(state.round_number), PURPOSE_DICE, 0)
    state.dice[0] = below(red, 6) + 1
    state.dice[1] = below(white, 6) + 1
    state.dice[2] = below(blue, 6) + 1
    drawn = below(order, 6) if state.random_dice_order else 0
    for place in range(3):
        state.dice_order[place] = ORDERS[drawn, place]
    rule = A2_6 if state.random_dice_order else A2_1
    tell(state, events, DICE_ROLLED, rule, int(state.dice[0]), int(state.dice[1]), int(state.dice[2]), drawn)


@kernel
def reveal_plans(state: State, events: Events) -> None:
    """A2.2 The plans stand."""
    next_beat(state)
    for seat in range(int(state.seats)):
        if is_flying(state, seat):
            reveal_plan(state, events, seat)


@kernel
def reveal_plan(state: State, events: Events, seat: int) -> None:
    """A2.4, A7.1 The shield goes down when its energy is used, and a power token is spent, carried out or not."""
    energy = int(state.plan[seat, ENERGY])
    tell(state, events, PLAN_REVEALED, A2_2, seat, packed(state, seat, 0), packed(state, seat, 3), energy)
    if energy != SHIELD:
        state.craft_shield[seat] = 0
        tell(state, events, SHIELD_LOWERED, A2_4, seat)
    if has_power_token(state, seat):
        state.craft_power_spent[seat] = 1
        tell(state, events, POWER_SPENT, A7_1, seat)


@kernel
def packed(state: State, seat: int, column: int) -> int:
    """A2.2 Three columns of a plan in one number, four bits each."""
    plan = state.plan[seat]
    return int(plan[column]) + 16 * int(plan[column + 1]) + 256 * int(plan[column + 2])


@kernel
def has_power_token(state: State, seat: int) -> bool:
    """A7.1 Whether the pilot token lies in a column."""
    for column in range(COLUMNS):
        if is_power(int(state.plan[seat, column])):
            return True
    return False


@kernel
def end_round(state: State, events: Events) -> None:
    """A1.6 Shields on, plans cleared, shot drones removed, damage stays; the first player's role passes on (A1.2)."""
    next_beat(state)
    remove_shot_drones(state, events)
    for seat in range(int(state.seats)):
        state.craft_shield[seat] = 1
        clear_plan(state, seat)
    forget_cursor(state)
    state.first_seat = next_first_seat(state)
    state.round_number += 1
    tell(state, events, ROUND_ENDED, A1_6, int(state.round_number), int(state.first_seat))


@kernel
def forget_cursor(state: State) -> None:
    """Nothing of how far the round had come is left."""
    state.die_turn = 0
    state.mover = 0
    state.hitter = 0
    state.hit_rule = 0
    state.turn = 0


@kernel
def next_first_seat(state: State) -> int:
    """A1.2 The next seat, skipping destroyed craft; it stays when none is left."""
    seat = int(state.first_seat)
    for _ in range(int(state.seats)):
        seat = seat + 1 if seat + 1 < state.seats else 0
        if is_flying(state, seat):
            return seat
    return int(state.first_seat)
