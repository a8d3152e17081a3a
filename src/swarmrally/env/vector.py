"""gymnasium's faces: one learner against bots, in one game or in many at once."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import Env, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from swarmrally.bots import USUAL, Budget
from swarmrally.env import rendering
from swarmrally.env.asked import check_word, no_game
from swarmrally.env.batch import LONGEST, TERMINATED, TRUNCATED
from swarmrally.env.contest import By, Contest
from swarmrally.env.rooms import Setup

Flat = NDArray[np.int8]


def spaces_of(contest: Contest) -> tuple[Any, Any]:
    """What the learner sees, and what it does."""
    seen = spaces.Box(-128, 127, (contest.room.flat_length,), np.int8)
    return seen, spaces.Discrete(contest.most) if contest.by == "part" else spaces.MultiDiscrete(list(contest.room.sizes))


class ContestVectorEnv(VectorEnv[Flat, Any, Any]):
    """Many games; an ended one begins anew in the same step, and `infos["final_obs"]` keeps what was seen of its end.

    `infos["action_mask"]` has what may be chosen next, a row for each game.
    """

    def __init__(
        self,
        setup: Setup,
        num_envs: int,
        opponents: Sequence[str],
        *,
        by: By = "plan",
        longest: int = LONGEST,
        shaping: float = 0.0,
        budget: Budget = USUAL,
    ) -> None:
        self.contest = Contest(setup, num_envs, opponents, by=by, longest=longest, shaping=shaping, budget=budget)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space, self.single_action_space = spaces_of(self.contest)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Flat, dict[str, Any]]:
        """Games of one seed, or a seed for each."""
        if seed is None:
            seed = secrets.randbelow(2**31)
        self.contest.reset(seed if isinstance(seed, int) else [secrets.randbelow(2**31) if each is None else each for each in seed])
        return self.contest.flat.copy(), self.infos()

    def step(self, actions: Any) -> tuple[Flat, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        contest = self.contest
        contest.step(actions)
        terminated, truncated = contest.ended == TERMINATED, contest.ended == TRUNCATED
        infos = self.infos()
        if terminated.any() or truncated.any():
            infos["final_obs"], infos["_final_obs"] = contest.final.copy(), terminated | truncated
        return contest.flat.copy(), contest.rewards.astype(np.float64), terminated, truncated, infos

    def infos(self) -> dict[str, Any]:
        return {"action_mask": self.contest.masks.copy()}


class ContestEnv(Env[Flat, Any]):
    """One game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 2}  # noqa: RUF012 -- gymnasium wants it so

    def __init__(
        self,
        setup: Setup,
        opponents: Sequence[str],
        *,
        by: By = "plan",
        longest: int = LONGEST,
        shaping: float = 0.0,
        budget: Budget = USUAL,
        render_mode: str | None = None,
    ) -> None:
        check_word("render_mode", render_mode, [*self.metadata["render_modes"], None])
        self.contest = Contest(setup, 1, opponents, by=by, longest=longest, shaping=shaping, autoreset=False, budget=budget)
        self.observation_space, self.action_space = spaces_of(self.contest)
        self.render_mode, self.is_playing = render_mode, False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Flat, dict[str, Any]]:
        """The seed's game; without a seed, games follow each other by chance."""
        super().reset(seed=seed)
        self.contest.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        self.is_playing = True
        return self.contest.flat[0].copy(), self.infos()

    def step(self, action: Any) -> tuple[Flat, float, bool, bool, dict[str, Any]]:
        if not self.is_playing:
            raise no_game()
        contest = self.contest
        contest.step([action])
        ended = int(contest.ended[0])
        self.is_playing = not ended
        if self.render_mode == "human":
            self.render()
        return contest.flat[0].copy(), float(contest.rewards[0]), ended == TERMINATED, ended == TRUNCATED, self.infos()

    def infos(self) -> dict[str, Any]:
        return {"action_mask": self.contest.masks[0].copy()}

    def render(self) -> Any:
        return rendering.rendered(self.contest.room, self.contest.batch.states[0], self.render_mode)
