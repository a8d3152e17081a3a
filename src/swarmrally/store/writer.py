"""Appends of many tables in one commit: those that arrive while one is running wait, and make up the next."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from sqlalchemy import ARRAY, Connection, Text, bindparam, delete, func, insert, select

from swarmrally.store.database import PATIENCE, Database
from swarmrally.store.failures import Unreachable, is_passing
from swarmrally.store.rows import columns_of, encoded
from swarmrally.store.schema import ENTRIES, SEATED, TABLES
from swarmrally.table.log import Append, Conflict

LARGEST_GROUP = 256
ENOUGH = 16
GATHER = 0.002
"""So many seconds a small group waits for more: a commit costs about the same for one append as for ten."""
NO_HURRY = 0.012
"""So many seconds a group waits in which nothing is urgent."""
TRIES = 3
CHANNEL = "swarmrally"

STANDING = (
    select(TABLES.c.id, TABLES.c.number, TABLES.c.players)
    .where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.id)
    .with_for_update()
)
KEPT = (
    select(ENTRIES.c.at, ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number.between(bindparam("first"), bindparam("last")))
    .order_by(ENTRIES.c.number)
)
INSERT_ENTRIES = insert(ENTRIES)
INSERT_SEATED = insert(SEATED)
EMPTY_SEATS = delete(SEATED).where(SEATED.c.table_id == bindparam("table"))
NOTIFY = select(func.pg_notify(CHANNEL, func.unnest(bindparam("told", type_=ARRAY(Text)))))


@dataclass(eq=False)
class Waiting:
    append: Append
    done: asyncio.Future[None]
    until: float
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


class Writer:
    def __init__(self, database: Database, sender: str) -> None:
        self.database = database
        self.sender = sender
        self.line = database.line()
        self.waiting: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()
        rows = database.insert(TABLES)
        changed = [column for column in rows.excluded if column.name not in ("id", "chatted")]
        self.upsert_rows = rows.on_conflict_do_update(index_elements=["id"], set_={column.name: column for column in changed})

    async def append(self, append: Append) -> None:
        loop = asyncio.get_running_loop()
        waiting = Waiting(append, loop.create_future(), loop.time() + PATIENCE)
        self.waiting.append(waiting)
        if append.is_urgent:
            self.hurry.set()
        if self.writing is None or self.writing.done():
            self.writing = loop.create_task(self.write_all())
        await waiting.done

    async def close(self) -> None:
        if self.writing:
            await self.writing
        await self.line.close()

    async def write_all(self) -> None:
        while self.waiting:
            await self.gather()
            size = 1 if self.waiting[0].refusals else LARGEST_GROUP
            group = [waiting for waiting in self.waiting[:size] if not waiting.done.done()]
            del self.waiting[:size]
            if group:
                await self.write(group)

    async def gather(self) -> None:
        """Lets a small group grow."""
        if not any(waiting.append.is_urgent for waiting in self.waiting):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), NO_HURRY)
        self.hurry.clear()
        if len(self.waiting) < ENOUGH:
            await asyncio.sleep(GATHER)

    async def write(self, group: list[Waiting]) -> None:
        try:
            async with asyncio.timeout_at(min(waiting.until for waiting in group)):
                await self.commit(group)
        except Exception as error:
            await self.line.close()
            if is_passing(error):
                await self.wait_for_database(group)
            else:
                self.write_singly(group, error)

    async def wait_for_database(self, group: list[Waiting]) -> None:
        await asyncio.sleep(0.2)
        now = asyncio.get_running_loop().time()
        for waiting in group:
            waiting.is_doubtful = True
            if now > waiting.until:
                waiting.fail(Unreachable(f"{self.database.name} has been away for {PATIENCE:.0f} s"))
        self.waiting[:0] = group

    def write_singly(self, group: list[Waiting], error: Exception) -> None:
        """Finds out which one was refused; another server may have made the same table at the same moment, so not at once for good."""
        for waiting in group:
            waiting.refusals += 1
            if waiting.refusals > TRIES:
                waiting.fail(error)
        self.waiting[:0] = group

    async def commit(self, group: list[Waiting]) -> None:
        refused = await self.line.run(partial(self.keep, group))
        for waiting in refused:
            waiting.fail(Conflict(waiting.append.row.table))
        for waiting in group:
            waiting.succeed()

    def keep(self, group: list[Waiting], connection: Connection) -> list[Waiting]:
        """In one transaction, all whose numbers follow; those that are refused."""
        with connection.begin():
            standing = standing_of(connection, group)
            seated = {table: players for table, (_, players) in standing.items()}
            kept, refused = [], []
            for waiting in group:
                row = waiting.append.row
                if standing.get(row.table, (0, b""))[0] == waiting.before:
                    standing[row.table] = row.number, b""
                    kept.append(waiting.append)
                elif not (waiting.is_doubtful and is_kept(connection, waiting)):
                    refused.append(waiting)
            if kept:
                self.insert(connection, kept, seated)
        return refused

    def insert(self, connection: Connection, appends: list[Append], seated: dict[str, bytes]) -> None:
        rows = {append.row.table: append.row for append in appends}
        connection.execute(self.upsert_rows, [columns_of(rows[table]) for table in sorted(rows)])
        if entries := list(entries_of(appends)):
            connection.execute(INSERT_ENTRIES, entries)
        moved = [row for row in rows.values() if seated.get(row.table) != encoded(row.players)]
        if moved:
            connection.execute(EMPTY_SEATS, [{"table": row.table} for row in moved])
        taken = [{"table_id": row.table, "player": player} for row in moved for player in set(row.players)]
        if taken:
            connection.execute(INSERT_SEATED, taken)
        if self.database.is_postgresql:
            connection.execute(NOTIFY, {"told": [f"{row.table} {row.number} {self.sender}" for row in rows.values()]})


def standing_of(connection: Connection, group: list[Waiting]) -> dict[str, tuple[int, bytes]]:
    """The last number and the players of each table. PostgreSQL locks the rows, all servers in the same order."""
    ids = padded(sorted({waiting.append.row.table for waiting in group}))
    return {table: (number, players) for table, number, players in connection.execute(STANDING, {"ids": ids})}


def entries_of(appends: Iterable[Append]) -> Iterable[dict[str, object]]:
    for append in appends:
        for entry in append.entries:
            yield {"table_id": append.row.table, "number": entry.number, "at": entry.at, "body": entry.body}


def is_kept(connection: Connection, waiting: Waiting) -> bool:
    """Whether the very same entries are there: then nobody else was faster, it was us."""
    row, entries = waiting.append.row, waiting.append.entries
    found = connection.execute(KEPT, {"table": row.table, "first": waiting.before + 1, "last": row.number})
    return [tuple(kept) for kept in found] == [(entry.at, entry.body) for entry in entries]


def padded(ids: list[str]) -> list[str]:
    """As long as the next power of two: few lengths make few statements to prepare."""
    return ids + ids[-1:] * ((1 << (len(ids) - 1).bit_length()) - len(ids))
