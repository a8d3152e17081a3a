"""What the arena needs of each game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from swarmrally.arena.heat import Heat, Start
from swarmrally.bots import Budget


class Field(Protocol):
    """The same verbs for both games; a `game` is the game's own Game."""

    def begun(self, setup: bytes, number: int, seed: str, /) -> Any:
        """The game of this number, before its first decision."""

    def board_of(self, game: Any, /) -> Any: ...

    def seen(self, game: Any, seat: int, /) -> Any: ...

    def round_of(self, game: Any, /) -> int: ...

    def to_plan(self, game: Any, /) -> list[int]: ...

    def prepare(self, game: Any, bot: str, seat: int, seed: int, budget: Budget, /) -> None:
        """What the bot of this name does before it plans."""

    def put(self, game: Any, plan: Any, /) -> None: ...

    def go_on(self, game: Any, /) -> None:
        """All plans stand."""

    def answers(self, game: Any, /) -> list[Any]: ...

    def reason_of(self, game: Any, /) -> str | None: ...

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
