"""Who listens at a table, and what they are told: everybody the same, in order, and each seat what only it may know."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from typing import Protocol

from msgspec import Struct

from swarmrally.table.desk.packed import packed
from swarmrally.table.events import ENCODER
from swarmrally.table.games.playing import NOBODY
from swarmrally.table.news import Began, Own, PlanSealed, Played, Told
from swarmrally.table.table import Table

KEPT_BYTES = 48_000


class Message(Struct, frozen=True, tag_field="type", tag="told"):
    """News of one table, as every listener gets it."""

    table: str
    told: tuple[Told, ...]


class OwnMessage(Struct, frozen=True, tag_field="type", tag="own"):
    table: str
    own: Own


class Listener(Protocol):
    """Somebody at a table: one connection of a player or a spectator."""

    player: str

    def hear(self, message: bytes, soon: bool = True) -> None:
        """To be sent in this order; what is not wanted soon may wait for something that is."""


class Ear(Struct):
    """What a desk remembers of a listener."""

    listener: Listener
    encode: Callable[[Message], bytes] = ENCODER.encode
    """The form in which it reads what is told to everybody."""
    own: dict[int, bytes] = {}
    """By seat, what it was told last."""


class Audience:
    def __init__(self, table: str) -> None:
        self.id = table
        self.told: int | None = None
        """The number of the last message that everybody who listens has heard."""
        self.ears: dict[Listener, Ear] = {}
        self.recent: deque[tuple[Told, int]] = deque()
        self.recent_bytes = 0

    def join(self, listener: Listener, reads_rows: bool = False) -> None:
        self.ears[listener] = Ear(listener, packed) if reads_rows else Ear(listener)

    def part(self, listener: Listener) -> None:
        self.ears.pop(listener, None)

    def has_people_of(self, table: Table) -> bool:
        """Whether somebody who sits there, or the host, is connected here."""
        here = {ear.listener.player for ear in self.ears.values()} - {""}
        return any(player == table.host or table.seat_of(player) != NOBODY for player in here)

    def tell(self, table: Table, told: list[Told], askers: Collection[Listener]) -> None:
        """What has happened; who asked for it hears nothing new of themselves."""
        for message in told:
            self.keep(message)
        moved = has_moved(told)
        self.tell_all(table, tuple(message for message in told if message.number > (self.told or 0)), moved)
        # Two tabs of a player may both have drafted something: what the last one did stands.
        last = {listener.player: listener for listener in askers}
        for ear in list(self.ears.values()):
            player = ear.listener.player
            if moved or player in last:
                self.tell_own(table, ear, is_asker=not moved and last[player] is ear.listener)

    def tell_all(self, table: Table, unheard: tuple[Told, ...], moved: bool) -> None:
        if not unheard:
            return
        self.told = unheard[-1].number
        message, ears = Message(self.id, unheard), list(self.ears.values())
        wires = {encode: encode(message) for encode in {ear.encode for ear in ears}}
        for ear in ears:
            if may_watch(table, ear.listener.player):
                ear.listener.hear(wires[ear.encode], moved)
            if table.is_sent_away(ear.listener.player):
                self.part(ear.listener)

    def catch_up(self, table: Table, told: list[Told]) -> None:
        """What others wrote; a draft among it is told to its owner."""
        self.tell(table, told, ())
        for ear in list(self.ears.values()):
            self.tell_own(table, ear)

    def tell_own(self, table: Table, ear: Ear, is_asker: bool = False) -> None:
        """What only their seats may know, when that has changed, and not by their own doing."""
        for seat in table.seats_of(ear.listener.player):
            own = table.own(seat)
            if own.draft is None and own.answers is None and not own.game:
                ear.own.pop(seat, None)
                continue
            wire = ENCODER.encode(OwnMessage(self.id, own))
            if wire != ear.own.get(seat):
                ear.own[seat] = wire
                if not is_asker:
                    ear.listener.hear(wire)

    def keep(self, told: Told) -> None:
        """The last messages are kept, for those who come back after a break."""
        events = [news.events for news in told.news if isinstance(news, Began | Played)]
        size = 200 + sum(len(each.json) + len(each.rows) for each in events)
        self.recent.append((told, size))
        self.recent_bytes += size
        while self.recent_bytes > KEPT_BYTES and len(self.recent) > 1:
            self.recent_bytes -= self.recent.popleft()[1]

    def after(self, number: int, last: int) -> tuple[Told, ...] | None:
        """The messages after this one up to the last, or None when they are not kept any more."""
        messages = tuple(told for told, _ in self.recent if told.number > number)
        missing = last > number and (not messages or messages[0].number != number + 1)
        return None if missing or number > last else messages

    def forget(self) -> None:
        """What was told last."""
        self.recent.clear()
        self.recent_bytes = 0


def may_watch(table: Table, player: str) -> bool:
    """Whether somebody who came before the start may stay: not at a table without spectators."""
    return table.settings.spectators or table.phase != "playing" or player == table.host or table.seat_of(player) != NOBODY


def has_moved(told: list[Told]) -> bool:
    """Whether more has happened than that a plan was sealed."""
    return any(not isinstance(news, PlanSealed) for message in told for news in message.news)
