"""Maps: boards and floors drawn as SVG, with how hot it was where."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from swarmrally.arena.maps.scale import Scale


class Map(Protocol):
    """The same verb for both games; a `game` is the game's own Game."""

    def drawn(self, game: Any, scale: Scale, /) -> tuple[str, float, float]:
        """The board, coloured by a scale: its elements, width and height."""


def map_of(game: str) -> Map:
    return cast(Map, import_module(f"swarmrally.arena.maps.{game}"))
