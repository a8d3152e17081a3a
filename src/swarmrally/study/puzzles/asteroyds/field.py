"""Asteroyds as puzzles see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from swarmrally.asteroyds.components.state import MODES, PLANNING
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.plans import put_plan
from swarmrally.asteroyds.forms.reading import read_position, state_from
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.judging import judge
from swarmrally.asteroyds.rules.chart import ACTIONS
from swarmrally.asteroyds.rules.sequence import play_round
from swarmrally.bots import Budget, bot
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.ready import make_ready
from swarmrally.study.puzzles.asteroyds.goals import conditions_of
from swarmrally.study.puzzles.asteroyds.moments import moments
from swarmrally.study.puzzles.asteroyds.proving import Proof, prove
from swarmrally.study.puzzles.asteroyds.telling import hints, rules, themes
from swarmrally.study.puzzles.asteroyds.wishes import wishes
from swarmrally.study.puzzles.field import Place, Proven, Trial
from swarmrally.study.puzzles.puzzle import Clause, FlightPlan, Plan, Puzzle

__all__ = [
    "bots_plan",
    "cell_of",
    "conditions",
    "ground_of",
    "hints",
    "laid_out",
    "mode_of",
    "moments",
    "proven",
    "read_plan",
    "rules",
    "themes",
    "tried",
    "wishes",
]
PLAN_DECODER = msgspec.json.Decoder(FlightPlan)


def laid_out(position: bytes, seat: int, hand: list[int]) -> Place:
    """The others wait with their shields on."""
    read = read_position(position)
    board = board_from(read.board)
    state = state_from(read, board)
    state.stage = PLANNING
    return Place(board, state, seat)


def conditions(goal: Sequence[Clause], place: Place) -> Any:
    return conditions_of(goal, place.state, place.seat, place.ground)


def proven(goal: Sequence[Clause], place: Place) -> Proven:
    make_ready("study.puzzles.asteroyds")
    proof = new(Proof)
    prove(place.ground.hexes, place.state, place.seat, conditions(goal, place), proof, new(Events))
    solution, wrong = form_of(proof.plan, int(proof.ram)), form_of(proof.wrong_plan, int(proof.wrong_ram))
    return Proven(int(proof.plans), int(proof.solving), int(proof.solutions), int(proof.fewest), solution, wrong, int(proof.wrong_worth))


def form_of(chart: Any, ram: int) -> FlightPlan:
    *columns, energy = (ACTIONS[action] for action in chart)
    return FlightPlan(columns, energy or "shield", bool(ram))


def tried(plan: Plan, goal: Sequence[Clause], place: Place) -> Trial:
    assert isinstance(plan, FlightPlan)
    state, events = copy(place.state), new(Events)
    put_plan(LivePlan(place.seat, tuple(plan.columns), plan.energy, plan.ram), state)  # type: ignore[arg-type]
    play_round(place.ground.hexes, state, events)
    verdicts = np.zeros(len(goal), np.int64)
    judge(state, events, place.seat, conditions(goal, place), verdicts)
    return Trial(verdicts.tolist(), rows(events), state)


def read_plan(text: bytes) -> FlightPlan:
    return PLAN_DECODER.decode(text)


def bots_plan(name: str, nodes: int, place: Place) -> FlightPlan:
    plan: LivePlan = bot("asteroyds", name).plan(place.ground, place.state, place.seat, 0, Budget(nodes=nodes))
    return FlightPlan(list(plan.columns), plan.energy, plan.ram is True)


def ground_of(puzzle: Puzzle) -> str:
    """A0.1 All are on the printed board."""
    return "printed"


def cell_of(place: Place) -> int:
    return int(place.state.craft_cell[place.seat])


def mode_of(place: Place) -> str:
    mode: str = MODES[place.state.mode]
    return mode
