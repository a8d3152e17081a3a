from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError
from tests.store.stores import append_of, bodies_of, opened

from swarmrally.store import Store
from swarmrally.store.connecting.statements import Statements
from swarmrally.store.connecting.write_connection import SqliteWriteConnection
from swarmrally.store.schema import SERVER_BEATS, TABLES
from swarmrally.table.log import Conflict, Entry


async def outcomes_of(store: Store, *appends):
    """Of appends that are started at once: None, or what each has raised."""
    return await asyncio.gather(*(store.log.append(append) for append in appends), return_exceptions=True)


def count_commits(store: Store) -> list[int]:
    """The sizes of the groups to come."""
    sizes: list[int] = []
    commit = store.log.writer.commit

    async def counted(group):
        sizes.append(len(group))
        await commit(group)

    store.log.writer.commit = counted  # type: ignore[method-assign]
    return sizes


def test_entries_are_read_back_as_they_were_written_after_a_restart(address):
    async def write():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, '{"a":1}', '{"b":"é"}'))
            await store.log.append(append_of("t", 3, '{"c":3}'))

    async def read():
        async with opened(address) as store:
            return await store.log.entries("t"), await store.log.entries("t", after=2), await store.log.entries("none")

    asyncio.run(write())
    whole, rest, none = asyncio.run(read())
    assert whole == [Entry(1, 1001, b'{"a":1}'), Entry(2, 1002, '{"b":"é"}'.encode()), Entry(3, 1003, b'{"c":3}')]
    assert rest == whole[2:]
    assert none == []


def test_appends_that_arrive_during_a_commit_make_up_the_next(address):
    async def scenario():
        async with opened(address) as store:
            sizes = count_commits(store)
            first = asyncio.create_task(store.log.append(append_of("first", 1, "x")))
            await asyncio.sleep(0)
            assert await outcomes_of(store, *(append_of(f"t{n}", 1, "x") for n in range(40))) == [None] * 40
            await first
            assert [await bodies_of(store, f"t{n}") for n in range(40)] == [["x"]] * 40
            return sizes

    sizes = asyncio.run(scenario())
    assert sum(sizes) == 41
    assert len(sizes) <= 3


def test_on_sqlite_what_forty_tables_append_is_a_few_statements(tmp_path):
    """After each the loop takes Python's lock: row by row a commit would wait for it a hundred times, and plans with it."""

    async def scenario(written: list[str]):
        async with opened(str(tmp_path)) as store:
            await outcomes_of(store, *(append_of(f"t{n}", 1, "x", players=(f"p{n}",)) for n in range(45)))
            line = store.log.writer.line
            assert isinstance(line, SqliteWriteConnection)

            def watch(connection: Connection) -> None:
                driver = connection.connection.driver_connection
                assert driver is not None
                driver.set_trace_callback(written.append)

            await line.change(watch)
            sizes = count_commits(store)
            assert await outcomes_of(store, *(append_of(f"t{n}", 2, "y", "z", players=(f"p{n}",)) for n in range(45))) == [None] * 45
            assert [await bodies_of(store, f"t{n}") for n in range(45)] == [["x", "y", "z"]] * 45
            numbers = await store.database.read(select(TABLES.c.id, TABLES.c.number))
            assert sorted(map(tuple, numbers)) == sorted((f"t{n}", 3) for n in range(45))
            return sizes

    written: list[str] = []
    assert asyncio.run(scenario(written)) == [45]
    # 45 rows are 32 + 8 + 4 + 1, and 90 are 32 + 32 + 16 + 8 + 2; and BEGIN, SELECT and COMMIT.
    assert len(written) == 4 + 5 + 3, written


def test_a_conflict_fails_alone_in_its_group(address):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("b", 1, "taken"))
            sizes = count_commits(store)
            told = await outcomes_of(store, append_of("a", 1, "x"), append_of("b", 1, "y"), append_of("c", 1, "z"))
            return told, sizes, [await bodies_of(store, table) for table in "abc"]

    told, sizes, bodies = asyncio.run(scenario())
    assert [type(outcome) for outcome in told] == [type(None), Conflict, type(None)]
    assert sizes == [3]
    assert bodies == [["x"], ["taken"], ["z"]]


@pytest.mark.parametrize("first", [1, 2, 4, 9])
def test_numbers_that_are_taken_or_leave_a_gap_are_a_conflict_and_change_nothing(address, first):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, "a", "b"))
            before = await store.tables.row("t")
            with pytest.raises(Conflict):
                await store.log.append(append_of("t", first, "x", title="other"))
            assert await store.tables.row("t") == before
            assert await bodies_of(store, "t") == ["a", "b"]

    asyncio.run(scenario())


