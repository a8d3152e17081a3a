"""OpenSpiel's own test of random games, where it is installed: `make examples`."""

from __future__ import annotations

import pytest
from tests.conftest import count

pyspiel = pytest.importorskip("pyspiel")


@pytest.mark.parametrize("game", ["swarmrally_asteroyds(players=3,longest=6)", "swarmrally_roborally(players=2,longest=4)"])
def test_random_games_pass(game):
    import swarmrally.env.spiel  # noqa: F401 -- registers the games

    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=count(2, 20), serialize=False, verbose=False)
