"""What is written in one transaction: the entries of many tables, and the tables' rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ARRAY, Integer, Text, bindparam, column, delete, func, insert, select, update, values

from swarmrally.store.connecting.database import Database
from swarmrally.store.connecting.prepared import Change, Question, Search
from swarmrally.store.connecting.statements import Statements
from swarmrally.store.log.rows import COLUMNS, columns_of, encoded, ending_columns
from swarmrally.store.log.waiting import Waiting
from swarmrally.store.schema import ENDINGS, ENTRIES, SEATED, TABLES
from swarmrally.table.log import Append, Row

LATELY = 10_000
"""Milliseconds by which a table's row may lag behind its log: an index on a time that moves with each plan costs as much as the plan."""
CHANNEL = "swarmrally"


class Kept(NamedTuple):
    """As much of a table's row as is compared."""

    id: str
    number: int
    players: bytes
    phase: str
    free_seats: int
    touched_at: int
    due_at: int | None


STANDING = (
    select(*(TABLES.c[name] for name in Kept._fields))
    .where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.id)
    .with_for_update()
)
WRITTEN = (
    select(ENTRIES.c.at, ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number.between(bindparam("first"), bindparam("last")))
    .order_by(ENTRIES.c.number)
)
STEP = update(TABLES).where(TABLES.c.id == bindparam("table")).values(number=bindparam("reached"))
REACHED = values(column("id", Text), column("number", Integer), name="reached").data([(bindparam("table"), bindparam("reached"))]).cte()
STEPS = (
    update(TABLES)
    .where(TABLES.c.id.in_(select(REACHED.c.id)))
    .values(number=select(REACHED.c.number).where(REACHED.c.id == TABLES.c.id).scalar_subquery())
)
"""The same for SQLite, which takes many rows as one statement."""
EMPTY_SEATS = delete(SEATED).where(SEATED.c.table_id == bindparam("table"))
NOTIFY = select(func.pg_notify(CHANNEL, func.unnest(bindparam("told", type_=ARRAY(Text)))))

Standing = dict[str, Kept]
"""The rows that are there, by table."""


class Ledger:
    def __init__(self, database: Database, sender: str) -> None:
        self.is_postgresql, self.sender = database.is_postgresql, sender
        dialect = database.way.dialect
        rows = database.insert(TABLES)
        changed = {column.name: column for column in rows.excluded if column.name not in ("id", "chatted", "work_counted")}
        whole_row = rows.on_conflict_do_update(index_elements=["id"], set_=changed)
        self.standing = Search(STANDING, "ids", dialect)
        self.written = Question(WRITTEN, dialect)
        self.notify = Question(NOTIFY, dialect)
        self.write_rows = Change(whole_row, [column.name for column in COLUMNS], dialect)
        self.step_rows = Change(STEP if self.is_postgresql else STEPS, ["number"], dialect)
        self.write_entries = Change(insert(ENTRIES), [column.name for column in ENTRIES.c], dialect)
        self.write_endings = Change(database.insert(ENDINGS).on_conflict_do_nothing(), [column.name for column in ENDINGS.c], dialect)
        self.empty_seats = Change(EMPTY_SEATS, [], dialect)
        self.write_seats = Change(insert(SEATED), [column.name for column in SEATED.c], dialect)

    def keep(self, group: list[Waiting], statements: Statements) -> list[Waiting]:
        """All whose numbers follow; returns those that are refused."""
        with statements.transaction():
            standing = self.standing_of(statements, group)
            numbers = {table: found.number for table, found in standing.items()}
            kept, refused = [], []
            # A table may be in a group several times: each append follows the one before it here, not the row.
            for waiting in group:
                row = waiting.append.row
                if numbers.get(row.table, 0) == waiting.before:
                    numbers[row.table] = row.number
                    kept.append(waiting.append)
                elif not (waiting.is_doubtful and self.is_kept(statements, waiting)):
                    refused.append(waiting)
            if kept:
                self.write(statements, kept, standing)
        return refused

    def standing_of(self, statements: Statements, group: list[Waiting]) -> Standing:
        """The tables' rows as they are. PostgreSQL locks them, all servers in the same order."""
        ids = padded(sorted({waiting.append.row.table for waiting in group}))
        return {found[0]: Kept._make(found) for found in self.standing.run(statements, ids)}

    def is_kept(self, statements: Statements, waiting: Waiting) -> bool:
        """Whether the very same entries are there: then nobody else was faster, it was us."""
        row, entries = waiting.append.row, waiting.append.entries
        found = self.written.run(statements, table=row.table, first=waiting.before + 1, last=row.number)
        return [tuple(kept) for kept in found] == [(entry.at, entry.body) for entry in entries]

    def write(self, statements: Statements, appends: list[Append], standing: Standing) -> None:
        last = {append.row.table: append.row for append in appends}
        rows = [last[table] for table in sorted(last)]
        changed = {row.table: row for row in rows if has_changed(row, standing.get(row.table))}
        if changed:
            self.write_rows.run(statements, map(columns_of, changed.values()))
        if stepped := [{"table": row.table, "reached": row.number} for row in rows if row.table not in changed]:
            self.step_rows.run(statements, stepped)
        if entries := list(entries_of(appends)):
            self.write_entries.run(statements, entries)
        if endings := [ending_columns(ending) for append in appends for ending in append.endings]:
            self.write_endings.run(statements, endings)
        self.seat(statements, [row for row in changed.values() if has_new_players(row, standing.get(row.table))])
        if self.is_postgresql:
            self.notify.run(statements, told=[f"{row.table} {row.number} {self.sender}" for row in rows])

    def seat(self, statements: Statements, rows: list[Row]) -> None:
        """Writes down who sits at these tables now."""
        if rows:
            self.empty_seats.run(statements, [{"table": row.table} for row in rows])
        if taken := [{"table_id": row.table, "player": player} for row in rows for player in set(row.players)]:
            self.write_seats.run(statements, taken)


def has_changed(row: Row, kept: Kept | None) -> bool:
    """Whether more is new than the number and a moment's time; a table is never to be woken too late."""
    if kept is None or has_new_players(row, kept) or (row.phase, row.free_seats) != (kept.phase, kept.free_seats):
        return True
    if row.touched_at > kept.touched_at + LATELY or row.due_at is None or kept.due_at is None:
        return True
    return not kept.due_at <= row.due_at <= kept.due_at + LATELY


def has_new_players(row: Row, kept: Kept | None) -> bool:
    return kept is None or encoded(row.players) != kept.players


def entries_of(appends: Iterable[Append]) -> Iterable[dict[str, object]]:
    for append in appends:
        for entry in append.entries:
            yield {"table_id": append.row.table, "number": entry.number, "at": entry.at, "body": entry.body}


def padded(ids: list[str]) -> list[str]:
    """As long as the next power of two: few lengths make few statements to prepare."""
    return ids + ids[-1:] * ((1 << (len(ids) - 1).bit_length()) - len(ids))
