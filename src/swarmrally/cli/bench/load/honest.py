"""Honest people, who note how long everything takes and whether their plans counted."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import msgspec

from swarmrally.cli.bench.load.sockets import Socket, request

WITHIN = 10.0
"""Seconds after which nobody waits for an answer any more."""
LAG_EVERY = 0.02
Heard = dict[str, Any]


class Notes:
    """What they have met with."""

    def __init__(self) -> None:
        self.waiting: dict[object, float] = {}
        """When what is not answered yet was asked."""
        self.begin_anew()

    def begin_anew(self) -> None:
        self.answers: dict[str, list[float]] = {}
        """Seconds until each answer, by what was asked."""
        self.failures: list[str] = []
        """What was asked in vain, or broke."""
        self.plans = 0
        """How many were sent in time, and which of them did not count."""
        self.late: list[str] = []
        self.lag = 0.0
        """By how much our own timers were late at most: the machine's noise, in which shorter times drown."""

    async def timed(self, what: str, asked: Awaitable[Any]) -> Any:
        """The answer, or None when there was none."""
        began, key = time.perf_counter(), object()
        self.waiting[key] = began
        try:
            async with asyncio.timeout(WITHIN):
                return await asked
        except (OSError, EOFError, TimeoutError, ValueError, IndexError) as error:
            self.failures.append(f"{what}: {error or type(error).__name__}")
            return None
        finally:
            del self.waiting[key]
            self.answers.setdefault(what, []).append(time.perf_counter() - began)

    async def answered(self) -> None:
        """Returns when all that was asked until now is answered, or nobody waits for it any more."""
        asked = set(self.waiting)
        while asked & set(self.waiting):
            await asyncio.sleep(LAG_EVERY)

    async def watch_the_clock(self) -> None:
        """Until cancelled."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_EVERY)
            self.lag = max(self.lag, time.perf_counter() - began - LAG_EVERY)


class Ear(Socket):
    """A connection that hands on what it hears."""

    def __init__(self, person: Person) -> None:
        super().__init__(f"127.0.0.1:{person.port}", person.token)
        self.person = person

    def got(self, message: bytes) -> None:
        found = msgspec.json.decode(message)
        for heard in found if isinstance(found, list) else [found]:
            self.person.hear(heard)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the connection ended before it was open"))
        self.person.lost(self)


class Person:
    """Somebody with a name, an address and a connection, which is opened anew when it breaks."""

    def __init__(self, port: int, address: str, notes: Notes) -> None:
        self.port, self.address, self.notes = port, address, notes
        self.token = self.player = self.table = ""
        self.ear: Ear | None = None
        self.waiting: dict[int, asyncio.Future[Heard]] = {}
        self.asked = 0
        self.is_leaving = False

    async def http(self, method: str, path: str, body: Any = None) -> Any:
        return msgspec.json.decode(await request(self.port, method, path, body, self.token or None, self.address))

    async def introduce(self, name: str) -> None:
        made = await self.http("POST", "/api/players", {"name": name, "token": True})
        self.player, self.token = made["id"], made["token"]

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        _, ear = await loop.create_connection(lambda: Ear(self), "127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            await ear.is_open
        except BaseException:
            ear.transport.abort()
            raise
        self.ear = ear

    async def ask(self, message: Heard) -> Heard:
        """The answer to a message that has one by its number."""
        if self.ear is None:
            await self.connect()
            if self.table and message["type"] != "subscribe":
                await self.ask({"type": "subscribe", "table": self.table})
        assert self.ear
        self.asked += 1
        answer = self.waiting[self.asked] = asyncio.get_running_loop().create_future()
        self.ear.send(msgspec.json.encode(message | {"id": self.asked}).decode())
        return dict(await answer)

    def do(self, command: Heard) -> Awaitable[Heard]:
        return self.ask({"type": "do", "table": self.table, "command": command})

    def hear(self, heard: Heard) -> None:
        if (answer := self.waiting.pop(heard.get("id", 0), None)) and not answer.done():
            answer.set_result(heard)

    def lost(self, ear: Ear) -> None:
        if ear is not self.ear:
            return
        self.ear = None
        if not self.is_leaving:
            self.notes.failures.append("the connection was ended by the server")
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection broke"))
        self.waiting.clear()

    def leave(self) -> None:
        self.is_leaving = True
        if self.ear:
            self.ear.transport.abort()


async def at_times(least: float, most: float, *works: Awaitable[Any]) -> None:
    """Rests for a while that nobody can foresee."""
    await asyncio.sleep(random.uniform(least, most))
    for work in works:
        await work


async def stopped(tasks: list[asyncio.Task[None]]) -> None:
    """Cancelled; what had failed before fails here."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
