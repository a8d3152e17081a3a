"""Whoever has several robots leaves, pauses, resigns and votes with all of them."""

from __future__ import annotations

import asyncio

from tests.table.scene import ALICE, BOB, CAROL, bots_are_done
from tests.table.test_owners import of, seated
from tests.table.virtual import run

from swarmrally.table.commands import (
    Agree,
    ComeBack,
    Leave,
    Pause,
    Replace,
    Resign,
    Stay,
)


def test_a_bot_takes_over_all_robots_and_gives_them_back():
    async def story():
        scene = await seated(ALICE, BOB)
        table = await scene.table()
        await scene.do(BOB, Leave("drifter"))
        await bots_are_done()
        assert of(table, "bot") == [None, None, "drifter", "drifter"]
        assert table.playing().awaited() == [0, 1]
        await scene.do(BOB, ComeBack())
        assert of(table, "bot") == [None] * 4

    run(story())


def test_players_not_seats_wish_for_a_pause():
    async def story():
        scene = await seated(ALICE, BOB)
        table = await scene.table()
        await scene.do(BOB, Pause())
        assert of(table, "wants_pause") == [False, False, True, True]
        await scene.do(ALICE, Pause())
        assert table.paused

    run(story())


def test_players_not_seats_vote():
    async def story():
        scene = await seated(ALICE, BOB, CAROL, owners=[0, 0, 1, 1, 2, 2])
        table = await scene.table()
        await asyncio.sleep(121)
        assert (await scene.refused(ALICE, Replace(1))).code == "not_awaited", "nobody replaces their own second robot"
        await scene.do(ALICE, Replace(5))
        assert (await scene.refused(CAROL, Agree(4))).code == "vote_over", "it is the vote on Carol"
        assert of(table, "vote")[:4] == [None] * 4
        assert [vote.agreed for vote in of(table, "vote")[4:]] == [(0,), (0,)]
        await scene.do(CAROL, Stay())
        assert of(table, "vote") == [None] * 6
        await asyncio.sleep(121)
        await scene.do(ALICE, Replace(4))
        await scene.do(BOB, Agree(5))
        assert of(table, "bot") == [None, None, None, None, "rookie", "rookie"], "two of two others agree, with four seats"

    run(story())


def test_a_player_with_two_robots_is_not_two_who_agree():
    async def story():
        scene = await seated(ALICE, BOB)
        await asyncio.sleep(121)
        assert (await scene.refused(ALICE, Replace(2))).code == "patience"

    run(story())


def test_whoever_resigns_does_with_all_robots():
    async def story():
        scene = await seated(ALICE, BOB)
        table = await scene.table()
        await scene.do(BOB, Resign())
        assert of(table, "resigned") == [False, False, True, True]
        assert (table.phase, table.outcome) == ("over", {"winners": [0, 1], "reason": "resigned"})

    run(story())


def test_whoever_resigns_last_leaves_the_game_to_the_bots():
    async def story():
        scene = await seated(ALICE, owners=[0, 0, 1], bots=["drifter"])
        table = await scene.table()
        await scene.do(ALICE, Resign())
        assert (table.phase, table.outcome) == ("over", {"winners": [2], "reason": "resigned"})

    run(story())
