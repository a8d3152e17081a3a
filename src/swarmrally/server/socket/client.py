"""One connection: what is to be sent waits here, within bounds, and is sent in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from swarmrally.server.socket.messages import ENCODER, Said
from swarmrally.table.desk.packed import bundled

MOST_WAITING = 512_000
"""Bytes beside the largest message; whoever reads more slowly than that is dropped, and can come back."""
LARGEST_BUNDLE = 32_000
SOON, TOGETHER = 0.2, 0.05
"""So many seconds what is not urgent waits for company, and so many less where others go."""
TOO_SLOW = 4008


class Outlet(Protocol):
    """Where a client's messages go."""

    on_writable: Callable[[], object]
    """To be told when the connection takes more again."""

    @property
    def is_writable(self) -> bool:
        """Whether it takes more now."""

    def write(self, message: bytes) -> None:
        """One frame."""


class Post:
    """What all clients are to be sent: what is wanted soon before the loop rests, the rest once it has waited for company."""

    def __init__(self) -> None:
        self.urgent: list[Client] = []
        self.patient: deque[tuple[float, Client]] = deque()

    def send_now(self, client: Client) -> None:
        if not self.urgent:
            asyncio.get_running_loop().call_soon(self.send_urgent)
        self.urgent.append(client)

    def send_urgent(self) -> None:
        clients, self.urgent = self.urgent, []
        for client in clients:
            client.flush()

    def send_soon(self, client: Client) -> None:
        loop = asyncio.get_running_loop()
        client.goes_at = loop.time() + SOON
        if not self.patient:
            loop.call_at(client.goes_at, self.send_patient)
        self.patient.append((client.goes_at, client))

    def send_patient(self) -> None:
        """And those whose time comes a moment later."""
        loop = asyncio.get_running_loop()
        end = loop.time() + TOGETHER
        while self.patient and self.patient[0][0] <= end:
            _, client = self.patient.popleft()
            if client.waiting and client.goes_at <= end:
                client.flush()
        if self.patient:
            loop.call_at(self.patient[0][0], self.send_patient)


class Client:
    """A Listener of as many tables as the connection has subscribed to."""

    def __init__(self, player: str, wire: Outlet, post: Post) -> None:
        self.player, self.wire, self.post = player, wire, post
        self.session = ""
        self.rules = ""
        """The hash of the rules that it was welcomed with."""
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.goes_at = 0.0
        """When what waits is sent at the latest, by the loop's clock."""
        self.emptied: asyncio.Future[None] | None = None
        self.close_code: int | None = None
        self.tables: set[str] = set()
        self.muted: set[str] = set()
        self.known: set[str] = set()
        """The players whose names it has been told."""
        self.hang_up: Callable[[], object] = lambda: None
        """Not to listen any more."""
        wire.on_writable = self.flush

    def hear(self, message: bytes, soon: bool = True) -> None:
        if self.close_code is not None:
            return
        self.waiting.append(message)
        self.waiting_bytes += len(message)
        if self.is_too_slow:
            self.close(TOO_SLOW)
        elif soon:
            self.post.send_now(self)
        elif len(self.waiting) == 1:
            self.post.send_soon(self)

    @property
    def is_too_slow(self) -> bool:
        """The largest message does not count: a table with a large course has to fit, whatever else waits."""
        return self.waiting_bytes > MOST_WAITING and self.waiting_bytes - max(map(len, self.waiting)) > MOST_WAITING

    def say(self, said: Said) -> None:
        self.hear(ENCODER.encode(said))

    def flush(self) -> None:
        """Sends what waits, as far as the connection takes it."""
        while self.waiting and self.wire.is_writable:
            self.wire.write(self.bundle())
        if not self.waiting and self.emptied is not None and not self.emptied.done():
            self.emptied.set_result(None)

    async def sent_all(self) -> None:
        """Returns when nothing waits any more."""
        self.emptied = asyncio.get_running_loop().create_future()
        self.flush()
        await self.emptied

    def bundle(self) -> bytes:
        """The next message, or as many as fit into one frame, as a list."""
        messages, size = [self.waiting.popleft()], 0
        while self.waiting and size < LARGEST_BUNDLE:
            messages.append(self.waiting.popleft())
            size += len(messages[-1])
        self.waiting_bytes -= sum(map(len, messages))
        return messages[0] if len(messages) == 1 else bundled(messages)

    def close(self, code: int, hears_the_rest: bool = False) -> None:
        """Not to send any more; what waits is sent first to whom it tells why."""
        self.close_code = code
        if not hears_the_rest:
            self.waiting.clear()
        self.hang_up()
