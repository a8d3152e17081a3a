from __future__ import annotations

import asyncio

import pytest
from tests.store.stores import opened

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.keeping.solvers import Came, Row, Rush, Tally

MOST = 10_000
PUZZLE = "0bf36eab"


async def with_players(store, *players):
    for player in players:
        await store.players.create(player, player, 1)


async def fetched(store, player):
    found = await store.solvers.fetch(player)
    assert found is not None
    return found


def test_nothing_is_kept_for_whoever_has_not_asked_for_it(address):
    async def scenario():
        async with opened(address) as store:
            await with_players(store, "ann")
            assert await store.solvers.fetch("ann") is None
            await store.solvers.keep("ann", [], [], 5, MOST)
            assert await store.solvers.fetch("ann") == ([], [])

    asyncio.run(scenario())


def test_of_two_browsers_that_write_at_once_the_second_hears_of_the_first(address):
    async def scenario():
        async with opened(address) as one, opened(address) as two:
            await with_players(one, "ann")
            rows = [Row(PUZZLE, 0, b"one"), Row(PUZZLE, 0, b"two")]
            told = await asyncio.gather(
                *(store.solvers.keep("ann", [row], [], 5, MOST) for store, row in zip((one, two), rows, strict=True))
            )
            first, second = sorted(told, key=len)
            assert first == []
            (kept,) = second
            assert kept.number == 1
            assert kept.body in (b"one", b"two")
            assert await two.solvers.keep("ann", [Row(PUZZLE, 1, b"both")], [], 6, MOST) == []
            assert (await fetched(one, "ann")).rows == [Row(PUZZLE, 2, b"both")]

    asyncio.run(scenario())


def test_a_run_against_the_clock_is_kept_once(address):
    async def scenario():
        async with opened(address) as store:
            await with_players(store, "ann")
            rush = Rush(7, "roborally", 9, 2)
            for _ in range(2):
                await store.solvers.keep("ann", [], [rush], 5, MOST)
            assert (await fetched(store, "ann")).rushes == [rush]

    asyncio.run(scenario())


def test_somebody_counts_once_for_a_puzzle_and_is_in_no_count(address):
    async def scenario():
        async with opened(address) as store:
            await with_players(store, "ann", "bob")
            await store.solvers.keep("ann", [Row(PUZZLE, 0, b"tried")], [], 5, MOST)
            assert await store.solvers.counts() == {}
            await store.solvers.keep("ann", [Row(PUZZLE, 1, b"solved", Came(1, 1, 1))], [], 5, MOST)
            await store.solvers.keep("ann", [Row(PUZZLE, 2, b"again", Came(1, 1, 1))], [], 5, MOST)
            await store.solvers.keep("bob", [Row(PUZZLE, 0, b"looked", Came(1, 0, 0))], [], 5, MOST)
            assert await store.solvers.counts() == {PUZZLE: Tally(2, 1, 1)}
            await store.players.forget("ann")
            assert await store.solvers.counts() == {PUZZLE: Tally(2, 1, 1)}

    asyncio.run(scenario())


@pytest.mark.parametrize("ends", ["forget", "players"])
def test_who_ends_it_leaves_nothing_and_others_keep_theirs(address, ends):
    async def scenario():
        async with opened(address) as store:
            await with_players(store, "ann", "bob")
            for player in ("ann", "bob"):
                await store.solvers.keep(player, [Row(PUZZLE, 0, b"x")], [Rush(7, "roborally", 9, 2)], 5, MOST)
            await (store.solvers.forget("ann") if ends == "forget" else store.players.forget("ann"))
            assert await store.solvers.fetch("ann") is None
            assert len((await fetched(store, "bob")).rows) == 1

    asyncio.run(scenario())


def test_more_than_one_s_share_is_refused_and_changes_nothing(address):
    async def scenario():
        async with opened(address) as store:
            await with_players(store, "ann")
            await store.solvers.keep("ann", [Row(PUZZLE, 0, b"x" * 600)], [], 5, 1000)
            with pytest.raises(Refusal, match="at most 1000 bytes together"):
                await store.solvers.keep("ann", [Row("52c1d52a", 0, b"x" * 600)], [], 5, 1000)
            assert [row.puzzle for row in (await fetched(store, "ann")).rows] == [PUZZLE]

    asyncio.run(scenario())
