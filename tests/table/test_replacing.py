"""A bot for somebody who keeps the table waiting: at once when their time is up, else when all others agree."""

from __future__ import annotations

import asyncio

from tests.table.scene import ALICE, BOB, CAROL, Scene
from tests.table.virtual import now, run

from swarmrally.table.commands import Agree, ComeBack, Leave, Pause, Replace, Resign, Resume, Stay
from swarmrally.table.entries import BotTookOver, ReplacementAsked
from swarmrally.table.settings import Clock


def test_bots_need_not_agree_to_a_pause_nor_those_who_have_gone():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, seats=4, bots=["drifter"])
        await scene.do(ALICE, Pause())
        await scene.do(BOB, Leave())
        assert not (await scene.table()).paused
        await scene.do(CAROL, Resign())
        assert (await scene.table()).paused

    run(story())


DAY = 86_400


A_WEEK = Clock(7 * DAY, watching=False, last_player=False)


def votes(table):
    return [chair.vote and (chair.vote.asked_by, chair.vote.agreed) for chair in table.chairs]


def test_one_person_alone_replaces_nobody_while_the_clock_runs():
    """Not the host after two minutes, and not on the last day."""

    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, clock=A_WEEK)
        await asyncio.sleep(121)
        assert (await scene.refused(ALICE, Replace(1))).reason == f"expected patience: {7 * DAY - 120} seconds more"
        await asyncio.sleep(6 * DAY)
        assert (await scene.refused(ALICE, Replace(1))).code == "patience"
        await scene.seal(ALICE)
        assert (await scene.refused(ALICE, Replace(1))).code == "patience"

    run(story())


def test_a_bot_is_not_asked_for_its_consent():
    """Two bots and two people: the one person who is left alone with bots has nobody to agree with."""

    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, seats=4, bots=["drifter", "drifter"], clock=A_WEEK)
        await asyncio.sleep(200)
        assert (await scene.refused(ALICE, Replace(1))).code == "patience"

    run(story())


def test_whose_time_is_up_can_be_replaced_by_anybody_else_and_the_log_says_by_whom():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, clock=Clock(50, watching=False))
        listener = await scene.listener(ALICE)
        await scene.do(CAROL, Replace(1), at=now() + 50_400)
        assert [(body.seat, body.asked_by) for body in scene.bodies(BotTookOver)] == [(1, 2)]
        assert listener.news("replacement") == [{"news": "replacement", "seat": 1, "by": 2, "what": "replaced"}]
        assert listener.news("seating")[-1]["chairs"][1]["replaced_by"] == 2
        await scene.do(BOB, ComeBack())
        assert "replaced_by" not in listener.news("seating")[-1]["chairs"][1]

    run(story())


def test_all_others_together_replace_somebody_who_keeps_the_table_waiting():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, "dora", clock=A_WEEK)
        listener = await scene.listener(BOB)
        await asyncio.sleep(118.5)
        assert (await scene.refused(ALICE, Replace(1))).reason == "expected patience: 2 seconds more"
        await asyncio.sleep(1.5)
        for seat in (0, 7):
            assert (await scene.refused(ALICE, Replace(seat))).pointer == "/seat"
        await scene.do(CAROL, Replace(1, "drifter"))
        assert votes(await scene.table()) == [None, (2, (2,)), None, None]
        assert (await scene.refused(ALICE, Replace(1))).code == "vote_already"
        assert (await scene.refused(CAROL, Agree(1))).code == "nothing_new"
        assert (await scene.refused(BOB, Agree(1))).pointer == "/seat"
        assert (await scene.refused(ALICE, Agree(3))).pointer == "/seat"
        await scene.do(ALICE, Agree(1))
        table = await scene.table()
        assert not table.chairs[1].bot
        await scene.do("dora", Agree(1))
        assert [chair.bot for chair in table.chairs] == [None, "drifter", None, None]
        assert (table.chairs[1].replaced_by, votes(table)) == (2, [None] * 4)
        assert [(body.seat, body.by) for body in scene.bodies(ReplacementAsked)] == [(1, 2)]
        assert [(news["by"], news["what"]) for news in listener.news("replacement")] == [
            (2, "asked"),
            (0, "agreed"),
            (3, "agreed"),
            (2, "replaced"),
        ]
        assert scene.rebuilt().snapshot(0, 0) == table.snapshot(0, 0)

    run(story())


