"""What a table asks of whatever keeps its log: numbered entries that are never changed, and a row that says what the table is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from msgspec import Struct

from swarmrally.kernel.refusal import Refusal
from swarmrally.table.endings import Ending
from swarmrally.table.settings import Terms

Phase = Literal["open", "playing", "over", "closed"]
"""Seats are being taken; a game is on; it has been played; the table was given up."""


class Entry(Struct, frozen=True, gc=False):
    """One line of a table's log: `body` is the JSON of something in entries.py."""

    number: int
    at: int
    """When it was written, in milliseconds since 1970 by the server's clock."""
    body: bytes


class Row(Struct, frozen=True):
    """What is known of a table without reading its log."""

    table: str
    number: int
    """Of the last entry; the first one is 1."""
    game: str
    title: str
    """The mode or course, for lists."""
    phase: Phase
    is_public: bool
    players: tuple[str, ...]
    """The ids of those who have a seat; of the host too, before the start."""
    seats: int
    """How many players there are room for; whose robots they have says terms."""
    free_seats: int
    opened_at: int
    touched_at: int
    due_at: int | None = None
    """When the table wants to be woken."""
    terms: Terms | None = None
    """Not kept of old tables where nothing has happened since."""
    host: str = ""
    setup_bytes: int = 0
    """How long the table's set-up is."""
    has_begun: bool = True
    """Whether there was a game, over or not."""
    work: str | None = None
    """The hash of the work that is played on."""


class Append(Struct, frozen=True):
    """Entries to write, numbered without a gap from row.number - len(entries) + 1, and the row as it is after them."""

    row: Row
    entries: tuple[Entry, ...]
    endings: tuple[Ending, ...] = ()
    """When a game is over by these entries, what became of it."""


class Milestone(Struct, frozen=True):
    """A table as it was after this entry, as the program with these sources writes it down."""

    number: int
    engine: str
    body: bytes


class Milestones(Protocol):
    """Where milestones are kept. They only save time: whatever is in them follows from the log."""

    async def add(self, table: str, milestone: Milestone) -> None: ...

    async def last(self, table: str) -> Milestone | None: ...


class Conflict(Exception):
    """The numbers are taken: somebody else has written to this table. Nothing of this append was kept."""


class NotKept(Refusal):
    """Nothing can be kept, or read, at present; nothing of this was kept."""


class Damaged(NotKept):
    """What was read is not what was written."""

    def __init__(self) -> None:
        super().__init__("", "log_damaged")


class Log(Protocol):
    is_shared: bool
    """Whether other servers may write to it."""

    async def append(self, append: Append) -> None:
        """Returns when the entries are on disk; raises Conflict when one of the numbers is taken, NotKept when nothing can be now."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries with a higher number, in order; none for a table that is not there."""

    async def due(self, before: int) -> list[str]:
        """The tables that want to be woken at this time or earlier."""

    def on_append(self, told: Callable[[str, int], None]) -> None:
        """Calls back with table and number when another server has written, or may have."""


class MemoryLog:
    """A log that lasts as long as the process."""

    is_shared = False

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.kept: dict[str, list[Entry]] = {}
        self.listeners: list[Callable[[str, int], None]] = []

    async def append(self, append: Append) -> None:
        kept = self.kept.setdefault(append.row.table, [])
        if len(kept) != append.row.number - len(append.entries):
            raise Conflict(append.row.table)
        kept.extend(append.entries)
        self.rows[append.row.table] = append.row
        for told in self.listeners:
            told(append.row.table, append.row.number)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return self.kept.get(table, [])[after:]

    async def due(self, before: int) -> list[str]:
        return [row.table for row in self.rows.values() if row.due_at is not None and row.due_at <= before]

    def on_append(self, told: Callable[[str, int], None]) -> None:
        self.listeners.append(told)
