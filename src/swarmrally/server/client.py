"""One connection: what is to be sent waits here, within bounds, and is sent in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from swarmrally.server.messages import ENCODER, Said

MOST_WAITING = 512_000
"""Bytes; whoever reads more slowly than that is dropped, and can come back."""
LARGEST_BUNDLE = 32_000
SOON = 0.2
"""So many seconds what is not urgent may wait for company."""
TOO_SLOW = 4008

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Bucket:
    """So many a second, and a few more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.seen = rate, burst, burst, 0.0

    def takes(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """As if it had never been used."""
        return self.left + (now - self.seen) * self.rate >= self.burst


class Client:
    """A Listener of as many tables as the connection has subscribed to."""

    def __init__(self, player: str, send: Send) -> None:
        self.player, self.send = player, send
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.ready = asyncio.Event()
        self.close_code: int | None = None
        self.tables: set[str] = set()
        self.muted: set[str] = set()
        self.known: set[str] = set()
        """The players whose names it has been told."""
        self.hang_up: Callable[[], object] = lambda: None
        """Not to listen any more."""

    def hear(self, message: bytes, soon: bool = True) -> None:
        if self.close_code is not None:
            return
        self.waiting.append(message)
        self.waiting_bytes += len(message)
        if self.waiting_bytes > MOST_WAITING:
            self.close(TOO_SLOW)
        if soon:
            self.ready.set()
        elif len(self.waiting) == 1:
            asyncio.get_running_loop().call_later(SOON, self.ready.set)

    def say(self, said: Said) -> None:
        self.hear(ENCODER.encode(said))

    def bundle(self) -> bytes:
        """The next message, or as many as fit into one frame, as a list."""
        messages, size = [self.waiting.popleft()], 0
        while self.waiting and size < LARGEST_BUNDLE:
            messages.append(self.waiting.popleft())
            size += len(messages[-1])
        self.waiting_bytes -= sum(map(len, messages))
        return messages[0] if len(messages) == 1 else b"[" + b",".join(messages) + b"]"

    def close(self, code: int, hears_the_rest: bool = False) -> None:
        """Not to send any more; what waits is sent first to whom it tells why."""
        self.close_code = code
        if not hears_the_rest:
            self.waiting.clear()
        self.ready.set()
        self.hang_up()

    async def send_all(self) -> None:
        """Until the connection is closed."""
        while True:
            while self.waiting:
                await self.send({"type": "websocket.send", "text": self.bundle().decode()})
            if self.close_code is not None:
                await self.send({"type": "websocket.close", "code": self.close_code})
                return
            self.ready.clear()
            await self.ready.wait()
