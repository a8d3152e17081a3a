"""Whoever writes has nothing to do until the disk has it: who cares is told, and who it is decides who waits."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import NamedTuple

RESTS: ContextVar[Callable[[], None] | None] = ContextVar("RESTS", default=None)
"""Called, in the context of what writes, when it begins to wait."""


class Whose(NamedTuple):
    """For whom something is written."""

    address: str
    has_had: float
    """Seconds of the server's time, lately."""
    is_seated: bool
    """Whether for a player at a table in play."""


OUR_OWN = Whose("", 0.0, True)
WHOSE: ContextVar[Whose] = ContextVar("WHOSE", default=OUR_OWN)


def rest() -> None:
    told = RESTS.get()
    if told is not None:
        told()
