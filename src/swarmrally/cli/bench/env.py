"""What `swarmrally bench env` measures."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.cli.bench.engine import STRETCHES, Figures
from swarmrally.cli.bench.env_peers import GAMES_AT_ONCE, PEERS
from swarmrally.cli.commands.warm import use_engine
from swarmrally.cli.games import GAMES, Game
from swarmrally.env.batch import Batch
from swarmrally.env.parallel import GameEnv
from swarmrally.kernel.progress import progress
from swarmrally.roborally.playing.setting_up import Setup as RoboRallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots

SETUPS: dict[Game, Any] = {"asteroyds": Setup(seats=usual_seats(6, "racing")), "roborally": RoboRallySetup(seats=usual_robots(8))}
AGENTS: dict[Game, str] = {"asteroyds": "craft", "roborally": "robot"}
KINDS: dict[str, dict[str, Any]] = {
    "nothing_seen": {"flat": False, "threads": 1},
    "flat": {"threads": 1},
    "masks": {"flat": False, "masks": True, "threads": 1},
    "planes": {"flat": False, "planes": True, "threads": 1},
    "all_cores_nothing_seen": {"flat": False},
    "all_cores_flat": {},
}


def env_figures(seconds: float) -> Figures:
    for game in GAMES:
        use_engine(game, "env")
    figures: Figures = {}
    with progress("Measuring", len(GAMES) * (len(KINDS) + 1) + len(PEERS)) as advance:
        for game in GAMES:
            steps = {}
            for kind, options in KINDS.items():
                steps[kind] = batch_speed(game, seconds, options)
                advance(1)
            alone = best_of(seconds, one_game(game))
            advance(1)
            figures[game] = {"steps_per_s": steps, "parallel_env_steps_per_s": alone, "bytes_per_game": bytes_per_game(game)}
        figures["others_steps_per_s"] = {name: speed for name, start in PEERS.items() if (speed := peer_speed(start, seconds)) is not None}
        advance(len(PEERS))
    figures["cores"] = os.cpu_count() or 1
    return figures


def batch_speed(game: Game, seconds: float, options: dict[str, Any]) -> int:
    """Joint steps per second of a batch."""
    batch = Batch(SETUPS[game], GAMES_AT_ONCE, **options)
    batch.reset("bench")

    def step() -> int:
        batch.plan_at_random()
        batch.step()
        return batch.size

    return best_of(seconds, step)


def one_game(game: Game) -> Callable[[], int]:
    """A step of one game through PettingZoo's face, with plans that were drawn before."""
    env = GameEnv(game, SETUPS[game], AGENTS[game])
    chance = np.random.default_rng(0)
    plans = [{agent: chance.integers(env.batch.room.sizes).astype(np.int8) for agent in env.possible_agents} for _ in range(64)]
    env.reset(seed=0)

    def step() -> int:
        for plan in plans:
            if not env.agents:
                env.reset()
            env.step(plan)
        return len(plans)

    return step


def best_of(seconds: float, step: Callable[[], int]) -> int:
    """Steps per second in the best of the stretches."""
    step()
    stretches = []
    for _ in range(STRETCHES):
        start, steps = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            steps += step()
        stretches.append(steps / (time.perf_counter() - start))
    return round(max(stretches))


def peer_speed(start: Callable[[], Callable[[], int]], seconds: float) -> int | None:
    try:
        step = start()
    except ImportError:
        return None
    return best_of(seconds, step)


def bytes_per_game(game: Game) -> int:
    """What a batch holds for each game, but for what is seen."""
    batch = Batch(SETUPS[game], GAMES_AT_ONCE, flat=False)
    held = (batch.plans, batch.rewards, batch.ended, batch.states.memory)
    return sum(array.nbytes for array in held) // GAMES_AT_ONCE


def print_env(figures: Figures, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    for what, figure in lines(figures):
        print(f"{what + ':':<44}{figure}")


def lines(figures: Figures) -> list[tuple[str, str]]:
    found = []
    for game in GAMES:
        for kind, speed in figures[game]["steps_per_s"].items():
            cores = f"{figures['cores']} cores" if kind.startswith("all_cores") else "one core"
            seen = kind.removeprefix("all_cores_").replace("_", " ")
            found.append((f"{game}, batch, {cores}, {seen}", f"{speed:>12,} steps/s"))
        found.append((f"{game}, one game, ParallelEnv", f"{figures[game]['parallel_env_steps_per_s']:>12,} steps/s"))
        found.append((f"{game}, memory in a batch", f"{figures[game]['bytes_per_game']:>12,} bytes a game"))
    return found + [(name, f"{speed:>12,} steps/s") for name, speed in figures["others_steps_per_s"].items()]
