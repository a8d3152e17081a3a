"""Transactions of many in one commit, for SQLite: those that come while one is running wait, and make up the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

from swarmrally.store.connecting.failures import trouble_of
from swarmrally.store.connecting.write_connection import SqliteWriteConnection

LARGEST_GROUP = 64
PATIENCE = 10.0
"""Seconds to wait for another program that holds the lock."""
Result = TypeVar("Result")
Work = Callable[[Connection], Any]


class Waiting(NamedTuple):
    work: Work
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    found: Any
    error: Exception | None = None


class Company:
    def __init__(self, line: SqliteWriteConnection) -> None:
        self.line = line
        self.waiting: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """What it finds, when it is kept; nothing of it is when it raises."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Result] = loop.create_future()
        self.waiting.append(Waiting(work, done))
        if self.writing is None or self.writing.done():
            self.writing = loop.create_task(self.write_all(), context=Context())
        return await done

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing

    async def write_all(self) -> None:
        while self.waiting:
            group, self.waiting = self.waiting[:LARGEST_GROUP], self.waiting[LARGEST_GROUP:]
            group = [waiting for waiting in group if not waiting.done.done()]
            for waiting, outcome in zip(group, await self.written(group), strict=True):
                tell(waiting.done, outcome)

    async def written(self, group: list[Waiting]) -> list[Outcome]:
        end = asyncio.get_running_loop().time() + PATIENCE
        works = [waiting.work for waiting in group]
        while True:
            try:
                return await self.line.change(partial(all_in_one, works))
            except Exception as error:
                await self.line.close()
                if trouble_of(error) != "locked" or asyncio.get_running_loop().time() > end:
                    return [Outcome(None, error)] * len(group)


def all_in_one(works: list[Work], connection: Connection) -> list[Outcome]:
    """Each of them as if alone; when something is the matter with the database, none."""
    outcomes: list[Outcome] = []
    with connection.begin():
        for work in works:
            try:
                with connection.begin_nested():
                    outcomes.append(Outcome(work(connection)))
            except Exception as error:
                if trouble_of(error) is not None:
                    raise
                outcomes.append(Outcome(None, error))
    return outcomes


def tell(done: asyncio.Future[Any], outcome: Outcome) -> None:
    if done.done():
        return
    if outcome.error is not None:
        done.set_exception(outcome.error)
    else:
        done.set_result(outcome.found)
