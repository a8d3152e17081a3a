"""One source, two ways to run it: interpreted equals compiled, event for event and byte for byte."""

from __future__ import annotations

import pytest
from tests.conftest import count, needs_compiler
from tests.contract.games import GAMES, engine, played, seeds
from tests.roborally.test_laws import simulated

pytestmark = needs_compiler


def test_interpreted_equals_compiled(rules):
    games = list(seeds(count(120, 3_000) // rules.cost))
    for first in range(0, len(games), 500):
        batch = games[first : first + 500]
        with engine(rules.name, compiled=True):
            compiled = [played(rules, seed) for seed in batch]
        with engine(rules.name, compiled=False):
            for seed, expected in zip(batch, compiled, strict=True):
                assert played(rules, seed) == expected, seed


@pytest.mark.parametrize("rules", GAMES[1:], ids=lambda rules: rules.name)
@pytest.mark.parametrize("options", [0, 3])
def test_whole_games_in_one_call_are_the_same(rules, options):
    with engine(rules.name, compiled=False):
        interpreted = simulated(options)
    with engine(rules.name, compiled=True):
        assert simulated(options) == interpreted
