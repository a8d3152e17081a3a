"""Previews know no more than the view."""

from __future__ import annotations

from tests.conftest import count
from tests.contract.games import seeds
from tests.contract.test_views import GAMES, planned

from swarmrally.kernel.fields import to_bytes


def test_previews_know_no_more_than_the_view(rules):
    for seed in seeds(GAMES // 2 // rules.cost):
        for game, chance in planned(rules, seed):
            if not rules.is_planning(game):
                continue
            for seat in range(int(game.state.seats)):
                expected = rules.previews(game, rules.view(game.state, seat), seat)
                assert rules.previews(game, game.state, seat) == expected, seed
                assert rules.previews(game, rules.with_other_secrets(game.state, seat, chance), seat) == expected, seed


def test_a_preview_changes_nothing(rules):
    for seed in seeds(count(40, 400) // rules.cost):
        for game, _ in planned(rules, seed):
            before = to_bytes(game.state)
            for seat in range(int(game.state.seats)) if rules.is_planning(game) else ():
                rules.previews(game, game.state, seat)
            assert to_bytes(game.state) == before
