"""A game told from its beginning: the first snapshot, and every event that everybody has been told since. Nothing in it is secret."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw, Struct

from swarmrally.table.folding.fold import EngineChanged, read
from swarmrally.table.log import Entry
from swarmrally.table.news import AnyNews, Began, Over, Played
from swarmrally.table.table import Table


class Stretch(Struct, frozen=True):
    """The events of one message."""

    number: int
    events: bytes
    """As JSON, without the brackets of the list."""


class Telling:
    """A log folded once more, beside the table that is played at; it can be told on when the log has grown."""

    def __init__(self, table: str) -> None:
        self.table = Table(table)
        self.began: Began | None = None
        self.began_at = self.over_at = 0
        self.stretches: list[Stretch] = []
        self.is_broken = False
        """Whether the rest was written by a program with other rules."""

    def hear(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if self.is_broken:
                return
            try:
                told = read(self.table, entry)
            except EngineChanged:
                self.is_broken = True
                return
            for news in told.news if told else ():
                self.note(news, entry.at)

    def note(self, news: AnyNews, at: int) -> None:
        if isinstance(news, Began):
            self.began, self.began_at = news, at
        elif isinstance(news, Over):
            self.over_at = at
        elif isinstance(news, Played) and len(bytes(news.events)) > len("[]"):
            self.stretches.append(Stretch(self.table.told, bytes(news.events)[1:-1]))

    def events(self, until: int | None = None) -> Raw:
        """All events, or those up to and including the message with this number, as one list."""
        told = [stretch.events for stretch in self.stretches if until is None or stretch.number <= until]
        return Raw(b"[" + b",".join(told) + b"]")
