"""What SQLite has to be told."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
SOON = 2000
"""Milliseconds after which those who stand in line say that the database is locked, and try again."""


def sqlite_engine(file: Path, reads_only: bool = False) -> AsyncEngine:
    if reads_only:
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=f"file:{quote(str(file))}", query={"mode": "ro", "uri": "true"})
        )
        event.listen(engine.sync_engine, "connect", lambda connection, _: connection.execute("PRAGMA query_only=ON"))
        return engine
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(file)))
    prepare(engine.sync_engine)
    return engine


def read_only(file: Path) -> str:
    """For sqlite3, with `uri`."""
    return f"file:{quote(str(file.absolute()))}?mode=ro"


def blocking_sqlite_engine(file: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(file)))
    prepare(engine)
    event.listen(engine, "connect", lambda connection, _: connection.execute(f"PRAGMA busy_timeout={SOON}"))
    return engine


def prepare(engine: Engine) -> None:
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", begin)


def set_pragmas(connection: Any, _: ConnectionPoolEntry) -> None:
    # Python's module would begin transactions by itself, too late for a SELECT that belongs to one.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """With the lock for writing from the start, where one is wanted: SQLite can't wait for it halfway."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")
