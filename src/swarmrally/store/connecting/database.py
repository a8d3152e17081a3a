"""Connections to SQLite or PostgreSQL, and what differs between the two."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection, Dialect, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.address import file_there, is_postgresql, sqlite_file
from swarmrally.store.connecting.company import Company
from swarmrally.store.connecting.condition import Condition
from swarmrally.store.connecting.failures import Troubled, Unreachable, is_passing, reason
from swarmrally.store.connecting.resting import rest
from swarmrally.store.connecting.sqlite import Readers, bring_in
from swarmrally.store.connecting.write_connection import PostgresqlWriteConnection, SqliteWriteConnection, WriteConnection

PATIENCE = 30.0
"""Seconds to wait for a database that is away."""
CONNECT_PATIENCE = 10.0
Result = TypeVar("Result")


class Way(Protocol):
    """To a database."""

    dialect: Dialect

    async def look(self, work: Callable[[Connection], Result]) -> Result: ...

    async def change(self, work: Callable[[Connection], Result]) -> Result:
        """In a transaction that is kept at its end, or nothing of it."""

    def line(self) -> WriteConnection:
        """For those who write all the time."""

    async def close(self) -> None: ...


class SqliteWay:
    """One writes at a time: all share a line, where nobody has to wait for a lock."""

    def __init__(self, file: Path, reads_only: bool) -> None:
        self.readers = Readers(file, reads_only)
        self.dialect = self.readers.engine.dialect
        self.only_line = SqliteWriteConnection(file)
        self.company = Company(self.only_line)
        self.look, self.change = self.readers.run, self.company.run

    def line(self) -> WriteConnection:
        return self.only_line

    async def close(self) -> None:
        await self.company.close()
        await self.only_line.close()
        await self.readers.close()


class PostgresqlWay:
    def __init__(self, address: str) -> None:
        self.engine = postgresql_engine(address)
        self.dialect = self.engine.dialect

    async def look(self, work: Callable[[Connection], Result]) -> Result:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Callable[[Connection], Result]) -> Result:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def line(self) -> WriteConnection:
        return PostgresqlWriteConnection(self.engine)

    async def close(self) -> None:
        await self.engine.dispose()


class Database:
    def __init__(self, address: str, reads_only: bool = False) -> None:
        """Whoever only reads makes no file or folder, and changes none."""
        self.address = address
        self.is_postgresql = is_postgresql(address)
        self.file = None if self.is_postgresql else (file_there if reads_only else sqlite_file)(Path(address))
        self.way: Way = SqliteWay(self.file, reads_only) if self.file else PostgresqlWay(address)
        self.condition = Condition()
        self.line = self.way.line

    @property
    def name(self) -> str:
        """For messages: no password in it."""
        return str(self.file or "PostgreSQL")

    async def look(self, work: Callable[[Connection], Result]) -> Result:
        """What it finds; it may be done twice."""
        return await self.patiently(lambda: self.way.look(work))

    async def read(self, statement: Executable, parameters: dict[str, Any] | None = None) -> Sequence[Any]:
        return await self.look(lambda connection: connection.execute(statement, parameters).all())

    async def change(self, work: Callable[[Connection], Result]) -> Result:
        """In one transaction. It is not tried again: the caller knows whether that is right."""
        rest()
        try:
            return await self.way.change(work)
        except Exception as error:
            trouble = self.condition.note(error)
            if is_passing(error):
                raise Unreachable(f"{self.name} did not answer") from error
            if trouble is not None:
                raise Troubled(trouble) from error
            raise

    async def write(self, statement: Executable, parameters: dict[str, Any] | None = None) -> int:
        """Runs one statement; how many rows it has changed."""
        return await self.change(lambda connection: connection.execute(statement, parameters).rowcount)

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """Both know the same ON CONFLICT, but SQLAlchemy has it for each of them only."""
        return postgresql.insert(table) if self.is_postgresql else sqlite.insert(table)

    async def bring_in(self) -> None:
        """SQLite writes beside its file first."""
        if self.file is not None:
            await asyncio.to_thread(bring_in, self.file)

    async def check(self) -> None:
        """A Refusal when there is nobody, or somebody else, at the address."""
        try:
            await self.way.look(lambda connection: None)
        except (asyncpg.ClientConfigurationError, ValueError):
            # Their messages can repeat a part of the password.
            raise Refusal(
                "database", "wrong_database", expected="postgresql://user:password@host/database, with %xx for special letters"
            ) from None
        except (DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            kind = "a PostgreSQL database that lets us in" if self.is_postgresql else "a SQLite database"
            raise Refusal(self.name, "wrong_database", expected=f"{kind}: {reason(error)}") from None

    async def close(self) -> None:
        await self.way.close()

    async def patiently(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Does something again, that may be done twice, until the database is back."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await work()
            except Exception as error:
                trouble = self.condition.note(error)
                if not is_passing(error):
                    if trouble:
                        raise Troubled(trouble, "read") from error
                    raise
                if asyncio.get_running_loop().time() > end:
                    raise Unreachable(f"the database has been away for {PATIENCE:.0f} s") from error
                await asyncio.sleep(0.2)


def postgresql_engine(address: str) -> AsyncEngine:
    """asyncpg reads the URL by itself, with all that PostgreSQL's own programs understand in one."""

    async def connect(*_: Any, **__: Any) -> asyncpg.Connection:
        return await connect_driver(address)

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True)


async def connect_driver(address: str) -> asyncpg.Connection:
    return await asyncpg.connect(address, timeout=CONNECT_PATIENCE, server_settings={"application_name": "swarmrally"})
