"""The rookie's plan: the shortest way to the nearest goal, and slips now and then."""

from __future__ import annotations

import numpy as np

from swarmrally.asteroyds.components.state import (
    COLUMNS,
    ENERGY,
    FATAL,
    LAWRENCE,
    NEVER,
    RACING,
    RAM,
    SWARM,
    TARGETS,
    State,
    is_flying,
)
from swarmrally.asteroyds.components.tiles import PLATFORM, TILES
from swarmrally.asteroyds.playing.view import SPECTATOR
from swarmrally.asteroyds.rules.chart import LEFT, POWER, POWER_RIGHT2, RIGHT, SHIELD, SHOOT, WAIT, is_power, power_fits
from swarmrally.asteroyds.rules.targets import targets_gone
from swarmrally.bots.asteroyds.goals import NOWHERE, count_wanted, is_wanted, mark_goals, take
from swarmrally.bots.asteroyds.route import NO_WAY, find_route, flown, moved, note_free
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.bots.asteroyds.search.swarm import go_alone
from swarmrally.bots.chances import PURPOSE_BOT
from swarmrally.kernel.chance import below, draw
from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.kernel.hexes import Hexes

LOOKS_AHEAD = 3
"""Columns that it plans while nobody presses it."""
IN_A_HURRY = np.array([COLUMNS, 4, 6, 5])
"""And when somebody does, by mode; in Racing all of them, over the board as it is."""
LOSES_WAY = 2
"""Once in so many rounds it is after any goal instead of the nearest."""
MIXES_UP = 4
"""Once in so many left is taken for right."""
MOST_GOALS = 12
IN_DANGER = 4
"""Damage at which the emergency shield is raised when the pilot is asked."""


@called
def plan_as_rookie(board: Hexes, known: State, now: State, events: Events, mind: Mind, orders: Orders, seat: int) -> None:
    """What a rookie does in the seat that this is known by."""
    lost, mixes_up, first, goal = draw(mind.key, 0, int(known.round_number), PURPOSE_BOT, seat)
    is_rash = known.mode == RACING and is_pressed(known, seat)
    copy_over(now, known)
    if not is_rash:
        let_swarm_move(board, now, events)
    note_free(board, now, seat, mind.is_open)
    pose, pilot = int(now.craft_cell[seat]) * 6 + int(now.craft_heading[seat]), int(known.craft_pilot[seat])
    if below(lost, LOSES_WAY) == 0:
        want_only(now, seat, below(goal, MOST_GOALS))
    put_flight(board, now, mind, orders, seat)
    if below(mixes_up, MIXES_UP) == 0:
        mix_up(orders, below(first, ENERGY))
    if not is_rash:
        cut_short(orders, safe_columns(board, mind, orders, pose, pilot, columns_planned(known, seat)))
    orders.ram = int(would_ram(known, seat))
    orders.emergency_shield = FATAL if known.powers and pilot == LAWRENCE else NEVER


@kernel
def answer_as_rookie(state: State, seat: int) -> bool:
    """Whether it rams, or raises the emergency shield."""
    return would_ram(state, seat) if state.question == RAM else bool(state.craft_damage[seat] >= IN_DANGER)


@kernel
def would_ram(state: State, seat: int) -> bool:
    """For the last goal, nothing is too dear."""
    return count_wanted(state, seat) == 1


@kernel
def let_swarm_move(board: Hexes, state: State, events: Events) -> None:
    """A3 The board when the craft begin to fly."""
    state.stage = SWARM
    go_alone(board, state, events, SPECTATOR)


@kernel
def columns_planned(state: State, seat: int) -> int:
    return int(IN_A_HURRY[state.mode]) if is_pressed(state, seat) else LOOKS_AHEAD


@kernel
def is_pressed(state: State, seat: int) -> bool:
    """Whether a rival has taken something, and no less than the pilot: then it hurries."""
    most = 0
    for other in range(int(state.seats)):
        if is_rival(state, seat, other):
            most = max(most, taken(state, other))
    return most > 0 and most >= taken(state, seat)


@kernel
def is_rival(state: State, seat: int, other: int) -> bool:
    is_mate = other == seat or (state.mode == TARGETS and state.craft_team[other] == state.craft_team[seat])
    return not is_mate and is_flying(state, other)


