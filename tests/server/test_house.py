"""How a house opens: what it makes of the time in which no server was up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from tests.postgres import PATIENCE, Postgres
from tests.server.hosting import opened

from swarmrally.server.house import House, time_away
from swarmrally.store import Store
from swarmrally.table.steady_time import Steady, wall_clock

MINUTE = 60_000


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


def on_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def working() -> None:
        store = await Store.open(address)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(working())


async def check_silence(store: Store) -> None:
    assert await time_away(store, Steady()) == 0
    await store.servers.beat("gone", wall_clock() - 5 * MINUTE)
    away = await time_away(store, Steady())
    assert away is not None
    assert 5 * MINUTE <= away < 6 * MINUTE
    await store.servers.beat("just died", wall_clock())
    away = await time_away(store, Steady())
    assert away is not None
    assert away < MINUTE


def test_the_time_since_the_last_beat_does_not_count(tmp_path: Path) -> None:
    on_store(str(tmp_path), check_silence)


def test_a_server_on_postgresql_that_has_just_died_is_not_another_one(postgres: Postgres) -> None:
    on_store(postgres.empty_database(), check_silence)


def test_a_server_on_postgresql_beside_another_one_was_never_away(postgres: Postgres) -> None:
    address = postgres.empty_database()

    async def two() -> None:
        first = await House.open(address)
        second = await House.open(address)
        assert (first.hall.absences[0][1], second.hall.absences) == (0, [])
        await first.close()
        await second.close()

    asyncio.run(two())


def test_the_players_of_a_table_may_be_on_different_servers(postgres: Postgres) -> None:
    address = postgres.empty_database()

    async def play() -> None:
        async with opened(address) as one, opened(address) as two:
            ada, bob = await one.guest("Ada"), await two.guest("Bob")
            table = (await ada.ask("POST", "/api/tables", {"game": "asteroyds", "seats": 2, "public": False}))["table"]
            code = (await ada.ask("POST", f"/api/tables/{table}/invitations", {}))["code"]
            await bob.ask("POST", "/api/invitations", {"code": code})
            for visitor, command in ((ada, "sit"), (bob, "sit"), (ada, "start")):
                await visitor.do(table, do=command)
            seen = await bob.ask("GET", f"/api/tables/{table}")
            assert seen["snapshot"]["own"]["seat"] == 1
            assert sorted(seen["names"].values()) == ["Ada", "Bob"]
            assert [line["table"] for line in (await ada.ask("GET", "/api/me/tables"))["tables"]] == [table]

    asyncio.run(play())


def test_a_house_beats_while_it_is_open(tmp_path: Path) -> None:
    async def beats() -> None:
        house = await House.open(tmp_path)
        first = house.beaten_at
        async with asyncio.timeout(PATIENCE):
            while house.beaten_at == first or await house.store.servers.last_beat() != house.beaten_at:
                await asyncio.sleep(0.05)
        assert house.beaten_at > first
        await house.close()

    asyncio.run(beats())
