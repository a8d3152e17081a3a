"""Tables as files of JSON lines: a line that says what the table is about, then one for each entry of its log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct
from sqlalchemy import select

from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.store.care.soundness import LARGEST_BODY, Unsound, folded
from swarmrally.store.connecting.files import new_file
from swarmrally.store.keeping.tables import Tables
from swarmrally.store.log.table_log import StoredLog
from swarmrally.store.schema import TABLES
from swarmrally.table.endings import Ending
from swarmrally.table.log import Append, Conflict, Entry, Row
from swarmrally.table.results import endings_of
from swarmrally.table.steady_time import wall_clock

Followed = tuple[Row, tuple[Ending, ...]]
"""What follows from a log: the table's row, and what became of a game that is over."""
VERSION = 1
LONGEST_LINE = 4 * LARGEST_BODY
"""Bytes; a body is longer as a text in JSON."""


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    swarmrally: int
    table: Row


class ExportedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry. `body` is a text and not JSON inside JSON: it has to come back byte for byte."""

    number: int
    at: int
    body: str


HEAD = msgspec.json.Decoder(Head)
LINE = msgspec.json.Decoder(ExportedLine)


async def export_tables(log: StoredLog, path: Path, tables: Collection[str] | None = None) -> int:
    """Writes these tables, or all, into a new file; how many there were."""
    wanted = await all_tables(log) if tables is None else tables
    with new_file(path) as part, part.open("wb") as file:
        return sum([await export_table(log, table, file) for table in wanted])


async def all_tables(log: StoredLog) -> list[str]:
    return [table for (table,) in await log.database.read(select(TABLES.c.id).order_by(TABLES.c.opened_at, TABLES.c.id))]


async def export_table(log: StoredLog, table: str, file: BinaryIO) -> bool:
    """Not one that is deleted meanwhile. What is appended meanwhile is left out."""
    row = await Tables(log.database).row(table)
    entries = (await log.entries(table))[: row.number] if row else []
    if row is None or len(entries) < row.number:
        return False
    file.write(msgspec.json.encode(Head(VERSION, row)) + b"\n")
    for entry in entries:
        file.write(msgspec.json.encode(ExportedLine(entry.number, entry.at, entry.body.decode())) + b"\n")
    return True


async def import_tables(log: StoredLog, path: Path, step: Callable[[int], None] = lambda lines: None) -> int:
    """Reads and checks all of the file before it writes anything; how many tables there were. `step` is told how many lines are done."""
    tables = await check_import(log, path, step)
    for place, head, entries in tables_in(path):
        try:
            row, endings = tables[head.table.table]
            await log.append(Append(row, tuple(entry for _, entry in entries), endings))
        except Conflict:
            raise Refusal(place, "wrong_file", expected=f"a table that is not here yet, got {head.table.table}") from None
    return len(tables)


async def check_import(log: StoredLog, path: Path, step: Callable[[int], None]) -> dict[str, Followed]:
    """The rows as they follow from the logs: those of the file are only compared."""
    tables, rows = Tables(log.database), dict[str, Followed]()
    for place, head, entries in tables_in(path):
        table = head.table.table
        if table in rows:
            raise Refusal(place, "wrong_file", expected=f"a table that is not in the file twice, got {table}")
        if await tables.row(table):
            raise Refusal(place, "wrong_file", expected=f"a table that is not here yet, got {table}")
        rows[table] = await asyncio.to_thread(checked, place, head.table, entries)
        step(len(entries) + 1)
    return rows


def checked(place: str, row: Row, entries: list[tuple[str, Entry]]) -> Followed:
    try:
        table = folded(row, (entry for _, entry in entries), wall_clock())
        return table.row(), endings_of(table) if table.phase == "over" else ()
    except Unsound as unsound:
        where = entries[unsound.number - 1][0] if unsound.number else place
        raise Refusal(where, "unsound", why=f"{unsound.words} (table {row.table[:40]})") from None


def tables_in(path: Path) -> Iterator[tuple[str, Head, list[tuple[str, Entry]]]]:
    """Each table of the file, and the line where it begins; its entries, and their lines."""
    lines = lines_of(path)
    for place, text in lines:
        head = decoded(HEAD, text, place)
        if head.swarmrally != VERSION:
            raise Refusal(f"{place}/swarmrally", "wrong_version", expected=VERSION, what="exports", got=head.swarmrally)
        yield place, head, [entry_in(lines, number, f"{place}/table/number") for number in range(1, head.table.number + 1)]


def entry_in(lines: Iterator[tuple[str, bytes]], number: int, head: str) -> tuple[str, Entry]:
    found = next(lines, None)
    if found is None:
        raise Refusal(head, "wrong_file", expected=f"as many lines as that to follow, the file ends before entry {number}")
    place, text = found
    line = decoded(LINE, text, place)
    if line.number != number:
        raise Refusal(f"{place}/number", "wrong_file", expected=f"{number}, got {line.number}")
    return place, Entry(number, line.at, line.body.encode())


def lines_of(path: Path) -> Iterator[tuple[str, bytes]]:
    try:
        with path.open("rb") as file:
            number = 0
            while line := file.readline(LONGEST_LINE + 1):
                number += 1
                if len(line) > LONGEST_LINE:
                    raise Refusal(f"{path}:{number}", "wrong_file", expected=f"a line of at most {LONGEST_LINE} bytes")
                yield f"{path}:{number}", line
    except OSError as error:
        raise Refusal(str(path), "unreadable", what="an export", why=error.strerror) from None
