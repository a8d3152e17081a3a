"""What a ledger is written with: statements whose SQL is made already, in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol

from sqlalchemy import Connection

Values = tuple[Any, ...]


class Statements(Protocol):
    def transaction(self) -> AbstractContextManager[object]:
        """Kept at its end, or nothing of it."""

    def write(self, sql: str, many: list[Values]) -> None:
        """Once for each of these."""

    def find(self, sql: str, values: Values) -> Sequence[Sequence[Any]]: ...


class SqliteStatements:
    """On the driver itself: what SQLAlchemy does around a statement costs three times what SQLite does for it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.connection.commit()
        except BaseException:
            self.connection.rollback()
            raise

    def write(self, sql: str, many: list[Values]) -> None:
        self.connection.executemany(sql, many)

    def find(self, sql: str, values: Values) -> Sequence[Sequence[Any]]:
        return self.connection.execute(sql, values).fetchall()


class PostgresqlStatements:
    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def transaction(self) -> AbstractContextManager[object]:
        return self.connection.begin()

    def write(self, sql: str, many: list[Values]) -> None:
        self.connection.exec_driver_sql(sql, many)

    def find(self, sql: str, values: Values) -> Sequence[Sequence[Any]]:
        return self.connection.exec_driver_sql(sql, values).all()
