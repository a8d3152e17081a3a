"""Batches on a local Ray: `make cluster`."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from tests.contract.games import GAMES, engine

from swarmrally.env.batch import Batch
from swarmrally.env.fleet import ARRAYS, Fleet
from swarmrally.kernel.compiler import INTERPRETED
from swarmrally.kernel.refusal import Refusal

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")
SIZE = 5
OPTIONS: Any = {"longest": 3, "masks": True, "final": True}


@pytest.fixture(scope="module", autouse=True)
def cluster():
    ray.init(address="local", num_cpus=2, logging_level="error", log_to_driver=False)
    yield
    ray.shutdown()


@pytest.fixture(params=GAMES, ids=lambda rules: rules.name)
def both(request):
    """A fleet of two processes, and a batch of the same games."""
    setup = request.param.setup(Random(5))
    with engine(f"env.{request.param.name}", compiled=not INTERPRETED):
        yield Fleet(setup, SIZE, 2, **OPTIONS), Batch(setup, SIZE, **OPTIONS)


def same(fleet, batch):
    return all(np.array_equal(getattr(fleet, name), getattr(batch, name)) for name in ARRAYS)


def test_a_fleet_plays_the_games_of_a_batch_and_those_that_follow(both):
    fleet, batch = both
    fleet.reset("fleet")
    batch.reset("fleet")
    for turn in range(8):
        batch.plan_at_random()
        fleet.step(batch.plans if turn % 2 else None)
        batch.step()
        assert same(fleet, batch)


def test_each_game_can_have_a_seed_of_its_own(both):
    fleet, batch = both
    fleet.reset([5, 6, 7, 8, 9], number=3)
    batch.reset([5, 6, 7, 8, 9], number=3)
    assert same(fleet, batch)
    with pytest.raises(Refusal, match="expected one seed, or one for each of the 5 games, got 2"):
        fleet.reset([1, 2])


def test_work_is_done_where_the_games_are(both):
    fleet, _ = both
    fleet.reset(1)
    assert fleet.map(lambda batch: batch.size) == [2, 3]
