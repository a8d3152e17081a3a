"""Other environments, stepped at random in the same way, where they are installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

Step = Callable[[], int]
GAMES_AT_ONCE = 1024
STEPS_AT_ONCE = 64


def pettingzoo_game(name: str) -> Step:
    """A turn-based game of PettingZoo: a step is one agent's, with its observation."""
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    chance = Random(0)
    env.reset(seed=0)

    def step() -> int:
        for _ in range(STEPS_AT_ONCE):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
            else:
                env.step(chance.choice(seen["action_mask"].nonzero()[0].tolist()))
        return STEPS_AT_ONCE

    return step


def laser_tag(is_seen: bool) -> Step:
    """OpenSpiel: two players move at once."""
    game: Any = import_module("pyspiel").load_game("laser_tag(horizon=1000)")
    chance = Random(0)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        for _ in range(STEPS_AT_ONCE):
            while state.is_chance_node() or state.is_terminal():
                state = after_chance(game, state, chance)
            for player in range(2) if is_seen else ():
                state.observation_tensor(player)
            state.apply_actions([chance.choice(state.legal_actions(player)) for player in range(2)])
        return STEPS_AT_ONCE

    return step


def after_chance(game: Any, state: Any, chance: Random) -> Any:
    """Chance decides, or the next game begins."""
    if state.is_terminal():
        return game.new_initial_state()
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(outcomes, odds)[0])
    return state


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


def robot_warehouses() -> Step:
    """The same as a batch: GAMES_AT_ONCE of them in one compiled call."""
    jax, jumanji = import_module("jax"), import_module("jumanji")
    env = jumanji.make("RobotWarehouse-v0")
    advance = jax.jit(jax.vmap(env.step))
    states, _ = jax.jit(jax.vmap(env.reset))(jax.random.split(jax.random.PRNGKey(0), GAMES_AT_ONCE))
    actions = jax.numpy.stack([env.action_spec.generate_value()] * GAMES_AT_ONCE)

    def step() -> int:
        nonlocal states
        states, told = advance(states, actions)
        jax.block_until_ready(told.reward)
        return GAMES_AT_ONCE

    return step


PEERS: dict[str, Callable[[], Step]] = {
    "PettingZoo connect_four (one agent's steps)": lambda: pettingzoo_game("connect_four_v3"),
    "PettingZoo chess (one agent's steps)": lambda: pettingzoo_game("chess_v6"),
    "OpenSpiel laser_tag, nothing seen": lambda: laser_tag(False),
    "OpenSpiel laser_tag, seen": lambda: laser_tag(True),
    "Jumanji RobotWarehouse": robot_warehouse,
    f"Jumanji RobotWarehouse, {GAMES_AT_ONCE:,} at once": robot_warehouses,
}
