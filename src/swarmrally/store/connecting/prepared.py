"""Statements whose SQL is made once: SQLAlchemy would arrange it anew for every transaction, at a higher price than running it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Dialect, Select, UpdateBase

from swarmrally.store.connecting.statements import Statements


class Change:
    """An INSERT, UPDATE or DELETE, run for many at once."""

    def __init__(self, statement: UpdateBase, columns: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        self.sql, self.names = str(compiled), tuple(compiled.positiontup or ())

    def run(self, statements: Statements, many: Iterable[dict[str, Any]]) -> None:
        statements.write(self.sql, [tuple([one[name] for name in self.names]) for one in many])


class Question:
    """A SELECT."""

    def __init__(self, statement: Select[Any], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.sql, self.names, self.usual = str(compiled), tuple(compiled.positiontup or ()), compiled.params

    def run(self, statements: Statements, **asked: Any) -> Sequence[Sequence[Any]]:
        values = self.usual | asked
        return statements.find(self.sql, tuple([values[name] for name in self.names]))


class Search:
    """A SELECT with a list of values in it."""

    def __init__(self, statement: Select[Any], name: str, dialect: Dialect) -> None:
        self.statement, self.name, self.dialect = statement, name, dialect
        self.sql = functools.lru_cache(maxsize=64)(self.sql_for)

    def sql_for(self, size: int) -> str:
        shown = self.statement.params({self.name: [""] * size})
        return str(shown.compile(dialect=self.dialect, compile_kwargs={"render_postcompile": True}))

    def run(self, statements: Statements, values: Sequence[str]) -> Sequence[Sequence[Any]]:
        return statements.find(self.sql(len(values)), tuple(values))
