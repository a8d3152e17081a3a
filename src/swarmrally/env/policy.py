"""A learned policy as a bot: it plays wherever bots do, from what its seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swarmrally.bots import USUAL, Budget
from swarmrally.env.batch import Batch
from swarmrally.env.rooms import Setup
from swarmrally.env.stack import Stack

Choose = Callable[[NDArray[np.int8], NDArray[np.int8]], int]
"""What comes next, from what is seen and what is allowed."""


class PolicyBot:
    """Plans part by part, as a learner does in a Contest by "part"; what a plan needs besides stays as it is without one."""

    def __init__(self, setup: Setup, choose: Choose) -> None:
        self.batch, self.choose = Batch(setup, 1, flat=False, threads=1), choose
        self.room = self.batch.room
        self.ahead: Stack[Any] = Stack(self.room.state, 1)
        self.flat = np.zeros((1, self.room.flat_length), np.int8)
        self.mask = np.zeros((1, max(self.room.sizes)), np.int8)
        self.worth = np.zeros(1)

    def plan(self, board: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> Any:
        batch, events = self.batch, self.batch.events[0]
        batch.states[0] = seen
        batch.plans[:] = 0
        for part in range(self.room.steps):
            self.room.see_ahead_in(batch, self.ahead, events, seat, part, self.flat, self.mask, self.worth, 0, 1)
            batch.plans[0, seat, part] = self.choose(self.flat[0], self.mask[0])
        return self.room.plan_of(seen, seat, batch.plans[0, seat])

    def answer(self, board: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        """Nothing is asked of plans that leave nothing open; else what the clock would say."""
        return answers[0]
