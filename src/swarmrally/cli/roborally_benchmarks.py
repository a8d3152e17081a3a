"""What `swarmrally bench engine` measures of RoboRally."""

from __future__ import annotations

import time

from swarmrally.cli.benchmarks import Figures, Measure, best_speed, compile_times
from swarmrally.cli.warm import use_engine
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import dtype_of, new
from swarmrally.roborally.game import Setup, course_of, first_state, usual_seats
from swarmrally.roborally.simulation import Tally, play_games
from swarmrally.roborally.state import State

MEASURES = 4
GAMES_AT_ONCE = 200
WITHOUT_OPTIONS = Setup(seats=usual_seats(8), options=False)
WITH_OPTIONS = Setup(seats=usual_seats(8), options_at_start=3)


def figures(seconds: float, measured: Measure) -> Figures:
    compiling = compile_times("roborally", measured)
    use_engine("roborally")
    speed = {
        "one_core_events": measured(lambda: best_speed(1, lambda seed: phases_in(seconds, seed, WITHOUT_OPTIONS))),
        "one_core_options": measured(lambda: best_speed(1, lambda seed: phases_in(seconds, seed, WITH_OPTIONS))),
    }
    return {"phases_per_s": speed, "compile_s": compiling, "state_bytes": dtype_of(State).itemsize}


def phases_in(seconds: float, seed: str, setup: Setup) -> int:
    """How many register phases are played in that time."""
    course = course_of(setup)
    state, events, tally = first_state(setup, course, seed), new(Events), new(Tally)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        play_games(course, state, events, tally, int(tally.games), GAMES_AT_ONCE)
    return int(tally.phases)


def lines(found: Figures) -> list[tuple[str, str]]:
    """The figures in words."""
    speed, compiling = found["phases_per_s"], found["compile_s"]
    return [
        ("one core, events on", f"{speed['one_core_events']:>12,} phases/s"),
        ("the same with options", f"{speed['one_core_options']:>12,} phases/s"),
        ("compiling, cold cache", f"{compiling['cold']:>12} s"),
        ("ready from the cache", f"{compiling['cached']:>12} s"),
        ("a state", f"{found['state_bytes']:>12,} bytes"),
    ]
