"""Previews know no more than the view; Asteroyds: forecasts don't either, and columns are seen once they are revealed."""

from __future__ import annotations

import pytest
from tests.contract.asteroyds import Asteroyds
from tests.contract.games import seeds
from tests.contract.test_views import GAMES, planned, watchers

from swarmrally.asteroyds.events import DECISION_ASKED
from swarmrally.asteroyds.plans import plan_from
from swarmrally.asteroyds.preview import forecast
from swarmrally.asteroyds.view import SPECTATOR
from swarmrally.kernel.events import KIND
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
    for seed in seeds(40 // rules.cost):
        for game, _ in planned(rules, seed):
            before = to_bytes(game.state)
            for seat in range(int(game.state.seats)) if rules.is_planning(game) else ():
                rules.previews(game, game.state, seat)
            assert to_bytes(game.state) == before


@pytest.fixture
def asteroyds():
    return Asteroyds()


def test_columns_are_seen_once_they_are_revealed_and_one_owns_always(asteroyds):
    for seed in seeds(GAMES):
        for game, _ in planned(asteroyds, seed):
            for seat in watchers(game):
                seen = asteroyds.view(game.state, seat)
                if seat != SPECTATOR:
                    assert plan_from(seen, seat) == plan_from(game.state, seat)
                if game.question is not None:
                    assert (seen.plan == game.state.plan).all()


def test_forecasts_know_no_more_than_a_spectator(asteroyds):
    for seed in seeds(GAMES):
        for game, chance in planned(asteroyds, seed):
            if game.is_planning:
                before = to_bytes(game.state)
                expected = forecast(game.board, asteroyds.view(game.state, SPECTATOR))
                assert forecast(game.board, game.state) == expected, seed
                assert forecast(game.board, asteroyds.with_other_secrets(game.state, SPECTATOR, chance)) == expected, seed
                assert all(row[KIND] != DECISION_ASKED for row in expected)
                assert to_bytes(game.state) == before
