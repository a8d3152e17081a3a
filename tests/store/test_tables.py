from __future__ import annotations

import asyncio

from msgspec.structs import replace
from tests.store.stores import ROW, append_of, opened

from swarmrally.store import Store
from swarmrally.store.keeping.tables import MOST_OF_HOST, Going, Spot
from swarmrally.store.keeping.tables import lobby as statement
from swarmrally.store.log.ledger import LATELY
from swarmrally.table.settings import Clock, Terms


async def fill(store: Store) -> None:
    for table, changes in {
        "open": {"phase": "open", "touched_at": 60},
        "full": {"phase": "open", "touched_at": 50, "free_seats": 0},
        "rally": {"phase": "playing", "touched_at": 40, "game": "roborally"},
        "secret": {"phase": "open", "touched_at": 30, "is_public": False},
        "old": {"phase": "over", "touched_at": 20},
        "older": {"phase": "over", "touched_at": 10, "game": "roborally"},
        "given up": {"phase": "closed", "touched_at": 5},
    }.items():
        await store.log.append(append_of(table, 1, "x", **changes))


def names(rows) -> list[str]:
    return [row.table for row in rows]


def test_the_row_may_be_a_moment_older_than_the_log_but_no_table_is_woken_too_late(address):
    async def scenario():
        async with opened(address) as store:
            first = append_of("t", 1, "x", touched_at=50_000, due_at=90_000)
            await store.log.append(first)
            await store.log.append(append_of("t", 2, "y", touched_at=51_000, due_at=91_000))
            assert await store.tables.row("t") == replace(first.row, number=2)
            sooner = append_of("t", 3, "z", touched_at=51_000, due_at=89_000)
            await store.log.append(sooner)
            assert await store.tables.row("t") == sooner.row
            later = append_of("t", 4, "z", touched_at=51_000 + 2 * LATELY, due_at=89_000)
            await store.log.append(later)
            assert await store.tables.row("t") == later.row

    asyncio.run(scenario())


def test_the_row_is_the_one_of_the_last_append(address):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, "x"))
            terms = Terms(Clock(stopwatch=90), "none", ("powers",))
            last = append_of(
                "t",
                2,
                "y",
                phase="over",
                title="é",
                players=("cat", "ann"),
                free_seats=0,
                touched_at=2**41,
                due_at=2**42,
                is_public=False,
                terms=terms,
            )
            await store.log.append(last)
            assert await store.tables.row("t") == last.row
            assert await store.tables.row("none") is None

    asyncio.run(scenario())


async def lobby(store, **asked):
    rows, _ = await store.tables.lobby(**asked)
    return names(rows)


def test_the_lobby_shows_public_tables_that_are_open_or_playing_the_latest_first(address):
    async def scenario():
        async with opened(address) as store:
            await fill(store)
            assert await lobby(store) == ["open", "full", "rally"]
            assert await lobby(store, game="roborally") == ["rally"]
            assert await lobby(store, phases=["open"]) == ["open", "full"]
            assert await lobby(store, with_free_seats=True) == ["open", "rally"]

    asyncio.run(scenario())


def test_the_lobby_shows_first_where_somebody_waits_and_who_has_waited_longest(address):
    async def scenario():
        async with opened(address) as store:
            for number, (table, phase, free) in enumerate(
                [("first", "open", 1), ("second", "open", 1), ("left", "open", 2), ("full", "open", 0), ("game", "playing", 0)]
            ):
                times = {"opened_at": number, "touched_at": 10 + number}
                await store.log.append(append_of(table, 1, "x", phase=phase, free_seats=free, host=table, **times))
            assert await lobby(store, attended=["second", "first", "full", "game"]) == ["first", "second", "left", "game", "full"]

    asyncio.run(scenario())


def test_many_tables_of_one_host_push_nobody_out_of_the_lobby(address):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("honest", 1, "x", phase="open", free_seats=1, host="ann", touched_at=1))
            for number in range(40):
                eve = {"host": f"eve {number % 4}", "phase": "open", "free_seats": 1, "touched_at": 100 + number}
                await store.log.append(append_of(f"t{number}", 1, "x", **eve))
            shown = await lobby(store, limit=5)
            assert shown[4] == "honest"
            everything = await lobby(store, limit=100)
            assert len(everything) == 1 + 4 * MOST_OF_HOST
            assert (await lobby(store, attended=["honest"], limit=1)) == ["honest"]

    asyncio.run(scenario())


