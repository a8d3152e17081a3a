"""What a ledger is written with: statements whose SQL is made already, in one transaction."""

from __future__ import annotations

import functools
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from itertools import chain
from typing import Any, Protocol

from sqlalchemy import Connection

Values = tuple[Any, ...]
VALUES = re.compile(r"VALUES (\(\?(?:, \?)*\))")
MOST_ROWS = 32
"""In one statement: some SQLites take no more than 999 values."""


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
        """Many rows in one statement: after each step Python's lock is waited for, which the loop has when there is much to do."""
        if VALUES.search(sql) is None:
            self.connection.executemany(sql, many)
            return
        done = 0
        while done < len(many):
            rows = many[done : done + part_of(len(many) - done)]
            self.connection.execute(for_rows(sql, len(rows)), tuple(chain.from_iterable(rows)))
            done += len(rows)

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


def part_of(rows: int) -> int:
    """How many of them go into the next statement: a power of two, because few lengths make few statements to prepare."""
    return min(MOST_ROWS, 1 << (rows.bit_length() - 1))


@functools.lru_cache(maxsize=64)
def for_rows(sql: str, rows: int) -> str:
    return VALUES.sub(lambda found: "VALUES " + ", ".join([found[1]] * rows), sql, count=1)