def test_agreement_can_be_withdrawn_and_whoever_asked_ends_the_vote():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, "dora", clock=A_WEEK)
        await asyncio.sleep(120)
        await scene.do(ALICE, Replace(1))
        await scene.do(CAROL, Agree(1))
        await scene.do(CAROL, Agree(1, agreed=False))
        await scene.do("dora", Agree(1))
        table = await scene.table()
        assert votes(table)[1] == (0, (0, 3))
        await scene.do(ALICE, Agree(1, agreed=False))
        assert votes(table)[1] is None

    run(story())


def test_a_vote_ends_when_its_seat_seals_or_says_that_somebody_is_there():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, clock=A_WEEK)
        listener = await scene.listener(CAROL)
        await asyncio.sleep(120)
        assert (await scene.refused(BOB, Stay())).code == "no_vote"
        await scene.do(ALICE, Replace(1))
        await scene.do(BOB, Stay())
        assert listener.news("replacement")[-1] == {"news": "replacement", "seat": 1, "by": 1, "what": "stayed"}
        assert "patience: 121" in (await scene.refused(ALICE, Replace(1))).reason
        await asyncio.sleep(120)
        await scene.do(ALICE, Replace(1))
        assert "vote" in listener.news("seating")[-1]["chairs"][1]
        await scene.seal(BOB)
        assert "vote" not in listener.news("seating")[-1]["chairs"][1]
        assert (await scene.table()).chairs[1].bot is None

    run(story())


def test_a_draft_does_not_show_in_a_vote():
    """Whoever plans in secret says that they are there, or not."""

    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, clock=A_WEEK)
        await asyncio.sleep(120)
        await scene.do(ALICE, Replace(1))
        before = all_sights_but(await scene.table(), 1)
        await scene.draft(BOB)
        assert all_sights_but(await scene.table(), 1) == before

    run(story())


def all_sights_but(table, seat):
    return [table.snapshot(other, 0) for other in (-1, 0, 1, 2) if other != seat]


def test_those_who_are_left_have_agreed_when_the_last_who_had_not_goes():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, "dora", clock=A_WEEK)
        await asyncio.sleep(120)
        await scene.do(ALICE, Replace(1))
        await scene.do(CAROL, Agree(1))
        await scene.do("dora", Leave())
        table = await scene.table()
        assert [chair.bot is not None for chair in table.chairs] == [False, True, False, True]

    run(story())


def test_one_who_is_left_alone_has_nobody_to_agree_with():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, clock=A_WEEK)
        await asyncio.sleep(120)
        await scene.do(ALICE, Replace(1))
        await scene.do(CAROL, Leave())
        assert (await scene.table()).chairs[1].bot is None

    run(story())


def test_without_a_clock_a_day_of_waiting_is_enough_for_anybody():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, clock=Clock("none"))
        await scene.seal(ALICE)
        await asyncio.sleep(DAY - 2)
        assert (await scene.refused(ALICE, Replace(1))).reason == "expected patience: 2 seconds more"
        await asyncio.sleep(2)
        await scene.do(ALICE, Replace(1))
        assert (await scene.table()).chairs[1].replaced_by == 0

    run(story())


def test_nobody_is_replaced_in_a_pause_or_for_it():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, clock=Clock("none"))
        await asyncio.sleep(200)
        await scene.do(CAROL, Replace(1))
        for player in (ALICE, BOB, CAROL):
            await scene.do(player, Pause())
        assert "paused" in (await scene.refused(ALICE, Agree(1))).reason
        assert "paused" in (await scene.refused(ALICE, Replace(1))).reason
        await scene.do(BOB, Resume())
        assert votes(await scene.table()) == [None] * 3
        assert (await scene.refused(ALICE, Replace(1))).code == "patience"

    run(story())
