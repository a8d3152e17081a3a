"""What takes more than a moment is done in processes of its own: in turns, within everybody's budget, and once for the same input."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from typing import Any

from swarmrally.gate.buckets import Bucket, Buckets
from swarmrally.gate.usage import Usage
from swarmrally.kernel.compiler import INTERPRETED
from swarmrally.server.beside.crew import Crew, Overrun, at_most
from swarmrally.server.beside.fair_turns import PATIENCE, Turns
from swarmrally.server.guard.limits import MOST_BUCKETS, TooMany
from swarmrally.server.process.memory import own_memory
from swarmrally.server.process.options import Rate
from swarmrally.table.waking import Owner

ORDER, GAME = 5.0, 20.0
"""Seconds of the processor after which a piece of work is ended, and those for a whole game told again: nothing legal takes a tenth."""
INTERPRETED_TIMES = 50
"""So much longer where there is no compiled code."""
LONGEST = 300.0
"""Seconds by the clock: on a busy machine these processes get only what nobody else wants."""
MOST_GROWN = 50_000_000
"""Bytes by which a process may have grown before a new one takes its place."""
MOST_EACH, MOST = 24, 96
"""How many pieces of work may wait, of one player and of all."""
TRIES = 2
POLITENESS = 10
RETELLING, UPLOADING = "swarmrally.server.beside.retelling", "swarmrally.server.beside.uploading"
"""The first one brings all that is ordered."""
KEPT_BYTES = 8_000_000
GOES_ON, IS_DONE = b"+", b"."
"""How work in parts begins what it gives."""

Work = Callable[..., bytes]
Fetch = Callable[[], Awaitable[tuple[Any, ...]]]
"""Brings what the work is given, when its turn has come: who waits keeps nothing long in memory."""


async def nothing_more() -> tuple[Any, ...]:
    return ()


class Workers:
    def __init__(self, budget: Rate, processes: int = 1, now: Callable[[], float] = time.monotonic) -> None:
        self.crew = Crew(processes, POLITENESS, RETELLING)
        self.usage = Usage(now)
        self.turns = Turns(processes, MOST_EACH, MOST, self.usage.weight)
        self.budgets = Budgets(budget, now)
        self.kept = Kept(KEPT_BYTES)
        self.doing: dict[Hashable, asyncio.Task[bytes]] = {}

    async def do(self, owner: Owner, work: Work, *given: Any, key: Hashable = None, fetch: Fetch = nothing_more) -> bytes:
        """What the work gives, or a Refusal; TooMany when the owner has no time left. `key` stands for what is given where that is long."""
        known = (work, digest(given) if key is None else key)
        found = self.kept.get(known)
        if found is not None:
            return found
        if known not in self.doing:
            self.budgets.expect(owner[0])
            doing = self.doing[known] = asyncio.get_running_loop().create_task(self.done(owner, work, given, fetch))
            doing.add_done_callback(lambda ended: self.keep(known, ended))
        return await asyncio.shield(self.doing[known])

    async def do_in_parts(self, owner: Owner, work: Work, *given: Any) -> bytes:
        """What takes long lets others have their turns in between: `work` is given what it gave before, and says when it is done."""
        known = (work, digest(given))
        found = self.kept.get(known)
        if found is not None:
            return found
        if known not in self.doing:
            self.budgets.expect(owner[0])
            doing = self.doing[known] = asyncio.get_running_loop().create_task(self.done_in_parts(owner, work, given))
            doing.add_done_callback(lambda ended: self.keep(known, ended))
        return await asyncio.shield(self.doing[known])

    async def done_in_parts(self, owner: Owner, work: Work, given: tuple[Any, ...]) -> bytes:
        so_far = GOES_ON
        while so_far[:1] == GOES_ON:
            so_far = await self.done(owner, work, (*given, so_far[1:]), nothing_more)
        return so_far[1:]

    async def done(
        self, owner: Owner, work: Work, given: tuple[Any, ...], fetch: Fetch = nothing_more, budgets: Budgets | None = None
    ) -> bytes:
        """Whatever is kept, and paid for by another budget where there is one."""
        async with self.turns.take(owner):
            given += await fetch()
            for _ in range(TRIES - 1):
                try:
                    return await self.timed(owner, work, given, budgets or self.budgets)
                except BrokenProcessPool:
                    pass
            return await self.timed(owner, work, given, budgets or self.budgets)

    async def timed(self, owner: Owner, work: Work, given: tuple[Any, ...], budgets: Budgets) -> bytes:
        may_take = seconds_for(work)
        try:
            result, seconds, grown = await self.crew.run(LONGEST, measured, may_take, work, *given)
        except TimeoutError:
            raise TooMany(PATIENCE) from None
        except Overrun:
            self.spend(owner[0], may_take, budgets)
            raise TooMany(max(PATIENCE, may_take)) from None
        self.spend(owner[0], seconds, budgets)
        if grown > MOST_GROWN:
            self.crew.stop()
        if isinstance(result, Exception):
            raise result
        return result

    def spend(self, address: str, seconds: float, budgets: Budgets) -> None:
        budgets.spend(address, seconds)
        self.usage.add(address, seconds)

    def keep(self, known: Hashable, ended: asyncio.Task[bytes]) -> None:
        del self.doing[known]
        if not ended.cancelled() and ended.exception() is None:
            self.kept.put(known, ended.result())

    async def close(self) -> None:
        """Nobody waits for it any more."""
        doing = list(self.doing.values())
        for each in doing:
            each.cancel()
        await asyncio.gather(*doing, return_exceptions=True)
        self.crew.close()


def seconds_for(work: Work) -> float:
    """Of the processor."""
    return (GAME if work.__module__ in (RETELLING, UPLOADING) else ORDER) * (INTERPRETED_TIMES if INTERPRETED else 1)


def measured(may_take: float, work: Work, *given: Any) -> tuple[bytes | Exception, float, int]:
    """In a process of the crew: what the work gives or raises, the processor time that it took, and by how much the process has grown."""
    begun = time.process_time()
    before = START.setdefault("memory", own_memory())
    with at_most(may_take):
        try:
            result: bytes | Exception = work(*given)
        except ValueError as error:
            result = error
    return result, time.process_time() - begun, own_memory() - before


START: dict[str, int] = {}
"""How much memory this process had before its first work."""


def digest(given: tuple[Any, ...]) -> bytes:
    """Short for the input."""
    made = blake2b(digest_size=20)
    for part in given:
        text = part if isinstance(part, bytes) else repr(part).encode()
        made.update(len(text).to_bytes(8) + text)
    return made.digest()


class Budgets:
    """Seconds of a processor for each address: what was taken too much has to be waited for."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.now = now
        self.buckets = Buckets(rate, MOST_BUCKETS)

    def expect(self, whose: str) -> None:
        bucket = self.filled(whose)
        if bucket.left <= 0:
            raise TooMany(bucket.wait(0))

    def spend(self, whose: str, seconds: float) -> None:
        self.filled(whose).left -= seconds

    def filled(self, whose: str) -> Bucket:
        now = self.now()
        bucket = self.buckets.of(whose, now)
        bucket.fill(now)
        return bucket


class Kept:
    """The last results, as many as fit."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes, self.bytes = most_bytes, 0
        self.results: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, known: Hashable) -> bytes | None:
        if known in self.results:
            self.results.move_to_end(known)
        return self.results.get(known)

    def put(self, known: Hashable, result: bytes) -> None:
        self.bytes += len(result) - len(self.results.pop(known, b""))
        self.results[known] = result
        while self.bytes > self.most_bytes:
            self.bytes -= len(self.results.popitem(last=False)[1])
