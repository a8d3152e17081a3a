"""Thousands of games, every one a step further in one call, without Python for each: compiled code over arrays of states, on all cores."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swarmrally.env.asked import check_array, check_number, check_saved, no_game
from swarmrally.env.crew import Crew
from swarmrally.env.rooms import room
from swarmrally.env.stack import Stack
from swarmrally.kernel.chance import key_words
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal

PLAYING, TERMINATED, TRUNCATED = range(3)
LONGEST = 200
MOST_GAMES = 2**32 - 1
ARRAYS = ("plans", "rewards", "ended", "flat", "planes", "masks", "final")
Bytes = NDArray[np.int8]
ONE_SEED = (str, int, np.integer)
Seeds = str | int | np.integer[Any] | Sequence[str | int]


class Batch:
    """Games of one set-up side by side. All arrays are the caller's to read, and to replace by others of the same shape and type.

    plans    what the next step plays: (size, seats, parts), choices as `sizes` counts them
    rewards  what the last step brought: (size, seats), float32
    ended    whether it ended the game: PLAYING, TERMINATED or TRUNCATED
    flat     what the seats see: (size, seats, flat_length), int8; empty unless asked for
    planes   the same as planes over the board; empty unless asked for
    masks    what they may choose: (size, seats, choices), the parts side by side; empty unless asked for
    final    with autoreset, what was seen of the ends of games; empty unless asked for
    """

    def __init__(
        self,
        setup: Any,
        size: int,
        *,
        flat: bool = True,
        planes: bool = False,
        masks: bool = False,
        final: bool = False,
        autoreset: bool = True,
        longest: int = LONGEST,
        shaping: float = 0.0,
        threads: int | None = None,
    ) -> None:
        check_number("size", size)
        check_number("longest", longest)
        if threads is not None:
            check_number("threads", threads)
        self.room = room(setup, longest, shaping, autoreset, size)
        seats, length = self.room.seats, self.room.flat_length
        self.size, self.seats = size, seats
        self.states: Stack[Any] = Stack(self.room.state, size)
        self.plans: Bytes = np.zeros((size, seats, self.room.parts), np.int8)
        self.rewards = np.zeros((size, seats), np.float32)
        self.ended: Bytes = np.zeros(size, np.int8)
        self.flat: Bytes = np.zeros((size if flat else 0, seats, length), np.int8)
        self.planes: Bytes = np.zeros((size if planes else 0, seats, *self.room.planes_shape), np.int8)
        self.masks: Bytes = np.zeros((size if masks else 0, seats, self.room.choices), np.int8)
        self.final: Bytes = np.zeros((size if final else 0, seats, length), np.int8)
        self.everybody: Bytes = np.ones(seats, np.int8)
        self.arrays: dict[str, NDArray[Any]] = {name: getattr(self, name) for name in ARRAYS}
        self.is_begun = False
        self.hire(threads or os.cpu_count() or 1)

    def hire(self, threads: int) -> None:
        self.crew = Crew(self.size, threads)
        self.events = [quiet_events() for _ in range(self.crew.threads)]

    def __getstate__(self) -> dict[str, Any]:
        """Threads can't be pickled or copied, only their number."""
        return {**self.__dict__, "crew": self.crew.threads, "events": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        make_ready(f"env.{self.room.game}")
        self.hire(state["crew"])

    def reset(self, seeds: Seeds = 0, number: int = 0) -> None:
        """New games: this number and following of one seed, or this number of a seed for each. A seed is what a table calls so."""
        check_seeds(seeds, self.size)
        check_number("number", number, 0, MOST_GAMES)
        self.check_arrays()
        self.is_begun = True
        self.states.memory[:] = self.room.start
        if isinstance(seeds, ONE_SEED):
            self.states.record["key"] = key_words(str(seeds))
            self.states.record["game"] = self.room.setup.number + number + np.arange(self.size)
        else:
            self.states.record["key"] = [key_words(str(seed)) for seed in seeds]
            self.states.record["game"] = self.room.setup.number + number
        self.ended[:] = PLAYING
        self.rewards[:] = 0
        self.crew.share(self.begin)

    def begin(self, thread: int, first: int, last: int) -> None:
        self.room.begin(self, self.events[thread], first, last)
        self.look(first, last)

    def step(self) -> None:
        """Every game plays its `plans`; what is not allowed in them counts as not planned."""
        self.check_begun()
        self.check_arrays()
        self.crew.share(self.play)

    def play(self, thread: int, first: int, last: int) -> None:
        self.room.step(self, self.events[thread], first, last)
        self.look(first, last)

    def look(self, first: int, last: int) -> None:
        """Writes what is asked for."""
        if len(self.flat):
            self.room.see(self, first, last)
        if len(self.planes):
            self.room.draw(self, first, last)
        if len(self.masks):
            self.room.mask(self, first, last)

    def plan_at_random(self, seats: Bytes | None = None) -> None:
        """Random legal plans into `plans`, drawn from the games' own seeds, for all seats or those marked with 1."""
        self.check_begun()
        self.check_arrays()
        marked = self.everybody if seats is None else seats
        check_array("seats", marked, self.everybody)
        self.crew.share(lambda thread, first, last: self.room.plan_at_random(self, marked, first, last))

    def save(self, place: int) -> bytes:
        """The whole state of one game."""
        return bytes(self.states.memory[place])

    def load(self, place: int, saved: bytes) -> None:
        """A saved state of the same kind of game, in this place; look() shows it."""
        check_saved(saved, self.states.memory.shape[1])
        self.states.memory[place] = np.frombuffer(saved, np.uint8)
        self.ended[place] = PLAYING
        self.is_begun = True

    def clone(self, place: int, to: int) -> None:
        self.states.memory[to] = self.states.memory[place]
        self.ended[to] = self.ended[place]

    def check_begun(self) -> None:
        if not self.is_begun:
            raise no_game()

    def check_arrays(self) -> None:
        for name, like in self.arrays.items():
            array = getattr(self, name)
            if array is not like:
                check_array(name, array, like)


def check_seeds(seeds: Any, size: int) -> None:
    if isinstance(seeds, ONE_SEED):
        return
    if not isinstance(seeds, (Sequence, np.ndarray)) or len(seeds) != size:
        got = len(seeds) if isinstance(seeds, (Sequence, np.ndarray)) else seeds
        raise Refusal("/seeds", "wrong_call", expected=f"one seed, or one for each of the {size} games, got {got}")


def quiet_events() -> Events:
    events = new(Events)
    events.quiet = 1
    return events
