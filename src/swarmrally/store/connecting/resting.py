"""Whoever writes has nothing to do until the disk has it: who cares is told."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

RESTS: ContextVar[Callable[[], None] | None] = ContextVar("RESTS", default=None)
"""Called, in the context of what writes, when it begins to wait."""


def rest() -> None:
    told = RESTS.get()
    if told is not None:
        told()
