"""What the arena needs of each game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, cast

from swarmrally.arena.heat import Heat, Start
from swarmrally.arena.matches import Match

Timed = Callable[[int, float], None]
"""Is told which seat has chosen, and how many seconds that took."""


class Field(Protocol):
    """What a `Game` does not say by itself, with the same verbs for both games."""

    def begun(self, setup: bytes, number: int, seed: str, /) -> Any:
        """The game of this number, before its first decision."""

    def play(self, game: Any, match: Match, keeps: bool, timed: Timed, /) -> None:
        """To its end or the longest round; the game keeps what was decided and told if wanted."""

    def round_of(self, game: Any, /) -> int: ...

    def start_of(self, game: Any, seat: int, /) -> int: ...

    def goals_of(self, game: Any, seat: int, /) -> int: ...

    def lost_by(self, game: Any, seat: int, /) -> int: ...

    def starts(self, game: Any, /) -> list[Start]:
        """Where craft or robots begin, by their number less one."""

    def traced(self, game: Any, /) -> Heat:
        """Where everybody went and what happened to them there."""

    def cell_name(self, game: Any, cell: int, /) -> str: ...


def field_of(game: str) -> Field:
    return cast(Field, import_module(f"swarmrally.arena.fields.{game}"))
