"""Secrecy: what a seat or a spectator gets holds no trace of what is not public."""

from __future__ import annotations

from random import Random

from tests.conftest import count
from tests.contract.games import engine, seeds, stops

from swarmrally.kernel.fields import copy, to_bytes

GAMES = count(40, 1_000)
SPECTATOR = -1


def planned(rules, seed):
    """The random game at each stop, while planning with all plans on the charts."""
    chance = Random(f"plans {seed}")
    for game in stops(rules, seed, longest=6):
        if rules.is_planning(game):
            before = copy(game.state)
            rules.plan(game, chance)
            yield game, chance
            game.state = before
        else:
            yield game, chance


def watchers(game):
    return [SPECTATOR, *range(int(game.state.seats))]


def test_a_view_holds_no_trace_of_what_is_secret(rules):
    for seed in seeds(GAMES // rules.cost):
        for game, chance in planned(rules, seed):
            for seat in watchers(game):
                other = rules.with_other_secrets(game.state, seat, chance)
                assert to_bytes(other) != to_bytes(game.state)
                assert to_bytes(rules.view(other, seat)) == to_bytes(rules.view(game.state, seat)), seed


def test_a_view_of_a_view_is_the_view(rules):
    for seed in seeds(GAMES // rules.cost):
        for game, _ in planned(rules, seed):
            for seat in watchers(game):
                seen = rules.view(game.state, seat)
                assert to_bytes(rules.view(seen, seat)) == to_bytes(seen)


def test_looking_changes_nothing(rules):
    for seed in seeds(20 // rules.cost):
        for game, _ in planned(rules, seed):
            before = to_bytes(game.state)
            for seat in watchers(game):
                rules.view(game.state, seat)
            assert to_bytes(game.state) == before


def test_a_view_is_the_same_interpreted_and_compiled(rules):
    states = [copy(game.state) for seed in seeds(20 // rules.cost) for game, _ in planned(rules, seed)]
    looks = [(state, seat) for state in states for seat in (SPECTATOR, *range(int(state.seats)))]
    seen = [to_bytes(rules.view(state, seat)) for state, seat in looks]
    with engine(rules.name, compiled=False):
        assert [to_bytes(rules.view(state, seat)) for state, seat in looks] == seen


def test_everything_but_secrets_is_seen(rules):
    for seed in seeds(GAMES // rules.cost):
        for game, _ in planned(rules, seed):
            public = {name: value for name, value in rules.public(game.state).items() if name != "plan"}
            for seat in watchers(game):
                assert public.items() <= rules.public(rules.view(game.state, seat)).items()
