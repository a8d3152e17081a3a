"""Bots at a table: they play, and when they can't, the table goes on and the log says why."""

from __future__ import annotations

import asyncio
from typing import get_args

import pytest
from tests.table.scene import ALICE, BOB, FORWARD, Scene
from tests.table.test_absence import Slow
from tests.table.test_clocks import asked, left
from tests.table.virtual import run

from swarmrally.bots import NAMES, Act
from swarmrally.kernel.fields import from_bytes
from swarmrally.roborally.components.state import State
from swarmrally.roborally.rules.options.hand import can_recompile
from swarmrally.table.commands import ComeBack, Leave, Start
from swarmrally.table.desk.hall import choice_of
from swarmrally.table.entries import Acted, Answered, Sealed, TimedOut
from swarmrally.table.settings import BotName, Clock
from swarmrally.table.waking import Thought

UNHURRIED = Clock("none", watching=False)


class Failing:
    async def choose(self, task):
        raise ArithmeticError("no idea")


class Wrong:
    """Bots that answer what nobody asked."""

    async def choose(self, task):
        return Thought({"seat": 5, "columns": []} if task.answers is None else "perhaps")


def test_every_bot_can_be_seated():
    assert get_args(BotName) == NAMES


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_all_bots_plan_at_one_table_and_take_over_from_a_person(game):
    async def story():
        scene = Scene()
        _, *others, strongest = get_args(BotName)
        await scene.open(ALICE, BOB, seats=6, bots=others, game=game, clock=UNHURRIED)
        await scene.do(ALICE, Start())
        await scene.do(ALICE, Leave(strongest))
        await asyncio.sleep(1)
        table = await scene.table()
        assert table.playing().awaited() == [1]
        assert {chair.bot for chair in table.chairs} == {None, *others, strongest}
        assert all(body.why is None for body in scene.bodies(Sealed))
        assert not scene.wrong
        await scene.do(ALICE, ComeBack())
        await (scene.seal(BOB) if game == "asteroyds" else scene.program(BOB))
        await asyncio.sleep(1)
        assert {0, 1} & {*table.playing().awaited()}

    run(story())


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
@pytest.mark.parametrize("bot", ["drifter", "rookie"])
def test_bots_play_a_game_to_its_end_by_themselves(game, bot):
    async def story():
        scene = Scene()
        setup = {"rules": {"lives": 1}} if game == "roborally" else {}
        await scene.open(ALICE, seats=3, bots=[bot, bot], game=game, setup=setup, clock=UNHURRIED)
        await scene.do(ALICE, Start())
        await scene.do(ALICE, Leave(bot))
        table = await scene.table()
        for _ in range(300):
            await asyncio.sleep(1)
        assert table.phase == "over"
        assert not scene.wrong
        assert all(body.why is None for body in scene.bodies(Sealed, Answered))

    run(story())


@pytest.mark.parametrize(("bots", "why"), [(Failing(), "ArithmeticError: no idea"), (Wrong(), "expected")])
@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_a_bot_that_fails_has_an_idle_plan_and_the_log_says_why(game, bots, why):
    async def story():
        scene = Scene(bots=bots)
        await scene.start(ALICE, seats=2, bots=["rookie"], game=game, clock=UNHURRIED)
        await asyncio.sleep(1)
        (sealed,) = scene.bodies(Sealed)
        assert (sealed.seat, sealed.by) == (1, "bot")
        assert sealed.why is not None
        assert why in sealed.why

    run(story())


def test_a_bot_that_fails_for_somebody_plays_their_draft():
    async def story():
        scene = Scene(bots=Failing())
        await scene.start(ALICE, BOB, clock=UNHURRIED)
        await scene.draft(BOB, FORWARD)
        await scene.do(BOB, Leave())
        await asyncio.sleep(1)
        (sealed,) = scene.bodies(Sealed)
        assert b'"forward"' in bytes(sealed.plan)

    run(story())


@pytest.mark.parametrize(("bots", "why"), [(Failing(), "ArithmeticError: no idea"), (Wrong(), "expected one of true, false")])
def test_a_bot_that_cannot_answer_gives_the_clocks_answer_and_the_log_says_why(bots, why):
    async def story():
        scene = await asked(UNHURRIED)
        scene.hall.bots = bots
        table = await scene.table()
        player = table.chairs[table.playing().awaited()[0]].player
        await scene.do(player, Leave())
        await asyncio.sleep(1)
        answered = scene.bodies(Answered)[0]
        assert (answered.by, answered.answer, answered.why) == ("bot", False, why)

    run(story())


