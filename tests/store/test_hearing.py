from __future__ import annotations

import asyncio
import signal

from tests.postgres import Postgres
from tests.store.stores import append_of, opened

PATIENCE = 20


async def until(condition) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_store_hears_of_what_another_writes_and_not_of_its_own(postgresql):
    async def scenario():
        heard: list[tuple[str, int]] = []
        async with opened(postgresql) as one, opened(postgresql) as two:
            one.log.on_append(lambda table, number: heard.append((table, number)))
            await until(lambda: heard == [("", 0)])
            await one.log.append(append_of("own", 1, "x"))
            await two.log.append(append_of("t", 1, "x", "y"))
            await until(lambda: len(heard) > 1)
            assert heard == [("", 0), ("t", 2)]

    asyncio.run(scenario())


def test_after_postgresql_was_away_a_store_looks_again_at_all(postgres: Postgres, postgresql):
    async def scenario():
        heard: list[tuple[str, int]] = []
        async with opened(postgresql) as one, opened(postgresql) as two:
            one.log.on_append(lambda table, number: heard.append((table, number)))
            await until(lambda: heard == [("", 0)])
            await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
            await asyncio.to_thread(postgres.start)
            await until(lambda: heard == [("", 0)] * 2)
            await two.log.append(append_of("t", 1, "x"))
            await until(lambda: heard[2:] == [("t", 1)])

    asyncio.run(scenario())


def test_nothing_is_heard_on_sqlite(tmp_path):
    async def scenario():
        heard: list[tuple[str, int]] = []
        async with opened(str(tmp_path)) as store:
            store.log.on_append(lambda table, number: heard.append((table, number)))
            await store.log.append(append_of("t", 1, "x"))
        assert heard == []

    asyncio.run(scenario())
