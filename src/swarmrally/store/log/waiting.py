"""An append that waits to be written, and who waits for it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from swarmrally.table.log import Append


@dataclass(eq=False)
class Waiting:
    append: Append
    done: asyncio.Future[None]
    since: float
    """By the loop's clock."""
    refusals: int = 0
    """By the database. After one, it is written alone."""
    is_doubtful: bool = False
    """The connection broke while it was being written: it may have been kept."""

    @property
    def before(self) -> int:
        return self.append.row.number - len(self.append.entries)

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)
