"""What is asked of a table, and who waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from time import perf_counter
from typing import Any

from msgspec import Struct

from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries as log
from swarmrally.table.desk.audience import Ear
from swarmrally.table.table import Table

PAYS: ContextVar[Callable[[float], None] | None] = ContextVar("PAYS", default=None)
"""Who is charged, in seconds, for what a desk does for whoever asks it in this context: the desk works in a task of its own."""

Errand = Callable[[Table], Iterable[log.Body]]
"""What is to be done with a table: what would be written, folded one by one; or a Refusal."""


def nothing(table: Table) -> Iterable[log.Body]:
    """The errand of whoever only looks."""
    return ()


class Waiting(Struct):
    """An errand, and who waits for it."""

    errand: Errand
    done: asyncio.Future[Any]
    ear: Ear | None = None
    look: Callable[[Table], Any] | None = None
    """What to do with the table when everything that was written is kept."""
    seals: str = ""
    """The player whose plan for the round this is."""
    turn: int = 0
    """What was asked first is done first, whatever it has waited for."""
    wrote: bool = False
    is_answered: bool = False
    """Before the rest of its batch was kept: then it is not tried again."""
    is_wish: bool = False
    """Whether a player asks."""
    pays: Callable[[float], None] | None = None

    def charge(self, since: float) -> None:
        if self.pays is not None:
            self.pays(perf_counter() - since)


class Missing(Refusal):
    """There is no such table, or none that this player may see."""

    def __init__(self) -> None:
        super().__init__("/table", "no_table")


def settle(waiting: Waiting, result: int | Refusal, table: Table) -> None:
    if waiting.done.done():
        return
    if isinstance(result, Refusal):
        fail(waiting, result)
        return
    begun = perf_counter()
    try:
        found = waiting.look(table) if waiting.look else result
    except Refusal as refusal:
        fail(waiting, refusal)
        return
    finally:
        waiting.charge(begun)
    # Whoever looked may have been sent away for it.
    if not waiting.done.done():
        waiting.done.set_result(found)


def fail(waiting: Waiting, error: Exception) -> None:
    """Without the way that it has come: that refers to all who were on it, and to the error again, and would lie about with the table."""
    error.__traceback__ = None
    if not waiting.done.done():
        waiting.done.set_exception(error)
        waiting.done.exception()
