"""What the ace has learned is learned anew from its seed."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from tests.conftest import needs_compiler
from tests.contract.games import engine
from tools.train_ace import FEW, FILE, flown, learned, lines_through, step_at

from swarmrally.asteroyds.components.state import DRONES, MODES, RACING
from swarmrally.bots.asteroyds.search.sky import GOALS
from swarmrally.bots.asteroyds.search.weights import WHOLE, Weights


@needs_compiler
def test_the_same_seed_teaches_the_same():
    with engine("bots.asteroyds", True):
        once, again, other = learned(3, "a seed"), learned(3, "a seed"), learned(3, "another")
    assert once == again != other
    assert [len(line) for line in once.at_least + once.per_column] == [GOALS + 1] * len(MODES) * 2
    assert {sum(row) for rows in once.ends_in for row in rows} == {WHOLE}


@needs_compiler
@pytest.mark.long
def test_what_is_shipped_is_what_is_learned():
    with engine("bots.asteroyds", True):
        assert learned(600, "ace") == msgspec.json.decode(FILE.read_bytes(), type=Weights)


@needs_compiler
def test_time_runs_out_as_goals_are_taken():
    with engine("bots.asteroyds", True):
        points = flown("racing", "a seed", 0)
    left, _, time, now = zip(*points, strict=True)
    assert list(left) == sorted(left, reverse=True)
    assert set(np.add(time, now)) == {time[0]}


def test_lines_go_through_the_points():
    way = np.arange(10, 10 + FEW)
    points = np.stack([np.ones(FEW, int), way, 50 + way // 2 * 2, np.ones(FEW, int)], axis=1)
    at_least, per_column = lines_through(points, stress=1)
    assert per_column[:3] == [128, 128, 128]
    assert at_least[1] in (49, 50)


def test_the_last_column_of_a_round_is_not_the_start_of_the_next():
    assert [step_at(RACING, time) for time in (0, 10, 70, 80, 140)] == [0, 1, 7, 9, 15]
    assert [step_at(DRONES, time) for time in (10, 70, 80, 140)] == [0, 0, 1, 1]
