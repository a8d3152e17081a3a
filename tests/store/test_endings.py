from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace
from sqlalchemy import delete, text
from tests.store.stores import append_of, opened

from swarmrally.store import Store
from swarmrally.store.keeping.endings import MOST_LOOKED_AT, Lost, Sought, Tally
from swarmrally.store.schema import ENDINGS
from swarmrally.table.endings import Ending, Other

WON = Ending(
    table="t",
    player="ann",
    game="asteroyds",
    title="racing",
    over_at=100,
    result="won",
    seats=3,
    rounds=8,
    against="both",
    others=(Other("bob"), Other(bot="rookie")),
    place=1,
    figure="red",
    character="mhand",
)


async def end(store: Store, table: str, *endings: Ending, **changes: Any) -> None:
    """A game that is over, as it is written by its table."""
    append = append_of(table, 1, "x", phase="over", players=tuple(ending.player for ending in endings), **changes)
    await store.log.append(replace(append, endings=tuple(replace(ending, table=table) for ending in endings)))


async def fill(store: Store) -> None:
    await store.players.create("bob", "Bóbby", 0, "bobby")
    bot = replace(WON, against="bots", others=(Other(bot="ace"),), seats=2)
    await end(store, "won", replace(WON, over_at=50), replace(WON, player="bob", over_at=50, result="lost", place=2))
    await end(store, "together", replace(bot, over_at=40, title="drones", result="shared"))
    await end(store, "lost", replace(bot, over_at=30, result="lost", place=2, character="yayenek"))
    await end(store, "left", replace(bot, over_at=20, game="roborally", title="Checkmate", result="left", place=None, character="egg"))
    await end(store, "nobody", replace(bot, over_at=10, result="nobody", place=None, rounds=2))


async def found(store: Store, **sought: Any) -> list[str]:
    games = await store.endings.page("ann", Sought(**sought))
    assert await store.endings.count("ann", Sought(**sought)) == len(games)
    return [ending.table for ending in games]


def test_what_became_of_a_game_is_written_with_its_last_entry(address):
    async def scenario():
        async with opened(address) as store:
            await end(store, "t", WON, replace(WON, player="bob", result="lost", place=2))
            assert await store.endings.page("ann", Sought()) == [WON]
            assert [ending.place for ending in await store.endings.page("bob", Sought())] == [2]
            assert await store.endings.page("cat", Sought()) == []

    asyncio.run(scenario())


def test_games_are_found_by_what_was_played_how_it_ended_and_with_whom(address):
    async def scenario():
        async with opened(address) as store:
            await fill(store)
            assert await found(store) == ["won", "together", "lost", "left", "nobody"]
            assert await found(store, game="roborally") == ["left"]
            assert await found(store, title="racing") == ["won", "lost", "nobody"]
            assert await found(store, result="won") == ["won", "together"]
            assert await found(store, result="lost") == ["lost", "nobody"]
            assert await found(store, result="left") == ["left"]
            assert await found(store, against="people") == ["won"]
            assert await found(store, against="bots") == ["together", "lost", "left", "nobody"]
            assert await found(store, since=30) == ["won", "together", "lost"]
            assert await found(store, looks="obb") == ["won"]
            assert await found(store, looks="%") == []
            assert await found(store, bots=("rookie",)) == ["won"]
            assert await found(store, titles=("drones", "Checkmate")) == ["together", "left"]
            assert await found(store, looks="obb", titles=("drones",)) == ["won", "together"]
            assert await found(store, result="won", bots=("ace",), title="drones") == ["together"]

    asyncio.run(scenario())


def test_pages_follow_each_other_and_what_is_sought_is_kept(address):
    async def scenario():
        async with opened(address) as store:
            for number in range(9):
                await end(store, f"t{number}", replace(WON, over_at=100 + number // 4, result="lost" if number % 3 else "won"))
            pages, after = [], None
            while page := await store.endings.page("ann", Sought(result="lost"), after, limit=2):
                pages += [ending.table for ending in page]
                after = page[-1].over_at, page[-1].table
            assert pages == ["t8", "t7", "t5", "t4", "t2", "t1"]

    asyncio.run(scenario())


def test_games_are_counted_by_kind_and_character(address):
    async def scenario():
        async with opened(address) as store:
            await fill(store)
            assert sorted(await store.endings.tallies("ann"), key=str) == [
                Tally("asteroyds", "drones", "mhand", 1, 1, 8),
                Tally("asteroyds", "racing", "mhand", 2, 1, 10),
                Tally("asteroyds", "racing", "yayenek", 1, 0, 8),
                Tally("roborally", "Checkmate", "egg", 1, 0, 8),
            ]
            assert [tally.games for tally in await store.endings.tallies("ann", since=45)] == [1]

    asyncio.run(scenario())


def test_no_more_than_so_many_games_are_looked_through_at_once(address):
    async def scenario():
        async with opened(address) as store:
            games = [replace(WON, table=f"t{number:05}", over_at=number, result="lost") for number in range(MOST_LOOKED_AT + 1)]
            games[0] = replace(games[0], result="won")
            appends = [append_of(ending.table, 1, "x", phase="over", players=("ann",)) for ending in games]
            await asyncio.gather(*map(store.log.append, appends))
            await store.endings.add(games)
            assert await found(store, result="won") == []
            assert await store.endings.count("ann", Sought()) == MOST_LOOKED_AT
            last = await store.endings.page("ann", Sought(result="won"), (2, "t00002"))
            assert [ending.table for ending in last] == ["t00000"]

    asyncio.run(scenario())


def test_games_of_before_are_found_until_they_are_written(address):
    async def scenario():
        async with opened(address) as store:
            for player in ("ann", "bob"):
                await store.players.create(player, player, 0, player)
            for table in ("a", "b", "c", "d"):
                await end(store, table, WON, replace(WON, player="bob"))
            await store.log.append(append_of("e", 1, "x", phase="playing", players=("ann",)))
            assert await store.endings.lost("", 10) == []
            await store.database.write(delete(ENDINGS).where(ENDINGS.c.table_id.in_(["a", "b", "c"])))
            assert await store.endings.lost("", 2) == [Lost("a", "asteroyds"), Lost("b", "asteroyds")]
            assert await store.endings.lost("b", 2) == [Lost("c", "asteroyds")]
            await store.endings.add([replace(WON, table="a"), replace(WON, table="a", player="bob")])
            await store.endings.add([replace(WON, table="a")])
            assert [lost.table for lost in await store.endings.lost("", 10)] == ["b", "c"]
            await store.players.forget("ann")
            await store.players.forget("bob")
            assert await store.endings.lost("", 10) == []

    asyncio.run(scenario())


def test_who_is_forgotten_has_no_list_and_games_that_are_thrown_away_are_in_none(address):
    async def scenario():
        async with opened(address) as store:
            await end(store, "t", WON, replace(WON, player="bob"))
            await store.players.forget("ann")
            assert await store.endings.page("ann", Sought()) == []
            assert len(await store.endings.page("bob", Sought())) == 1
            await store.database.write(text("DELETE FROM tables"))
            assert await store.endings.page("bob", Sought()) == []

    asyncio.run(scenario())
