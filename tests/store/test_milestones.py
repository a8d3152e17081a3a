"""Milestones are kept beside the log, and the last one is enough."""

from __future__ import annotations

import asyncio

from sqlalchemy import func, select
from tests.store.stores import append_of, opened

from swarmrally.store.log import table_log as logs
from swarmrally.store.schema import MILESTONES
from swarmrally.table.log import Milestone


def test_the_last_milestone_stands_for_all_before_it(address):
    async def scenario():
        async with opened(address) as store:
            for table in "ab":
                await store.log.append(append_of(table, 1, "x", "y", "z"))
            assert await store.milestones.last("a") is None
            for number in (1, 3, 2, 3):
                await store.milestones.add("a", Milestone(number, "engine", b"%d" % number))
            assert await store.milestones.last("a") == Milestone(3, "engine", b"3")
            assert await store.milestones.last("b") is None
            ((count,),) = await store.database.read(select(func.count()).select_from(MILESTONES))
            assert count <= 2

    asyncio.run(scenario())


def test_a_long_log_is_read_in_parts(address, monkeypatch):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, *map(str, range(2 * logs.AT_ONCE))))
            for after in (0, 1, logs.AT_ONCE, 2 * logs.AT_ONCE):
                found = [entry.number for entry in await store.log.entries("t", after)]
                assert found == list(range(after + 1, 2 * logs.AT_ONCE + 1))

    asyncio.run(scenario())
