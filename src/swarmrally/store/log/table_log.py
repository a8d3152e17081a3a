"""The log of every table, on disk."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import bindparam, select

from swarmrally.store.connecting.database import Database
from swarmrally.store.log.hearing import Hearing
from swarmrally.store.log.writer import Writer
from swarmrally.store.schema import ENTRIES, TABLES
from swarmrally.table.log import Append, Entry

AT_ONCE = 500
"""Few, so that nobody waits long while those of a long game are read."""
ENTRIES_AFTER = (
    select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number > bindparam("after"))
    .order_by(ENTRIES.c.number)
    .limit(AT_ONCE)
)
DUE = select(TABLES.c.id).where(TABLES.c.due_at <= bindparam("before")).order_by(TABLES.c.due_at)


class StoredLog:
    def __init__(self, database: Database) -> None:
        self.database, self.is_shared = database, database.is_postgresql
        self.sender = secrets.token_hex(8)
        self.writer = Writer(database, self.sender)
        self.hearing = Hearing(database, self.sender)

    async def append(self, append: Append) -> None:
        """Raises Conflict also when the numbers would leave a gap, and Unreachable when the database stays away."""
        await self.writer.append(append)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        found: list[Entry] = []
        while True:
            part = await self.database.read(ENTRIES_AFTER, {"table": table, "after": found[-1].number if found else after})
            found += [Entry(*entry) for entry in part]
            if len(part) < AT_ONCE:
                return found

    async def due(self, before: int) -> list[str]:
        return [table for (table,) in await self.database.read(DUE, {"before": before})]

    def on_append(self, told: Callable[[str, int], None]) -> None:
        """Told of number 0 when somebody said something at the table; without a table when anything may have been missed."""
        self.hearing.add(told)

    async def close(self) -> None:
        await self.hearing.close()
        await self.writer.close()
