"""The people at the tables: who is there, what they are called, what they say."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Sequence
from typing import Protocol
from weakref import WeakKeyDictionary

from swarmrally.gate.buckets import Buckets
from swarmrally.gate.settings import Rate
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.socket.client import Client
from swarmrally.server.socket.messages import ENCODER, Chat, ChatLine, Names, Present
from swarmrally.server.socket.neighbours import Neighbours
from swarmrally.table.desk.desk import Desk
from swarmrally.table.desk.hall import Hall
from swarmrally.table.games.playing import NOBODY

SAY = Rate(4, 0.5)
"""Lines of chat, for each player."""
SAY_FROM_OUTSIDE = Rate(20, 2)
"""Lines at a table of all who have no seat there: more can't be read, and each is told to everybody."""
TOLD_LINES = 30
GATHER = 0.25
"""So many seconds after somebody came or went everybody is told, once."""
FEW = 100
"""For how many listeners that holds; a crowd hears it as much more seldom as it is larger."""
TOGETHER = 0.1
"""Seconds for which lines wait for each other."""


class People(Protocol):
    """Where names and lines are kept."""

    async def names(self, players: Sequence[str]) -> dict[str, str | None]: ...

    async def check_name(self, player: str, others: Collection[str]) -> None:
        """Raises a Refusal when the player's name looks like one of theirs, and is another."""

    async def add_line(self, table: str, player: str, at: int, text: str) -> int: ...

    async def lines(self, table: str, limit: int) -> list[ChatLine]:
        """The last ones."""

    async def lines_after(self, table: str, after: int) -> list[ChatLine]: ...