@kernel
def taken(state: State, seat: int) -> int:
    """Tokens, or the targets of the team that are gone."""
    if state.mode == TARGETS:
        return targets_gone(state, int(state.craft_team[seat]))
    tokens = 0
    for symbol in range(4):
        tokens += int(state.craft_tokens[seat]) >> symbol & 1
    return tokens


@kernel
def want_only(state: State, seat: int, number: int) -> None:
    """The nearest goal is as far as any other."""
    wanted = count_wanted(state, seat)
    if wanted == 0:
        return
    chosen, met = number % wanted, 0
    for tile in range(TILES):
        if is_wanted(state, seat, tile):
            if met != chosen:
                take(state, seat, tile)
            met += 1


@kernel
def safe_columns(board: Hexes, mind: Mind, orders: Orders, pose: int, pilot: int, most: int) -> int:
    """How many of the first columns can be flown, as far as nothing is in the way."""
    for column in range(most):
        pose = flown(board, mind.is_open, pose, pilot, int(orders.plan[column]))
        if pose == NO_WAY:
            return column
    return most


@kernel
def cut_short(orders: Orders, columns: int) -> None:
    """The rest are waits, with the shield on."""
    for column in range(columns, ENERGY):
        orders.plan[column] = WAIT
    orders.plan[ENERGY] = SHIELD


@called
def put_flight(board: Hexes, state: State, mind: Mind, orders: Orders, seat: int) -> None:
    """From goal to goal, as far as the columns reach; only a goal is worth the shield. The state is used up."""
    cut_short(orders, 0)
    pose = int(state.craft_cell[seat]) * 6 + int(state.craft_heading[seat])
    filled = reached = 0
    last = has_shot = 0
    while filled < COLUMNS:
        note_free(board, state, seat, mind.is_free)
        length = find_route(board, mind, pose) if mark_goals(board, state, mind, seat) else NO_WAY
        if length == NO_WAY:
            break
        if has_token(state, seat):
            length = with_power(board, state, mind, seat, pose, length)
        for place in range(length):
            last = put_action(orders, filled, int(mind.leg[place]), last)
            filled += 1
        pose = end_of_leg(board, mind, pose, length, int(state.craft_pilot[seat]))
        tile = int(mind.goal_at[pose])
        if state.mode != RACING and tile != PLATFORM:
            if state.one_shot and has_shot:
                break
            last = put_action(orders, filled, SHOOT, last)
            filled += 1
            has_shot = 1
        reached = filled
        take(state, seat, tile)
    orders.plan[ENERGY] = last if reached == COLUMNS else SHIELD


@kernel
def put_action(orders: Orders, column: int, action: int, last: int) -> int:
    """In one of six columns; the seventh is kept apart, until it is known whether it is worth the shield."""
    if column < ENERGY:
        orders.plan[column] = action
        return last
    return action if column == ENERGY else last


@kernel
def end_of_leg(board: Hexes, mind: Mind, pose: int, length: int, pilot: int) -> int:
    for place in range(length):
        action = int(mind.leg[place])
        pose = flown(board, mind.is_free, pose, pilot, action) if is_power(action) else moved(board, pose, action)
    return pose


@kernel
def has_token(state: State, seat: int) -> bool:
    """A7.1, A7.4 Whether the pilot has a token to put in a column."""
    return bool(state.powers) and not state.craft_power_spent[seat] and state.craft_pilot[seat] != LAWRENCE


@kernel
def with_power(board: Hexes, state: State, mind: Mind, seat: int, pose: int, length: int) -> int:
    """The same leg, cut short by the power where that leads straight to a goal; its length."""
    pilot = int(state.craft_pilot[seat])
    for place in range(length - 1):
        for form in range(POWER, POWER_RIGHT2 + 1):
            if power_fits(pilot, form):
                end = flown(board, mind.is_free, pose, pilot, form)
                if end != NO_WAY and mind.goal_at[end] != NOWHERE:
                    mind.leg[place] = form
                    state.craft_power_spent[seat] = 1
                    return place + 1
        pose = moved(board, pose, int(mind.leg[place]))
    return length


@kernel
def mix_up(orders: Orders, first: int) -> None:
    """Takes left for right, once, in this column or after it."""
    for column in range(first, ENERGY):
        if orders.plan[column] == LEFT or orders.plan[column] == RIGHT:
            orders.plan[column] = LEFT + RIGHT - int(orders.plan[column])
            return
