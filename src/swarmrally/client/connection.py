"""The one WebSocket of a client: it comes back by itself after a break."""

from __future__ import annotations

import asyncio
import itertools
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from swarmrally.client.failures import Broken, Refused, SignedOut, Unreachable
from swarmrally.client.forms import Message

MOVED_AWAY = 4003
ANSWERS = ("done", "previewed", "hinted")
DECODER: msgspec.json.Decoder[Message | list[Message]] = msgspec.json.Decoder(Message | list[Message])


class Listener(Protocol):
    """Whoever the connection is for."""

    def subscriptions(self) -> list[dict[str, Any]]:
        """What to ask for after each break, before anything else."""

    def hear(self, message: Message) -> None: ...

    def lost(self) -> None:
        """The connection will not come back."""


class Connection:
    def __init__(self, url: str, token: str, listener: Listener) -> None:
        self.url, self.token, self.listener = "ws" + url.removeprefix("http") + "/api/socket", token, listener
        self.ids = itertools.count(1)
        self.asked: dict[int, asyncio.Future[Message]] = {}
        self.socket: ClientConnection | None = None
        self.is_open = asyncio.Event()
        self.failure: Exception | None = None
        """Why it will not come back."""
        self.running = asyncio.get_running_loop().create_task(self.run())

    async def ask(self, **asked: Any) -> Message:
        """The answer; Refused, or Broken when the connection broke before it came."""
        await self.is_open.wait()
        if self.failure is not None:
            raise self.failure
        assert self.socket is not None
        number = next(self.ids)
        self.asked[number] = answer = asyncio.get_running_loop().create_future()
        with suppress(ConnectionClosed):
            await send(self.socket, asked | {"id": number})
        return await answer

    async def run(self) -> None:
        try:
            async for socket in connect(self.url, additional_headers={"Authorization": f"Bearer {self.token}"}, max_size=None):
                try:
                    await self.listen(socket)
                except ConnectionClosed as closed:
                    if closed.rcvd is not None and closed.rcvd.code == MOVED_AWAY:
                        raise SignedOut("expected this token to be good: the player has moved to another device") from None
                self.broke()
        except (SignedOut, InvalidStatus) as error:
            self.failure = error if isinstance(error, SignedOut) else Unreachable(f"expected a WebSocket at {self.url}: {error}")
            self.broke()
            self.is_open.set()
            self.listener.lost()

    async def listen(self, socket: ClientConnection) -> None:
        async for frame in socket:
            heard = DECODER.decode(frame)
            for message in heard if isinstance(heard, list) else [heard]:
                if message.type == "welcome":
                    await self.begin(socket)
                self.take(message)

    async def begin(self, socket: ClientConnection) -> None:
        for asked in self.listener.subscriptions():
            await send(socket, asked)
        self.socket = socket
        self.is_open.set()

    def take(self, message: Message) -> None:
        self.listener.hear(message)
        waiting = self.asked.pop(message.id, None) if message.type in (*ANSWERS, "refused") else None
        if waiting is None or waiting.done():
            return
        if message.type == "refused":
            waiting.set_exception(Refused(message.pointer, message.reason))
        else:
            waiting.set_result(message)

    def broke(self) -> None:
        self.is_open.clear()
        waiting, self.asked = self.asked, {}
        for answer in waiting.values():
            if not answer.done():
                answer.set_exception(self.failure or Broken("expected an answer: the connection broke"))

    async def close(self) -> None:
        self.running.cancel()
        with suppress(asyncio.CancelledError):
            await self.running
        if self.socket is not None:
            await self.socket.close()


async def send(socket: ClientConnection, asked: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(asked).decode())
