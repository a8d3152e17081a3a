"""A batch that is spread over the machines of a Ray cluster, each of which has Swarmrally installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from swarmrally.env.batch import ONE_SEED, Batch, Bytes, Seeds, check_seeds
from swarmrally.env.crew import shares_of
from swarmrally.env.rooms import Setup

Result = TypeVar("Result")
ARRAYS = ("flat", "planes", "masks", "final", "rewards", "ended")


class Fleet:
    """The same games as in one Batch of this size, in so many processes; `options` are a Batch's. Arrays are gathered after each step."""

    flat: Bytes
    planes: Bytes
    masks: Bytes
    final: Bytes
    rewards: Any
    ended: Bytes

    def __init__(self, setup: Setup, size: int, processes: int, **options: Any) -> None:
        import ray

        self.ray, self.size, self.shares = ray, size, shares_of(size, processes)
        ship = ray.remote(num_cpus=1)(Ship)
        self.ships = [ship.remote(setup, first, last, size, options) for first, last in self.shares]

    def reset(self, seeds: Seeds = 0, number: int = 0) -> None:
        check_seeds(seeds, self.size)
        for_each = [seeds if isinstance(seeds, ONE_SEED) else seeds[first:last] for first, last in self.shares]
        self.gather([ship.reset.remote(those, number) for ship, those in zip(self.ships, for_each, strict=True)])

    def step(self, plans: Any = None) -> None:
        """Every game plays its plan: (size, seats, parts); without plans, a random one."""
        for_each = [None if plans is None else plans[first:last] for first, last in self.shares]
        self.gather([ship.step.remote(those) for ship, those in zip(self.ships, for_each, strict=True)])

    def map(self, work: Callable[[Batch], Result]) -> list[Result]:
        """What `work` makes of every process's batch, done there: a policy that is sent to the games saves their way to it."""
        return list(self.ray.get([ship.call.remote(work) for ship in self.ships]))

    def gather(self, asked: list[Any]) -> None:
        for name, stretches in zip(ARRAYS, zip(*self.ray.get(asked), strict=True), strict=True):
            setattr(self, name, np.concatenate(stretches))


class Ship:
    """One process and its stretch of the games."""

    def __init__(self, setup: Setup, first: int, last: int, size: int, options: dict[str, Any]) -> None:
        self.first, self.batch = first, Batch(setup, last - first, threads=1, **options)
        self.batch.room.terms.stride = size

    def reset(self, seeds: Seeds, number: int) -> list[Any]:
        self.batch.reset(seeds, number + self.first if isinstance(seeds, ONE_SEED) else number)
        return self.arrays()

    def step(self, plans: Any) -> list[Any]:
        if plans is None:
            self.batch.plan_at_random()
        else:
            self.batch.plans[:] = plans
        self.batch.step()
        return self.arrays()

    def call(self, work: Callable[[Batch], Result]) -> Result:
        return work(self.batch)

    def arrays(self) -> list[Any]:
        return [getattr(self.batch, name) for name in ARRAYS]
