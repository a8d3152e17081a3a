"""Secrecy: what a seat or a spectator gets holds no trace of what is not public."""

from __future__ import annotations

from random import Random

from tests.conftest import count
from tests.contract.games import seeds, stops

from swarmrally.asteroyds.events import DECISION_ASKED
from swarmrally.asteroyds.plans import plan_from
from swarmrally.asteroyds.preview import forecast, preview
from swarmrally.asteroyds.view import SPECTATOR
from swarmrally.kernel.events import KIND
from swarmrally.kernel.fields import copy, to_bytes

GAMES = count(150, 5_000)


def planned(rules, seed):
    """The random game at each stop, while planning with all plans on the charts."""
    chance = Random(f"plans {seed}")
    for game in stops(rules, seed, longest=6):
        if game.is_planning:
            before = copy(game.state)
            rules.plan(game, chance)
            yield game, chance
            game.state = before
        else:
            yield game, chance


def watchers(game):
    return [SPECTATOR, *range(int(game.state.seats))]


def test_a_view_holds_no_trace_of_what_is_secret(rules):
    for seed in seeds(GAMES):
        for game, chance in planned(rules, seed):
            for seat in watchers(game):
                other = rules.with_other_secrets(game.state, seat, chance)
                assert to_bytes(other) != to_bytes(game.state)
                assert to_bytes(rules.view(other, seat)) == to_bytes(rules.view(game.state, seat)), seed


def test_a_view_of_a_view_is_the_view(rules):
    for seed in seeds(GAMES):
        for game, _ in planned(rules, seed):
            for seat in watchers(game):
                seen = rules.view(game.state, seat)
                assert to_bytes(rules.view(seen, seat)) == to_bytes(seen)


def test_looking_changes_nothing(rules):
    for seed in seeds(20):
        for game, _ in planned(rules, seed):
            before = to_bytes(game.state)
            for seat in watchers(game):
                rules.view(game.state, seat)
            assert to_bytes(game.state) == before


def test_everything_but_secrets_is_seen(rules):
    for seed in seeds(GAMES):
        for game, _ in planned(rules, seed):
            public = {name: value for name, value in rules.public(game.state).items() if name != "plan"}
            for seat in watchers(game):
                assert public.items() <= rules.public(rules.view(game.state, seat)).items()


def test_columns_are_seen_once_they_are_revealed_and_one_owns_always(rules):
    for seed in seeds(GAMES):
        for game, _ in planned(rules, seed):
            for seat in watchers(game):
                seen = rules.view(game.state, seat)
                if seat != SPECTATOR:
                    assert plan_from(seen, seat) == plan_from(game.state, seat)
                if game.question is not None:
                    assert (seen.plan == game.state.plan).all()


def test_previews_know_no_more_than_the_view(rules):
    for seed in seeds(GAMES // 2):
        for game, chance in planned(rules, seed):
            if not game.is_planning:
                continue
            for seat in game.pilots_flying():
                seen = rules.view(game.state, seat)
                other = rules.with_other_secrets(game.state, seat, chance)
                plan = plan_from(game.state, seat)
                for with_swarm in (False, True):
                    expected = preview(game.board, seen, seat, plan, with_swarm)
                    assert preview(game.board, game.state, seat, plan, with_swarm) == expected, seed
                    assert preview(game.board, other, seat, plan, with_swarm) == expected, seed


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
