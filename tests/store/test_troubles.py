"""What is the matter with a database, whatever words it has for it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
from tests.postgres import Postgres
from tests.store.stores import append_of, bodies_of, opened

from swarmrally.store.connecting import sqlite
from swarmrally.store.connecting.condition import Condition
from swarmrally.store.connecting.failures import Troubled, Unreachable, is_passing, trouble_of
from swarmrally.table.log import Damaged

POSTGRESQL = {
    "53100": ("full", False),
    "53300": ("crowded", True),
    "25006": ("read_only", False),
    "42501": ("read_only", False),
    "58030": ("failing", False),
    "XX001": ("damaged", False),
    "57P03": ("away", True),
    "08006": ("away", True),
    "40P01": (None, True),
    "23505": (None, False),
}
SQLITE = {
    "SQLITE_FULL": ("full", False),
    "SQLITE_IOERR_WRITE": ("failing", False),
    "SQLITE_IOERR_FSYNC": ("failing", True),
    "SQLITE_READONLY_DBMOVED": ("read_only", False),
    "SQLITE_CANTOPEN": ("read_only", False),
    "SQLITE_BUSY_SNAPSHOT": ("locked", True),
    "SQLITE_CORRUPT_INDEX": ("damaged", False),
    "SQLITE_NOTADB": ("damaged", False),
    "SQLITE_CONSTRAINT": (None, False),
}


@pytest.mark.parametrize("state", POSTGRESQL)
def test_the_states_of_postgresql(state):
    error = asyncpg.PostgresError("it said so")
    error.sqlstate = state
    assert (trouble_of(error), is_passing(error)) == POSTGRESQL[state]


@pytest.mark.parametrize("name", SQLITE)
def test_the_errors_of_sqlite(name):
    error = sqlite3.OperationalError("it said so")
    error.sqlite_errorname = name
    assert (trouble_of(error), is_passing(error)) == SQLITE[name]


def test_what_is_not_the_databases_fault_is_none_of_it():
    assert trouble_of(KeyError("x")) is None
    assert (trouble_of(Damaged()), trouble_of(Unreachable("x")), trouble_of(ConnectionResetError())) == ("damaged", "away", "away")


def test_a_trouble_is_told_once_and_damage_stays():
    condition, told = Condition(), list[str]()
    condition.told = told.append
    for error in (Troubled("full"), Troubled("full"), Damaged(), Damaged(), KeyError("x")):
        condition.note(error)
    assert (told, condition.worst) == (["full", "damaged"], "full")
    condition.is_over()
    assert condition.worst == "damaged"


async def refused(work: Callable[[], Awaitable[object]]) -> Troubled:
    """Done again until it is; connections that broke before do not count."""
    async with asyncio.timeout(60):
        while True:
            try:
                await work()
            except Unreachable:
                continue
            except Troubled as trouble:
                return trouble


def test_what_cannot_be_kept_is_refused_at_once_and_kept_when_there_is_room(tmp_path, monkeypatch):
    async def scenario():
        async with opened(str(tmp_path)) as store:
            await store.log.append(append_of("t", 1, "x"))
            line = store.database.line()
            ((pages,),) = await line.run(lambda statements: statements.find("PRAGMA page_count", ()))
            monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, f"max_page_count={pages}"))
            await line.close()
            last = 1

            async def append_one() -> None:
                nonlocal last
                await store.log.append(append_of("t", last + 1, "y" * 3000))
                last += 1

            assert "the disk is full. Nothing can be kept now" in str(await refused(append_one))
            assert store.database.condition.worst == "full"
            with pytest.raises(sqlite3.OperationalError):
                await store.servers.try_to_keep()
            monkeypatch.undo()
            await store.servers.try_to_keep()
            await store.log.append(append_of("t", last + 1, "z"))
            assert len(await bodies_of(store, "t")) == last + 1
            assert await store.servers.last_beat() is None

    asyncio.run(scenario())


def test_a_database_that_became_read_only_is_said_so_and_goes_on(postgres: Postgres, postgresql):
    def let(writing: str) -> None:
        told = f"ALTER DATABASE postgres SET default_transaction_read_only = {writing}"
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'swarmrally'"
        commands = ["SET default_transaction_read_only = off", told, end]
        postgres.run("psql", f"--host={postgres.folder}", "--username=postgres", *(f"--command={command}" for command in commands))

    async def scenario():
        async with opened(postgresql) as store:
            await store.log.append(append_of("t", 1, "x"))
            try:
                await asyncio.to_thread(let, "on")
                assert (await refused(lambda: store.players.rename("ann", "Ann"))).trouble == "read_only"
            finally:
                await asyncio.to_thread(let, "off")
            await store.log.append(append_of("t", 2, "y"))
            assert await bodies_of(store, "t") == ["x", "y"]

    asyncio.run(scenario())
