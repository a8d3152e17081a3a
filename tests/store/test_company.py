"""Many who write to SQLite at once share a commit, and each is told of itself alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy.exc import IntegrityError
from tests.store.stores import opened

from swarmrally.store.connecting.database import SqliteWay
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


def test_those_who_come_while_one_is_written_share_the_next_commit(tmp_path: Path) -> None:
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


def test_a_database_in_trouble_keeps_none_of_them_and_goes_on_afterwards(tmp_path: Path) -> None:
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
