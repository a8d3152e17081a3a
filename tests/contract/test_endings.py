"""A game that is over says who has won, and why."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract.games import GAMES


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_game_says_who_has_won(rules):
    chance = Random("who has won")
    for number in range(3):
        game = rules.start(rules.setup(chance), f"ending {number}")
        while not game.is_over and rules.rounds(game.state) < 300:
            assert (game.winners, game.reason, game.ending()) == ([], None, [])
            rules.decide(game, chance)
        if game.is_over:
            assert sum(1 << seat for seat in game.winners) == int(game.state.winners)
            who = " and ".join(f"seat {seat}" for seat in game.winners) or "nobody"
            assert repr(game).splitlines()[-1] == f"won by {who}: {game.reason}"
