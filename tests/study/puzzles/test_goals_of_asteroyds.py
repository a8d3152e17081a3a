"""What can be asked of a round: each kind of clause in a drawn position, where one plan does it and another one does not."""

from __future__ import annotations

import numpy as np
import pytest
from tests.asteroyds.scene import ready

from swarmrally.asteroyds.playing.judging import judge
from swarmrally.study.puzzles.asteroyds.goals import LIMITS, TASKS, conditions_of
from swarmrally.study.puzzles.puzzle import Clause

GATES = """
    |0→.     21↗   22↗   .
    |                     1→.
    """
ASTEROID = """
    |0→.      8↗   .     .     .
    |                     1→.
    """
GATE_TO_SHOOT = """
    |0→.     .     22↗   .
    |                     1→.
    """
TARGETS = """
    |0→.     .   L 13↗ R 14↗
    |                     1→.
    """
DRONE = """
    |0→.     .     D2    .
    |     .     .     .     T2→
    |                  1→.
    """
NEARLY_HOME = {0: {"tokens": [1, 3, 4]}}
NEARLY_DESTROYED = {0: {"damage": 5}}
SHOOTING = {"mode": "shooting"}

CASES = {
    "tokens": (GATES, Clause("tokens", number=2), "f f", "f b", {}),
    "tokens in time": (GATES, Clause("tokens", number=2, by=2), "f f", ". f f", {}),
    "token": (GATES, Clause("token", about=2), "f f", "f", {}),
    "finish": (GATE_TO_SHOOT, Clause("finish"), "s", "f", SHOOTING | {"craft": NEARLY_HOME}),
    "finish in time": (GATE_TO_SHOOT, Clause("finish", by=1), "s", ". s", SHOOTING | {"craft": NEARLY_HOME}),
    "drones": (DRONE, Clause("drones", number=1), "s", "f", {"mode": "drones"}),
    "targets": (TARGETS, Clause("targets", number=1), "s", "b s", {"mode": "targets"}),
    "team": (TARGETS, Clause("team"), "s", "b s", {"mode": "targets", "targets_needed": {"left": 6, "right": 6}}),
    "rams": (ASTEROID, Clause("rams", number=1), "f | shield ram=yes", "f", {}),
    "stand": (GATES, Clause("stand", about=(0, 2)), "f f", "f", {}),
    "alive": (ASTEROID, Clause("alive"), ".", "f", {"craft": NEARLY_DESTROYED}),
    "unhurt": (ASTEROID, Clause("unhurt", number=0), ".", "f", {}),
    "unhurt but for one": (ASTEROID, Clause("unhurt", number=1), "f", "f | f", {}),
    "shield": (GATES, Clause("shield"), "f", "f | f", {}),
    "shots": (GATE_TO_SHOOT, Clause("shots", number=1), "s", "s s", SHOOTING),
    "no_ram": (ASTEROID, Clause("no_ram"), "f", "f | shield ram=yes", {}),
    "no_collision": (ASTEROID, Clause("no_collision"), "b", "f", {}),
}


def judged(picture, plan, goal, how):
    """The verdicts on a plan of seat 0, and the events of the round."""
    scene = ready(picture, {0: plan}, **how)
    conditions = conditions_of(goal, scene.state, 0, scene.board)
    scene.play()
    verdicts = np.zeros(len(goal), np.int64)
    holds = judge(scene.state, scene.buffer, 0, conditions, verdicts)
    assert holds == (verdicts > 0).all()
    return verdicts.tolist(), scene.events


@pytest.mark.parametrize("case", CASES)
def test_one_plan_does_it_and_another_one_does_not(case):
    picture, clause, right, wrong, how = CASES[case]
    assert judged(picture, right, [clause], how)[0][0] > 0
    assert judged(picture, wrong, [clause], how)[0][0] <= 0


def test_every_kind_has_been_asked():
    assert {clause.kind for _, clause, *_ in CASES.values()} == {*TASKS, *LIMITS, "stand"}


def test_a_verdict_names_the_event_that_decided_it():
    found, events = judged(GATES, "f f", [Clause("tokens", number=2), Clause("alive")], {})
    taken = [number for number, event in enumerate(events, 1) if event["kind"] == "TokenTaken"]
    assert found == [taken[1], len(events)]


def test_a_limit_names_the_event_that_broke_it():
    found, events = judged(ASTEROID, "f", [Clause("unhurt", number=0), Clause("tokens", number=1)], {})
    assert events[-found[0] - 1]["kind"] == "CraftDamaged"
    assert found[1] == 0


def test_what_others_do_does_not_count():
    picture = """
        |  23→ 1→.     .   0→.     .
        """
    found, events = judged(picture, ".", [Clause("tokens", number=1)], {})
    assert [event["seat"] for event in events if event["kind"] == "TokenTaken"] == [1]
    assert found == [0]
