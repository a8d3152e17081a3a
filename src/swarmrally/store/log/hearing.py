"""Hears from PostgreSQL which tables other servers have written to. SQLite has only one server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from swarmrally.store.connecting.database import Database, connect_driver
from swarmrally.store.connecting.failures import reason
from swarmrally.store.log.ledger import CHANNEL

LOGGER = logging.getLogger(__name__)
LOOK = 10.0
"""Seconds after which a silent connection is asked whether it still is one."""


class Hearing:
    def __init__(self, database: Database, sender: str) -> None:
        self.database = database
        self.sender = sender
        self.listeners: list[Callable[[str, int], None]] = []
        self.listening: asyncio.Task[None] | None = None
        self.channels: dict[str, Callable[..., None]] = {CHANNEL: self.hear}

    def also(self, channel: str, hear: Callable[..., None]) -> None:
        """Something else that comes the same way."""
        self.channels[channel] = hear

    def add(self, told: Callable[[str, int], None]) -> None:
        self.listeners.append(told)
        if self.database.is_postgresql and self.listening is None:
            self.listening = asyncio.get_running_loop().create_task(self.listen())

    async def close(self) -> None:
        if self.listening:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening

    async def listen(self) -> None:
        while True:
            try:
                await self.listen_once()
            except Exception as error:
                LOGGER.warning("%s does not tell of appends: %s", self.database.name, reason(error))
            await asyncio.sleep(0.2)

    async def listen_once(self) -> None:
        """Until the connection breaks. Whatever was written before it stood has not been heard of."""
        connection = await connect_driver(self.database.address)
        gone = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: gone.set())
            for channel, hear in self.channels.items():
                await connection.add_listener(channel, hear)
            self.tell("", 0)
            while not await happens(gone):
                await connection.execute("SELECT 1", timeout=LOOK)
        finally:
            connection.terminate()

    def hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        table, number, sender = str(payload).rsplit(maxsplit=2)
        if sender != self.sender:
            self.tell(table, int(number))

    def tell(self, table: str, number: int) -> None:
        for told in self.listeners:
            told(table, number)


async def happens(event: asyncio.Event) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(LOOK):
            await event.wait()
    return event.is_set()
