"""How `swarmrally bench engine` measures."""

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

from swarmrally.asteroyds.board import printed_board, printed_layout
from swarmrally.asteroyds.game import Setup, first_state, usual_seats
from swarmrally.asteroyds.simulation import Tally, play_games
from swarmrally.asteroyds.state import State
from swarmrally.cli.progress import progress
from swarmrally.cli.warm import use_engine
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import batch, dtype_of, memory_of, new

STRETCHES = 5
GAMES_AT_ONCE = 2000
COPIES = 20_000
COMPILE = "from swarmrally.cli.warm import compile_game; compile_game('asteroyds', True)"


def engine_figures(seconds: float) -> dict[str, Any]:
    """All figures of `bench engine`, by name."""
    cores = os.cpu_count() or 1
    with progress("Measuring", 6) as advance:

        def measured(measure: Callable[[], Any]) -> Any:
            figure = measure()
            advance(1)
            return figure

        with tempfile.TemporaryDirectory() as folder:
            cold = measured(lambda: seconds_to_compile(folder))
            cached = measured(lambda: seconds_to_compile(folder))
        use_engine("asteroyds")
        speed = {
            "one_core_events": measured(lambda: best_speed(1, seconds, quiet=False)),
            "one_core_quiet": measured(lambda: best_speed(1, seconds, quiet=True)),
            "all_cores_events": measured(lambda: best_speed(cores, seconds, quiet=False)),
        }
        copied = measured(seconds_to_copy)
    asteroyds = {
        "rounds_per_s": speed,
        "compile_s": {"cold": round(cold, 2), "cached": round(cached, 2)},
        "state_bytes": dtype_of(State).itemsize,
        "copy_us": round(copied * 1e6, 3),
        "cores": cores,
    }
    return {"asteroyds": asteroyds}


def seconds_to_compile(cache: str) -> float:
    """From the start of a new process until every entry is ready."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", COMPILE], check=True, env={**os.environ, "SWARMRALLY_CACHE": cache})
    return time.perf_counter() - start


def best_speed(workers: int, seconds: float, quiet: bool) -> int:
    """Rounds per second of so many threads side by side, in the best of the stretches."""
    with ThreadPoolExecutor(workers) as pool:
        stretches = []
        for stretch in range(STRETCHES):
            start = time.perf_counter()
            seeds = [f"{stretch} {worker}" for worker in range(workers)]
            rounds = sum(pool.map(lambda seed: rounds_in(seconds, seed, quiet), seeds))
            stretches.append(rounds / (time.perf_counter() - start))
    return round(max(stretches))


def rounds_in(seconds: float, seed: str, quiet: bool) -> int:
    """How many rounds are played in that time."""
    board, layout = printed_board(), printed_layout("racing")
    state = first_state(Setup(seats=usual_seats(6, "racing")), board, seed)
    events, tally = new(Events), new(Tally)
    events.quiet = quiet
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        play_games(board.hexes, layout, state, events, tally, int(tally.games), GAMES_AT_ONCE)
    return int(tally.rounds)


def seconds_to_copy() -> float:
    """One state of a batch copied over the others."""
    states = memory_of(batch(State, COPIES))
    states[:] = 1
    start = time.perf_counter()
    states[1:] = states[0]
    return (time.perf_counter() - start) / (COPIES - 1)


def print_engine(figures: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    found = figures["asteroyds"]
    speed, compiling = found["rounds_per_s"], found["compile_s"]
    print(f"asteroyds, one core, events on:     {speed['one_core_events']:>12,} rounds/s")
    print(f"asteroyds, one core, events off:    {speed['one_core_quiet']:>12,} rounds/s")
    print(f"asteroyds, {found['cores']} cores, events on:      {speed['all_cores_events']:>12,} rounds/s")
    print(f"asteroyds, compiling, cold cache:   {compiling['cold']:>12} s")
    print(f"asteroyds, ready from the cache:    {compiling['cached']:>12} s")
    print(f"asteroyds, a state:                 {found['state_bytes']:>12,} bytes, copied in {found['copy_us']} µs")
