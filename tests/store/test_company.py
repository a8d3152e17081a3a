"""Many who write to SQLite at once share a commit, and each is told of itself alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError
from tests.store.stores import opened

from swarmrally.store.connecting import company
from swarmrally.store.connecting.database import SqliteWay
from swarmrally.store.connecting.resting import WHOSE, Whose
from swarmrally.store.store import Store


def commits_of(store: Store) -> list[int]:
    """How many were in each, from now on."""
    way, sizes = store.database.way, list[int]()
    assert isinstance(way, SqliteWay)
    change = way.only_line.change

    async def counted(work: Callable[..., Any]) -> Any:
        found = await change(work)
        sizes.append(len(found))
        return found

    way.only_line.change = counted  # type: ignore[method-assign]
    return sizes


def test_those_who_come_while_one_is_written_share_the_next_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "LONGEST_GROUP", 60.0)

    async def scenario() -> list[int]:
        async with opened(str(tmp_path)) as store:
            sizes = commits_of(store)
            await asyncio.gather(*(store.players.create(f"p{number}", "Ann", 1) for number in range(40)))
            assert len(await store.players.fetch([f"p{number}" for number in range(40)])) == 40
            return sizes

    assert asyncio.run(scenario()) in ([40], [1, 39])


def test_who_is_refused_is_refused_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path)) as store:
            sizes = commits_of(store)
            done = await asyncio.gather(*(store.players.create(id, "Ann", 1) for id in ("a", "b", "a", "c")), return_exceptions=True)
            assert [isinstance(each, IntegrityError) for each in done] == [False, False, True, False]
            assert sorted(await store.players.fetch(list("abc"))) == ["a", "b", "c"]
            assert sum(sizes) == 4

    asyncio.run(scenario())


def test_a_database_in_trouble_keeps_none_of_them_and_goes_on_afterwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "LONGEST_GROUP", 60.0)

    async def scenario() -> None:
        async with opened(str(tmp_path)) as store:
            writes = store.database.change

            def breaks(_: object) -> None:
                raise ConnectionResetError

            done = await asyncio.gather(store.players.create("a", "Ann", 1), writes(breaks), return_exceptions=True)
            assert all(isinstance(each, Exception) for each in done)
            assert await store.players.fetch(["a"]) == {}
            await store.players.create("a", "Ann", 1)
            assert list(await store.players.fetch(["a"])) == ["a"]

    asyncio.run(scenario())


def test_who_no_longer_waits_is_not_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path)) as store:
            gone = asyncio.create_task(store.players.create("gone", "Ann", 1))
            stays = asyncio.create_task(store.players.create("stays", "Bob", 1))
            await asyncio.sleep(0)
            gone.cancel()
            await stays
            assert list(await store.players.fetch(["gone", "stays"])) == ["stays"]

    asyncio.run(scenario())


def test_a_commit_ends_when_it_takes_long_and_all_come_into_some(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans stand in the same line: they are not to wait for sixty others."""
    monkeypatch.setattr(company, "LONGEST_GROUP", 0.0)

    async def scenario() -> list[int]:
        async with opened(str(tmp_path)) as store:
            sizes = commits_of(store)
            await asyncio.gather(*(store.players.create(f"p{number}", "Ann", 1) for number in range(9)))
            assert len(await store.players.fetch([f"p{number}" for number in range(9)])) == 9
            return sizes

    assert asyncio.run(scenario()) == [1] * 9


def written_by(whose: list[Whose], folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Whose]:
    """In which order they are written, one at a time, who all want it at once."""
    monkeypatch.setattr(company, "LONGEST_GROUP", 0.0)
    order: list[Whose] = []

    async def scenario() -> None:
        async with opened(str(folder)) as store:

            async def write(one: Whose) -> None:
                WHOSE.set(one)
                await store.database.change(lambda _: order.append(one))

            await asyncio.gather(*(write(one) for one in whose))

    asyncio.run(scenario())
    return order


