"""What a seat sees does not change with what is hidden from it."""

from __future__ import annotations

from random import Random

import numpy as np
from tests.conftest import count
from tests.contract.games import seeds, stops

from swarmrally.env.batch import Batch
from swarmrally.env.search import Search


def test_observations_and_masks_do_not_change_with_what_others_hold(rules):
    for seed in seeds(count(60, 1_500) // rules.cost):
        batch = None
        for game in stops(rules, seed, longest=4):
            if not rules.is_planning(game):
                continue
            batch = batch or Batch(game.setup, 2, planes=True, masks=True, threads=1)
            search = Search(game.setup)
            for seat in range(batch.seats):
                other = rules.with_other_secrets(game.state, seat, Random(seed))
                batch.states[0], batch.states[1] = game.state, other
                batch.look(0, 2)
                for name in ("flat", "planes", "masks"):
                    one, two = getattr(batch, name)[:, seat]
                    assert np.array_equal(one, two), (seed, seat, name)
                assert np.array_equal(search.observe(game.state, seat), search.observe(other, seat)), (seed, seat)
