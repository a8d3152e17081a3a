"""The WebSocket: one per client, as many tables as it likes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Protocol
from urllib.parse import urlsplit

from prometheus_client import Gauge

from swarmrally.server.client import Bucket, Client, Post
from swarmrally.server.conversation import Conversation, Door
from swarmrally.server.gatherings import Gatherings
from swarmrally.server.live_lobby import LiveLobby
from swarmrally.server.messages import PROTOCOL, Keeping, Refused, Welcome, id_in
from swarmrally.server.options import Rate
from swarmrally.server.wire import EXTENSION
from swarmrally.store.failures import Trouble
from swarmrally.table.hall import Hall

MOST_IGNORED = 200
"""Messages beyond the rate before the connection is given up."""
GOOD_BYE = 1.0
"""So many seconds a client that is sent away may take to hear why."""
FORBIDDEN, TOO_MANY, UNEXPECTED = 4003, 4029, 1011

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Entrance(Door, Protocol):
    """What the socket needs to know about who comes."""

    origins: frozenset[str]
    """Where pages may come from besides the server's own address."""
    most_from_one_address: int
    message: Rate

    async def player_of(self, scope: Scope) -> str | None:
        """The signed-in player, None without a sign-in."""

    def address_of(self, scope: Scope) -> str: ...


class Sockets:
    """All connections of one server: an ASGI application."""

    def __init__(self, hall: Hall, entrance: Entrance, gatherings: Gatherings, lobby: LiveLobby, gauge: Gauge) -> None:
        self.hall, self.entrance, self.gatherings, self.lobby, self.gauge = hall, entrance, gatherings, lobby, gauge
        self.post = Post()
        self.clients: set[Client] = set()
        self.by_address: dict[str, int] = {}
        self.trouble: Trouble | None = None
        """Why nothing can be kept now."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if not self.may_come(scope):
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        address = self.entrance.address_of(scope)
        if self.by_address.get(address, 0) >= self.entrance.most_from_one_address:
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        self.by_address[address] = self.by_address.get(address, 0) + 1
        try:
            await self.converse(scope, receive, send)
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def may_come(self, scope: Scope) -> bool:
        """A browser says which page it comes from; only our own pages may use its cookie."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return b"cookie" not in headers
        place = place_of(origin)
        return origin in self.entrance.origins or (bool(place) and place == headers.get(b"host", b"").decode("latin-1"))

    async def converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        player = await self.entrance.player_of(scope)
        await send({"type": "websocket.accept"})
        client = Client(player or "", scope["extensions"][EXTENSION], self.post)
        client.say(Welcome(PROTOCOL, player, self.hall.now()))
        if self.trouble:
            client.say(Keeping(self.trouble))
        conversation = Conversation(client, self.hall, self.entrance, self.gatherings, self.lobby)
        self.clients.add(client)
        self.gauge.inc()
        hearing = asyncio.get_running_loop().create_task(self.listen(conversation, receive))
        client.hang_up = hearing.cancel
        try:
            await asyncio.wait({hearing})
            if client.close_code is not None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(say_good_bye(client, send), GOOD_BYE)
        finally:
            self.clients.discard(client)
            self.gauge.dec()
            conversation.end()
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    async def listen(self, conversation: Conversation, receive: Receive) -> None:
        rate, ignored = self.entrance.message, 0
        bucket = Bucket(rate.per_second, rate.burst)
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or ""
            if bucket.takes(asyncio.get_running_loop().time()):
                await self.take(conversation, text)
                continue
            if ignored == MOST_IGNORED:
                conversation.client.close(TOO_MANY, hears_the_rest=True)
                return
            ignored += 1
            conversation.client.say(Refused(id_in(text), "", f"expected at most {rate.per_second:g} messages a second"))

    async def take(self, conversation: Conversation, text: str | bytes) -> None:
        try:
            await conversation.take(text, self.hall.now())
        except Exception as error:
            self.hall.went_wrong("", error)
            conversation.client.close(UNEXPECTED)

    def tell_trouble(self, trouble: Trouble | None) -> None:
        self.trouble = trouble
        for client in list(self.clients):
            client.say(Keeping(trouble))

    def sign_out(self, player: str) -> None:
        """The player has moved to another device."""
        for client in list(self.clients):
            if client.player == player:
                client.close(FORBIDDEN)


def place_of(origin: str) -> str:
    """Host and port; none of something that is no origin."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def say_good_bye(client: Client, send: Send) -> None:
    """When all that it is still to hear is on its way."""
    await client.sent_all()
    await send({"type": "websocket.close", "code": client.close_code})
