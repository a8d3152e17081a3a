"""What is known of a work beside its form: by what it can be played, what is on it, what it looks like."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from msgspec import Struct

from swarmrally.arena.grounds import Ground
from swarmrally.arena.works.form import Understood, seat_counts
from swarmrally.table.games.listing import Game


class Kind(Protocol):
    """What a game adds; a `setup` is the game's own."""

    def modes(self, setup: Any, /) -> list[str]: ...

    def in_mode(self, setup: Any, mode: str | None, /) -> Any: ...

    def ground(self, setup: Any, name: str, seats: int, mode: str | None, /) -> Ground: ...

    def elements(self, setup: Any, /) -> dict[str, int]: ...

    def picture(self, setup: Any, seats: int, seed: str, /) -> str: ...


class Facts(Struct, frozen=True):
    """What can be seen of it without playing it."""

    modes: list[str]
    """Of Asteroyds; RoboRally has none."""
    seats: tuple[int, int]
    elements: dict[str, int]


def kind_of(game: Game) -> Kind:
    return cast(Kind, import_module(f"swarmrally.arena.works.{game}"))


def facts_of(work: Understood) -> Facts:
    kind = kind_of(work.game)
    modes = kind.modes(work.setup)
    chosen: list[str | None] = [*modes] or [None]
    counts = [count for mode in chosen for count in seats_in(work, mode)]
    return Facts(modes, (min(counts), max(counts)), kind.elements(work.setup))


def seats_in(work: Understood, mode: str | None) -> list[int]:
    return seat_counts(work.game, kind_of(work.game).in_mode(work.setup, mode))


def ground_of(work: Understood, name: str, mode: str | None = None) -> Ground:
    """With as many seats as there is room for."""
    return kind_of(work.game).ground(work.setup, name, max(seats_in(work, mode)), mode)


def picture_of(work: Understood) -> str:
    return kind_of(work.game).picture(work.setup, max(seats_in(work, None)), work.hash)
