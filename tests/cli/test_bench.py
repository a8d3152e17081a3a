"""`bench resolve`: what it asks, and what it prints."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from swarmrally.cli.bench import resolve as resolve_benchmarks
from swarmrally.cli.bench.engine import benchmark
from swarmrally.cli.bench.resolve import answered_in, print_resolve, resolve_figures
from swarmrally.cli.commands.resolve import Games, resolved
from swarmrally.cli.games import GAMES

FIGURES = {"asteroyds": {"positions_per_s": 3500}, "roborally": {"positions_per_s": 900}}


@pytest.mark.parametrize("game", GAMES)
def test_what_bench_resolve_asks_is_a_game_that_goes_on(game):
    asked = [json.loads(line) for line in islice(benchmark(game).positions(), 8)]
    rounds = [position["round" if game == "asteroyds" else "turn"] for position in asked]
    answers = [json.loads(resolved(json.dumps(position).encode())) for position in asked]
    assert rounds[:3] == [1, 2, 3]
    for before, after, answer in zip(rounds, rounds[1:], answers, strict=False):
        assert after == 1 if answer["outcome"] else after == before + 1
    assert all(answer["events"] for answer in answers)


@pytest.mark.parametrize("game", GAMES)
def test_bench_resolve_asks_the_same_every_time(game):
    assert list(islice(benchmark(game).positions(), 5)) == list(islice(benchmark(game).positions(), 5))


def test_bench_resolve_counts_what_was_answered(monkeypatch):
    asked = []
    monkeypatch.setattr(Games, "answer", lambda games, line: asked.append(line))
    assert answered_in(0.001, [b"1", b"2", b"3"]) == len(asked)
    assert asked[:4] == [b"1", b"2", b"3", b"1"]


def test_bench_resolve_gives_a_speed_for_each_game(monkeypatch):
    monkeypatch.setattr(resolve_benchmarks, "use_engine", lambda game: None)
    monkeypatch.setattr(resolve_benchmarks, "POSITIONS", 2)
    monkeypatch.setattr(Games, "answer", lambda games, line: "")
    figures = resolve_figures(0.001)
    assert list(figures) == list(GAMES)
    assert all(found["positions_per_s"] > 0 for found in figures.values())


def test_bench_resolve_prints_figures_or_json(capsys):
    print_resolve(FIGURES, as_json=False)
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["asteroyds:", "3,500", "positions/s"],
        ["roborally:", "900", "positions/s"],
    ]
    print_resolve(FIGURES, as_json=True)
    assert json.loads(capsys.readouterr().out) == FIGURES
