"""The games, and random play of any of them. What a game must offer is what `Rules` lists; the tests beside this file hold for all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Protocol

from tests.contract.asteroyds import Asteroyds

from swarmrally.kernel import compiler
from swarmrally.kernel.fields import to_bytes

LONGEST = 12
"""Rounds after which a random game has shown enough."""

Rows = list[list[int]]
Stop = tuple[Rows, bytes]


class Rules(Protocol):
    """One game as the contract sees it."""

    name: str
    state: type[Any]
    round_began: int

    def setup(self, chance: Random) -> Any:
        """Any game that can be set up."""

    def start(self, setup: Any, seed: str) -> Any:
        """The game before its first decision."""

    def plan(self, game: Any, chance: Random) -> None:
        """Every seat plans at random, and leaves questions open."""

    def public(self, state: Any) -> dict[str, Any]:
        """All that the events tell of a state, at any stop."""

    def fold(self, state: Any, rows: Rows) -> None:
        """The state after these events."""

    def view(self, state: Any, seat: int) -> Any:
        """What a seat may know; -1 is a spectator."""

    def with_other_secrets(self, state: Any, seat: int, chance: Random) -> Any:
        """A state that differs in everything which the seat may not know now."""

    def broken(self, state: Any, board: Any) -> list[str]:
        """What must never be in a state."""

    def lost(self, before: Any, after: Any) -> list[str]:
        """What can't be undone, and was."""


GAMES: list[Rules] = [Asteroyds()]


def seeds(games: int) -> Iterator[str]:
    """Each is a random game: its set-up, its dice and its decisions."""
    for number in range(games):
        yield f"random game {number}"


def stops(rules: Rules, seed: str, longest: int = LONGEST) -> Iterator[Any]:
    """The random game of this seed: as it starts, and after each decision."""
    chance = Random(seed)
    game = rules.start(rules.setup(chance), seed)
    last = game.state.round_number + longest
    yield game
    while not game.is_over and game.state.round_number < last:
        decide(rules, game, chance)
        yield game


def decide(rules: Rules, game: Any, chance: Random) -> None:
    """The next decision, whatever it is."""
    if game.question is None:
        rules.plan(game, chance)
        game.fly()
    else:
        game.answer(game.question[0], chance.random() < 0.6)


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


def switch(game: str, compiled: bool) -> None:
    (compiler.use_compiled if compiled else compiler.use_interpreted)(game)
