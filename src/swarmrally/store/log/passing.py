"""What servers on one PostgreSQL tell each other in passing. Nothing of it is kept: whoever misses a word hears the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import bindparam, func, select

from swarmrally.store.connecting.database import Database
from swarmrally.store.log.hearing import Hearing

CHANNEL = "swarmrally_in_passing"
SAY = select(func.pg_notify(CHANNEL, bindparam("said")))


class Passing:
    def __init__(self, database: Database, hearing: Hearing) -> None:
        self.database, self.sender = database, hearing.sender
        self.reaches_others = database.is_postgresql
        self.listeners: list[Callable[[str, bytes], None]] = []
        hearing.also(CHANNEL, self.hear)

    def on_word(self, told: Callable[[str, bytes], None]) -> None:
        """Told who has said what."""
        self.listeners.append(told)

    async def say(self, word: bytes) -> None:
        if self.reaches_others:
            await self.database.write(SAY, {"said": f"{self.sender} {word.decode()}"})

    def hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        sender, word = str(payload).split(maxsplit=1)
        if sender != self.sender:
            for told in self.listeners:
                told(sender, word.encode())
