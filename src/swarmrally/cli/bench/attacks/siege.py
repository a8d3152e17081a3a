"""What an attack has at hand: addresses to come from, games to ask for, and how many bytes it may send."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Struct

BURST = 0.1
"""Seconds' worth of bytes that may go at once."""


class Ground(Struct, frozen=True):
    """Where an attack takes place."""

    port: int
    addresses: tuple[str, ...]
    table: str = ""
    """A public table where honest people play."""
    long_game: str = ""
    """One of many rounds that is still on, and one that is over."""
    long_record: str = ""
    assets: tuple[str, ...] = ()
    """Paths of static files, the largest first."""
    most_lines: int = 2_400
    """Connections at a time of one attack, from all addresses."""


class Sent(Struct):
    """What an attack has done so far."""

    bytes: int = 0
    messages: int = 0
    """Frames, requests or whatever it counts."""
    connections: int = 0
    turned_away: int = 0
    """Connections that were not taken, or were ended by the server; requests that were refused as too many."""


class Siege:
    def __init__(self, ground: Ground, bytes_per_second: float) -> None:
        self.ground, self.rate = ground, bytes_per_second
        self.sent = Sent()
        self.known: dict[str, asyncio.Task[Any]] = {}
        self.free_at = 0.0

    async def once(self, key: str, make: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """What the first of many connections has made, for all of them."""
        if key not in self.known or (self.known[key].done() and self.known[key].exception()):
            self.known[key] = asyncio.create_task(make())
        return await asyncio.shield(self.known[key])

    async def pay(self, size: int) -> None:
        """Waits until so many bytes may be sent."""
        now = time.monotonic()
        self.free_at = max(self.free_at, now - BURST) + size / self.rate
        if self.free_at > now:
            await asyncio.sleep(self.free_at - now)
