"""Asteroyds as puzzles see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from swarmrally.asteroyds.components.state import ENERGY, MODES, PLANNING
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.plans import put_plan
from swarmrally.asteroyds.forms.reading import read_position, state_from
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.bearings import bearings
from swarmrally.asteroyds.playing.judging import judge
from swarmrally.asteroyds.playing.preview import preview as fly_alone
from swarmrally.asteroyds.playing.view import SPECTATOR, view
from swarmrally.asteroyds.rules.chart import ACTIONS, SHIELD, WAIT, clear_plan
from swarmrally.asteroyds.rules.sequence import play_round
from swarmrally.bots import Budget, bot
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.study.puzzles.asteroyds import telling
from swarmrally.study.puzzles.asteroyds.goals import conditions_of
from swarmrally.study.puzzles.asteroyds.moments import moments
from swarmrally.study.puzzles.asteroyds.proving import Proof, prove
from swarmrally.study.puzzles.asteroyds.telling import hints, rules
from swarmrally.study.puzzles.asteroyds.wishes import wishes
from swarmrally.study.puzzles.field import Laid, Place, Proven, Trial
from swarmrally.study.puzzles.puzzle import Clause, FlightPlan, Plan, Puzzle
from swarmrally.table.games.asteroyds import public_plan, shown

__all__ = [
    "bots_plan",
    "cell_of",
    "conditions",
    "ground_of",
    "hints",
    "laid",
    "laid_out",
    "mode_of",
    "moments",
    "preview",
    "proven",
    "read_plan",
    "rules",
    "sent_plan",
    "themes",
    "told",
    "tried",
    "wishes",
]
LIVE_DECODER = msgspec.json.Decoder(LivePlan)
PLAN_DECODER = msgspec.json.Decoder(FlightPlan)


def laid_out(position: bytes, seat: int, hand: list[int]) -> Place:
    """The others wait with their shields on, unless the position has plans of theirs."""
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
    put_plan(live(plan, place.seat), state)
    play_round(place.ground.hexes, state, events)
    verdicts = np.zeros(len(goal), np.int64)
    judge(state, events, place.seat, conditions(goal, place), verdicts)
    return Trial(verdicts.tolist(), rows(events), state)


def live(plan: FlightPlan, seat: int) -> LivePlan:
    return LivePlan(seat, tuple(plan.columns), plan.energy, plan.ram)  # type: ignore[arg-type]


def sent_plan(text: bytes, seat: int) -> FlightPlan:
    """As a table would get it; what has no meaning here is left out."""
    plan = decoded(LIVE_DECODER, text)
    if plan.seat != seat:
        raise Refusal("/seat", "your_seat", seat=seat, got=plan.seat)
    return FlightPlan(list(plan.columns), plan.energy, plan.ram is True)


def laid(place: Place, ground: str) -> Laid:
    seen, flying = view(place.state, SPECTATOR), range(int(place.state.seats))
    others = [seat for seat in flying if seat != place.seat and has_plan(place.state, seat)]
    open_plans = {seat: public_plan(place.state, seat) | {"ram": bool(place.state.ram_order[seat])} for seat in others}
    return Laid(shown(place.state, place.ground, "planning", []), {}, open_plans, bearings(place.ground, seen))


def has_plan(state: Any, seat: int) -> bool:
    """Whether something lies on its chart: who waits has left it as it was."""
    return bool(state.plan[seat].tolist() != [WAIT] * ENERGY + [SHIELD])


def preview(plan: Plan, place: Place) -> list[dict[str, Any]]:
    assert isinstance(plan, FlightPlan)
    rows_alone = fly_alone(place.ground, view(place.state, place.seat), place.seat, live(plan, place.seat), False)
    return described(rows_alone, place.ground)


def told(trial: Trial, place: Place) -> list[dict[str, Any]]:
    return described(trial.rows, place.ground)


def read_plan(text: bytes) -> FlightPlan:
    return PLAN_DECODER.decode(text)


def bots_plan(name: str, nodes: int, place: Place) -> FlightPlan:
    plan: LivePlan = bot("asteroyds", name).plan(place.ground, place.state, place.seat, 0, Budget(nodes=nodes))
    return FlightPlan(list(plan.columns), plan.energy, plan.ram is True)


def themes(goal: Sequence[Clause], place: Place, proven: Proven, solved: Trial, failed: Trial) -> list[str]:
    return telling.themes(goal, place, proven, solved, failed, needs_others(goal, place, proven))


def needs_others(goal: Sequence[Clause], place: Place, found: Proven) -> bool:
    """Whether other plans reach the goal, or not so many, where all others wait."""
    seats = [seat for seat in range(int(place.state.seats)) if seat != place.seat and has_plan(place.state, seat)]
    if not seats:
        return False
    waiting = copy(place.state)
    for seat in seats:
        clear_plan(waiting, seat)
    alone = proven(goal, Place(place.ground, waiting, place.seat))
    return (alone.solving, alone.solutions, alone.length) != (found.solving, found.solutions, found.length)


def ground_of(puzzle: Puzzle) -> str:
    """A0.1 All are on the printed board."""
    return "printed"


def cell_of(place: Place) -> int:
    return int(place.state.craft_cell[place.seat])


def mode_of(place: Place) -> str:
    mode: str = MODES[place.state.mode]
    return mode