def test_a_bot_that_is_late_is_timed_out_like_anybody():
    async def story():
        scene = Scene(bots=Slow(60))
        await scene.start(ALICE, seats=2, bots=["rookie"], clock=Clock("novice", watching=False))
        listener = await scene.listener(ALICE)
        await scene.seal(ALICE, [None] * 6)
        await asyncio.sleep(51)
        assert len(scene.bodies(TimedOut)) == 1
        assert listener.news("played")[0]["timed_out"] == [1]
        await asyncio.sleep(20)
        assert all(body.seat == 0 for body in scene.bodies(Sealed)), "what it thought of then was for the round before"

    run(story())


def test_everybody_is_told_how_long_a_bot_has_thought_and_never_what():
    class Timed:
        async def choose(self, task):
            return Thought(choice_of(task), 123)

    async def story():
        scene = Scene(bots=Timed())
        await scene.open(ALICE, seats=2, bots=["rookie"], clock=UNHURRIED)
        listener = await scene.listener(ALICE)
        await scene.do(ALICE, Start())
        await asyncio.sleep(1)
        assert listener.news("plan_sealed") == [{"news": "plan_sealed", "seat": 1, "thought": 123}]
        await scene.seal(ALICE)
        assert listener.news("plan_sealed")[1] == {"news": "plan_sealed", "seat": 0}

    run(story())


def test_a_bot_that_recompiles_is_asked_for_its_program_again():
    class Recompiling:
        async def choose(self, task):
            can = can_recompile(from_bytes(State, task.sight), task.seat)
            return Thought(Act("recompile") if can else choice_of(task))

    async def story(seed):
        scene = Scene(bots=Recompiling(), seed=seed)
        await scene.start(ALICE, seats=2, bots=["rookie"], game="roborally", setup={"options_at_start": 13}, clock=UNHURRIED)
        await asyncio.sleep(1)
        assert [body.why for body in scene.bodies(Sealed)] == [None]
        return [type(body) for body in scene.bodies(Acted, Sealed)]

    assert {tuple(run(story(seed))) for seed in range(12)} == {(Acted, Sealed), (Sealed,)}


def test_two_servers_let_a_bot_write_once():
    class Counting:
        def __init__(self):
            self.asked = 0

        async def choose(self, task):
            self.asked += 1
            return Thought(choice_of(task))

    async def story():
        here, there = Counting(), Counting()
        scene = Scene(bots=here)
        other = Scene(scene.log, bots=there)
        await scene.open(ALICE, seats=2, bots=["drifter"], clock=UNHURRIED)
        other.id = scene.id
        await other.table()
        await scene.do(ALICE, Start())
        await asyncio.sleep(10)
        assert len(scene.bodies(Sealed)) == 1
        assert (here.asked, there.asked) == (1, 0)

    run(story())


def test_another_server_lets_the_bots_think_when_the_first_has_died():
    async def story():
        scene = Scene(bots=Slow(60))
        other = Scene(scene.log)
        await scene.open(ALICE, seats=2, bots=["drifter"], clock=UNHURRIED)
        other.id = scene.id
        await other.table()
        await scene.do(ALICE, Start())
        for thought in list(scene.hall.desk(scene.id).thinking.tasks):
            thought.cancel()
        await asyncio.sleep(4)
        assert len(scene.bodies(Sealed)) == 1

    run(story())


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_a_game_that_is_over_tells_the_last_round_that_was_played(game):
    async def story():
        scene = Scene()
        setup = {"rules": {"lives": 1}} if game == "roborally" else {}
        await scene.start(ALICE, seats=3, bots=["rookie", "rookie"], game=game, setup=setup)
        listener = await scene.listener(ALICE)
        await scene.do(ALICE, Leave("drifter"))
        await asyncio.sleep(3_000)
        events = [event for told in listener.told() for news in told["news"] for event in news.get("events", [])]
        began = [event.get("round", event.get("turn")) for event in events if event["kind"] in ("RoundBegan", "TurnBegan")]
        now = (await scene.table()).now()
        assert (now.phase, now.round) == ("over", began[-1])

    run(story())


def test_r3_2_a_person_who_is_done_starts_them_before_the_bots_are():
    async def story():
        scene = Scene(bots=Slow(20))
        await scene.start(ALICE, BOB, seats=3, bots=["drifter"], game="roborally")
        await scene.program(ALICE)
        assert (await scene.table()).playing().awaited() == [1, 2]
        assert left(await scene.table()) == 30

    run(story())
