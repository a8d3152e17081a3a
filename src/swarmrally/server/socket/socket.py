"""The WebSocket: one per client, as many tables as it likes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, MutableMapping
from contextlib import suppress
from typing import Any, Protocol

from prometheus_client import Gauge

from swarmrally.gate.answers import guarded
from swarmrally.gate.buckets import Bucket
from swarmrally.gate.link import Answer
from swarmrally.kernel.codes import Code
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms.reasons import body_of
from swarmrally.server.process.options import Rate
from swarmrally.server.process.stamps import arrived_at
from swarmrally.server.process.web_engine import WebEngine
from swarmrally.server.socket.client import Client, Post
from swarmrally.server.socket.conversation import Conversation, Door
from swarmrally.server.socket.gate_socket import Came, GateSocket
from swarmrally.server.socket.gatherings import Gatherings
from swarmrally.server.socket.live_lobby import LiveLobby
from swarmrally.server.socket.messages import PROTOCOL, Keeping, Welcome, id_in, refused
from swarmrally.store.connecting.failures import Trouble
from swarmrally.table.desk.desk import Desk
from swarmrally.table.desk.hall import Hall
from swarmrally.table.games.playing import NOBODY

MOST_IGNORED = 200
"""Messages beyond the rate before the connection is given up."""
GOOD_BYE = 1.0
"""So many seconds a client that is sent away may take to hear why."""
LOOK_EVERY = 1.0
LONGEST_FENCE = 3.0
"""So many seconds what was read in time may take to be worked on, before time runs out all the same."""
FOR_OTHERS = 0.3
"""Seconds that plans have which were in time at another server: its gate can't be asked, but they are on their way to the log."""
FORBIDDEN, TOO_MANY, UNEXPECTED, GOING_AWAY = 4003, 4029, 1011, 1012
MOST_SEATED = 4
"""WebSockets of one player that go before others': nobody plays on more at a time."""
SESSION = "swarmrally.session"
"""Under this name the scope of a connection has the session by which its player came."""

Scope = MutableMapping[str, Any]


class Admission(Door, Protocol):
    """What the socket needs to know about who comes."""

    message: Rate

    def may_come(self, scope: Scope) -> bool:
        """Whether it is no page of somebody else that opens it."""

    def player_of(self, scope: Scope) -> Coroutine[Any, Any, str | None]:
        """The signed-in player, None without a sign-in."""


