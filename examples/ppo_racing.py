"""PPO with stable-baselines3 learns to race against one bot, column by column, and then plays at a live table:

    pip install 'swarmrally[env]' stable-baselines3
    python examples/ppo_racing.py --out policy.zip
    python examples/ppo_racing.py --load policy.zip --server http://127.0.0.1:8420

It trains against `drifter`, which plans in compiled code, with shaping on; the win rate is measured against `rookie`, without, and beside
it that of a pilot who only waits.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import Any

import msgspec
import numpy as np
import torch
from gymnasium import spaces
from racing_sight import NUMBERS, racing_sight
from stable_baselines3 import PPO
from stable_baselines3.common.vec_env import VecEnv

from swarmrally.arena.intervals import wilson
from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import COLUMNS, PLANNING, State
from swarmrally.asteroyds.forms.reading import state_from
from swarmrally.asteroyds.forms.schema import Position, Rules
from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.asteroyds.rules.chart import FORWARD, LEFT, RIGHT, TURN_BACK, WAIT
from swarmrally.client import Client, Turn
from swarmrally.env.batch import PLAYING
from swarmrally.env.contest import Contest
from swarmrally.env.policy import PolicyBot
from swarmrally.env.vector import ContestVectorEnv

RACING = Setup(seats=usual_seats(2, "racing"))
TRAINING = Setup(Rules(last_survivor_wins=False), usual_seats(2, "racing"))
"""A drifter soon destroys itself: the learner shall fly on to the gates all the same."""
LONGEST = 40
MOVES = np.array([WAIT, FORWARD, RIGHT, LEFT, TURN_BACK])
"""All that makes sense in Racing without powers; in the energy column waiting and turning back leave the shield on."""
ROUNDS_AT_ONCE = 10


class Games(VecEnv):  # type: ignore[misc]  # stable-baselines3 is not there when types are checked
    """A ContestVectorEnv as stable-baselines3 wants it: what a small network can use, and the ends of games in the infos."""

    def __init__(self, games: int, seed: int) -> None:
        self.games, self.first_seed = ContestVectorEnv(TRAINING, games, ["drifter"], by="part", longest=LONGEST, shaping=1.0), seed
        super().__init__(games, spaces.Box(-4, 4, (NUMBERS,), np.float32), spaces.Discrete(len(MOVES)))
        self.nothing: list[dict[str, Any]] = [{} for _ in range(games)]
        self.ended, self.finished = 0, 0

    def reset(self) -> Any:
        return racing_sight(self.games.reset(seed=self.first_seed)[0])

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, terminated, truncated, infos = self.games.step(MOVES[self.actions])
        over = terminated | truncated
        told = self.told(infos["final_obs"], over, truncated) if over.any() else self.nothing
        self.ended += int(over.sum())
        self.finished += int((terminated & (rewards > 0)).sum())
        return racing_sight(seen), rewards.astype(np.float32), over, told

    def told(self, final: Any, over: Any, truncated: Any) -> list[dict[str, Any]]:
        told = self.nothing.copy()
        for place, last in zip(np.flatnonzero(over), racing_sight(final[over]), strict=True):
            told[place] = {"terminal_observation": last, "TimeLimit.truncated": bool(truncated[place])}
        return told

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


def learned(steps: int, games: int, seed: int) -> Any:
    """A policy after so many steps; a step is one column of one game."""
    env, rollout = Games(games, seed), COLUMNS * ROUNDS_AT_ONCE
    network = {"net_arch": [128, 128], "activation_fn": torch.nn.ReLU}
    model = PPO(
        "MlpPolicy", env, n_steps=rollout, batch_size=rollout * games // 8, n_epochs=4, learning_rate=1e-3, gamma=0.98, gae_lambda=0.9,
        ent_coef=0.01, policy_kwargs=network, seed=seed, device="cpu",
    )  # fmt: skip
    start = time.perf_counter()
    while model.num_timesteps < steps:
        model.learn(rollout * games, reset_num_timesteps=False)
        took = f"{time.perf_counter() - start:4.0f} s ({time.process_time():.0f} s of work)"
        print(f"{model.num_timesteps:>9,} steps, {took}: {env.finished} of {env.ended} races won", flush=True)
        env.ended, env.finished = 0, 0
    return model


def games_won(model: Any, opponent: str, games: int) -> int:
    """Of so many against a bot, played to the end or LONGEST."""
    contest = Contest(RACING, games, [opponent], by="part", longest=LONGEST, autoreset=False)
    contest.reset("evaluation")
    won, over = np.zeros(games, bool), np.zeros(games, bool)
    while not over.all():
        contest.step(MOVES[model.predict(racing_sight(contest.flat), deterministic=True)[0]])
        over |= contest.ended != PLAYING
        won |= (contest.ended != PLAYING) & (contest.rewards > 0)
    return int(won.sum())


class Waiting:
    """Who never moves: the rookie is hard on its craft, so that is not the worst of plans."""

    def predict(self, seen: Any, deterministic: bool = True) -> tuple[Any, None]:
        return np.zeros(len(seen), np.int64), None


def print_win_rate(name: str, player: Any, games: int) -> None:
    won = games_won(player, "rookie", games)
    low, high = wilson(won, games)
    print(f"against rookie, {name} wins {won / games:.1%} of {games} games ({low:.1%} to {high:.1%})", flush=True)


def planning_at(turn: Turn) -> State:
    """What the server shows while plans are made, as a state: the board, and the dice that have been rolled."""
    shown = turn.shown.game or {}
    state = state_from(msgspec.convert({**shown["position"], "dice": shown["dice"]}, Position), printed_board())
    state.stage = PLANNING
    return state


async def play_at(url: str, model: Any) -> None:
    """The policy takes a seat at a live table, a rookie the other one."""
    bot = PolicyBot(RACING, lambda flat, mask: int(MOVES[model.predict(racing_sight(flat[None]), deterministic=True)[0][0]]))
    async with Client(url, name="Policy") as client:
        table = await client.open("asteroyds", seats=2, bots=["rookie"], clock={"stopwatch": "none"})
        await table.sit()
        await table.start()
        async for turn in table.turns():
            plan = bot.plan(printed_board(), planning_at(turn), turn.seat, 0)
            await turn.seal(msgspec.to_builtins(plan))
        names = ["a rookie" if chair.bot else "the policy" for chair in table.shown.chairs]
        print("won by", " and ".join(names[seat] for seat in table.winners) or "nobody")


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO learns to race against a bot.")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=512, help="side by side")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--load", help="a policy that was saved, instead of learning one")
    parser.add_argument("--out", help="where to save the policy")
    parser.add_argument("--evaluate", type=int, default=400, help="games against the rookie at the end")
    parser.add_argument("--server", help="where to play at a live table, such as http://127.0.0.1:8420")
    options = parser.parse_args()
    torch.set_num_threads(1)  # the network is too small for more
    model = PPO.load(options.load, device="cpu") if options.load else learned(options.steps, options.games, options.seed)
    if options.out:
        model.save(options.out)
    if options.evaluate:
        print_win_rate("who waits", Waiting(), options.evaluate)
        print_win_rate("the policy", model, options.evaluate)
    if options.server:
        asyncio.run(play_at(options.server, model))


if __name__ == "__main__":
    main()
