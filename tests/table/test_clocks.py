"""How long a table waits, and what happens then."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.table.scene import ALICE, BACK, BOB, CAROL, FORWARD, Scene, bots_are_done, plan
from tests.table.virtual import now, run

from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.table.commands import Act, Answer, Draft, Leave, Seal
from swarmrally.table.entries import Answered, Drafted, Sealed, TimedOut
from swarmrally.table.settings import Clock

LONG_ENOUGH = 1
"""Seconds after a deadline when the table has surely gone on."""


def left(table):
    """Seconds until the deadline."""
    return None if table.deadline is None else (table.deadline - now()) / 1000


@pytest.mark.parametrize(
    ("clock", "mode", "seconds"),
    [
        ("novice", "racing", 50),
        ("expert", "racing", 20),
        ("novice", "targets", 60),
        ("expert", "drones", 30),
        (7, "racing", 7),
        (3 * 86_400, "racing", 3 * 86_400),
        ("none", "racing", None),
    ],
)
def test_a2_1_the_stopwatch_runs_as_was_chosen(clock, mode, seconds):
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, setup={"rules": {"mode": mode}}, clock=Clock(clock, watching=False))
        assert left(await scene.table()) == seconds
        if seconds is None:
            return
        await asyncio.sleep(seconds)
        assert (await scene.table()).playing().round == 1
        await asyncio.sleep(LONG_ENOUGH)
        assert (await scene.table()).playing().round == 2
        assert scene.bodies(TimedOut)

    run(story())


@pytest.mark.parametrize(("course", "seconds"), [("Risky Exchange", None), ("Ball Lightning", 30), ("Tight Collar", 60)])
def test_r10_1_some_courses_have_a_limit_for_every_turn(course, seconds):
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, game="roborally", setup={"course": course})
        assert left(await scene.table()) == seconds

    run(story())


def test_planning_ends_early_when_all_are_ready():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await scene.seal(ALICE)
        assert (await scene.table()).playing().round == 1
        await scene.seal(BOB)
        table = await scene.table()
        assert table.playing().round == 2
        assert left(table) == 50

    run(story())


def test_the_stopwatch_waits_until_the_round_could_be_watched():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, clock=Clock("expert"))
        await scene.seal(ALICE)
        await scene.seal(BOB)
        table = await scene.table()
        assert table.opens_at is not None
        assert table.opens_at > now()
        assert left(table) == 20 + (table.opens_at - now()) / 1000

    run(story())


def test_a_plan_one_second_late_is_refused_with_the_reason():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        sealed = Seal(1, plan(0, FORWARD))
        await asyncio.sleep(50.2)
        assert (await scene.refused(ALICE, sealed)).reason == "expected it before the time was up: it came 0.2 s late"
        await asyncio.sleep(0.8)
        refusal = await scene.refused(ALICE, sealed)
        assert (refusal.pointer, refusal.reason) == ("/round", "expected 2, the present round, got 1: the time was up")

    run(story())


def test_a_plan_counts_when_it_arrived_in_time_although_it_is_written_later():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await asyncio.sleep(50.3)
        await scene.do(ALICE, Seal(1, plan(0, FORWARD)), at=now() - 300)
        await scene.refused(BOB, Seal(1, plan(1, FORWARD)), at=now() - 299)
        await asyncio.sleep(LONG_ENOUGH)
        assert (await scene.table()).playing().round == 2
        assert flown(scene, 0) == [tuple(FORWARD), (None,) * 6]

    run(story())


def flown(scene, number):
    """The columns of the plans of a round."""
    table = scene.rebuilt()
    decisions = [msgspec.json.decode(decision) for decision in table.playing().record().decisions]
    rounds = [decision["plans"] for decision in decisions if decision["decision"] == "plans"]
    return [tuple(msgspec.convert(each, LivePlan).columns) for each in rounds[number]]


def test_when_the_time_is_up_the_last_draft_stands_in_asteroyds():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL)
        listener = await scene.listener(CAROL)
        await scene.draft(ALICE, FORWARD)
        await scene.draft(ALICE, BACK)
        await scene.seal(CAROL, FORWARD)
        await asyncio.sleep(51)
        assert flown(scene, 0) == [tuple(BACK), (None,) * 6, tuple(FORWARD)]
        assert listener.news("played")[0]["timed_out"] == [0, 1]

    run(story())


def test_when_the_time_is_up_the_rest_is_filled_at_random_in_roborally():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, game="roborally", clock=Clock(60, watching=False))
        table = await scene.table()
        hand = table.playing().own(0)["hand"]
        program = {"seat": 0, "registers": [None, [hand[3]], None, None, None]}
        await scene.do(ALICE, draft_of(1, program))
        await asyncio.sleep(61)
        decisions = [msgspec.json.decode(each) for each in scene.rebuilt().record().decisions]
        first, second = [each["program"] for each in decisions if each["decision"] == "time_out"]
        assert first["registers"][1] == [hand[3]]
        assert "registers" not in second

    run(story())


def draft_of(number, program):
    return Draft(number, msgspec.Raw(msgspec.json.encode(program)))


def test_r3_2_the_thirty_seconds_begin_when_the_last_turn_could_be_watched():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, game="roborally", clock=Clock("none"))
        await scene.program(ALICE)
        await scene.program(BOB)
        table = await scene.table()
        assert table.opens_at is not None
        assert table.opens_at > now()
        await scene.program(ALICE)
        assert (await scene.table()).deadline == table.opens_at + 30_000

    run(story())


def test_r3_2_the_last_one_who_is_not_done_has_thirty_seconds():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, game="roborally")
        await scene.program(ALICE)
        assert left(await scene.table()) is None
        await asyncio.sleep(5)
        listener = await scene.listener(CAROL)
        await scene.program(BOB)
        assert left(await scene.table()) == 30
        assert listener.told()[-1]["now"]["deadline"] == now() + 30_000
        await asyncio.sleep(29.9)
        assert (await scene.table()).playing().round == 1
        await asyncio.sleep(LONG_ENOUGH)
        assert (await scene.table()).playing().round > 1 or (await scene.table()).playing().stage == "deciding"

    run(story())


def test_r3_2_holds_only_where_it_is_chosen_and_never_makes_it_longer():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, game="roborally", clock=Clock("none", last_player=False))
        await scene.program(ALICE)
        assert left(await scene.table()) is None
        await scene.start(ALICE, BOB, game="roborally", clock=Clock(40, watching=False))
        await asyncio.sleep(20)
        await scene.program(ALICE)
        assert left(await scene.table()) == pytest.approx(20, abs=0.2)
        await scene.start(ALICE, BOB, game="roborally", clock=Clock(86_400))
        await scene.program(ALICE)
        assert left(await scene.table()) == pytest.approx(86_400, abs=0.2)

    run(story())


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_whoever_plays_against_bots_alone_is_not_hurried(game):
    async def story():
        scene = Scene()
        await scene.start(ALICE, seats=4, bots=["drifter"] * 3, game=game)
        await asyncio.sleep(3_600)
        table = await scene.table()
        assert (left(table), table.playing().round, scene.bodies(TimedOut)) == (None, 1, [])

    run(story())


def test_a_clock_that_was_chosen_runs_against_bots_too():
    async def story():
        scene = Scene()
        await scene.start(ALICE, seats=4, bots=["drifter"] * 3, clock=Clock("novice", watching=False))
        assert left(await scene.table()) == 50

    run(story())


def test_who_is_left_alone_with_bots_is_no_longer_hurried():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, seats=3, bots=["drifter"])
        assert left(await scene.table()) == 50
        await scene.do(BOB, Leave())
        await scene.seal(ALICE)
        await bots_are_done()
        table = await scene.table()
        assert (table.playing().round, left(table)) == (2, None)

    run(story())


def test_r3_2_bots_never_start_the_last_players_thirty_seconds():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, seats=4, bots=["drifter", "drifter"], game="roborally")
        await bots_are_done()
        assert (await scene.table()).playing().awaited() == [0, 1]
        assert left(await scene.table()) is None
        await scene.program(ALICE)
        assert left(await scene.table()) == 30

    run(story())


async def asked(clock, people=(ALICE, BOB)):
    """A table where somebody has to decide, and how long the round took to plan."""
    for seed in range(100):
        scene = Scene(seed=seed)
        await scene.start(*people, setup={"rules": {"mode": "shooting"}}, clock=clock)
        for _ in range(8):
            table = await scene.table()
            if table.phase != "playing":
                break
            if table.playing().stage == "deciding":
                return scene
            await asyncio.sleep(3)
            for seat in table.playing().awaited():
                await scene.seal(people[seat], FORWARD, ram="ask")
    raise AssertionError("nobody was ever asked")


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (Clock("novice", watching=False), 20),
        (Clock(60, decision=9, watching=False), 9),
        (Clock("none", watching=False), None),
        (Clock(86_400, watching=False), 86_400),
    ],
)
def test_decisions_have_a_clock_of_their_own(clock, seconds):
    async def story():
        scene = await asked(clock)
        table = await scene.table()
        seat, decision = table.playing().awaited()[0], table.decision
        assert left(table) == seconds
        if seconds:
            await asyncio.sleep(seconds + LONG_ENOUGH)
            made = scene.bodies(Answered)[0]
            assert (made.seat, made.by, made.answer) == (seat, "clock", False)
            assert table.decision != decision or table.playing().stage != "deciding"

    run(story())


def test_a_late_answer_is_refused_and_so_is_one_to_another_question():
    async def story():
        scene = await asked(Clock("novice", watching=False))
        table = await scene.table()
        player = table.chairs[table.playing().awaited()[0]].player
        other = next(chair.player for chair in table.chairs if chair.player != player)
        assert (await scene.refused(player, Answer(table.decision - 1, True))).pointer == "/decision"
        assert (await scene.refused(player, Answer(table.decision, "maybe"))).pointer == "/answer"
        assert (await scene.refused(other, Answer(table.decision, True))).code == "not_your_decision"
        await asyncio.sleep(20.2)
        assert "0.2 s late" in (await scene.refused(player, Answer(table.decision, True))).reason
        await scene.do(player, Answer(table.decision, True), at=now() - 200)

    run(story())


def test_after_a_decision_the_next_round_has_its_whole_time_and_no_drafts():
    async def story():
        scene = await asked(Clock("novice", watching=False))
        while (table := await scene.table()).playing().stage == "deciding":
            await scene.answer(table.chairs[table.playing().awaited()[0]].player, False)
        assert left(table) == 50
        assert not table.drafts

    run(story())


def test_a_recompile_that_asks_only_interrupts_planning():
    """R9.22 costs a point of damage, which may cost an option: whoever plans goes on where they were."""

    async def story():
        scene = Scene(seed=3)
        clock = Clock(60, watching=False, last_player=False)
        await scene.start(ALICE, BOB, game="roborally", setup={"options_at_start": 13}, clock=clock)
        await second_turn(scene)
        table = await scene.table()
        holder = next(seat for seat in (0, 1) if table.playing().own(seat)["can_recompile"])
        player, other = (ALICE, BOB)[holder], (BOB, ALICE)[holder]
        await scene.do(other, draft_of(2, {"seat": 1 - holder}))
        await scene.do(player, draft_of(2, {"seat": holder}))
        await asyncio.sleep(5)
        await scene.do(player, Act(2, "recompile"))
        assert table.playing().stage == "deciding"
        await asyncio.sleep(4)
        await scene.answer(player, table.playing().answers()[0])
        assert table.playing().stage == "planning"
        assert left(table) == pytest.approx(55, abs=0.3)
        assert list(table.drafts) == [1 - holder], "cards of the old hand can't stay in the draft"

    run(story())


async def second_turn(scene):
    """Both robots want to be asked whether an option is given instead of a point of damage."""
    for player in (ALICE, BOB):
        table = await scene.table()
        program = msgspec.json.decode(table.playing().idle_plan(table.seat_of(player)))
        await scene.do(player, Seal(1, msgspec.Raw(msgspec.json.encode(program | {"asks": ["discard_option"]}))))
    while table.playing().stage == "deciding":
        await scene.answer(table.chairs[table.playing().awaited()[0]].player, table.playing().answers()[0])


def test_a_plan_sealed_by_the_clock_is_nobodys():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await asyncio.sleep(51)
        assert not scene.bodies(Sealed, Drafted)

    run(story())
