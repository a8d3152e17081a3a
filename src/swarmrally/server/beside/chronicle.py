"""Games that were over before it was written down what became of them: told again beside all else, one by one, until none is left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from swarmrally.server.beside import retelling
from swarmrally.server.beside.workers import Workers
from swarmrally.server.guard.limits import TooMany
from swarmrally.store import Store
from swarmrally.store.keeping.endings import Lost
from swarmrally.table.endings import Ending

AT_ONCE = 50
OWNER = ("",)
"""Nobody's address: all of it has the budget of one."""
DECODER = msgspec.json.Decoder(list[Ending])


class Chronicle:
    def __init__(self, store: Store, workers: Workers, went_wrong: Callable[[str, Exception], None]) -> None:
        self.store, self.workers, self.went_wrong = store, workers, went_wrong

    async def write_all(self) -> None:
        """Once: what is over from now on is written at its end."""
        last = ""
        while lost := await self.store.endings.lost(last, AT_ONCE):
            for game in lost:
                await self.write(game)
            last = lost[-1].table

    async def write(self, lost: Lost) -> None:
        try:
            await self.store.endings.add(await self.endings(lost))
        except TooMany as wait:
            await asyncio.sleep(wait.seconds)
            await self.write(lost)
        except Exception as error:
            self.went_wrong(lost.table, error)

    async def endings(self, lost: Lost) -> list[Ending]:
        async def log() -> tuple[Any, ...]:
            return (await self.store.log.entries(lost.table),)

        return DECODER.decode(await self.workers.do(OWNER, retelling.endings, lost.game, lost.table, fetch=log))
