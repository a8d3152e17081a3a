"""Pausing, leaving, coming back, resigning, and seats that change hands."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.scene import ALICE, BOB, CAROL, FORWARD, Scene, plan
from tests.table.test_clocks import left
from tests.table.virtual import run

from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.refusal import Refusal
from swarmrally.table import clock
from swarmrally.table.commands import ComeBack, Leave, Pause, Resign, Resume, Seal, SeatBot, Stand, Start
from swarmrally.table.desk.hall import choice_of
from swarmrally.table.entries import BotTookOver, Closed, Resigned, Sealed
from swarmrally.table.settings import Clock
from swarmrally.table.waking import Thought


def test_the_game_pauses_when_everybody_wishes_it_and_goes_on_with_the_time_that_was_left():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await asyncio.sleep(10)
        await scene.do(ALICE, Pause())
        assert not (await scene.table()).paused
        await scene.refused(ALICE, Pause())
        await scene.do(BOB, Pause())
        table = await scene.table()
        assert table.paused
        assert left(table) is None
        await asyncio.sleep(10_000)
        assert table.playing().round == 1
        assert "paused" in (await scene.refused(ALICE, Seal(1, plan(0, FORWARD)))).reason
        await scene.do(BOB, Resume())
        assert not table.paused
        assert left(table) == 40
        assert not any(chair.wants_pause for chair in table.chairs)
        assert (await scene.refused(BOB, Resume())).reason == "expected a game that is paused"

    run(story())


def test_a_wish_to_pause_can_be_withdrawn():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await scene.do(ALICE, Pause())
        await scene.do(ALICE, Pause(False))
        await scene.do(BOB, Pause())
        assert not (await scene.table()).paused

    run(story())


def test_bots_go_on_after_a_pause():
    async def story():
        scene = Scene(bots=Slow(5))
        await scene.start(ALICE, seats=2, bots=["drifter"], clock=Clock("none"))
        await asyncio.sleep(1)
        await scene.do(ALICE, Pause())
        await asyncio.sleep(60)
        assert not scene.bodies(Sealed)
        await scene.do(ALICE, Resume())
        await asyncio.sleep(6)
        assert len(scene.bodies(Sealed)) == 1

    run(story())


class Slow:
    """Bots that take their time."""

    def __init__(self, seconds):
        self.seconds = seconds

    async def choose(self, task):
        await asyncio.sleep(self.seconds)
        return Thought(choice_of(task))


def test_a_leavers_seat_is_played_by_a_bot_and_given_back():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await scene.do(BOB, Leave("drifter"))
        await asyncio.sleep(0)
        await scene.seal(ALICE)
        table = await scene.table()
        assert table.playing().round == 2
        assert (await scene.refused(BOB, Seal(2, plan(1, FORWARD)))).code == "bot_plays"
        assert "already" in (await scene.refused(BOB, Leave())).reason
        await scene.do(BOB, ComeBack())
        assert (await scene.refused(BOB, ComeBack())).reason == "expected a seat that a bot plays"
        assert not table.chairs[1].bot

    run(story())


def test_a_bot_plays_again_for_somebody_who_comes_back_and_leaves_in_the_same_round():
    async def story():
        scene = Scene(bots=Slow(5))
        await scene.start(ALICE, BOB, clock=Clock("none"))
        await scene.do(BOB, Leave())
        await scene.do(BOB, ComeBack())
        await asyncio.sleep(10)
        assert not scene.bodies(Sealed)
        await scene.do(BOB, Leave())
        await asyncio.sleep(6)
        assert [body.by for body in scene.bodies(Sealed)] == ["bot"]

    run(story())


def test_whoever_misses_two_rounds_is_played_by_a_bot():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, setup={"rules": {"last_survivor_wins": False}})
        for _ in range(2):
            await scene.seal(ALICE, [None] * 6)
            await asyncio.sleep(51)
        assert [body.seat for body in scene.bodies(BotTookOver)] == [1]
        await scene.do(BOB, ComeBack())
        assert (await scene.table()).chairs[1].missed == 0

    run(story())


NO_WAY_OUT = {
    "game": "asteroyds",
    "round": 1,
    "first_seat": 0,
    "board": {"rows": {"0": [[0, 3]]}},
    "tiles": [{"kind": "asteroid", "colour": "white", "priority": 5, "at": [0, 1], "one_faces": "E"}, {"kind": "pod", "at": [0, 2]}],
    "craft": [
        {"seat": 0, "colour": "red", "pilot": "lawrence", "at": [0, 0], "heading": "E"},
        {"seat": 1, "colour": "blue", "pilot": "hector", "at": [0, 3], "heading": "W"},
    ],
}


def test_bots_that_nobody_plays_with_do_not_go_on_for_ever(monkeypatch):
    monkeypatch.setattr(clock, "MOST_ROUNDS_OF_BOTS", 20)

    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, setup={"scenario": NO_WAY_OUT}, clock=Clock("none"))
        await scene.do(BOB, Leave())
        for _ in range(30):
            await scene.seal(ALICE, [None] * 6)
            await asyncio.sleep(1)
        assert (await scene.table()).phase == "playing"
        await scene.do(ALICE, Leave())
        await asyncio.sleep(20)
        table = await scene.table()
        assert table.phase == "closed"
        assert table.playing().round == 52
        assert [body.why for body in scene.bodies(Closed)] == ["idle"]

    run(story())


def test_bots_that_begin_in_a_late_round_play_as_long(monkeypatch):
    monkeypatch.setattr(clock, "MOST_ROUNDS_OF_BOTS", 20)

    async def story():
        scene = Scene()
        await scene.open(ALICE, seats=2, bots=["rookie"], setup={"scenario": NO_WAY_OUT | {"round": 500}}, clock=Clock("none"))
        for command in (Stand(), SeatBot(0), Start()):
            await scene.do(ALICE, command)
        await asyncio.sleep(1)
        assert (await scene.table()).playing().round == 521

    run(story())


def test_a_draft_is_enough_to_be_there():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, setup={"rules": {"last_survivor_wins": False}})
        for _ in range(3):
            await scene.seal(ALICE, [None] * 6)
            await scene.draft(BOB, [None] * 6)
            await asyncio.sleep(51)
        assert not scene.bodies(BotTookOver)

    run(story())


def test_when_all_but_one_have_resigned_that_one_has_won():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL)
        listener = await scene.listener(ALICE)
        await scene.do(BOB, Resign())
        table = await scene.table()
        assert (table.phase, table.chairs[1].bot) == ("playing", "drifter")
        for command in (Resign(), ComeBack(), Leave(), Seal(1, plan(1, FORWARD))):
            assert (await scene.refused(BOB, command)).reason == "expected a player who has not resigned"
        await scene.do(CAROL, Resign())
        assert (await scene.table()).phase == "over"
        over = listener.news("over")[0]
        assert over["outcome"] == {"winners": [0], "reason": "resigned"}
        assert seed_hash(over["seed"]) == table.snapshot(-1, 0).seed_hash

    run(story())


def test_whoever_resigns_against_bots_alone_ends_the_game():
    async def story():
        scene = Scene()
        await scene.start(ALICE, seats=3, bots=["drifter", "drifter"])
        await scene.do(ALICE, Resign())
        table = await scene.table()
        assert (table.phase, table.outcome) == ("over", {"winners": [1, 2], "reason": "resigned"})
        assert scene.rebuilt().outcome == table.outcome

    run(story())


def test_whoever_resigns_against_bots_does_not_win_with_those_of_their_team():
    async def story():
        scene = Scene()
        await scene.start(ALICE, seats=4, bots=["drifter"] * 3, setup={"rules": {"mode": "targets"}})
        await scene.do(ALICE, Resign())
        table = await scene.table()
        mine = table.playing().side(0)
        assert table.outcome == {"winners": [seat for seat in range(4) if table.playing().side(seat) != mine], "reason": "resigned"}
        assert len(table.outcome["winners"]) == 2

    run(story())


def test_a_game_goes_on_for_somebody_whose_seat_a_bot_keeps():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, seats=3, bots=["drifter"])
        await scene.do(BOB, Leave())
        await scene.do(ALICE, Resign())
        assert (await scene.table()).phase == "playing"
        await scene.do(BOB, ComeBack())
        await scene.do(BOB, Resign())
        assert (await scene.table()).outcome == {"winners": [2], "reason": "resigned"}

    run(story())


def test_a_log_in_which_bots_played_on_is_still_read_as_it_was_written():
    async def story():
        scene = Scene()
        await scene.start(ALICE, seats=3, bots=["drifter", "drifter"])
        await scene.hall.desk(scene.id).ask(lambda _: [Resigned(0)])
        assert (await scene.table()).phase == "playing"

    run(story())


def test_a_team_wins_together_when_the_other_has_resigned():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, seats=4, bots=["drifter"], setup={"rules": {"mode": "targets"}}, clock=Clock("none"))
        await scene.do(ALICE, Resign())
        assert (await scene.table()).phase == "playing"
        await scene.do(CAROL, Resign())
        table = await scene.table()
        assert table.outcome == {"winners": [1, 3], "reason": "resigned"}

    run(story())


def test_a_seat_is_handed_to_another_with_its_draft():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await scene.draft(ALICE, FORWARD)
        listener = await scene.listener(CAROL)
        with pytest.raises(Refusal, match="without a seat"):
            await scene.hall.hand_over(scene.id, 0, BOB)
        with pytest.raises(Refusal, match="/seat"):
            await scene.hall.hand_over(scene.id, 2, CAROL)
        await scene.hall.hand_over(scene.id, 0, CAROL)
        table = await scene.table()
        assert (table.chairs[0].player, table.host) == (CAROL, CAROL)
        assert listener.own()[0]["draft"]["columns"] == FORWARD
        await scene.seal(CAROL)
        assert (await scene.refused(ALICE, Seal(1, plan(0, FORWARD)))).code == "no_seat"

    run(story())
