"""What was acknowledged is there, whatever dies."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys

import pytest
from tests.conftest import count
from tests.postgres import Postgres
from tests.store.appending import TABLES
from tests.store.stores import append_of, bodies_of, opened

from swarmrally.store import Unreachable
from swarmrally.store.connecting import database
from swarmrally.store.log import writer
from swarmrally.table.log import Conflict


def acknowledged_before_kill(address: str, after: int) -> dict[str, int]:
    """Runs `appending` and kills it after so many acknowledgements; the last number acknowledged for each table."""
    last = dict.fromkeys(TABLES, 0)
    command = [sys.executable, "-m", "tests.store.appending", address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for told, line in enumerate(process.stdout):
            # What was being said when it died is no acknowledgement.
            if line.endswith("\n"):
                table, number = line.split()
                last[table] = int(number)
            if told == after:
                process.kill()
    assert process.returncode == -signal.SIGKILL
    return last


def test_what_was_acknowledged_survives_a_kill(address):
    async def kept():
        async with opened(address) as store:
            return {table: await bodies_of(store, table) for table in TABLES}

    chance = random.Random(1)
    for _ in range(count(2, 20)):
        last = acknowledged_before_kill(address, chance.randrange(20, 200))
        for table, bodies in asyncio.run(kept()).items():
            assert len(bodies) >= last[table]
            assert bodies == [f"{table} {number}" for number in range(1, len(bodies) + 1)]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stops", "crashes"])
def test_appends_wait_while_postgresql_stops_and_starts_again(postgres: Postgres, postgresql, how):
    async def write(store, table, stop):
        number = 0
        while not stop.is_set():
            number += 1
            await store.log.append(append_of(table, number, f"{table} {number}"))
        return number

    async def scenario():
        stop = asyncio.Event()
        async with opened(postgresql) as store:
            writing = [asyncio.create_task(write(store, table, stop)) for table in TABLES]
            for _ in range(count(2, 10)):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgres.stop, how)
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgres.start)
            await asyncio.sleep(0.3)
            stop.set()
            last = await asyncio.gather(*writing)
            for table, number in zip(TABLES, last, strict=True):
                assert await bodies_of(store, table) == [f"{table} {n}" for n in range(1, number + 1)]

    asyncio.run(scenario())


def break_after_commit(store, times: int = 1) -> None:
    """The next commits succeed, but nobody hears of it."""
    run = store.log.writer.line.run
    left = times

    async def broken(work):
        nonlocal left
        result = await run(work)
        if left:
            left -= 1
            raise ConnectionResetError
        return result

    store.log.writer.line.run = broken


def test_an_append_that_was_kept_unheard_is_no_conflict_with_itself(address):
    async def scenario():
        async with opened(address) as store:
            break_after_commit(store, times=2)
            await asyncio.gather(store.log.append(append_of("t", 1, "a", "b")), store.log.append(append_of("t", 3, "c")))
            await store.log.append(append_of("t", 4, "d"))
            assert await bodies_of(store, "t") == ["a", "b", "c", "d"]

    asyncio.run(scenario())


def test_an_append_in_doubt_is_a_conflict_when_another_has_its_number(address):
    async def scenario():
        async with opened(address) as one, opened(address) as two:
            run = one.log.writer.line.run
            is_first = True

            async def broken(work):
                nonlocal is_first
                if is_first:
                    is_first = False
                    await two.log.append(append_of("t", 1, "theirs"))
                    raise ConnectionResetError
                return await run(work)

            one.log.writer.line.run = broken  # type: ignore[method-assign]
            with pytest.raises(Conflict):
                await one.log.append(append_of("t", 1, "ours"))
            assert await bodies_of(one, "t") == ["theirs"]

    asyncio.run(scenario())


def test_a_database_that_stays_away_is_unreachable(postgres: Postgres, postgresql, monkeypatch):
    monkeypatch.setattr(writer, "PATIENCE", 0.5)
    monkeypatch.setattr(database, "PATIENCE", 0.5)

    async def scenario():
        async with opened(postgresql) as store:
            await store.log.append(append_of("t", 1, "x"))
            await asyncio.to_thread(postgres.stop)
            try:
                with pytest.raises(Unreachable):
                    await store.log.append(append_of("t", 2, "y"))
                with pytest.raises(Unreachable):
                    await store.log.entries("t")
                with pytest.raises(Unreachable):
                    await store.players.create("ann", "Ann", 1)
            finally:
                await asyncio.to_thread(postgres.start)
            assert await bodies_of(store, "t") == ["x"]
            await store.log.append(append_of("t", 2, "y"))

    asyncio.run(scenario())
