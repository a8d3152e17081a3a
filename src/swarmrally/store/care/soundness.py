"""Whether a table's log is one: believed no more than what a stranger sends."""

from __future__ import annotations

import re
from collections.abc import Iterable

from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries as log
from swarmrally.table.desk.hall import ID_LENGTH, ID_LETTERS
from swarmrally.table.folding.fold import EngineChanged, digest_of, read
from swarmrally.table.log import Damaged, Entry, Row
from swarmrally.table.reading import checked
from swarmrally.table.table import Table

TABLE_ID = re.compile(f"[{ID_LETTERS}]{{{ID_LENGTH}}}")
PLAYER_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
LARGEST_BODY = 1_000_000
AHEAD = 60_000
"""Milliseconds by which another machine's clock may be ahead."""
LATE = ("touched_at", "due_at", "terms")
"""What a row may lag behind with."""


class Unsound(Exception):
    """What is wrong with a log, and in which entry; with 0, in what is known of the table without reading it."""

    def __init__(self, number: int, words: str) -> None:
        super().__init__(words)
        self.number, self.words = number, words


def folded(row: Row, entries: Iterable[Entry], now: int) -> Table:
    """The table that follows from its log; or Unsound."""
    if not TABLE_ID.fullmatch(row.table):
        raise Unsound(0, f"expected an id of {ID_LENGTH} letters and digits")
    table = Table(row.table)
    for entry in entries:
        check_form(table, entry, now)
        fold(table, entry)
    check_row(row, table)
    return table


def check_form(table: Table, entry: Entry, now: int) -> None:
    expected = table.number + 1
    if entry.number != expected:
        raise Unsound(expected, f"expected entry {expected}, got {entry.number}")
    if not max(1, table.written_at) <= entry.at <= now + AHEAD:
        before = "in the future" if entry.at > now + AHEAD else "before the entry that it follows"
        raise Unsound(expected, f"expected a time that follows and has passed, got one {before}: {entry.at}")
    if len(entry.body) > LARGEST_BODY:
        raise Unsound(expected, f"expected at most {LARGEST_BODY} bytes, got {len(entry.body)}")


def fold(table: Table, entry: Entry) -> None:
    try:
        told = read(table, entry)
        body = log.DECODER.decode(entry.body)
        check_body(entry, body)
    except Damaged:
        raise Unsound(entry.number, "expected JSON: this is damaged") from None
    except EngineChanged as error:
        why = "its checksum does not hold" if error.__cause__ is None else str(error.__cause__)
        raise Unsound(entry.number, f"expected an entry that follows by the rules: {why}") from None
    if told and getattr(body, "digest", 0) is None and digest_of(list(told.news)) is not None:
        raise Unsound(entry.number, "expected a checksum of what happened")


def check_body(entry: Entry, body: log.Body) -> None:
    if isinstance(body, log.Opened) != (entry.number == 1):
        raise Unsound(entry.number, "expected a log that begins with `opened`, which is there once")
    if isinstance(body, log.Opened):
        try:
            checked(body.settings)
        except Refusal as refusal:
            raise Unsound(entry.number, f"expected settings that can be played: {refusal}") from None
    for name, ids in (("player", PLAYER_ID), ("host", PLAYER_ID), ("table", TABLE_ID)):
        found = getattr(body, name, None)
        if found is not None and not ids.fullmatch(found):
            raise Unsound(entry.number, f"expected the id of a {'table' if name == 'table' else 'player'}, got {found[:40]!r}")


def check_row(row: Row, table: Table) -> None:
    """What is known of the table without its log says the same."""
    if table.number != row.number:
        raise Unsound(0, f"expected {row.number} entries, got {table.number}")
    found = table.row() if table.number else row
    for field in Row.__struct_fields__:
        if field not in LATE and getattr(row, field) != getattr(found, field):
            raise Unsound(0, f"expected {field} to be what its log says")