def test_a_crowd_that_writes_stands_in_nobodys_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever chatted beside two hundred addresses that made players once waited for them all."""
    crowd = [Whose(f"192.0.2.{number % 20}", 0.2, False) for number in range(100)]
    player, guest, heavy = Whose("198.51.100.1", 0.3, True), Whose("198.51.100.2", 0.01, False), Whose("198.51.100.3", 0.9, False)
    order = written_by([*crowd, heavy, guest, player], tmp_path, monkeypatch)
    assert len(order) == 103
    assert order.index(player) <= 3
    assert order.index(guest) <= 6
    assert order.index(heavy) > 50


def test_who_wants_one_thing_goes_before_who_wants_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many, one = Whose("192.0.2.1", 0.0, False), Whose("192.0.2.2", 0.0, False)
    assert written_by([*[many] * 50, one], tmp_path, monkeypatch).index(one) <= 4


def test_who_waits_is_written_whoever_else_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heavy, light = Whose("192.0.2.1", 9.0, False), Whose("192.0.2.2", 0.0, False)
    assert written_by([heavy, *[light] * 20], tmp_path, monkeypatch).index(heavy) <= 2


def test_plans_that_are_about_to_be_written_go_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "PLANS_FIRST", 60.0)

    async def scenario() -> None:
        async with opened(str(tmp_path)) as store:
            way, looked = store.database.way, list[bool]()
            assert isinstance(way, SqliteWay)

            def has_plans() -> bool:
                looked.append(len(looked) < 3)
                return looked[-1]

            way.only_line.has_plans = has_plans
            await store.players.create("a", "Ann", 1)
            assert looked == [True, True, True, False]

    asyncio.run(scenario())


def test_plans_that_never_end_do_not_keep_others_from_writing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path)) as store:
            assert isinstance(store.database.way, SqliteWay)
            store.database.way.only_line.has_plans = lambda: True
            await asyncio.wait_for(store.players.create("a", "Ann", 1), 60)

    asyncio.run(scenario())


def test_much_that_was_written_is_brought_into_the_database_by_nobody_who_writes(tmp_path: Path) -> None:
    """To write it into the file, and wait for the disk twice more, is nothing for which a plan has to wait."""

    async def scenario() -> None:
        async with opened(str(tmp_path)) as store:
            database, much = store.database, "x" * 3_000_000
            assert database.file is not None
            log = database.file.with_name(f"{database.file.name}-wal")
            for _ in range(3):
                await database.change(lambda line: line.exec_driver_sql("CREATE TABLE IF NOT EXISTS much (text TEXT)"))
                await database.change(lambda line: line.exec_driver_sql("INSERT INTO much VALUES (?)", (much,)))
            assert log.stat().st_size > 9_000_000
            assert database.file.stat().st_size < 1_000_000
            await database.bring_in()
            assert database.file.stat().st_size > 9_000_000

    asyncio.run(scenario())


def test_a_crowd_that_looks_stands_in_nobodys_way(tmp_path: Path) -> None:
    """Two thousand who subscribed once kept the lobby waiting for three seconds."""
    order: list[Whose] = []
    crowd = [Whose(f"192.0.{number % 100}.1", 0.0, True) for number in range(400)]
    player, guest = Whose("198.51.100.1", 0.0, True), Whose("203.0.113.1", 0.0, False)

    async def scenario() -> None:
        async with opened(str(tmp_path)) as store:

            async def look(one: Whose) -> None:
                WHOSE.set(one)
                await store.database.look(lambda _: order.append(one))

            await asyncio.gather(*(look(one) for one in [*crowd, guest, player]))
            assert len(order) == 402
            gone = asyncio.create_task(look(guest))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(*(look(one) for one in crowd[:20]))

    asyncio.run(scenario())
    assert order.index(guest) < 10
    assert order.index(player) < 250
