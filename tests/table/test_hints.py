"""Hints at practice tables: the ace thinks from the seat's own view, and nobody else learns of it."""

from __future__ import annotations

import msgspec
import pytest
from tests.conftest import needs_compiler
from tests.contract.games import engine
from tests.table.scene import ALICE, BOB, CAROL, FORWARD, Scene
from tests.table.virtual import now, run

from swarmrally.bots import Advice
from swarmrally.kernel.refusal import Refusal
from swarmrally.table.commands import Caller, Leave
from swarmrally.table.desk.hall import choice_of
from swarmrally.table.hints import hint_from, task_of
from swarmrally.table.settings import Clock
from swarmrally.table.waking import Thought

UNHURRIED = Clock("none", watching=False)
PLAN = {"seat": 0, "columns": FORWARD}


async def practising(**settings) -> Scene:
    scene = Scene()
    await scene.start(ALICE, BOB, clock=UNHURRIED, practice=True, **settings)
    return scene


async def task_for(scene, player, number=1):
    by = Caller(player, now(), scene.hall.draw)
    return task_of(await scene.table(), by, number)


async def refusal_of(scene, player, number=1) -> str:
    with pytest.raises(Refusal) as refused:
        await task_for(scene, player, number)
    return refused.value.reason


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_the_ace_is_asked_with_the_view_of_the_seat(game):
    async def story():
        scene = await practising(game=game)
        task = await task_for(scene, BOB)
        assert (task.bot, task.seat, task.advises, task.answers) == ("ace", 1, True, None)
        assert task.sight == (await scene.table()).playing().sight(1)

    run(story())


def test_only_a_practice_table_gives_hints():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, clock=UNHURRIED)
        assert "expected a practice table" in await refusal_of(scene, ALICE)

    run(story())


def test_hints_are_for_whoever_plans_now():
    async def story():
        scene = await practising()
        assert "expected a player with a seat" in await refusal_of(scene, CAROL)
        assert "expected 1, the present round" in await refusal_of(scene, ALICE, 2)
        await scene.seal(ALICE)
        assert "expected a plan that is not sealed" in await refusal_of(scene, ALICE)
        await scene.do(BOB, Leave("drifter"))
        assert "a bot plays for you" in await refusal_of(scene, BOB, (await scene.table()).playing().round)

    run(story())


def test_a_hint_is_a_plan_with_its_events_and_what_is_expected_of_it():
    async def story():
        scene = await practising()
        task, by = await task_for(scene, ALICE), Caller(ALICE, now(), scene.hall.draw)
        hint = hint_from(await scene.table(), by, task, Thought(Advice(PLAN, 1.5, 0.25, 0.125), 40))
        assert msgspec.json.decode(hint.plan)["columns"] == FORWARD
        kinds = [event["kind"] for event in msgspec.json.decode(hint.events)]
        assert {"DieCalled", "FlightBegan"} <= set(kinds)
        assert (hint.goals, hint.damage, hint.risk, hint.thought) == (1.5, 0.25, 0.125, 40)

    run(story())


def test_a_hint_that_comes_too_late_is_no_hint():
    async def story():
        scene = await practising()
        task, by = await task_for(scene, ALICE), Caller(ALICE, now(), scene.hall.draw)
        await scene.seal(ALICE)
        await scene.seal(BOB)
        with pytest.raises(Refusal, match="the present round"):
            hint_from(await scene.table(), by, task, Thought(Advice(PLAN, 0, 0, 0)))

    run(story())


@needs_compiler
@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_an_ace_that_can_not_search_says_so_instead_of_guessing(game):
    async def story():
        scene = await practising(game=game)
        task = await task_for(scene, BOB)
        with engine(f"bots.{game}", compiled=False), pytest.raises(Refusal, match="the compiler is turned off"):
            choice_of(task)
        with engine(f"bots.{game}", compiled=True):
            assert choice_of(task).plan.seat == 1

    run(story())
