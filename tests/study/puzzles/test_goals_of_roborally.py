"""What can be asked of a turn: each kind of clause on a drawn floor, where one program does it and another one does not."""

from __future__ import annotations

import numpy as np
import pytest
from tests.roborally.scene import Scene, robot

from swarmrally.kernel.events import KIND, rows
from swarmrally.roborally.components.events import FIELDS
from swarmrally.roborally.playing.judging import judge
from swarmrally.study.puzzles.puzzle import Clause
from swarmrally.study.puzzles.roborally.goals import TASKS, conditions_of

FLAGS = """
        +    +    +    +    +    +
         0→ ·   ①·   ②·   ③· 1↑ ·
        """
UNDER_FIRE = """
        +    +    +    +
         0→ ·    · 1← ·
            ·    ·    ·
        """
BELT = """
+   +   +   +   +
  >   >   >   .
+   +   +   +   +
  .   .   .   .
+   +   +   +   +
"""
DOWN = robot(powered_down=True)
AWAKE = robot()
CASES = {
    "flag": (FLAGS, DOWN, Clause("flag", about=1), "1 l l", "l l l"),
    "flag in time": (FLAGS, DOWN, Clause("flag", about=1, by=1), "1 l l", "l r 1"),
    "flags": (FLAGS, DOWN, Clause("flags", number=2), "1 1 l", "1 l l"),
    "finish": (FLAGS, DOWN, Clause("finish"), "1 1 1", "1 1 l"),
    "archive": (FLAGS, DOWN, Clause("archive"), "1 l l", "l l l"),
    "alive": (FLAGS, DOWN, Clause("alive"), "l l l", "b l l"),
    "push": (FLAGS, DOWN, Clause("push", about=1, number=1), "2 2 l", "1 1 l"),
    "destroy": (FLAGS, DOWN, Clause("destroy", about=1), "2 1 2", "1 l l"),
    "shoot": (FLAGS, DOWN, Clause("shoot", number=1), "1 l l", "l l l"),
    "stand": (FLAGS, DOWN, Clause("stand", about=(2, 0)), "2 l r", "1 l r"),
    "unhurt": (UNDER_FIRE, AWAKE, Clause("unhurt", number=1), "r 1 l", "l l l"),
    "ride": (BELT, robot("3,1 N"), Clause("ride", number=2), "l l l", "3 l l"),
}


def judged(floor, other, program, goal):
    """The verdicts on a program of seat 0 for three registers, and the scene."""
    own = robot(f"0,0 E: {program}") if floor == BELT else robot(program)
    scene = Scene(floor, own, other)
    conditions = conditions_of(goal, scene.course, 0)
    scene.play(3)
    verdicts = np.zeros(len(goal), np.int64)
    holds = judge(scene.state, scene.buffer, 0, conditions, verdicts)
    assert holds == (verdicts > 0).all()
    return verdicts.tolist(), scene


@pytest.mark.parametrize("case", CASES)
def test_one_program_does_it_and_another_one_does_not(case):
    floor, other, clause, right, wrong = CASES[case]
    assert judged(floor, other, right, [clause])[0][0] > 0
    assert judged(floor, other, wrong, [clause])[0][0] <= 0


def test_every_kind_has_been_asked():
    assert {clause.kind for _, _, clause, *_ in CASES.values()} == {*TASKS, "alive", "unhurt", "stand"}


def test_a_verdict_names_the_event_that_decided_it():
    found, scene = judged(FLAGS, DOWN, "1 b b", [Clause("flag", about=1), Clause("alive")])
    kinds = [FIELDS[row[KIND]][0] for row in rows(scene.buffer)]
    assert (kinds[found[0] - 1], kinds[-found[1] - 1]) == ("FlagTouched", "RobotDestroyed")
