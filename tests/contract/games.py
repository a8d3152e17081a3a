"""The games, and random play of any of them. What a game must offer is what `Rules` lists; the tests beside this file hold for all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import ModuleType
from typing import Any, Protocol

from tests.contract.asteroyds import Asteroyds
from tests.contract.roborally import RoboRally

from swarmrally.kernel import compiler
from swarmrally.kernel.fields import to_bytes

LONGEST = 12
"""Rounds after which a random game has shown enough."""

Rows = list[list[int]]
Stop = tuple[Rows, bytes]


class Rules(Protocol):
    """One game as the contract sees it."""

    name: str
    letter: str
    state: type[Any]
    round_began: int
    cost: int
    """How much longer a game takes than one of Asteroyds: so many fewer are tried."""

    @property
    def ids(self) -> ModuleType:
        """The rule ids."""

    @property
    def kinds(self) -> dict[int, tuple[str, dict[str, str]]]:
        """The kinds of events with their fields."""

    def setup(self, chance: Random) -> Any:
        """Any game that can be set up."""

    def start(self, setup: Any, seed: str) -> Any:
        """The game before its first decision."""

    def drawn(self, game: Any) -> tuple[Any, ...]:
        """What chance gave at the start: dice, or cards."""

    def rounds(self, state: Any) -> int:
        """The number of the round or turn."""

    def is_planning(self, game: Any) -> bool:
        """Whether plans can be made now."""

    def plan(self, game: Any, chance: Random) -> None:
        """Every seat plans at random, and leaves questions open; the game does not go on."""

    def decide(self, game: Any, chance: Random) -> None:
        """The next decision, whatever it is."""

    def two_answers(self, game: Any) -> tuple[Any, Any]:
        """Two different answers to the question that is open."""

    def public(self, state: Any) -> dict[str, Any]:
        """All that the events tell of a state, at any stop."""

    def whole(self, folded: Any, state: Any) -> bool:
        """Whether a folded state is the state, as far as it must be when nothing is asked."""

    def fold(self, state: Any, rows: Rows) -> None:
        """The state after these events."""

    def view(self, state: Any, seat: int) -> Any:
        """What a seat may know; -1 is a spectator."""

    def with_other_secrets(self, state: Any, seat: int, chance: Random) -> Any:
        """A state that differs in everything which the seat may not know now."""

    def previews(self, game: Any, state: Any, seat: int) -> list[Rows]:
        """Every preview of the seat's own plan in the game, from what it may know of a state."""

    def broken(self, game: Any, state: Any) -> list[str]:
        """What must never be in a state, at a stop or as the events tell it between two beats."""

    def lost(self, before: Any, after: Any) -> list[str]:
        """What can't be undone, and was."""

    def spoil_plan(self, decision: dict[str, Any], chance: Random) -> bool:
        """Changes a plan in a decision of a record, so that it is another one; False when there is none in it."""

    def spoil_answer(self, decision: dict[str, Any]) -> None:
        """Changes the answer in a decision of a record."""

    def simulated(self, games: int) -> str:
        """What comes of whole games, played without Python in between."""

    def notices_a_bad_index(self) -> bool:
        """Whether something far off the board is an error."""

    def simulated_game(self, number: int) -> tuple[bytes, bytes]:
        """The end of a simulated game, and of the same game played decision by decision."""


GAMES: list[Rules] = [Asteroyds(), RoboRally()]


def seeds(games: int) -> Iterator[str]:
    """Each is a random game: its set-up, its dice and its decisions. There is one at least."""
    for number in range(max(1, games)):
        yield f"random game {number}"


def stops(rules: Rules, seed: str, longest: int = LONGEST) -> Iterator[Any]:
    """The random game of this seed: as it starts, and after each decision."""
    chance = Random(seed)
    game = rules.start(rules.setup(chance), seed)
    last = rules.rounds(game.state) + longest
    yield game
    while not game.is_over and rules.rounds(game.state) < last:
        rules.decide(game, chance)
        yield game


def played(rules: Rules, seed: str, longest: int = LONGEST) -> list[Stop]:
    """What happened up to each stop, and the state there."""
    return [(game.told[-1], to_bytes(game.state)) for game in stops(rules, seed, longest)]


@contextmanager
def engine(game: str, compiled: bool) -> Iterator[None]:
    """Calls into the game's engine run compiled, or as plain Python, while this lasts."""
    before = compiler.is_compiled(game)
    switch(game, compiled)
    try:
        yield
    finally:
        switch(game, before)
        compiler.AS_WRITTEN.discard(game)


def switch(game: str, compiled: bool) -> None:
    (compiler.use_compiled if compiled else compiler.use_interpreted)(game)