class Sockets:
    """All connections of one server."""

    def __init__(self, hall: Hall, admission: Admission, gatherings: Gatherings, lobby: LiveLobby, gauge: Gauge) -> None:
        self.hall, self.admission, self.gatherings, self.lobby, self.gauge = hall, admission, gatherings, lobby, gauge
        self.post = Post()
        self.engine = WebEngine()
        self.clients: set[Client] = set()
        self.trouble: Trouble | None = None
        """Why nothing can be kept now."""
        self.visits: set[asyncio.Task[None]] = set()
        self.is_leaving = False
        self.seated_addresses: set[str] = set()
        self.fence: Callable[[Iterable[GateSocket], str], Awaitable[None]] = all_is_here
        hall.settle = self.settle

    def welcome(self, scope: Scope, wire: GateSocket) -> None:
        visit = asyncio.get_running_loop().create_task(self.visited(scope, wire))
        self.visits.add(visit)
        visit.add_done_callback(self.visits.discard)

    async def visited(self, scope: Scope, wire: GateSocket) -> None:
        if not self.admission.may_come(scope):
            wire.deny(denied(403, "foreign_page"))
            return
        if self.is_leaving:
            wire.deny(denied(503, "leaving"))
            return
        try:
            conversation = await wire.line.metered(wire, self.let_in(scope, wire))
        except Exception as error:
            self.hall.went_wrong("", error)
            wire.deny(denied(503, "store_away"))
            return
        await self.converse(conversation, wire)

    async def let_in(self, scope: Scope, wire: GateSocket) -> Conversation:
        player = await self.admission.player_of(scope)
        client = Client(player or "", wire, self.post)
        client.session = scope.get(SESSION, "")
        client.rules = self.engine.offered()
        client.say(Welcome(PROTOCOL, player, self.hall.now(), client.rules))
        if self.trouble:
            client.say(Keeping(self.trouble))
        return Conversation(client, self.hall, self.admission, self.gatherings, self.lobby)

    async def converse(self, conversation: Conversation, wire: GateSocket) -> None:
        wire.accept()
        client = conversation.client
        self.clients.add(client)
        self.gauge.inc()
        hearing = asyncio.get_running_loop().create_task(self.listen(conversation, wire))
        client.hang_up = hearing.cancel
        try:
            await asyncio.wait({hearing})
            if client.close_code is not None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(client.sent_all(), GOOD_BYE)
                wire.close(client.close_code)
        finally:
            self.clients.discard(client)
            self.gauge.dec()
            conversation.end()
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    async def listen(self, conversation: Conversation, wire: GateSocket) -> None:
        rate, ignored = self.admission.message, 0
        bucket = Bucket(rate, asyncio.get_running_loop().time())
        while (came := await wire.next()) is not None:
            if came.is_refused:
                conversation.client.say(refused(id_in(came.text), Refusal("", "too_much_to_do")))
            elif bucket.takes(asyncio.get_running_loop().time()):
                await wire.line.metered(wire, self.take(conversation, came))
            elif ignored == MOST_IGNORED:
                conversation.client.close(TOO_MANY, hears_the_rest=True)
                return
            else:
                ignored += 1
                conversation.client.say(refused(id_in(came.text), Refusal("", "too_many_messages", most=f"{rate.per_second:g}")))
            wire.done()

    async def take(self, conversation: Conversation, came: Came) -> None:
        try:
            await conversation.take(came.text, arrived_at(came.stamp, self.hall.now()))
        except Exception as error:
            self.hall.went_wrong("", error)
            conversation.client.close(UNEXPECTED)

    def tell_trouble(self, trouble: Trouble | None) -> None:
        self.trouble = trouble
        for client in list(self.clients):
            client.say(Keeping(trouble))

    def sign_out(self, player: str, sessions: Collection[str] = ()) -> None:
        """These sessions of the player have ended, or all."""
        for client in list(self.clients):
            if client.player == player and (not sessions or client.session in sessions):
                client.close(FORBIDDEN)

    # Who plays

    async def run(self) -> None:
        """Until cancelled: looks who sits at a table in play, because those go before others."""
        while True:
            self.look()
            await asyncio.sleep(LOOK_EVERY)

    def look(self) -> None:
        self.seated_addresses.clear()
        seated: Counter[str] = Counter()
        for client in self.clients:
            wire = client.wire
            assert isinstance(wire, GateSocket)
            plays = any(is_played_by(self.hall.desks.get(table), client.player) for table in client.tables)
            wire.seat(plays and seated[client.player] < MOST_SEATED)
            if wire.is_seated:
                seated[client.player] += 1
                self.seated_addresses.add(wire.address)

    async def settle(self, desk: Desk) -> None:
        """Returns when all that was read in time from this table's players is written, or can't be waited for any longer."""
        players = [ear.listener for ear in desk.ears.values() if is_played_by(desk, ear.listener.player)]
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_FENCE):
                await self.fence([wire for one in players if isinstance(wire := getattr(one, "wire", None), GateSocket)], desk.id)
        if any(there.players for there in self.gatherings.neighbours.present(desk.id)):
            await asyncio.sleep(FOR_OTHERS)


async def all_is_here(wires: Iterable[GateSocket], table: str) -> None:
    """Without a gate nothing is on its way."""


def is_played_by(desk: Desk | None, player: str) -> bool:
    table = None if desk is None else desk.table
    return table is not None and table.phase == "playing" and bool(player) and table.seat_of(player) != NOBODY


def denied(status: int, code: Code) -> Answer:
    content = body_of(Refusal("", code))
    lines = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    return Answer(status, guarded(lines, False), content, True)
