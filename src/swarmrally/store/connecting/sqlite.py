"""SQLite: one writes at a time, some read beside it, all of them in threads of their own."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
SOON = 2000
"""Milliseconds after which those who stand in line say that the database is locked, and try again."""
READERS = 4
Result = TypeVar("Result")


class Readers:
    """A whole look is one way to a thread and back; statement by statement, the ways would cost four times what SQLite does."""

    def __init__(self, file: Path, reads_only: bool) -> None:
        self.engine = read_only_engine(file) if reads_only else sqlite_engine(file)
        self.threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.run_here, work)

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
    event.listen(engine, "connect", lambda connection, _: connection.execute(f"PRAGMA busy_timeout={SOON}"))
    return engine


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