def test_what_a_host_has_is_counted_as_long_as_it_goes_on(address):
    async def scenario():
        async with opened(address) as store:
            for table, phase in [("a", "open"), ("b", "playing"), ("c", "over"), ("d", "closed")]:
                await store.log.append(append_of(table, 1, "x", phase=phase, host="ann", setup_bytes=10))
            assert await store.tables.hosted_by("ann") == Going(frozenset("ab"), 20)
            assert await store.tables.still_going(["a", "c", "e"]) == Going(frozenset("a"), 10)
            assert await store.tables.hosted_by("bob") == Going(frozenset(), 0)

    asyncio.run(scenario())


def test_the_finished_are_public_tables_that_are_over(address):
    async def scenario():
        async with opened(address) as store:
            await fill(store)
            assert names(await store.tables.finished()) == ["old", "older"]
            assert names(await store.tables.finished(game="roborally")) == ["older"]

    asyncio.run(scenario())


def test_pages_follow_each_other_also_among_tables_touched_at_the_same_time(address):
    async def scenario():
        async with opened(address) as store:
            for number in range(7):
                await store.log.append(append_of(f"t{number}", 1, "x", touched_at=100 + number // 4))
            found, after = [], None
            while page := await store.tables.tables_of("ann", after=after, limit=2):
                found += names(page)
                after = page[-1].touched_at, page[-1].table
            assert found == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]

    asyncio.run(scenario())


def test_pages_of_the_lobby_follow_each_other(address):
    async def scenario():
        async with opened(address) as store:
            for number in range(7):
                host = {"host": f"ann {number // 2}", "phase": "open", "free_seats": number % 3}
                await store.log.append(append_of(f"t{number}", 1, "x", touched_at=100 + number // 4, **host))
            attended = ["t1", "t2"]
            whole, pages, after = await lobby(store, attended=attended), [], None
            while True:
                rows, after = await store.tables.lobby(attended=attended, after=after, limit=2)
                pages += names(rows)
                if after is None:
                    break
            assert pages == whole
            assert sorted(whole) == [f"t{number}" for number in range(7)]

    asyncio.run(scenario())


def test_the_statement_of_the_lobby_is_made_once(address):
    async def scenario():
        async with opened(address) as store:
            for spot in (None, Spot(0, 1, 2, "t1"), Spot(2, 1, 7, "t2")):
                await store.tables.lobby("roborally", attended=["t1"], after=spot, limit=1 + (spot is None))
            made = statement.cache_info().misses
            await store.tables.lobby("asteroyds", attended=["t1", "t2"], after=Spot(1, 1, 3, "t3"), limit=9)
            assert statement.cache_info().misses == made

    asyncio.run(scenario())


def test_the_tables_of_a_player_are_those_with_a_seat_of_theirs(address):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("a", 1, "x", players=("ann",), touched_at=1))
            await store.log.append(append_of("b", 1, "x", players=("ann", "bob"), touched_at=2, is_public=False))
            assert names(await store.tables.tables_of("ann")) == ["b", "a"]
            await store.log.append(append_of("b", 2, "x", players=("bob",), touched_at=3))
            assert names(await store.tables.tables_of("ann")) == ["a"]
            await store.log.append(append_of("a", 2, "x", players=(), touched_at=4))
            assert names(await store.tables.tables_of("ann")) == []
            assert names(await store.tables.tables_of("bob")) == ["b"]

    asyncio.run(scenario())


def test_seats_that_change_within_one_group_are_those_of_the_last_append(address):
    async def scenario():
        async with opened(address) as store:
            await store.log.append(append_of("t", 1, "x", players=ROW.players))
            joins = append_of("t", 2, "x", players=(*ROW.players, "cat"))
            leaves = append_of("t", 3, "x", players=("cat",))
            await asyncio.gather(store.log.append(joins), store.log.append(leaves))
            assert [names(await store.tables.tables_of(player)) for player in ("ann", "bob", "cat")] == [[], [], ["t"]]

    asyncio.run(scenario())
