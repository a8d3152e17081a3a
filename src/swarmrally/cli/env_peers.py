"""Other environments, stepped at random in the same way, where they are installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

Step = Callable[[], int]
STEPS_AT_ONCE = 64


def pettingzoo_game(name: str) -> Step:
    """A turn-based game of PettingZoo: a step is one agent's, with its observation."""
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    chance = np.random.default_rng(0)
    env.reset(seed=0)

    def step() -> int:
        for _ in range(STEPS_AT_ONCE):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
            else:
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        return STEPS_AT_ONCE

    return step


def laser_tag(is_seen: bool) -> Step:
    """OpenSpiel: two players move at once."""
    game: Any = import_module("pyspiel").load_game("laser_tag(horizon=1000)")
    chance = np.random.default_rng(0)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        for _ in range(STEPS_AT_ONCE):
            if state.is_terminal():
                state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
            state.apply_actions([int(chance.choice(state.legal_actions(player))) for player in range(2)])
            if is_seen and not state.is_terminal() and not state.is_chance_node():
                for player in range(2):
                    state.observation_tensor(player)
        return STEPS_AT_ONCE

    return step


def robot_warehouse() -> Step:
    """Jumanji's, one compiled step after the other."""
    jax, jumanji = import_module("jax"), import_module("jumanji")
    env = jumanji.make("RobotWarehouse-v0")
    reset, advance = jax.jit(env.reset), jax.jit(env.step)
    state, _ = reset(jax.random.PRNGKey(0))
    action = env.action_spec.generate_value()

    def step() -> int:
        nonlocal state
        for _ in range(STEPS_AT_ONCE):
            state, told = advance(state, action)
            if bool(told.last()):
                state, _ = reset(jax.random.PRNGKey(1))
        return STEPS_AT_ONCE

    return step


PEERS: dict[str, Callable[[], Step]] = {
    "PettingZoo connect_four (one agent's steps)": lambda: pettingzoo_game("connect_four_v3"),
    "PettingZoo chess (one agent's steps)": lambda: pettingzoo_game("chess_v6"),
    "OpenSpiel laser_tag, nothing seen": lambda: laser_tag(False),
    "OpenSpiel laser_tag, seen": lambda: laser_tag(True),
    "Jumanji RobotWarehouse": robot_warehouse,
}
