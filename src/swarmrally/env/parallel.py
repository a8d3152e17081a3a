"""PettingZoo's parallel face: every seat an agent, a step a whole round, with action masks in the observations."""

from __future__ import annotations

import secrets
from itertools import pairwise
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from swarmrally.env import rendering
from swarmrally.env.asked import NO_CHOICE, check_word, in_bytes, no_game, whole_numbers
from swarmrally.env.batch import LONGEST, TERMINATED, TRUNCATED, Batch
from swarmrally.env.rooms import Setup
from swarmrally.kernel.refusal import Refusal

Seen = Literal["flat", "planes"]
Observation = dict[str, Any]
Row = NDArray[np.int8]


class GameEnv(ParallelEnv[str, Observation, Row]):  # type: ignore[misc]  # PettingZoo has no types
    """One game. All agents stay until its end: what a destroyed craft or robot does makes no difference any more."""

    metadata: dict[str, Any] = {  # noqa: RUF012 -- PettingZoo wants it so
        "render_modes": ["ansi", "rgb_array", "human"],
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        name: str,
        setup: Setup,
        agent: str,
        observation: Seen = "flat",
        longest: int = LONGEST,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        check_word("render_mode", render_mode, [*self.metadata["render_modes"], None])
        check_word("observation", observation, get_args(Seen))
        self.metadata = {**self.metadata, "name": name}
        self.render_mode, self.observation = render_mode, observation
        self.batch = Batch(
            setup, 1, planes=observation == "planes", masks=True, autoreset=False, longest=longest, shaping=shaping, threads=1
        )
        room = self.batch.room
        if not name.startswith(room.game):
            raise Refusal("/setup", "wrong_call", expected=f"a set-up of {name.partition('_')[0]}, got one of {room.game}")
        self.possible_agents = [f"{agent}_{seat}" for seat in range(room.seats)]
        self.agents: list[str] = []
        self.cuts = list(pairwise(np.cumsum([0, *room.sizes]).tolist()))
        self.seed, self.number = secrets.randbelow(2**31), -1
        self.observation_spaces: dict[str, spaces.Space[Any]] = {agent: self.space() for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: spaces.MultiDiscrete(list(room.sizes)) for agent in self.possible_agents}
        self.state_space = spaces.Box(-128, 127, (room.seats * room.flat_length,), np.int8)

    def space(self) -> spaces.Dict:
        """What an agent sees; a mask for every part of its plan."""
        room = self.batch.room
        shape = room.planes_shape if self.observation == "planes" else (room.flat_length,)
        masks = spaces.Tuple([spaces.Box(0, 1, (size,), np.int8) for size in room.sizes])
        return spaces.Dict({"observation": spaces.Box(-128, 127, shape, np.int8), "action_mask": masks})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, Any]]:
        """The seed's first game; without a seed the next game of the same one."""
        self.number += 1
        if seed is not None:
            self.seed, self.number = seed, 0
        self.batch.reset(self.seed, self.number)
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Row]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Everybody's plan for the round; who gives none plans nothing."""
        batch, agents = self.batch, self.agents
        self.check_actions(actions)
        asked = np.full(batch.plans[0].shape, NO_CHOICE)
        for seat, agent in enumerate(agents):
            if agent in actions:
                asked[seat] = whole_numbers(agent, actions[agent], (batch.room.parts,))
        batch.plans[0] = in_bytes(asked)
        batch.step()
        ended = int(batch.ended[0])
        rewards = dict(zip(agents, batch.rewards[0].tolist(), strict=True))
        terminated, truncated = dict.fromkeys(agents, ended == TERMINATED), dict.fromkeys(agents, ended == TRUNCATED)
        seen = self.seen()
        infos: dict[str, Any] = {agent: {} for agent in agents}
        if ended:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, terminated, truncated, infos

    def check_actions(self, actions: dict[str, Row]) -> None:
        if not self.agents:
            raise no_game()
        for agent in actions:
            if agent not in self.agents:
                raise Refusal("/actions", "wrong_call", expected=f"plans by agent, from {self.agents[0]} to {self.agents[-1]}, got {agent}")

    def seen(self) -> dict[str, Observation]:
        batch = self.batch
        seen, masks = (batch.planes if len(batch.planes) else batch.flat)[0].copy(), batch.masks[0].copy()
        return {
            agent: {"observation": seen[seat], "action_mask": tuple([masks[seat, start:end] for start, end in self.cuts])}
            for seat, agent in enumerate(self.agents)
        }

    def state(self) -> NDArray[np.int8]:
        """What all seats see together: everything but the dice and deals to come."""
        self.check_begun("state")
        return np.array(self.batch.flat[0].ravel())

    def render(self) -> str | NDArray[np.uint8] | None:
        self.check_begun("render")
        return rendering.rendered(self.batch.room, self.batch.states[0], self.render_mode)

    def check_begun(self, asked: str) -> None:
        """A game that is over can still be looked at."""
        if self.number < 0:
            raise no_game(asked)

    def close(self) -> None:
        """Nothing is held open."""
