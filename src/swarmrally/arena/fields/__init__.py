"""What the arena needs of each game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from swarmrally.arena.heat import Heat, Start
from swarmrally.bots import Budget


class Field(Protocol):
    """What a `Game` does not say by itself, with the same verbs for both games."""

    def begun(self, setup: bytes, number: int, seed: str, /) -> Any:
        """The game of this number, before its first decision."""

    def board_of(self, game: Any, /) -> Any: ...

    def seen(self, game: Any, seat: int, /) -> Any: ...

    def round_of(self, game: Any, /) -> int: ...

    def prepare(self, game: Any, bot: str, seat: int, seed: int, budget: Budget, /) -> None:
        """What the bot of this name does before it plans."""

    def answers(self, game: Any, /) -> list[Any]: ...

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
