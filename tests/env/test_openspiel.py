"""OpenSpiel's own test of random games, where it is installed: `make examples`."""

from __future__ import annotations

import pytest
from tests.conftest import count

from swarmrally.kernel.refusal import Refusal

pyspiel = pytest.importorskip("pyspiel")


@pytest.mark.parametrize("game", ["swarmrally_asteroyds(players=3,longest=6)", "swarmrally_roborally(players=2,longest=4)"])
def test_random_games_pass(game):
    import swarmrally.env.spiel  # noqa: F401 -- registers the games

    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=count(2, 20), serialize=False, verbose=False)


@pytest.mark.parametrize("wrong", ["players=1", "players=99", "longest=0", "longest=-5", "longest=1000000000"])
def test_games_that_cannot_be_are_refused(wrong):
    import swarmrally.env.spiel  # noqa: F401 -- registers the games

    with pytest.raises(Refusal, match="expected a"):
        pyspiel.load_game(f"swarmrally_asteroyds({wrong})")
