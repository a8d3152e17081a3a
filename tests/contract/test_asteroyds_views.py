"""Asteroyds: columns are seen once they are revealed, and forecasts know no more than a spectator."""

from __future__ import annotations

import pytest
from tests.contract.asteroyds import Asteroyds
from tests.contract.games import seeds
from tests.contract.test_views import GAMES, planned, watchers

from swarmrally.asteroyds.components.events import DECISION_ASKED
from swarmrally.asteroyds.forms.plans import plan_from
from swarmrally.asteroyds.playing.preview import forecast
from swarmrally.asteroyds.playing.view import SPECTATOR
from swarmrally.kernel.events import KIND
from swarmrally.kernel.fields import to_bytes


@pytest.fixture
def rules():
    return Asteroyds()


def test_columns_are_seen_once_they_are_revealed_and_one_owns_always(rules):
    for seed in seeds(GAMES):
        for game, _ in planned(rules, seed):
            for seat in watchers(game):
                seen = rules.view(game.state, seat)
                if seat != SPECTATOR:
                    assert plan_from(seen, seat) == plan_from(game.state, seat)
                if game.question is not None:
                    assert (seen.plan == game.state.plan).all()


def test_forecasts_know_no_more_than_a_spectator(rules):
    for seed in seeds(GAMES):
        for game, chance in planned(rules, seed):
            if game.is_planning:
                before = to_bytes(game.state)
                expected = forecast(game.board, rules.view(game.state, SPECTATOR))
                assert forecast(game.board, game.state) == expected, seed
                assert forecast(game.board, rules.with_other_secrets(game.state, SPECTATOR, chance)) == expected, seed
                assert all(row[KIND] != DECISION_ASKED for row in expected)
                assert to_bytes(game.state) == before
