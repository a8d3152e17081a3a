"""Works as they are kept: pages in every order, versions, likes, counts, and two servers at once."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import insert, select, text, update
from tests.store.stores import append_of, opened
from tests.store.works import ROOM, code_of, entry, put

from swarmrally.kernel.refusal import Refusal
from swarmrally.store import Store
from swarmrally.store.care.doctor import look_through
from swarmrally.store.care.retention import DAY, Retention
from swarmrally.store.keeping.gallery import BY, Order, Place, Sought
from swarmrally.store.keeping.works import Room
from swarmrally.store.schema import ENDINGS, TABLES, WORKS


async def everybody(store: Store, *names: str) -> None:
    for name in names:
        await store.players.create(name, name.title(), 1)


@pytest.mark.parametrize("order", BY)
def test_pages_hold_each_work_once_in_its_order(address: str, order: Order) -> None:
    async def scenario() -> None:
        async with opened(address) as store:
            for number in range(23):
                made = await put(store, number, minutes=5 + number % 3, labour=number % 4, chance=number % 5)
                counts = {"plays": number % 3, "likes": number % 2}
                await store.database.write(update(WORKS).where(WORKS.c.number == made.number).values(counts))
            seen, place = [], None
            while True:
                works, place = await store.gallery.page(Sought(), order, place, 5)
                seen += works
                if place is None:
                    break
            assert len({work.hash for work in seen}) == len(seen) == 23
            column, falls = BY[order]
            values = dict(map(tuple, await store.database.read(select(WORKS.c.number, column))))
            keys = [(values[work.number], work.number) for work in seen]
            assert keys == sorted(keys, reverse=falls)

    asyncio.run(scenario())


def test_what_is_wanted_is_found(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as store:
            await put(store, 1, game="asteroyds", least_seats=2, most_seats=4, difficulty="easy", element_bits=0b1000)
            await put(store, 2, minutes=90, fairness="unfair", sought="100% lost_bridge")
            assert await store.gallery.count(Sought()) == 2
            for sought, found in (
                (Sought(game="asteroyds"), [1]),
                (Sought(seats=6), [2]),
                (Sought(minutes=30), [1]),
                (Sought(difficulty="easy"), [1]),
                (Sought(is_fair=True), [1]),
                (Sought(element_bits=0b1000), [1]),
                (Sought(element_bits=0b1001), []),
                (Sought(text="0% lost_b"), [2]),
                (Sought(text="100x"), []),
                (Sought(author="ada"), [2, 1]),
                (Sought(author="bob"), []),
            ):
                works, _ = await store.gallery.page(sought, "new", None)
                assert [int(work.hash, 16) for work in works] == found, sought

    asyncio.run(scenario())


@pytest.mark.parametrize("order", BY)
def test_a_page_is_read_along_an_index(tmp_path, order: Order) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path)) as store:
            asked: list[str] = []

            def plan(connection):
                raw = connection.connection.driver_connection
                raw.set_trace_callback(asked.append)
                return None

            await store.database.look(plan)
            await store.gallery.page(Sought(game="roborally"), order, Place(5, 5))
            (query,) = [line for line in asked if "FROM works" in line][-1:] or [""]
            plans = await store.database.read(text("EXPLAIN QUERY PLAN " + query.replace(":", "\\:")))
            words = " ".join(str(row[-1]) for row in plans)
            assert "USING INDEX works_by_" in words
            assert "TEMP B-TREE" not in words

    asyncio.run(scenario())


def test_nobody_publishes_more_than_there_is_room_for(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as store:
            await store.works.publish(entry(1), code_of(1), Room(1, 10_000))
            for room, code in ((Room(1, 10_000), "too_many_works"), (Room(9, 20), "works_too_large")):
                with pytest.raises(Refusal) as refused:
                    await store.works.publish(entry(2), code_of(2), room)
                assert refused.value.code == code

    asyncio.run(scenario())


def test_of_two_servers_that_publish_the_same_one_is_told_whose_it_is(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as one, opened(address) as other:
            tries = [
                store.works.publish(entry(number, author=author), code_of(2 * number + place), ROOM)
                for number in range(6)
                for place, (store, author) in enumerate(((one, "ada"), (other, "bob")))
            ]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            refused = [each for each in outcomes if isinstance(each, Refusal)]
            assert [each.code for each in refused] == ["already_published"] * 6
            assert await one.gallery.count(Sought()) == 6

    asyncio.run(scenario())


def test_a_crowd_on_two_servers_is_counted_once_each(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as one, opened(address) as other:
            names = [f"p{number}" for number in range(12)]
            await everybody(one, *names)
            work = await put(one, 1)
            await asyncio.gather(*(store.works.like(work.number, name, True) for name in names for store in (one, other)))
            row = await other.works.row(work.code)
            assert row is not None
            assert row.likes == 12
            await asyncio.gather(*(store.works.like(work.number, name, False) for name in names[:5] for store in (one, other)))
            row = await other.works.row(work.code)
            assert row is not None
            assert row.likes == 7

    asyncio.run(scenario())


def test_games_are_counted_once_however_many_servers_count(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as one, opened(address) as other:
            await everybody(one, "ada", "bob", "cleo")
            work = await put(one, 1, author="ada")
            for table, players, phase in (
                ("bobs", ("bob",), "over"),
                ("authors", ("ada",), "over"),
                ("both", ("ada", "cleo"), "playing"),
                ("robots", (), "over"),
                ("gathering", ("cleo",), "open"),
            ):
                await one.log.append(append_of(table, 1, "x", players=players, phase=phase, work=work.hash, has_begun=phase != "open"))
            await one.database.change(lambda connection: connection.execute(insert(ENDINGS).values(columns("bobs", "bob", "lost"))))
            await asyncio.gather(one.counting.count(5_000), other.counting.count(5_000))
            assert await counts(one, work.code) == (2, 1)
            await one.log.append(append_of("both", 2, "y", players=("ada", "cleo"), phase="over", work=work.hash))
            await one.database.change(lambda connection: connection.execute(insert(ENDINGS).values(columns("both", "cleo", "won"))))
            for _ in range(2):
                await asyncio.gather(one.counting.count(6_000), other.counting.count(6_000))
            assert await counts(one, work.code) == (2, 2)

    asyncio.run(scenario())


def columns(table: str, player: str, result: str) -> dict[str, object]:
    kept = {"table_id": table, "player": player, "game": "roborally", "title": "own course", "over_at": 2_000, "result": result}
    return kept | {"seats": 2, "rounds": 9, "against": "bots", "others": "[]"}


async def counts(store: Store, code: str) -> tuple[int, int]:
    row = await store.works.row(code)
    assert row is not None
    return row.plays, row.finished


def test_what_is_deleted_is_forgotten_when_no_table_has_it_and_authors_stay(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as store:
            await everybody(store, "ada", "bob")
            kept, gone, played = await put(store, 1), await put(store, 2, author="bob"), await put(store, 3, author="bob")
            await store.log.append(append_of("t", 1, "x", players=(), phase="playing", work=played.hash))
            for work in (gone, played):
                await store.works.delete(work, 1_000)
            await store.forget_old(1_000 + 400 * DAY, Retention())
            left = [number for (number,) in await store.database.read(select(WORKS.c.number).order_by(WORKS.c.number))]
            assert left == [kept.number, played.number]
            assert list(await store.players.fetch(["ada", "bob"])) == ["ada"]
            assert (await store.database.read(select(TABLES.c.work)))[0][0] == played.hash

    asyncio.run(scenario())


def test_the_doctor_says_when_a_work_is_not_what_its_hash_says(address: str) -> None:
    async def scenario() -> None:
        async with opened(address) as store:
            made = await put(store, 1)
            found = {finding.what: finding async for finding in look_through(store.database)}
            assert not found["works"].is_sound
            assert not found[f"work {made.code}"].is_sound

    asyncio.run(scenario())
