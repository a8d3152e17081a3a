"""Appends of many tables in one commit: those that arrive while one is running wait, and make up the next."""

from __future__ import annotations

import asyncio
from functools import partial

from swarmrally.store.connecting.database import PATIENCE, Database
from swarmrally.store.connecting.failures import Trouble, Troubled, Unreachable, is_passing
from swarmrally.store.connecting.resting import rest
from swarmrally.store.log.ledger import Ledger
from swarmrally.store.log.waiting import Waiting
from swarmrally.table.log import Append, Conflict

LARGEST_GROUP = 256
ENOUGH = 16
GATHER = 0.006
"""So many seconds after its first append a small group is written: a commit costs about the same for one append as for ten."""
TRIES = 3


class Writer:
    def __init__(self, database: Database, sender: str) -> None:
        self.database = database
        self.ledger = Ledger(database, sender)
        self.line = database.line()
        self.waiting: list[Waiting] = []
        self.line.has_plans = lambda: bool(self.waiting)
        self.writing: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        rest()
        loop = asyncio.get_running_loop()
        waiting = Waiting(append, loop.create_future(), loop.time())
        self.waiting.append(waiting)
        if self.writing is None or self.writing.done():
            self.writing = loop.create_task(self.write_all())
        await waiting.done

    async def close(self) -> None:
        if self.writing:
            await self.writing
        await self.line.close()

    async def write_all(self) -> None:
        while self.waiting:
            await self.gather()
            size = 1 if self.waiting[0].refusals else LARGEST_GROUP
            group = [waiting for waiting in self.waiting[:size] if not waiting.done.done()]
            del self.waiting[:size]
            if group:
                await self.write(group)

    async def gather(self) -> None:
        """Lets a small group grow, unless that has happened during the last commit."""
        left = self.waiting[0].since + GATHER - asyncio.get_running_loop().time()
        if left > 0 and len(self.waiting) < ENOUGH:
            await asyncio.sleep(left)

    async def write(self, group: list[Waiting]) -> None:
        try:
            async with asyncio.timeout_at(min(waiting.since for waiting in group) + PATIENCE):
                await self.commit(group)
        except Exception as error:
            await self.line.close()
            trouble = self.database.condition.note(error)
            if is_passing(error):
                await self.wait_for_database(group)
            elif trouble:
                self.refuse(group, trouble)
            else:
                self.write_singly(group, error)

    def refuse(self, group: list[Waiting], trouble: Trouble) -> None:
        """At once, so that whoever waits hears why; it may still have been kept when the connection broke before."""
        for waiting in group:
            waiting.fail(Unreachable(f"{self.database.name} did not answer") if waiting.is_doubtful else Troubled(trouble))

    async def wait_for_database(self, group: list[Waiting]) -> None:
        await asyncio.sleep(0.2)
        now = asyncio.get_running_loop().time()
        for waiting in group:
            waiting.is_doubtful = True
            if now > waiting.since + PATIENCE:
                waiting.fail(Unreachable(f"{self.database.name} has been away for {PATIENCE:.0f} s"))
        self.waiting[:0] = group

    def write_singly(self, group: list[Waiting], error: Exception) -> None:
        """Finds out which one was refused; another server may have made the same table at the same moment, so not at once for good."""
        for waiting in group:
            waiting.refusals += 1
            if waiting.refusals > TRIES:
                waiting.fail(error)
        self.waiting[:0] = group

    async def commit(self, group: list[Waiting]) -> None:
        refused = await self.line.run(partial(self.ledger.keep, group))
        for waiting in refused:
            waiting.fail(Conflict(waiting.append.row.table))
        for waiting in group:
            waiting.succeed()
