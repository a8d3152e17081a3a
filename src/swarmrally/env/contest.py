"""One learner against bots, in many games at once: what both of gymnasium's faces show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from swarmrally.bots import USUAL, Budget
from swarmrally.env.asked import check_word, in_bytes, whole_numbers
from swarmrally.env.batch import LONGEST, Batch, Seeds
from swarmrally.env.opponents.bots import Bots
from swarmrally.env.rooms import Setup
from swarmrally.env.stack import Stack
from swarmrally.kernel.refusal import Refusal

By = Literal["plan", "part"]
AT_RANDOM = "drifter"
"""Plans are drawn for it by the game's own seed."""


class Contest:
    """A learner's seat in every game of a batch.

    By "plan", a step is a whole round and an action a whole plan. By "part", a step is one column or register, seen with those before it
    carried out, and the last one plays the round. Shaping then rewards what a part seems to bring at once, and the last one makes good
    what came otherwise.

    flat    what the learner sees: (size, flat_length)
    masks   what it may choose: (size, choices) by plan, (size, most) by part
    """

    def __init__(
        self,
        setup: Setup,
        size: int,
        opponents: Sequence[str],
        seat: int = 0,
        by: By = "plan",
        longest: int = LONGEST,
        shaping: float = 0.0,
        autoreset: bool = True,
        budget: Budget = USUAL,
    ) -> None:
        check_word("by", by, get_args(By))
        self.batch = Batch(setup, size, masks=True, final=True, autoreset=autoreset, longest=longest, shaping=shaping)
        self.room, self.seat, self.by = self.batch.room, seat, by
        others = [other for other in range(self.room.seats) if other != seat]
        if len(opponents) != len(others):
            raise Refusal("/opponents", "wrong_call", expected=f"a bot for each of the {len(others)} other seats, got {len(opponents)}")
        named = dict(zip(others, opponents, strict=True))
        self.bots = Bots(self.batch, {other: name for other, name in named.items() if name != AT_RANDOM}, budget)
        self.drifters = np.array([named.get(seat) == AT_RANDOM for seat in range(self.room.seats)], np.int8)
        self.part, self.most = 0, max(self.room.sizes)
        self.ahead: list[Stack[Any]] = [Stack(self.room.state, 1) for _ in range(self.batch.crew.threads)]
        self.flat: NDArray[np.int8] = np.zeros((size, self.room.flat_length), np.int8)
        self.masks: NDArray[np.int8] = np.zeros((size, self.most if by == "part" else self.room.choices), np.int8)
        self.rewards: NDArray[np.float32] = np.zeros(size, np.float32)
        self.ended: NDArray[np.int8] = np.zeros(size, np.int8)
        self.shaping = shaping
        self.worth, self.given = np.zeros(size), np.zeros(size)

    def reset(self, seeds: Seeds, number: int = 0) -> None:
        self.batch.reset(seeds, number)
        self.part = 0
        self.rewards[:], self.ended[:], self.given[:] = 0, 0, 0
        self.look()

    def step(self, actions: Any) -> None:
        """By plan, a row for each game; by part, a number for each."""
        self.batch.check_begun()
        size, parts = self.batch.size, self.room.parts
        chosen = in_bytes(whole_numbers("actions", actions, (size, parts) if self.by == "plan" else (size,)))
        if self.by == "plan":
            self.batch.plans[:, self.seat] = chosen
            self.play()
            return
        self.batch.plans[:, self.seat, self.part] = chosen
        self.part += 1
        if self.part == self.room.steps:
            self.batch.plans[:, self.seat, self.part :] = 0
            self.part = 0
            self.play()
        else:
            self.ended[:] = 0
            before = self.worth.copy()
            self.look()
            self.rewards[:] = self.shaping * (self.worth - before)
            self.given += self.rewards

    def play(self) -> None:
        """The opponents plan, and every game goes a round further."""
        self.batch.plan_at_random(self.drifters)
        self.bots.plan()
        self.batch.step()
        self.rewards[:], self.ended[:] = self.batch.rewards[:, self.seat] - self.given, self.batch.ended
        self.given[:] = 0
        self.look()

    def look(self) -> None:
        if self.by == "plan":
            self.flat[:], self.masks[:] = self.batch.flat[:, self.seat], self.batch.masks[:, self.seat]
            return
        self.batch.crew.share(self.look_ahead)

    def look_ahead(self, thread: int, first: int, last: int) -> None:
        batch, ahead = self.batch, self.ahead[thread]
        self.room.see_ahead_in(batch, ahead, batch.events[thread], self.seat, self.part, self.flat, self.masks, self.worth, first, last)

    @property
    def final(self) -> NDArray[np.int8]:
        """What the learner saw last of games that have ended."""
        return self.batch.final[:, self.seat]
