from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select
from tests.store.stores import append_of, bodies_of, opened

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.care import retention
from swarmrally.store.care.retention import DAY, Forgotten, Retention
from swarmrally.store.keeping.invitations import Invitation
from swarmrally.store.schema import METADATA
from swarmrally.table.log import Milestone

NOW = 1000 * DAY
KEEP = Retention(over=100, closed=10, players=50)


async def counts(store) -> dict[str, int]:
    found = {}
    for name, table in METADATA.tables.items():
        ((found[name],),) = await store.database.read(select(func.count()).select_from(table))
    return found


def test_tables_over_or_closed_for_long_go_with_all_that_belongs_to_them(address, monkeypatch):
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    kept = {"over": ("over", 100), "closed": ("closed", 10), "open": ("open", 999), "playing": ("playing", 999)}
    gone = {f"over {n}": ("over", 101 + n) for n in range(3)} | {f"closed {n}": ("closed", 11 + n) for n in range(2)}

    async def scenario():
        async with opened(address) as store:
            for table, (phase, days) in (kept | gone).items():
                await store.log.append(append_of(table, 1, "x", "y", phase=phase, touched_at=NOW - days * DAY))
                await store.chat.add(table, "ann", 1, "hello")
                await store.invitations.add(table.encode(), Invitation(table, None), 1, NOW + 1)
            assert await store.forget_old(NOW, KEEP) == Forgotten(tables=5, players=0)
            assert [await bodies_of(store, table) for table in kept] == [["x", "y"]] * 4
            assert [await bodies_of(store, table) for table in gone] == [[]] * 5
            left = await counts(store)
            assert (left["tables"], left["entries"], left["seated"], left["chat"], left["invitations"]) == (4, 8, 8, 4, 4)

    asyncio.run(scenario())


def test_a_table_that_never_began_goes_at_once_when_it_is_closed(address):
    async def scenario():
        async with opened(address) as store:
            for table, phase, has_begun in [("given up", "closed", False), ("broken off", "closed", True), ("open", "open", False)]:
                await store.log.append(append_of(table, 1, "x", phase=phase, has_begun=has_begun, touched_at=NOW))
                await store.milestones.add(table, Milestone(1, "engine", b"body"))
            assert await store.forget_old(NOW, KEEP) == Forgotten(tables=1, players=0)
            left = await counts(store)
            assert (left["tables"], left["milestones"]) == (2, 2)
            assert await store.tables.row("given up") is None

    asyncio.run(scenario())


def test_players_not_seen_for_long_go_unless_they_have_a_seat(address):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, "x", players=("seated",)))
            for player, days in [("seated", 99), ("new", 50), ("old", 51)]:
                await store.players.create(player, player, NOW - days * DAY)
                await store.recoveries.add(player, player, NOW + 1)
            assert await store.forget_old(NOW, KEEP) == Forgotten(tables=0, players=1)
            assert set(await store.players.fetch(["seated", "new", "old"])) == {"seated", "new"}
            with pytest.raises(Refusal):
                await store.recoveries.use("old", NOW)

    asyncio.run(scenario())


def test_what_has_expired_goes_and_the_last_beat_stays(address):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, "x"))
            await store.players.create("ann", "Ann", NOW)
            for secret, expires_at in [("past", NOW), ("to come", NOW + 1)]:
                await store.invitations.add(secret.encode(), Invitation("t", None), 1, expires_at)
                await store.recoveries.add(secret, "ann", expires_at)
            await store.servers.beat("one", 5)
            await store.servers.beat("two", 6)
            await store.forget_old(NOW, KEEP)
            left = await counts(store)
            assert (left["invitations"], left["recoveries"], left["server_beats"]) == (1, 1, 1)
            assert await store.servers.last_beat() == 6

    asyncio.run(scenario())
