"""A beginner: flies the shortest way to the nearest goal, and slips now and then."""

from __future__ import annotations

from collections.abc import Collection

from swarmrally.asteroyds.board import Board
from swarmrally.asteroyds.chart import ACTIONS, LEFT, POWER, POWER_RIGHT2, RIGHT, SHIELD, SHOOT, WAIT, is_power, power_fits
from swarmrally.asteroyds.forms import LivePlan
from swarmrally.asteroyds.preview import played_alone
from swarmrally.asteroyds.state import COLUMNS, ENERGY, LAWRENCE, PLANNING, QUESTIONS, RACING, State, is_flying
from swarmrally.asteroyds.tiles import PLATFORM
from swarmrally.asteroyds.view import SPECTATOR, view
from swarmrally.bots.asteroyds.goals import goals_of, take, wanted
from swarmrally.bots.asteroyds.route import Leg, Pose, Sky, route, sky_of
from swarmrally.bots.chances import chances
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new

FORGETS_SWARM = 3
"""In so many rounds of five the board is taken as it is, as if the swarm stood still,"""
MIXES_UP = 1
"""and in so many of five left is taken for right."""
IN_DANGER = 4
"""Damage at which the emergency shield is raised when the pilot is asked."""


def plan(board: Board, seen: State, seat: int, seed: int) -> LivePlan:
    forgets, mixes_up, first = chances(seed, int(seen.round_number), seat, 5, 5, ENERGY)
    state = view(seen, SPECTATOR) if forgets < FORGETS_SWARM else after_swarm(board, seen)
    actions = flight(board, state, seat)
    if mixes_up < MIXES_UP:
        mix_up(actions, first)
    *columns, energy = (ACTIONS[action] for action in actions)
    shield = "fatal" if state.powers and state.craft_pilot[seat] == LAWRENCE else "never"
    return LivePlan(seat, tuple(columns), energy, ram=would_ram(state, seat), emergency_shield=shield)  # type: ignore[arg-type]


def answer(board: Board, seen: State, seat: int, answers: list[bool], seed: int) -> bool:
    if QUESTIONS[seen.question] == "ram":
        return would_ram(seen, seat)
    return bool(seen.craft_damage[seat] >= IN_DANGER)


def would_ram(state: State, seat: int) -> bool:
    """For the last goal, nothing is too dear."""
    return len(wanted(state, seat)) == 1


def after_swarm(board: Board, seen: State) -> State:
    """A3 The board when the craft begin to fly."""
    state = view(seen, SPECTATOR)
    state.stage = PLANNING
    played_alone(board, state, new(Events), SPECTATOR, with_swarm=True)
    return state


def flight(board: Board, state: State, seat: int) -> list[int]:
    """From goal to goal, as far as the columns reach; `state` is used up."""
    actions: list[int] = []
    reached = 0
    pose = int(state.craft_cell[seat]), int(state.craft_heading[seat])
    while len(actions) < COLUMNS and is_flying(state, seat):
        goals, sky = goals_of(board, state, seat), sky_of(board, state, seat)
        leg = route(sky, pose, goals)
        if leg is None:
            break
        if may_use_power(state, seat) and not any(map(is_power, actions)):
            leg = with_power(sky, int(state.craft_pilot[seat]), pose, leg, goals)
        actions += [action for action, _ in leg]
        pose = leg[-1][1] if leg else pose
        if state.mode != RACING and goals[pose] != PLATFORM:
            if state.one_shot and SHOOT in actions:
                break
            actions.append(SHOOT)
        reached = len(actions)
        if goals[pose] == PLATFORM:
            break
        take(state, seat, goals[pose])
    return on_chart(actions, reached)


def on_chart(actions: list[int], reached: int) -> list[int]:
    """Seven columns; only a goal is worth the shield."""
    if reached == COLUMNS:
        return actions[:COLUMNS]
    return [*actions[:ENERGY], *[WAIT] * (ENERGY - len(actions)), SHIELD]


def may_use_power(state: State, seat: int) -> bool:
    """A7.1, A7.4 Whether the pilot has a token to put in a column."""
    return bool(state.powers) and not state.craft_power_spent[seat] and state.craft_pilot[seat] != LAWRENCE


def with_power(sky: Sky, pilot: int, pose: Pose, leg: Leg, goals: Collection[Pose]) -> Leg:
    """The same leg, cut short by the power where that leads straight to a goal."""
    forms = [form for form in range(POWER, POWER_RIGHT2 + 1) if power_fits(pilot, form)]
    for number, (_, there) in enumerate(leg[:-1]):
        for form in forms:
            end = sky.flown(pose, pilot, form)
            if end is not None and end in goals:
                return [*leg[:number], (form, end)]
        pose = there
    return leg


def mix_up(actions: list[int], first: int) -> None:
    """Takes left for right, once, in this column or after it."""
    for column in range(first, ENERGY):
        if actions[column] in (LEFT, RIGHT):
            actions[column] = LEFT + RIGHT - actions[column]
            return