def test_a_table_that_is_not_there_begins_with_one(address):
    async def scenario():
        async with opened(address) as store:
            with pytest.raises(Conflict):
                await store.log.append(append_of("t", 2, "x"))
            assert await store.tables.row("t") is None

    asyncio.run(scenario())


def test_appends_of_one_table_in_one_group_follow_each_other(address):
    async def scenario():
        async with opened(address) as store:
            told = await outcomes_of(
                store, append_of("t", 1, "a"), append_of("t", 2, "b", "c"), append_of("t", 4, "d"), append_of("t", 3, "x")
            )
            row = await store.tables.row("t")
            assert row is not None
            return told, await bodies_of(store, "t"), row.number

    told, bodies, number = asyncio.run(scenario())
    assert [type(outcome) for outcome in told] == [type(None)] * 3 + [Conflict]
    assert bodies == ["a", "b", "c", "d"]
    assert number == 4


def test_an_append_without_entries_changes_the_row_alone(address):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, "x"))
            await store.log.append(append_of("t", 2, due_at=7))
            assert await bodies_of(store, "t") == ["x"]
            assert await store.log.due(7) == ["t"]

    asyncio.run(scenario())


def test_an_append_the_database_refuses_fails_alone_in_its_group(address):
    async def scenario():
        async with opened(address) as store:
            # Larger than a 64-bit number.
            told = await outcomes_of(store, append_of("a", 1, "x"), append_of("b", 1, "y", touched_at=2**70), append_of("a", 2, "z"))
            return told, [await bodies_of(store, table) for table in "ab"]

    told, bodies = asyncio.run(scenario())
    assert [told[0], told[2]] == [None, None]
    assert isinstance(told[1], DBAPIError | OverflowError)
    assert bodies == [["x", "z"], []]


def test_an_append_given_up_before_its_commit_harms_no_other(address):
    async def scenario():
        async with opened(address) as store:
            first = asyncio.create_task(store.log.append(append_of("a", 1, "x")))
            given_up = asyncio.create_task(store.log.append(append_of("b", 1, "x")))
            await asyncio.sleep(0)
            given_up.cancel()
            await first
            await store.log.append(append_of("c", 1, "x"))
            assert await bodies_of(store, "c") == ["x"]

    asyncio.run(scenario())


def test_closing_waits_for_what_is_being_written(address):
    async def scenario():
        store = await Store.open(address)
        appends = [asyncio.create_task(store.log.append(append_of(f"t{n}", 1, "x"))) for n in range(5)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*appends)
        async with opened(address) as again:
            assert [await bodies_of(again, f"t{n}") for n in range(5)] == [["x"]] * 5

    asyncio.run(scenario())


def test_due_are_the_tables_whose_time_has_come_the_longest_waiting_first(address):
    async def scenario():
        async with opened(address) as store:
            for table, due_at in [("later", 300), ("second", 200), ("first", 100), ("never", None)]:
                await store.log.append(append_of(table, 1, "x", due_at=due_at))
            assert await store.log.due(99) == []
            assert await store.log.due(200) == ["first", "second"]
            await store.log.append(append_of("first", 2, "y"))
            assert await store.log.due(200) == ["second"]

    asyncio.run(scenario())


SETTINGS = ("journal_mode", "synchronous", "foreign_keys")


def settings_of(connection) -> list[object]:
    return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in SETTINGS]


def settings_written_with(statements: Statements) -> list[object]:
    return [statements.find(f"PRAGMA {name}", ())[0][0] for name in SETTINGS]


def test_sqlite_writes_ahead_and_syncs_every_commit(tmp_path):
    async def scenario():
        async with opened(str(tmp_path)) as store:
            return await store.database.look(settings_of), await store.log.writer.line.run(settings_written_with)

    full = 2
    assert asyncio.run(scenario()) == (["wal", full, 1], ["wal", full, 1])


def test_a_transaction_that_fails_leaves_nothing_and_no_lock(address):
    def fails(statements: Statements) -> None:
        with statements.transaction():
            statements.write("INSERT INTO server_beats (server, at) VALUES ('here', 1)", [()])
            raise ZeroDivisionError

    async def scenario():
        async with opened(address) as store:
            with pytest.raises(ZeroDivisionError):
                await store.log.writer.line.run(fails)
            await store.servers.beat("there", 2)
            assert [tuple(beat) for beat in await store.database.read(select(SERVER_BEATS))] == [("there", 2)]

    asyncio.run(scenario())
