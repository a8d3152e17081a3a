"""The one WebSocket of a client: it comes back by itself after a break."""

from __future__ import annotations

import asyncio
import itertools
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from swarmrally.client.failures import Broken, Refused, SignedOut, Unreachable
from swarmrally.client.forms import Message

MOVED_AWAY = 4003
TOO_MANY, SERVER_ERROR = 429, 500
FIRST_WAIT, GROWTH, LONGEST_WAIT = 0.3, 1.7, 5.0
"""Seconds between two attempts."""
MESSAGES_A_SECOND, AT_ONCE = 50, 50
"""A little less than what a server takes from anybody."""
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
        self.next_at = 0.0
        """When the next message may be sent, were all sent evenly."""
        self.running = asyncio.get_running_loop().create_task(self.run())

    async def turn_to_speak(self) -> None:
        """Whoever asks a great deal is slowed down, not refused."""
        now = asyncio.get_running_loop().time()
        self.next_at = max(self.next_at, now - AT_ONCE / MESSAGES_A_SECOND) + 1 / MESSAGES_A_SECOND
        await asyncio.sleep(max(0, self.next_at - now))

    async def ask(self, **asked: Any) -> Message:
        """The answer; Refused, or Broken when the connection broke before it came."""
        await self.turn_to_speak()
        await self.is_open.wait()
        if self.failure is not None:
            raise self.failure
        assert self.socket is not None
        number = next(self.ids)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.asked[number] = answer
        with suppress(ConnectionClosed):
            await send(self.socket, asked | {"id": number})
        return await answer

    async def ask_until_answered(self, **asked: Any) -> Message:
        """What changes nothing is asked again after a break."""
        while True:
            try:
                return await self.ask(**asked)
            except Broken:
                continue

    async def run(self) -> None:
        """Until there is no use in trying again."""
        wait = FIRST_WAIT
        while self.failure is None:
            was_open, self.failure = await self.visit()
            self.broke()
            wait = FIRST_WAIT if was_open else min(wait * GROWTH, LONGEST_WAIT)
            await asyncio.sleep(0 if self.failure else wait)
        self.is_open.set()
        self.listener.lost()

    async def visit(self) -> tuple[bool, Exception | None]:
        """One connection from its beginning to its end: whether it came about, and why not to come again."""
        try:
            async with connect(self.url, additional_headers={"Authorization": f"Bearer {self.token}"}, max_size=None) as socket:
                await self.listen(socket)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == MOVED_AWAY:
                return True, SignedOut("expected this token to be good: the player has moved to another device")
        except InvalidStatus as error:
            if error.response.status_code < SERVER_ERROR and error.response.status_code != TOO_MANY:
                return False, Unreachable(f"expected a WebSocket at {self.url}: {error}")
        except (OSError, EOFError, InvalidHandshake):
            pass
        return self.is_open.is_set(), None

    async def listen(self, socket: ClientConnection) -> None:
        while True:
            heard = DECODER.decode(await socket.recv())
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
            waiting.set_exception(Refused(message))
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


async def send(socket: ClientConnection, asked: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(asked).decode())
