"""A beginner: flies the shortest way to the nearest goal, and slips now and then."""

from __future__ import annotations

from collections.abc import Collection

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLUMNS, DRONES, ENERGY, LAWRENCE, QUESTIONS, RACING, SHOOTING, TARGETS, State, is_flying
from swarmrally.asteroyds.components.tiles import PLATFORM
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.preview import played_alone
from swarmrally.asteroyds.playing.view import SPECTATOR, view
from swarmrally.asteroyds.rules.chart import ACTIONS, LEFT, POWER, POWER_RIGHT2, RIGHT, SHIELD, SHOOT, WAIT, is_power, power_fits
from swarmrally.asteroyds.rules.targets import targets_gone
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.asteroyds.goals import goals_of, take, wanted
from swarmrally.bots.asteroyds.route import Leg, Pose, StillBoard, route, still_board
from swarmrally.bots.chances import chances
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new

LOOKS_AHEAD = 3
"""Columns that it plans while nobody presses it."""
IN_A_HURRY = {SHOOTING: 4, DRONES: 5, TARGETS: 6}
"""And when somebody does; in Racing all of them, over the board as it is."""
LOSES_WAY = 2
"""Once in so many rounds it is after any goal instead of the nearest."""
MIXES_UP = 4
"""Once in so many left is taken for right."""
MOST_GOALS = 12
IN_DANGER = 4
"""Damage at which the emergency shield is raised when the pilot is asked."""


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
    lost, mixes_up, first, goal = chances(seed, int(seen.round_number), seat, LOSES_WAY, MIXES_UP, ENERGY, MOST_GOALS)
    is_rash = seen.mode == RACING and is_pressed(seen, seat)
    state = view(seen, SPECTATOR) if is_rash else after_swarm(board, seen)
    sky = still_board(board, state, seat)
    pose = int(state.craft_cell[seat]), int(state.craft_heading[seat])
    if lost == 0:
        want_only(state, seat, goal)
    actions = flight(board, state, seat)
    if mixes_up == 0:
        mix_up(actions, first)
    if not is_rash:
        actions = on_chart(safe(sky, pose, int(seen.craft_pilot[seat]), actions[: columns_planned(seen, seat)]), 0)
    *columns, energy = (ACTIONS[action] for action in actions)
    shield = "fatal" if seen.powers and seen.craft_pilot[seat] == LAWRENCE else "never"
    return LivePlan(seat, tuple(columns), energy, ram=would_ram(seen, seat), emergency_shield=shield)  # type: ignore[arg-type]


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
    played_alone(board, state, new(Events), SPECTATOR, with_swarm=True)
    return state


def columns_planned(state: State, seat: int) -> int:
    return IN_A_HURRY[int(state.mode)] if is_pressed(state, seat) else LOOKS_AHEAD


def is_pressed(state: State, seat: int) -> bool:
    """Whether a rival has taken something, and no less than the pilot: then it hurries."""
    most = max((taken(state, other) for other in range(int(state.seats)) if is_rival(state, seat, other)), default=0)
    return most > 0 and most >= taken(state, seat)


def is_rival(state: State, seat: int, other: int) -> bool:
    is_mate = other == seat or (state.mode == TARGETS and state.craft_team[other] == state.craft_team[seat])
    return not is_mate and bool(is_flying(state, other))


def taken(state: State, seat: int) -> int:
    """Tokens, or the targets of the team that are gone."""
    return int(targets_gone(state, int(state.craft_team[seat]))) if state.mode == TARGETS else int(state.craft_tokens[seat]).bit_count()


def want_only(state: State, seat: int, number: int) -> None:
    """The nearest goal is as far as any other."""
    tiles = wanted(state, seat)
    for tile in tiles:
        if tile != tiles[number % len(tiles)]:
            take(state, seat, tile)


def safe(sky: StillBoard, pose: Pose, pilot: int, actions: list[int]) -> list[int]:
    """As far as nothing is in the way."""
    for number, action in enumerate(actions):
        end = sky.flown(pose, pilot, action)
        if end is None:
            return actions[:number]
        pose = end
    return actions


def flight(board: Board, state: State, seat: int) -> list[int]:
    """From goal to goal, as far as the columns reach; the state is used up."""
    actions: list[int] = []
    reached = 0
    pose = int(state.craft_cell[seat]), int(state.craft_heading[seat])
    while len(actions) < COLUMNS and (found := next_leg(board, state, seat, pose)):
        leg, pose, tile = found
        actions += [action for action, _ in leg]
        if state.mode != RACING and tile != PLATFORM:
            if state.one_shot and SHOOT in actions:
                break
            actions.append(SHOOT)
        reached = len(actions)
        take(state, seat, tile)
    return on_chart(actions, reached)


def next_leg(board: Board, state: State, seat: int, pose: Pose) -> tuple[Leg, Pose, int] | None:
    """The way to the nearest goal, where it ends, and the tile that is taken there."""
    goals, sky = goals_of(board, state, seat), still_board(board, state, seat)
    leg = route(sky, pose, goals) if goals else None
    if leg is None:
        return None
    if has_token(state, seat):
        leg = with_power(sky, int(state.craft_pilot[seat]), pose, leg, goals)
        state.craft_power_spent[seat] = any(is_power(action) for action, _ in leg)
    end = leg[-1][1] if leg else pose
    return leg, end, goals[end]


def on_chart(actions: list[int], reached: int) -> list[int]:
    """Seven columns; only a goal is worth the shield."""
    if reached == COLUMNS:
        return actions[:COLUMNS]
    return [*actions[:ENERGY], *[WAIT] * (ENERGY - len(actions)), SHIELD]


def has_token(state: State, seat: int) -> bool:
    """A7.1, A7.4 Whether the pilot has a token to put in a column."""
    return bool(state.powers) and not state.craft_power_spent[seat] and state.craft_pilot[seat] != LAWRENCE


def with_power(sky: StillBoard, pilot: int, pose: Pose, leg: Leg, goals: Collection[Pose]) -> Leg:
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