class Gatherings:
    def __init__(self, hall: Hall, people: People, neighbours: Neighbours) -> None:
        self.hall, self.people, self.neighbours = hall, people, neighbours
        self.changed: set[str] = set()
        self.buckets, self.outside = Buckets(SAY), Buckets(SAY_FROM_OUTSIDE)
        self.said: WeakKeyDictionary[Desk, deque[ChatLine]] = WeakKeyDictionary()
        """What was said last at the tables that are in memory."""
        self.introduced: WeakKeyDictionary[Desk, set[str]] = WeakKeyDictionary()
        """Whose names all have been told who listened."""
        self.due: set[str] = set()
        """The tables whose lines are about to be told."""
        self.reading: set[asyncio.Task[None]] = set()
        hall.log.on_append(self.heard)
        neighbours.changed = self.parted

    async def joined(self, desk: Desk, client: Client) -> None:
        await self.introduce(desk, client)
        said = list(await self.said_at(desk))
        names = await self.people.names(sorted({line.player for line in said}))
        self.tell_lines(desk, client, [line for line in said if names[line.player] is not None], names)
        self.parted(desk.id)

    async def said_at(self, desk: Desk) -> deque[ChatLine]:
        if desk not in self.said:
            lines = await self.people.lines(desk.id, TOLD_LINES)
            self.said.setdefault(desk, deque(lines, TOLD_LINES))
        return self.said[desk]

    def parted(self, table: str) -> None:
        """Somebody came or went."""
        if table not in self.changed:
            self.changed.add(table)
            listening = len(self.hall.desk(table).ears) if table in self.hall.desks else 0
            asyncio.get_running_loop().call_later(GATHER * max(1, listening / FEW), self.tell_present, table)

    def tell_present(self, table: str) -> None:
        self.changed.discard(table)
        desk = self.hall.desks.get(table)
        if desk is None or desk.table is None:
            self.neighbours.tell(table, (), 0)
            return
        clients = [ear.listener for ear in desk.ears.values()]
        seated = {client.player for client in clients if desk.table.seat_of(client.player) >= 0}
        watching = sum(client.player not in seated for client in clients)
        self.neighbours.tell(table, tuple(sorted(seated)), watching)
        for there in self.neighbours.present(table):
            seated.update(there.players)
            watching += there.spectators
        self.tell(desk, ENCODER.encode(Present(table, sorted(seated), watching)))

    def tell(self, desk: Desk, message: bytes) -> None:
        for listener in list(desk.ears):
            listener.hear(message)

    async def introduce(self, desk: Desk, newcomer: Client | None = None) -> None:
        """Tells everybody the names they don't know yet."""
        if desk.table is None:
            return
        players = {chair.player for chair in desk.table.chairs if chair.player} | {desk.table.host}
        only_one = newcomer is not None and players == self.introduced.get(desk)
        clients = [newcomer] if newcomer and only_one else [listener for listener in desk.ears if isinstance(listener, Client)]
        if all(players <= client.known for client in clients):
            self.introduced[desk] = players
            return
        names = await self.people.names(sorted(players))
        for client in clients:
            if not players <= client.known:
                client.known |= players
                client.say(Names(names))
        if not only_one:
            self.introduced[desk] = players

    async def say(self, desk: Desk, player: str, text: str, at: int) -> None:
        now = asyncio.get_running_loop().time()
        if not self.buckets.of(player, now).takes(now):
            raise Refusal("", "too_many_lines")
        words = " ".join(text.split())
        if not words or not words.isprintable():
            raise Refusal("/text", "line_unprintable")
        await self.expect_welcome(desk, player)
        await self.check_name(desk, player)
        is_outside = desk.table is None or desk.table.seat_of(player) == NOBODY
        if is_outside and not self.outside.of(desk.id, now).takes(now):
            raise Refusal("", "too_many_lines")
        await self.people.add_line(desk.id, player, at, words)
        self.tell_soon(desk)

    async def expect_welcome(self, desk: Desk, player: str) -> None:
        """The host may have sent somebody away at another server a moment ago: the log knows."""
        if self.neighbours.passing.reaches_others:
            desk.doubt()
        if await desk.look(lambda table: table.is_silenced(player)):
            raise Refusal("", "sent_away")

    async def check_name(self, desk: Desk, player: str) -> None:
        """Nobody sits or speaks here who can be taken for somebody else at the table."""
        people = await desk.look(lambda table: table.people())
        await self.people.check_name(player, people - {player})

    def heard(self, table: str, number: int) -> None:
        """With number 0 another server's client has said something; without a table, perhaps anywhere."""
        if number == 0:
            for desk in list(self.hall.desks.values()):
                if desk.ears and table in ("", desk.id):
                    self.tell_soon(desk)

    def tell_soon(self, desk: Desk) -> None:
        """With what else is said within a moment: at a table where hundreds listen each telling is work."""
        if desk.id not in self.due:
            self.due.add(desk.id)
            task = asyncio.get_running_loop().create_task(self.read_together(desk))
            self.reading.add(task)
            task.add_done_callback(self.reading.discard)

    async def read_together(self, desk: Desk) -> None:
        await asyncio.sleep(TOGETHER)
        # What is said from here on may not be found any more.
        self.due.discard(desk.id)
        try:
            await self.read_lines(desk)
        except Exception as error:
            self.hall.went_wrong(desk.id, error)

    async def read_lines(self, desk: Desk) -> None:
        """Tells what was said since, here or at another server, in the order in which it is kept."""
        said = await self.said_at(desk)
        found = await self.people.lines_after(desk.id, said[-1].id if said else 0)
        names = await self.people.names(sorted({line.player for line in found}))
        lines = [line for line in found if not said or line.id > said[-1].id]
        said.extend(lines)
        for listener in list(desk.ears):
            if lines and isinstance(listener, Client):
                self.tell_lines(desk, listener, lines, names)

    def tell_lines(self, desk: Desk, client: Client, lines: list[ChatLine], names: dict[str, str | None]) -> None:
        heard = [line for line in lines if line.player not in client.muted]
        unknown = {line.player for line in heard} - client.known
        if unknown:
            client.known |= unknown
            client.say(Names({player: names[player] for player in sorted(unknown)}))
        if heard:
            client.say(Chat(desk.id, heard))
