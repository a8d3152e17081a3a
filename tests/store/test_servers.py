from __future__ import annotations

import asyncio
import sqlite3
import threading

import pytest
import sqlalchemy
from tests.store.stores import opened


def test_the_last_beat_is_that_of_any_server(address):
    async def scenario():
        async with opened(address) as store:
            assert await store.servers.last_beat() is None
            await store.servers.beat("one", 2**41 + 5)
            await store.servers.beat("two", 2**41)
            assert await store.servers.last_beat() == 2**41 + 5
            await store.servers.beat("one", 2**41 + 9)
            assert await store.servers.last_beat() == 2**41 + 9

    asyncio.run(scenario())


def test_on_sqlite_a_beat_stands_in_line_with_the_log_instead_of_fighting_for_its_lock(tmp_path):
    async def scenario():
        goes_on = threading.Event()
        async with opened(str(tmp_path)) as store:
            writing = asyncio.create_task(store.log.writer.line.run(lambda _: goes_on.wait()))
            beating = asyncio.create_task(store.servers.beat("one", 5))
            await asyncio.wait({beating}, timeout=0.2)
            assert not beating.done()
            goes_on.set()
            await asyncio.gather(writing, beating)
            assert await store.servers.last_beat() == 5

    asyncio.run(scenario())


def test_a_beat_that_failed_does_not_keep_the_next_one(address):
    async def scenario():
        async with opened(address) as store:
            with pytest.raises(sqlalchemy.exc.SQLAlchemyError if store.database.is_postgresql else sqlite3.Error):
                await store.servers.beat("one", None)  # type: ignore[arg-type]
            await store.servers.beat("one", 5)
            assert await store.servers.last_beat() == 5

    asyncio.run(scenario())
