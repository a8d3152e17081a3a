"""How `swarmrally bench resolve` measures: positions of random games, answered as `resolve --lines` does."""

from __future__ import annotations

import time
from itertools import cycle, islice

import msgspec

from swarmrally.cli.bench.engine import STRETCHES, Figures, benchmark, best_speed
from swarmrally.cli.commands.resolve import Games
from swarmrally.cli.commands.warm import use_engine
from swarmrally.cli.games import GAMES, Game
from swarmrally.kernel.progress import progress

POSITIONS = 300
AT_ONCE = 50


def resolve_figures(seconds: float) -> Figures:
    """Positions per second of each game."""
    return {game: {"positions_per_s": speed_of(game, seconds)} for game in GAMES}


def speed_of(game: Game, seconds: float) -> int:
    """How fast positions of one game are answered, always the same ones."""
    use_engine(game)
    lines = list(islice(benchmark(game).positions(), POSITIONS))
    with progress(f"Measuring {game}", STRETCHES) as advance:

        def stretch(_: str) -> int:
            answered = answered_in(seconds, lines)
            advance(1)
            return answered

        return best_speed(1, stretch)


def answered_in(seconds: float, lines: list[bytes]) -> int:
    """How many positions are answered in that time."""
    games, endless, count = Games(), cycle(lines), 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for line in islice(endless, AT_ONCE):
            games.answer(line)
        count += AT_ONCE
    return count


def print_resolve(figures: Figures, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    for game, found in figures.items():
        print(f"{game + ':':<36}{found['positions_per_s']:>12,} positions/s")
