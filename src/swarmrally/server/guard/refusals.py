"""Who is refused for who they are, or because of when they ask."""

from __future__ import annotations

from swarmrally.kernel.codes import Code
from swarmrally.kernel.refusal import Refusal


class Stranger(Exception):
    """Nobody who has told a name."""


class Leaving(Exception):
    """This server is about to stop, and begins nothing new."""


class Forbidden(Refusal):
    """Somebody, but not the one who may."""


class TooEarly(Refusal):
    """Not now, but later."""


class NoWork(Refusal):
    """There is no such work, or none that this player may see; or no such order."""

    def __init__(self, pointer: str = "/code", code: Code = "no_work") -> None:
        super().__init__(pointer, code)
