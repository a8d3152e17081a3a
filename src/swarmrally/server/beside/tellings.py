"""Games told again from their logs, beside the tables: in another process, and once for all who ask for the same."""

from __future__ import annotations

from typing import Any

from swarmrally.server.beside.workers import Work, Workers
from swarmrally.table.log import Log
from swarmrally.table.table import Table
from swarmrally.table.waking import Owner


class Tellings:
    def __init__(self, log: Log, workers: Workers) -> None:
        self.log, self.workers = log, workers

    async def tell(self, owner: Owner, table: Table, work: Work, *more: Any) -> bytes:
        """What this makes of the table's log as far as it goes now."""
        number, key = table.number, (table.table, table.number, *more)

        async def log() -> tuple[Any, ...]:
            return ([entry for entry in await self.log.entries(table.table) if entry.number <= number], *more)

        return await self.workers.do(owner, work, table.settings.game, table.table, key=key, fetch=log)
