"""Transactions of many in one commit, for SQLite: those that come while one is running wait, and make up the next."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextvars import Context
from functools import partial
from time import monotonic
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy import Connection

from swarmrally.store.connecting.failures import trouble_of
from swarmrally.store.connecting.resting import WHOSE, Whose
from swarmrally.store.connecting.write_connection import SqliteWriteConnection

LARGEST_GROUP = 64
LONGEST_GROUP = 0.008
"""Seconds after which no more is begun in a commit: plans stand in the same line."""
PLANS_FIRST, A_MOMENT = 0.02, 0.002
"""Seconds for which plans that are about to be written are let pass, and after which that is looked at again."""
A_WISH = 0.001
"""Seconds that each thing somebody waits for is taken to cost."""
PATIENCE = 10.0
"""Seconds to wait for another program that holds the lock."""
Result = TypeVar("Result")
Work = Callable[[Connection], Any]


class Waiting(NamedTuple):
    work: Work
    done: asyncio.Future[Any]
    whose: Whose


class Outcome(NamedTuple):
    found: Any
    error: Exception | None = None


class Company:
    def __init__(self, line: SqliteWriteConnection) -> None:
        self.line = line
        self.waiting: list[Waiting] = []
        self.goes_by_age = False
        self.written_for: Counter[str] = Counter()
        """How much was written for each address since nobody waited last."""
        self.writing: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """What it finds, when it is kept; nothing of it is when it raises."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Result] = loop.create_future()
        self.waiting.append(Waiting(work, done, WHOSE.get()))
        if self.writing is None or self.writing.done():
            self.writing = loop.create_task(self.write_all(), context=Context())
        return await done

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing

    async def write_all(self) -> None:
        while group := self.next_group():
            for waiting, outcome in zip(group, await self.written(group), strict=False):
                self.written_for[waiting.whose.address] += 1
                tell(waiting.done, outcome)
        self.written_for.clear()

    def next_group(self) -> list[Waiting]:
        """By turns who has waited longest first; then players at the tables, and of the others who have had least, and want little."""
        self.goes_by_age = not self.goes_by_age
        self.waiting = [waiting for waiting in self.waiting if not waiting.done.done()]
        wanted = self.written_for.copy()
        ranked = []
        for place, waiting in enumerate(self.waiting):
            wanted[waiting.whose.address] += 1
            burden = waiting.whose.has_had + A_WISH * wanted[waiting.whose.address]
            ranked.append((place > 0 or not self.goes_by_age, not waiting.whose.is_seated, burden, place))
        return [self.waiting[place] for *_, place in sorted(ranked)[:LARGEST_GROUP]]

    async def written(self, group: list[Waiting]) -> list[Outcome]:
        """Of all of them, or of the first ones when it takes long."""
        end = asyncio.get_running_loop().time() + PATIENCE
        works = [waiting.work for waiting in group]
        while True:
            await self.let_plans_pass()
            try:
                return await self.line.change(partial(all_in_one, works))
            except Exception as error:
                await self.line.close()
                if trouble_of(error) != "locked" or asyncio.get_running_loop().time() > end:
                    return [Outcome(None, error)] * len(group)

    async def let_plans_pass(self) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + PLANS_FIRST
        while self.line.has_plans() and loop.time() < end:
            await asyncio.sleep(A_MOMENT)


def all_in_one(works: list[Work], connection: Connection) -> list[Outcome]:
    """Each of them as if alone; when something is the matter with the database, none."""
    outcomes: list[Outcome] = []
    with connection.begin():
        end = monotonic() + LONGEST_GROUP
        for work in works:
            outcomes.append(as_if_alone(work, connection))
            if monotonic() > end:
                break
    return outcomes


def as_if_alone(work: Work, connection: Connection) -> Outcome:
    # On the driver itself: SQLAlchemy's own savepoints take longer than what is done in them.
    run = cast(sqlite3.Connection, connection.connection.driver_connection).execute
    run("SAVEPOINT alone")
    try:
        outcome = Outcome(work(connection))
    except Exception as error:
        if trouble_of(error) is not None:
            raise
        run("ROLLBACK TO alone")
        outcome = Outcome(None, error)
    run("RELEASE alone")
    return outcome


def tell(done: asyncio.Future[Any], outcome: Outcome) -> None:
    if done.done():
        return
    if outcome.error is not None:
        done.set_exception(outcome.error)
    else:
        done.set_result(outcome.found)
