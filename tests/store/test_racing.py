"""Two servers on one database."""

from __future__ import annotations

import asyncio
import sqlite3
from threading import Timer

from tests.conftest import count
from tests.store.stores import append_of, bodies_of, opened

from swarmrally.store import Store
from swarmrally.store.connecting.address import sqlite_file
from swarmrally.table.log import Conflict


async def race(store: Store, name: str, tables: list[str], until: int) -> dict[str, list[int]]:
    """Writes to all tables at once, always the next number it knows of; the numbers it was told are its own."""

    async def one(table: str) -> list[int]:
        won = []
        number = 1
        while number <= until:
            try:
                await store.log.append(append_of(table, number, f"{name} {number}"))
                won.append(number)
                number += 1
            except Conflict:
                number = len(await store.log.entries(table)) + 1
        return won

    return dict(zip(tables, await asyncio.gather(*map(one, tables)), strict=True))


def test_of_two_stores_that_want_a_number_exactly_one_gets_it(address):
    tables = [f"t{n}" for n in range(5)]

    async def scenario():
        async with opened(address) as one, opened(address) as two:
            ours, theirs = await asyncio.gather(race(one, "one", tables, count(20, 200)), race(two, "two", tables, count(20, 200)))
            return ours, theirs, {table: await bodies_of(one, table) for table in tables}

    ours, theirs, kept = asyncio.run(scenario())
    for table in tables:
        won = {number: f"one {number}" for number in ours[table]} | {number: f"two {number}" for number in theirs[table]}
        assert len(ours[table]) + len(theirs[table]) == len(won)
        assert kept[table] == [won[number] for number in sorted(won)]


def test_of_two_stores_that_open_a_table_exactly_one_does(address):
    async def scenario():
        async with opened(address) as one, opened(address) as two:
            for table in map(str, range(10)):
                told = await asyncio.gather(
                    *(store.log.append(append_of(table, 1, name)) for store, name in [(one, "one"), (two, "two")]), return_exceptions=True
                )
                assert sorted(type(outcome).__name__ for outcome in told) == ["Conflict", "NoneType"]
                assert await bodies_of(one, table) == [["one", "two"][told.index(None)]]

    asyncio.run(scenario())


def test_two_stores_that_start_at_once_both_find_the_schema(address):
    async def scenario():
        stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
        for number, store in enumerate(stores, 1):
            await store.log.append(append_of("t", number, "x"))
        for store in stores:
            await store.close()

    asyncio.run(scenario())


def test_a_new_file_that_somebody_else_is_about_to_write_is_waited_for(tmp_path):
    file = sqlite_file(tmp_path)
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    Timer(0.3, other.close).start()

    async def scenario():
        store = await Store.open(tmp_path)
        await store.close()

    asyncio.run(scenario())
