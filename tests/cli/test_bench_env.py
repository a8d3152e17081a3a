"""`bench env`: what it measures, and what it prints."""

from __future__ import annotations

import json

import pytest

from swarmrally.cli.bench import env as env_benchmarks
from swarmrally.cli.bench.env import KINDS, batch_speed, best_of, bytes_per_game, env_figures, one_game, print_env
from swarmrally.cli.games import GAMES
from swarmrally.kernel.compiler import use_compiled

MOST_BYTES = 8 * 1024


@pytest.fixture(autouse=True)
def small(monkeypatch):
    monkeypatch.setattr(env_benchmarks, "GAMES_AT_ONCE", 2)
    monkeypatch.setattr(env_benchmarks, "use_engine", lambda game, room: use_compiled(f"{room}.{game}"))
    monkeypatch.setattr(env_benchmarks, "PEERS", {"quick": lambda: lambda: 5, "not installed": missing})


def missing():
    raise ImportError


def test_a_game_in_a_batch_needs_less_than_8_kb():
    assert all(bytes_per_game(game) < MOST_BYTES for game in GAMES)


def test_every_kind_and_game_has_a_speed_and_what_is_not_installed_has_none(capsys):
    figures = env_figures(0.001)
    assert all(figures[game]["steps_per_s"].keys() == KINDS.keys() for game in GAMES)
    assert list(figures["others_steps_per_s"]) == ["quick"]
    print_env(figures, as_json=True)
    assert json.loads(capsys.readouterr().out) == figures
    print_env(figures, as_json=False)
    assert "asteroyds, one game, ParallelEnv" in capsys.readouterr().out


def test_one_game_goes_on_when_it_is_over():
    step = one_game("asteroyds")
    assert [step() for _ in range(3)] == [64, 64, 64]


def test_a_batch_counts_every_game():
    assert batch_speed("asteroyds", 0.001, {"flat": False, "threads": 1}) > 0
    assert best_of(0.001, lambda: 7) > 7
