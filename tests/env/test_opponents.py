"""Bots in many games at once: each plans what it would plan by itself."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.conftest import count, needs_compiler

from swarmrally.asteroyds.components.state import is_flying
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.bots import Budget, bot
from swarmrally.env.batch import Batch
from swarmrally.env.contest import Contest
from swarmrally.env.opponents.bots import Bots
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.playing.setting_up import Setup as RoboRallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots

NODES = Budget(nodes=4)
SETUPS: dict[str, Any] = {
    "racing": Setup(seats=usual_seats(4, "racing")),
    "drones": Setup(rules=Rules("drones"), seats=usual_seats(4, "drones")),
    "roborally": RoboRallySetup(seats=usual_robots(4)),
    "turning floors": RoboRallySetup(course="Frenetic Factory", seats=usual_robots(4)),
}
WALKERS = {0: "drifter", 1: "rookie", 3: "rookie"}
SEARCHERS = {0: "cadet", 1: "racer", 2: "veteran", 3: "ace"}


def may_plan(batch: Batch, place: int, seat: int) -> bool:
    state: Any = batch.states[place]
    return bool(not state.over and (is_flying(state, seat) if batch.room.game == "asteroyds" else not state.sealed[seat]))


def alone(batch: Batch, place: int, seat: int, name: str, budget: Budget) -> list[int]:
    """The row of a bot that is asked for one plan."""
    if not may_plan(batch, place, seat):
        return [0] * batch.room.parts
    state: Any = batch.states[place]
    seen: Any = batch.room.view(state, seat)
    plan = bot(batch.room.game, name).plan(batch.room.board, seen, seat, int(state.key[0] ^ state.game), budget)
    return batch.room.row_of(seen, plan)


def play(setup: Any, names: dict[int, str], rounds: int) -> None:
    batch = Batch(setup, 5, threads=2)
    bots = Bots(batch, names, NODES)
    batch.reset("opponents")
    for _ in range(rounds):
        batch.plan_at_random()
        bots.plan()
        for place in range(batch.size):
            for seat, name in names.items():
                assert batch.plans[place, seat].tolist() == alone(batch, place, seat, name, NODES), (name, place, seat)
        batch.step()


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_walkers_plan_what_they_plan_alone(setup):
    play(setup, WALKERS, count(4, 40))


@needs_compiler
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_searchers_plan_what_they_plan_alone(setup):
    play(setup, SEARCHERS, count(3, 20))


@needs_compiler
@pytest.mark.parametrize("game", ["racing", "roborally"])
def test_with_a_clock_every_choice_has_its_own_time(game, monkeypatch):
    """By a clock that goes on by a millisecond whenever somebody looks at it."""
    looks = itertools.count()
    monkeypatch.setattr("swarmrally.bots.watch.time", SimpleNamespace(monotonic=lambda: next(looks) / 1000))
    batch = Batch(SETUPS[game], 3, threads=1)
    batch.reset("clock")
    batch.plans[:] = -1
    Bots(batch, {1: "ace", 2: "racer"}, Budget(seconds=0.05)).plan()
    assert (batch.plans[:, 1:3] >= 0).all()
    for place in range(batch.size):
        whole = alone(batch, place, 2, "racer", Budget(seconds=60))
        assert batch.plans[place, 2].tolist() == whole, "the racer had its time, whatever the aces before it took"


@needs_compiler
def test_a_learner_meets_racers_in_many_games():
    games = [Contest(SETUPS["racing"], 4, ["racer", "rookie", "drifter"], budget=NODES) for _ in range(2)]
    for each in games:
        each.reset(7)
        for _ in range(12):
            each.step(np.zeros((4, 9), np.int8))
    one, other = games
    assert one.batch.states.memory.tobytes() == other.batch.states.memory.tobytes()
    assert (one.batch.states.record["round_number"] > 1).any()


def test_who_sits_nowhere_is_refused():
    batch = Batch(SETUPS["racing"], 1)
    with pytest.raises(Refusal, match="seats from 0 to 3, got 4"):
        Bots(batch, {4: "rookie"})
    with pytest.raises(Refusal, match="got wizard"):
        Bots(batch, {1: "wizard"})
