"""How `swarmrally bench engine` measures, whatever the game."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from swarmrally.cli.games import GAMES, Game
from swarmrally.kernel.progress import progress

STRETCHES = 5
Figures = dict[str, Any]
Measure = Callable[[Callable[[], Any]], Any]


def engine_figures(games: tuple[Game, ...], seconds: float) -> Figures:
    """All figures of `bench engine`, by game and name."""
    figures: Figures = {}
    for game in games:
        bench = benchmark(game)
        with progress(f"Measuring {game}", bench.MEASURES) as advance:

            def measured(measure: Callable[[], Any], advance: Callable[[int], None] = advance) -> Any:
                figure = measure()
                advance(1)
                return figure

            figures[game] = bench.figures(seconds, measured)
    return figures


def benchmark(game: Game) -> Any:
    """The module that measures a game."""
    if game == "asteroyds":
        from swarmrally.cli.bench import asteroyds as asteroyds_benchmarks

        return asteroyds_benchmarks
    from swarmrally.cli.bench import roborally as roborally_benchmarks

    return roborally_benchmarks


def compile_times(game: Game, measured: Measure) -> dict[str, float]:
    """Seconds until every entry is ready, with a cold cache and a warm one."""
    with tempfile.TemporaryDirectory() as folder:
        cold = measured(lambda: seconds_to_compile(game, folder))
        cached = measured(lambda: seconds_to_compile(game, folder))
    return {"cold": round(cold, 2), "cached": round(cached, 2)}


def seconds_to_compile(game: Game, cache: str) -> float:
    """From the start of a new process until every entry is ready."""
    code = f"from swarmrally.kernel.ready import load; load({game!r}, quiet=True)"
    start = time.perf_counter()
    # In a session of its own Ctrl-C does not reach it: it would show a traceback before it is killed.
    settings = {**os.environ, "SWARMRALLY_CACHE": cache}
    subprocess.run([sys.executable, "-c", code], check=True, env=settings, start_new_session=True)
    return time.perf_counter() - start


def best_speed(workers: int, steps_of: Callable[[str], int]) -> int:
    """Steps per second of so many threads side by side, in the best of the stretches; steps_of(seed) plays one stretch."""
    with ThreadPoolExecutor(workers) as pool:
        stretches = []
        for stretch in range(STRETCHES):
            start = time.perf_counter()
            steps = sum(pool.map(steps_of, [f"{stretch} {worker}" for worker in range(workers)]))
            stretches.append(steps / (time.perf_counter() - start))
    return round(max(stretches))


def print_engine(figures: Figures, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    for game in GAMES:
        if game in figures:
            for what, figure in benchmark(game).lines(figures[game]):
                print(f"{game + ', ' + what + ':':<36}{figure}")
