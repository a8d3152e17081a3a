"""PPO with stable-baselines3 learns to race against one bot, column by column, and then plays at a live table:

    pip install 'swarmrally[env]' stable-baselines3
    python examples/ppo_racing.py --steps 3000000 --out policy.zip
    python examples/ppo_racing.py --load policy.zip --steps 0

It trains against `drifter`, which plans in compiled code, with shaping on; the win rate is measured against `rookie`, without, and beside
it that of a pilot who only waits.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3 import PPO
from stable_baselines3.common.vec_env import VecEnv

from swarmrally.asteroyds.chart import FORWARD, LEFT, RIGHT, TURN_BACK, WAIT
from swarmrally.asteroyds.forms import Rules
from swarmrally.asteroyds.game import Game, Setup, usual_seats
from swarmrally.asteroyds.view import view
from swarmrally.env.policy import PolicyBot
from swarmrally.env.vector import ContestVectorEnv
from swarmrally.table.here import TableHere

RACING = Setup(seats=usual_seats(2, "racing"))
TRAINING = Setup(Rules(last_survivor_wins=False), usual_seats(2, "racing"))
"""A drifter soon destroys itself: the learner shall fly on to the gates all the same."""
LONGEST = 60
MOVES = np.array([WAIT, FORWARD, RIGHT, LEFT, TURN_BACK])
"""All that makes sense in Racing without powers; in the energy column waiting and turning back leave the shield on."""


class Games(VecEnv):  # type: ignore[misc]  # stable-baselines3 is not there when types are checked
    """A ContestVectorEnv as stable-baselines3 wants it: numbers as floats, and the ends of games in the infos."""

    def __init__(self, games: int, opponent: str, shaping: float) -> None:
        self.games = ContestVectorEnv(TRAINING, games, [opponent], by="part", longest=LONGEST, shaping=shaping)
        seen = spaces.Box(-16, 16, self.games.single_observation_space.shape, np.float32)
        super().__init__(games, seen, spaces.Discrete(len(MOVES)))
        self.infos: list[dict[str, Any]] = [{} for _ in range(games)]

    def reset(self) -> Any:
        return as_floats(self.games.reset(seed=int(np.random.default_rng().integers(2**31)))[0])

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, terminated, truncated, infos = self.games.step(MOVES[self.actions])
        over = terminated | truncated
        told = self.infos
        if over.any():
            told = [{} for _ in range(self.num_envs)]
            for place in np.flatnonzero(over):
                told[place] = {"terminal_observation": as_floats(infos["final_obs"][place]), "TimeLimit.truncated": bool(truncated[place])}
        return as_floats(seen), rewards.astype(np.float32), over, told

    def close(self) -> None:
        pass

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **options: Any) -> list[Any]:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs


def as_floats(flat: Any) -> Any:
    return np.clip(flat, -16, 16).astype(np.float32)


def learned(steps: int, games: int, minutes: float) -> Any:
    """A policy after so many steps; a step is one column of one game."""
    layers = {"net_arch": [128, 128]}
    model = PPO(
        "MlpPolicy", Games(games, "drifter", 1.0), n_steps=128, batch_size=4096, n_epochs=4, learning_rate=5e-4, gamma=0.99,
        ent_coef=0.01, policy_kwargs=layers, device="cpu", verbose=0,
    )  # fmt: skip
    start, done, chunk = time.perf_counter(), 0, 128 * games
    while done < steps and time.perf_counter() - start < minutes * 60:
        model.learn(chunk, reset_num_timesteps=False)
        done += chunk
        if done // chunk % 16 == 0:
            print(f"{done:>9,} steps, {time.perf_counter() - start:5.0f} s: {win_rate(model, 'rookie', 40):.0%} of 40 games", flush=True)
    return model


def win_rate(model: Any, opponent: str, games: int) -> float:
    """Won games of so many against a bot, played to the end or LONGEST."""
    env = ContestVectorEnv(RACING, games, [opponent], by="part", longest=LONGEST)
    seen, _ = env.reset(seed=12345)
    won, over = np.zeros(games, bool), np.zeros(games, bool)
    while not over.all():
        actions, _ = model.predict(as_floats(seen), deterministic=True)
        seen, rewards, terminated, truncated, _ = env.step(MOVES[actions])
        won |= ~over & (rewards > 0)
        over |= terminated | truncated
    return float(won.mean())


class Waiting:
    """Who never moves: the rookie is hard on its craft, so that is not the worst of plans."""

    def predict(self, seen: Any, deterministic: bool = True) -> tuple[Any, None]:
        return np.zeros(len(seen), np.int64), None


def play_at_a_table(model: Any) -> None:
    """The policy takes a seat at a live table, a rookie the other one."""
    bot = PolicyBot(RACING, lambda flat, mask: int(MOVES[model.predict(as_floats(flat), deterministic=True)[0]]))
    table = TableHere(Game(RACING, "example").record(), [None, "rookie"])
    for _ in range(LONGEST):
        if not table.is_on:
            break
        play: Any = table.play
        table.seal(0, bot.plan(play.game.board, view(play.game.state, 0), 0, 0))
        table.let_bots_choose()
    play = table.play
    print(play.game)
    print("won by seats", [seat for seat in range(2) if int(play.game.state.winners) >> seat & 1])


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO learns to race against a bot.")
    parser.add_argument("--steps", type=int, default=3_000_000)
    parser.add_argument("--games", type=int, default=128, help="side by side")
    parser.add_argument("--minutes", type=float, default=60, help="at most")
    parser.add_argument("--load", help="a policy that was saved")
    parser.add_argument("--out", help="where to save the policy")
    parser.add_argument("--evaluate", type=int, default=200, help="games against the rookie at the end")
    options = parser.parse_args()
    start = time.perf_counter()
    model = PPO.load(options.load, device="cpu") if options.load else learned(options.steps, options.games, options.minutes)
    print(f"learned in {time.perf_counter() - start:.0f} s")
    if options.out:
        model.save(options.out)
    for name, player in (("who waits", Waiting()), ("the policy", model)):
        print(f"against rookie, {name} wins {win_rate(player, 'rookie', options.evaluate):.1%} of {options.evaluate} games")
    play_at_a_table(model)


if __name__ == "__main__":
    main()
