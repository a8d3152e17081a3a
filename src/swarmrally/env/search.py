"""The plain face for searchers: a state, what is legal in it, and what comes of a choice.

Numba code calls the same functions: those of `swarmrally.env.GAME.search`, and `returns` of `.reward`, with the records of a room.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from swarmrally.env.asked import check_number, check_saved
from swarmrally.env.asteroyds import search as asteroyds_search
from swarmrally.env.batch import LONGEST, quiet_events
from swarmrally.env.roborally import search as roborally_search
from swarmrally.env.rooms import room
from swarmrally.env.stack import Stack
from swarmrally.kernel.chance import key_words
from swarmrally.kernel.fields import copy, from_bytes, to_bytes
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal

RULES: dict[str, Any] = {"asteroyds": asteroyds_search, "roborally": roborally_search}


class Search:
    """A kind of game. Its states are the engine's own records: plans are built part by part, at most `most` choices each."""

    def __init__(self, setup: Any) -> None:
        self.room = room(setup, LONGEST, 0.0, False, 1)
        self.most: int = self.rules.MOST
        self.events = quiet_events()
        self.ahead: Stack[Any] = Stack(self.room.state, 1)
        self.mask = np.zeros(self.most, np.int8)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        make_ready(f"env.{self.room.game}")

    @property
    def rules(self) -> Any:
        """The functions that Numba code calls."""
        return RULES[self.room.game]

    def start(self, seed: str | int = 0) -> Any:
        """The first state of the seed's game."""
        state: Any = copy(self.room.first)
        state.key[:], state.game = key_words(str(seed)), self.room.setup.number
        self.room.begin_one(state, self.events)
        return state

    def player(self, state: Any) -> int:
        """The seat that chooses next; -1 when the game is over."""
        return int(self.rules.player(state))

    def legal(self, state: Any) -> list[int]:
        self.room.legal(state, self.mask)
        return [int(choice) for choice in np.flatnonzero(self.mask)]

    def apply(self, state: Any, choice: int) -> None:
        """Changes the state; clone() it first to keep it."""
        if not 0 <= choice < self.most:
            raise Refusal("/choice", "wrong_call", expected=f"a whole number from 0 to {self.most - 1}, got {choice}")
        if state.over != self.rules.NOT_OVER:
            raise Refusal("/state", "wrong_call", expected="a game that is not over: start() begins another")
        self.room.apply(state, self.events, choice)

    def observe(self, state: Any, seat: int) -> NDArray[np.int8]:
        """What the seat sees, flat, with its plan so far carried out; nothing in it depends on what is hidden from the seat."""
        check_number("seat", seat, 0, self.room.seats - 1)
        flat = np.zeros(self.room.flat_length, np.int8)
        self.room.see_ahead(state, self.ahead, self.events, seat, flat)
        return flat

    def terminal(self, state: Any) -> bool:
        return bool(self.rules.terminal(state))

    def returns(self, state: Any) -> list[int]:
        """1 for who has won, -1 for who has lost, 0 before the end and when nobody wins."""
        values = np.zeros(self.room.seats, np.int8)
        self.room.returns(state, values)
        return [int(value) for value in values]

    def imagine(self, state: Any, seat: int, seed: str | int) -> None:
        """Redraws what the seat can't know, for a search that does not cheat."""
        check_number("seat", seat, 0, self.room.seats - 1)
        self.rules.imagine(state, seat, np.array(key_words(str(seed))))

    def clone(self, state: Any) -> Any:
        return copy(state)

    def save(self, state: Any) -> bytes:
        return to_bytes(state)

    def load(self, saved: bytes) -> Any:
        check_saved(saved, self.ahead.memory.shape[1])
        return from_bytes(self.room.state, saved)
