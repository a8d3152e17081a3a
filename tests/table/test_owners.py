"""R10.8 Several robots for one player, who sits, leaves, votes, resigns and is hurried as one; the robots are programmed one by one."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec import Raw
from tests.table.scene import ALICE, BOB, CAROL, Listening, Scene, bots_are_done
from tests.table.virtual import run

from swarmrally.kernel.records import DECODER, dice_fault, text_of
from swarmrally.kernel.refusal import Refusal
from swarmrally.table.commands import (
    Act,
    CastLot,
    Draft,
    Kick,
    Leave,
    Resign,
    Seal,
    SeatBot,
    Sit,
    Stand,
    Start,
    Wish,
)
from swarmrally.table.entries import BotTookOver, Sealed, SeatTaken, TimedOut
from swarmrally.table.folding.milestones import milestone_of, table_at
from swarmrally.table.previews import preview_at
from swarmrally.table.reading import understood
from swarmrally.table.settings import Clock, Settings

TWO_EACH = [0, 0, 1, 1]


LOT = "0f" * 16


HURRIED = Clock(watching=False)


AT_REST = Clock("none", last_player=False, watching=False)


def owned(owners, game="roborally", setup=None, **more):
    return Settings(game, len(owners), Raw(msgspec.json.encode(setup or {})), owners=owners, **more)


async def seated(*people, owners=TWO_EACH, clock=AT_REST, start=True, **more):
    scene = Scene()
    await scene.open(*people, seats=len(owners), owners=owners, game="roborally", clock=clock, **more)
    if start:
        await scene.do(people[0], Start())
    return scene


async def program(scene, player, seat):
    play = (await scene.table()).playing()
    await scene.do(player, Seal(play.round, play.idle_plan(seat)))


def left(table):
    return None if table.deadline is None else (table.deadline - table.waiting_since) / 1000


def of(table, field):
    return [getattr(chair, field) for chair in table.chairs]


# Settings


@pytest.mark.parametrize(
    ("owners", "kept"),
    [([3, 3, 1, 1], [0, 0, 1, 1]), ([0, 1, 2], []), ([5, 1, 5], [0, 1, 0]), ([2, 2, 2, 2], [0, 0, 0, 0]), ([0, 1, 0, 1], [0, 1, 0, 1])],
)
def test_players_are_numbered_as_they_come_up(owners, kept):
    assert understood(owned(owners)).settings.owners == kept


@pytest.mark.parametrize(
    ("settings", "pointer", "code"),
    [
        (Settings("roborally", 4, owners=[0, 0, 1]), "/owners", "wrong_count"),
        (Settings("asteroyds", 2, owners=[0, 0]), "/owners", "not_here"),
        (owned([0, 0, 1, 1], bots=["rookie"] * 3), "/bots", "too_many_bots"),
    ],
)
def test_owners_that_can_not_be_are_refused(settings, pointer, code):
    with pytest.raises(Refusal) as refused:
        understood(settings)
    assert (refused.value.pointer, refused.value.code) == (pointer, code)


def test_r10_4_in_interference_a_racer_and_its_blocker_belong_together():
    interference = {"course": "Interference"}
    assert understood(Settings("roborally", 6, Raw(msgspec.json.encode(interference)))).settings.owners == [0, 1, 2, 0, 1, 2]
    assert understood(owned([0, 1, 0, 1], setup=interference)).settings.owners == [0, 1, 0, 1]
    with pytest.raises(Refusal) as refused:
        understood(owned([0, 0, 1, 1], setup=interference))
    assert (refused.value.pointer, refused.value.code) == ("/owners", "not_this")


def test_r10_4_interference_is_played_by_two_people_with_two_robots_each():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, seats=4, game="roborally", setup={"course": "Interference"}, clock=AT_REST)
        table = await scene.table()
        assert of(table, "player") == [ALICE, BOB, ALICE, BOB]
        for player, seat in ((ALICE, 0), (ALICE, 2), (BOB, 1), (BOB, 3)):
            await program(scene, player, seat)
        assert table.playing().round == 2 or table.playing().stage == "deciding"

    run(story())


# Before the start


def test_whoever_sits_down_takes_all_seats_of_a_player_with_one_lot():
    async def story():
        scene = Scene()
        scene.id = await scene.hall.open(owned([0, 0, 1, 1, 2], bots=["ace"]), ALICE)
        await scene.do(BOB, Sit(3, LOT))
        await scene.do(ALICE, Sit())
        table = await scene.table()
        assert of(table, "player") == [ALICE, ALICE, BOB, BOB, None]
        assert of(table, "bot") == [None, None, None, None, "ace"]
        assert table.lots() == (None, None, LOT, LOT, None)
        await scene.do(ALICE, CastLot("1e" * 16))
        assert table.lots() == ("1e" * 16,) * 2 + (LOT, LOT, None)
        assert (await scene.refused(CAROL, Sit())).code == "all_seats_taken"
        assert [body.seat for body in scene.bodies(SeatTaken)] == [3, 0], "who sits down is written once"

    run(story())


def test_bots_have_all_seats_of_the_last_players():
    async def story():
        scene = Scene()
        scene.id = await scene.hall.open(owned([0, 0, 1, 1, 2, 2], bots=["ace", "rookie"]), ALICE)
        assert of(await scene.table(), "bot") == [None, None, "rookie", "rookie", "ace", "ace"]

    run(story())


def test_seats_are_freed_and_given_to_bots_together():
    async def story():
        scene = await seated(ALICE, BOB, start=False)
        table = await scene.table()
        await scene.do(ALICE, Kick(3))
        assert of(table, "player") == [ALICE, ALICE, None, None]
        await scene.do(ALICE, SeatBot(3, "cadet"))
        assert of(table, "bot") == [None, None, "cadet", "cadet"]
        await scene.do(ALICE, Stand())
        assert of(table, "player") == [None] * 4

    run(story())


def test_every_robot_has_a_wish_of_its_own():
    async def story():
        scene = await seated(ALICE, BOB, start=False)
        await scene.do(ALICE, Wish(Raw(b'{"robot":"egg"}'), 1))
        await scene.do(ALICE, Wish(Raw(b'{"robot":"nut"}')))
        assert (await scene.refused(ALICE, Wish(Raw(b'{"robot":"dome"}'), 2))).code == "your_seat"
        assert (await scene.refused(ALICE, Wish(Raw(b'{"robot":"nut"}'), 1))).code == "wish_taken"
        await scene.do(ALICE, Start())
        seats = msgspec.json.decode((await scene.table()).started_setup or b"null")["seats"]
        assert [seat["robot"] for seat in seats[:2]] == ["nut", "egg"]

    run(story())


# Programming


def test_each_robot_is_programmed_for_itself():
    async def story():
        scene = await seated(ALICE, BOB)
        play = (await scene.table()).playing()
        assert (await scene.refused(ALICE, Seal(1, play.idle_plan(2)))).code == "your_seat"
        plan = play.idle_plan(1)
        await scene.do(ALICE, Seal(1, plan))
        assert (await scene.refused(ALICE, Seal(1, plan))).code == "sealed_already"
        await scene.do(ALICE, Draft(1, Raw(b'{"seat":0}')))
        assert play.awaited() == [0, 2, 3]
        assert (await scene.refused(ALICE, Act(1, "recompile", 2))).code == "your_seat"
        for player, seat in ((BOB, 3), (ALICE, 0), (BOB, 2)):
            await program(scene, player, seat)
        assert [body.seat for body in scene.bodies(Sealed)] == [1, 3, 0, 2]

    run(story())


def test_a_preview_belongs_to_the_seat_of_its_plan():
    async def story():
        scene = await seated(ALICE, BOB)
        table = await scene.table()
        for seat in (0, 1):
            events = msgspec.json.decode(preview_at(table, ALICE, 1, bytes(table.playing().idle_plan(seat)), False))
            assert {event["seat"] for event in events if event["kind"] == "RegisterRevealed"} == {seat}
        with pytest.raises(Refusal) as refused:
            preview_at(table, ALICE, 1, bytes(table.playing().idle_plan(2)), False)
        assert refused.value.code == "your_seat"

    run(story())


def test_a_player_is_told_the_hands_of_all_own_seats_and_of_no_other():
    async def story():
        scene = await seated(ALICE, BOB)
        table = await scene.table()
        shown = table.snapshot(table.seat_of(BOB), 0)
        assert [own.seat for own in (shown.own, *shown.also)] == [2, 3]
        assert [own.game["hand"] for own in (shown.own, *shown.also)] == [table.playing().own(seat)["hand"] for seat in (2, 3)]
        desk = scene.hall.desk(scene.id)
        listening, other_tab = Listening(BOB), Listening(BOB)
        for listener in (listening, other_tab):
            desk.join(listener)
        await scene.do(BOB, Draft(1, Raw(b'{"seat":3}')), listener=listening)
        assert {own["seat"] for own in other_tab.own()} == {2, 3}
        assert [own["draft"]["seat"] for own in other_tab.own() if own.get("draft")] == [3]

    run(story())


# The clock (R3.2)


def test_r3_2_the_last_player_has_thirty_seconds_for_each_robot_once():
    async def story():
        scene = await seated(ALICE, BOB, clock=HURRIED)
        table = await scene.table()
        await program(scene, ALICE, 0)
        assert table.deadline is None
        await program(scene, BOB, 2)
        assert table.deadline is None, "two players are not done"
        await program(scene, ALICE, 1)
        assert left(table) == pytest.approx(30, abs=1), "one robot is left"

    run(story())


def test_r3_2_whoever_is_done_with_one_robot_keeps_the_time_for_both():
    async def story():
        scene = await seated(ALICE, BOB, clock=HURRIED)
        table = await scene.table()
        for seat in (0, 1):
            await program(scene, ALICE, seat)
        deadline = table.deadline
        assert left(table) == pytest.approx(60, abs=1)
        await asyncio.sleep(5)
        await program(scene, BOB, 3)
        assert table.deadline == deadline
        restored = table_at(scene.id, milestone_of(table))
        assert (restored.hurried, restored.divided) == (1, table.divided)
        await asyncio.sleep(56)
        assert table.playing().round == 2 or table.playing().stage == "deciding"
        assert scene.bodies(TimedOut)

    run(story())


def test_r3_2_bots_and_other_robots_of_the_same_person_hurry_nobody():
    async def story():
        scene = await seated(ALICE, owners=[0, 0, 0, 0, 1, 2], bots=["drifter", "drifter"], clock=HURRIED)
        await bots_are_done()
        table = await scene.table()
        for seat in range(3):
            await program(scene, ALICE, seat)
        assert table.playing().awaited() == [3]
        assert table.deadline is None
        assert table.is_against_bots()

    run(story())


def test_whoever_drafts_for_one_robot_is_there():
    async def story():
        scene = await seated(ALICE, BOB, clock=Clock(10, last_player=False, watching=False))
        table = await scene.table()
        for turn in (1, 2, 3):
            while table.playing().stage == "deciding":
                await asyncio.sleep(21)
            await scene.do(ALICE, Draft(turn, Raw(b'{"seat":1}')))
            await asyncio.sleep(11)
        assert [body.seat for body in scene.bodies(BotTookOver)] == [2], "Bob is replaced once, with both robots"
        assert of(table, "bot") == [None, None, "rookie", "rookie"]

    run(story())


# What is kept


def test_a_rematch_has_the_same_owners():
    async def story():
        scene = await seated(ALICE, BOB)
        await scene.do(ALICE, Resign())
        again = await scene.hall.rematch(scene.id, BOB)
        table = await scene.hall.seen(again)
        assert (table.settings.owners, of(table, "player")) == (TWO_EACH, [ALICE, ALICE, BOB, BOB])

    run(story())


def test_rows_count_players_and_name_each_once():
    async def story():
        scene = Scene()
        scene.id = await scene.hall.open(owned([0, 0, 1, 1, 2], bots=["ace"]), ALICE)
        await scene.do(ALICE, Sit())
        row = (await scene.table()).row()
        assert row.terms is not None
        assert (row.players, row.seats, row.free_seats, row.terms.owners) == ((ALICE,), 3, 1, (0, 0, 1, 1, 2))

    run(story())


def test_a_record_says_whose_seats_they_were():
    async def story():
        scene = await seated(ALICE, BOB)
        await scene.do(ALICE, Resign())
        return (await scene.table()).record(), scene.rebuilt().record()

    record, again = run(story())
    assert record.owners == again.owners == TWO_EACH
    read = DECODER.decode(text_of(record))
    assert read.owners == TWO_EACH
    assert dice_fault(read) is None


def test_the_log_gives_the_same_table_again():
    async def story():
        scene = await seated(ALICE, BOB)
        await program(scene, BOB, 3)
        await scene.do(ALICE, Leave("drifter"))
        await bots_are_done()
        table, again = await scene.table(), scene.rebuilt()
        assert [table.snapshot(seat, 0) for seat in (0, 2)] == [again.snapshot(seat, 0) for seat in (0, 2)]
        assert table.chairs == again.chairs

    run(story())


# Teams (R10.7)


def test_r10_7_the_host_chooses_teams_for_all_seats_on_any_course():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, seats=4, bots=["rookie", "rookie"], game="roborally", teams=[0, 1, 1, 0], clock=AT_REST)
        assert (await scene.refused(ALICE, Wish(Raw(b'{"team":1}')))).code == "not_this"
        await scene.do(ALICE, Wish(Raw(b'{"robot":"egg"}')))
        await scene.do(ALICE, Start())
        seats = msgspec.json.decode((await scene.table()).started_setup or b"null")["seats"]
        assert [seat["team"] for seat in seats] == [0, 1, 1, 0]

    run(story())


def test_r10_7_without_that_nobody_makes_it_a_game_of_teams():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, game="roborally")
        assert (await scene.refused(ALICE, Wish(Raw(b'{"team":1}')))).code == "no_teams"

    run(story())


@pytest.mark.parametrize(
    ("seats", "setup", "teams", "pointer"),
    [
        (4, {}, [0, 1], "/teams"),
        (4, {}, [0, 0, 0, 0], "/teams"),
        (4, {"course": "Interference"}, [0, 1, 0, 1], "/teams/0"),
        (4, {"course": "Toggle Boggle"}, [0, 1, 2, 1], "/teams/2"),
    ],
)
def test_r10_7_teams_that_can_not_be_are_refused(seats, setup, teams, pointer):
    with pytest.raises(Refusal) as refused:
        understood(Settings("roborally", seats, Raw(msgspec.json.encode(setup)), teams=teams))
    assert refused.value.pointer == pointer
