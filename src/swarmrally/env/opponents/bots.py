"""Bots at seats of all games of a batch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from swarmrally.bots import SEARCHING, USUAL, Budget, bot, get_ready
from swarmrally.bots.chances import bot_key
from swarmrally.bots.watch import Watch
from swarmrally.env.batch import Batch
from swarmrally.env.opponents.turn import NO_BOT, Turn
from swarmrally.kernel.fields import new
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal


class Bots:
    """Bots by their seats; what they plan is the same in every process, as long as their budget is in nodes."""

    def __init__(self, batch: Batch, names: Mapping[int, str], budget: Budget = USUAL) -> None:
        self.batch, self.names, self.budget = batch, dict(names), budget
        game = batch.room.game
        for seat, name in self.names.items():
            if seat not in range(batch.seats):
                raise Refusal("/bots", "wrong_call", expected=f"seats from 0 to {batch.seats - 1}, got {seat!r:.40}")
            bot(game, name)
        if set(SEARCHING).intersection(self.names.values()):
            get_ready(game, budget)
        self.get_ready()
        self.keys = np.zeros((batch.size, 4), np.int64)
        self.seeds = np.full(batch.size, -1, np.int64)

    def __setstate__(self, state: dict[str, Any]) -> None:
        """In another process, too, they plan in compiled code."""
        self.__dict__.update(state)
        self.get_ready()

    def get_ready(self) -> None:
        """Nobody waits for the code of bots where there are none."""
        if self.names:
            make_ready(f"env.opponents.{self.batch.room.game}")

    def plan(self) -> None:
        """Writes what they plan into the batch's `plans`; a row of noughts where there is nothing to plan."""
        self.batch.check_begun()
        self.batch.check_arrays()
        if self.names:
            self.draw_keys()
            self.batch.crew.share(self.plan_some)

    def draw_keys(self) -> None:
        """Every game has a chance of its own, which stays until another game begins in its place."""
        states = self.batch.states.record
        seeds = states["key"][:, 0] ^ states["game"]
        for place in np.flatnonzero(seeds != self.seeds):
            self.keys[place] = bot_key(int(seeds[place]))
        self.seeds[:] = seeds

    def plan_some(self, thread: int, first: int, last: int) -> None:
        """A clock runs beside each choice, from the first look at it."""
        batch, turn = self.batch, new(Turn)
        turn.bot[:], turn.nodes, turn.place = NO_BOT, self.budget.nodes or 0, first
        for seat, name in self.names.items():
            turn.bot[seat] = batch.room.bots[name]
        batch.room.clear_mind()
        choices, watch = 0, Watch(self.budget)
        while not batch.room.think_on(batch, self.keys, turn, last, watch.slice):
            if turn.choices != choices:
                choices, watch = int(turn.choices), Watch(self.budget)
            batch.room.tell_time(watch)
