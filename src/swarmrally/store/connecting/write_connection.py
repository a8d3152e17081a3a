"""One connection kept for writing, on which a whole transaction is one call."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Protocol, TypeVar, cast

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from swarmrally.store.connecting.sqlite import line_engine
from swarmrally.store.connecting.statements import PostgresqlStatements, SqliteStatements, Statements

Result = TypeVar("Result")


class WriteConnection(Protocol):
    has_plans: Callable[[], bool]
    """Whether something is about to be written for which a table waits."""

    async def run(self, work: Callable[[Statements], Result]) -> Result: ...

    async def close(self) -> None:
        """The next `run` connects anew."""


class PostgresqlWriteConnection:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None
        self.has_plans: Callable[[], bool] = lambda: False

    async def run(self, work: Callable[[Statements], Result]) -> Result:
        if self.connection is None:
            self.connection = await self.engine.connect()
        return await self.connection.run_sync(lambda connection: work(PostgresqlStatements(connection)))

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()


class SqliteWriteConnection:
    """In a thread of its own: all that is written stands in line here, so that nobody waits for a lock."""

    def __init__(self, file: Path) -> None:
        self.engine = line_engine(file)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="line")
        self.connection: Connection | None = None
        self.has_plans: Callable[[], bool] = lambda: False

    async def run(self, work: Callable[[Statements], Result]) -> Result:
        return await self.change(lambda connection: work(pen_on(connection)))

    async def change(self, work: Callable[[Connection], Result]) -> Result:
        """The same through SQLAlchemy; the transaction is the work's."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.run_here, work)

    def run_here(self, work: Callable[[Connection], Result]) -> Result:
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(writes=True)
        return work(self.connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close_here)

    def close_here(self) -> None:
        connection, self.connection = self.connection, None
        with suppress(Exception):
            if connection:
                connection.close()
            self.engine.dispose()


def pen_on(connection: Connection) -> SqliteStatements:
    return SqliteStatements(cast(sqlite3.Connection, connection.connection.driver_connection))
