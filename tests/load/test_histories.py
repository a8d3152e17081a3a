"""Servers are killed, paused and cut off from their database, and their clocks jump; one order explains all that anybody was told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest
from tests.conftest import count
from tests.load.contests import Contest, PlanContest, SeatContest
from tests.load.linearizing import explained
from tests.load.models import Planning, Seating, Talk
from tests.load.passage import Passage, passage
from tests.load.serving import Serving
from tests.postgres import Postgres

FAULTS = count(4, 25)
TABLES = count(1, 3)
Fault = Callable[[Serving, Random], Awaitable[None]]


async def kill(server: Serving, chance: Random) -> None:
    server.kill()
    await asyncio.to_thread(server.start)


async def pause(server: Serving, chance: Random) -> None:
    server.pause()
    await asyncio.sleep(chance.uniform(0.2, 1.5))
    server.resume()


async def jump(server: Serving, chance: Random) -> None:
    server.set_clock(chance.choice((-3600, -60, 0, 60, 3600)))


def cut_off(way: Passage) -> Fault:
    async def cut(server: Serving, chance: Random) -> None:
        way.close()
        await asyncio.sleep(chance.uniform(0.1, 1.0))
        way.open()

    return cut


async def contests(servers: list[Serving], chance: Random) -> list[Contest]:
    ports = [partial(getattr, server, "port") for server in servers]
    begun: list[Contest] = []
    for _ in range(TABLES):
        for kind, people in ((SeatContest, 5), (PlanContest, 3)):
            contest = kind(ports, chance, is_shared=len(servers) > 1)
            await contest.begin(people)
            begun.append(contest)
    return begun


async def disturb(servers: list[Serving], faults: list[Fault], chance: Random) -> None:
    """Each kind at least once."""
    wanted = faults + chance.choices(faults, k=max(0, FAULTS - len(faults)))
    for fault in wanted:
        await asyncio.sleep(chance.uniform(0.5, 1.5))
        await fault(chance.choice(servers), chance)
    await asyncio.sleep(1)


def check(contest: Contest) -> int:
    """How many operations one order explains."""
    model = Seating(contest.seats, contest.number) if isinstance(contest, SeatContest) else Planning(contest.seats, contest.number)
    for history, meaning in ((contest.history, model), (contest.lines, Talk())):
        verdict = explained(history, meaning)
        assert verdict.is_explained, str(verdict)
    assert sorted(contest.news) == list(range(min(contest.news), max(contest.news) + 1)), "news that nobody heard"
    done = [operation for operation in contest.history if operation.told == "done"]
    assert {"saw"} < {operation.what for operation in done}
    return len(contest.history) + len(contest.lines)


async def run(servers: list[Serving], faults: list[Fault], seed: int) -> int:
    chance = Random(seed)
    begun = await contests(servers, chance)
    await disturb(servers, faults, chance)
    for contest in begun:
        await contest.end()
    return sum(check(contest) for contest in begun)


def test_one_order_explains_all_on_sqlite(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    server = Serving(tmp_path / "store", tmp_path)
    try:
        record_property("operations", asyncio.run(run([server], [kill, pause, jump], seed=1)))
    finally:
        server.stop()


@pytest.mark.parametrize("number", [1, 2], ids=["one server", "two servers"])
def test_one_order_explains_all_on_postgresql_that_is_cut_off(
    tmp_path: Path, postgres: Postgres, number: int, record_property: Callable[[str, object], None]
) -> None:
    postgres.empty_database()

    async def cut_off_at_times() -> int:
        async with AsyncExitStack() as stack:
            ways = [await stack.enter_async_context(passage(postgres)) for _ in range(number)]
            servers = [await asyncio.to_thread(Serving, way.address, tmp_path) for way in ways]
            try:
                return await run(servers, [kill, pause, jump, *(cut_off(way) for way in ways)], seed=2 + number)
            finally:
                for server in servers:
                    await asyncio.to_thread(server.stop)

    record_property("operations", asyncio.run(cut_off_at_times()))
