"""SQLite: one writes at a time, some read beside it, all of them in threads of their own."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

from swarmrally.gate.usage import Queue, Usage
from swarmrally.store.connecting.resting import WHOSE, Whose

PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
SOON = 2000
"""Milliseconds after which those who stand in line say that the database is locked, and try again."""
READERS = 4
MUCH_WRITTEN = 4_000_000
"""Bytes beside the database from which on they are brought into it, once a second and beside the line, where plans would wait for that."""
FAR_TOO_MUCH = 16_000
"""Pages from which on whoever writes does it after all."""
Result = TypeVar("Result")
Place = asyncio.Future[None]


class Readers:
    """A whole look is one way to a thread and back; statement by statement, the ways would cost four times what SQLite does.

    When more want to look than there are threads, players at the tables and all others go by turns, and who has had little first."""

    def __init__(self, file: Path, reads_only: bool) -> None:
        self.engine = read_only_engine(file) if reads_only else sqlite_engine(file)
        self.threads, self.free = ThreadPoolExecutor(READERS, thread_name_prefix="reader"), READERS
        self.usage = Usage(time.monotonic)
        self.waiting: tuple[Queue[Place], Queue[Place]] = (Queue(self.usage), Queue(self.usage))
        self.next_of = 0

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        whose = WHOSE.get()
        await self.turn(whose)
        begun = time.monotonic()
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self.run_here, work)
        finally:
            self.usage.add(whose.address, time.monotonic() - begun)
            self.give_back()

    async def turn(self, whose: Whose) -> None:
        if self.free:
            self.free -= 1
            return
        place: Place = asyncio.get_running_loop().create_future()
        self.waiting[whose.is_seated].add(whose.address, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        while (place := self.next()) is not None:
            if not place.done():
                place.set_result(None)
                return
        self.free += 1

    def next(self) -> Place | None:
        self.next_of = 1 - self.next_of
        found = self.waiting[self.next_of].take()
        return self.waiting[1 - self.next_of].take() if found is None else found

    def run_here(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self.threads.shutdown)
        self.engine.dispose()


def sqlite_engine(file: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(file)), pool_size=READERS)
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", begin)
    return engine


def line_engine(file: Path) -> Engine:
    engine = sqlite_engine(file)
    event.listen(engine, "connect", set_line_pragmas)
    return engine


def set_line_pragmas(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.execute(f"PRAGMA busy_timeout={SOON}")
    connection.execute(f"PRAGMA wal_autocheckpoint={FAR_TOO_MUCH}")


def bring_in(file: Path) -> None:
    """What was written lately, into the database; nobody waits for it."""
    written = file.with_name(f"{file.name}-wal")
    if written.exists() and written.stat().st_size > MUCH_WRITTEN:
        # What is the matter with the disk is said by whoever has to write.
        with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def read_only_engine(file: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=f"file:{quote(str(file))}", query={"mode": "ro", "uri": "true"}))
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA query_only=ON"))
    return engine


def read_only(file: Path) -> str:
    """For sqlite3, with `uri`."""
    return f"file:{quote(str(file.absolute()))}?mode=ro"


def set_pragmas(connection: Any, _: ConnectionPoolEntry) -> None:
    # Python's module would begin transactions by itself, too late for a SELECT that belongs to one.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        set_patiently(cursor, pragma)
    cursor.close()


def set_patiently(cursor: sqlite3.Cursor, pragma: str) -> None:
    """Several may open a new file at once: while one of them gives it its journal, SQLite refuses the others without waiting."""
    end = time.monotonic() + SOON / 1000
    while True:
        try:
            cursor.execute(f"PRAGMA {pragma}")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


def begin(connection: Connection) -> None:
    """With the lock for writing from the start, where one is wanted: SQLite can't wait for it halfway."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")
