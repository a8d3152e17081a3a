"""What `swarmrally bench engine` measures of Asteroyds."""

from __future__ import annotations

import os
import time

from swarmrally.asteroyds.board import printed_board, printed_layout
from swarmrally.asteroyds.game import Setup, first_state, usual_seats
from swarmrally.asteroyds.simulation import Tally, play_games
from swarmrally.asteroyds.state import State
from swarmrally.cli.benchmarks import Figures, Measure, best_speed, compile_times
from swarmrally.cli.warm import use_engine
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import batch, dtype_of, memory_of, new

MEASURES = 6
GAMES_AT_ONCE = 2000
COPIES = 20_000


def figures(seconds: float, measured: Measure) -> Figures:
    cores = os.cpu_count() or 1
    compiling = compile_times("asteroyds", measured)
    use_engine("asteroyds")
    speed = {
        "one_core_events": measured(lambda: speed_of(1, seconds, quiet=False)),
        "one_core_quiet": measured(lambda: speed_of(1, seconds, quiet=True)),
        "all_cores_events": measured(lambda: speed_of(cores, seconds, quiet=False)),
    }
    return {
        "rounds_per_s": speed,
        "compile_s": compiling,
        "state_bytes": dtype_of(State).itemsize,
        "copy_us": round(measured(seconds_to_copy) * 1e6, 3),
        "cores": cores,
    }


def speed_of(workers: int, seconds: float, quiet: bool) -> int:
    return best_speed(workers, lambda seed: rounds_in(seconds, seed, quiet))


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


def lines(found: Figures) -> list[tuple[str, str]]:
    """The figures in words."""
    speed, compiling = found["rounds_per_s"], found["compile_s"]
    return [
        ("one core, events on", f"{speed['one_core_events']:>12,} rounds/s"),
        ("one core, events off", f"{speed['one_core_quiet']:>12,} rounds/s"),
        (f"{found['cores']} cores, events on", f"{speed['all_cores_events']:>12,} rounds/s"),
        ("compiling, cold cache", f"{compiling['cold']:>12} s"),
        ("ready from the cache", f"{compiling['cached']:>12} s"),
        ("a state", f"{found['state_bytes']:>12,} bytes, copied in {found['copy_us']} µs"),
    ]
