"""Plans that are being made, sealed and taken back, and who hears of them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec import Raw
from tests.table.scene import ALICE, BACK, BOB, CAROL, FORWARD, Scene, bots_are_done, plan
from tests.table.virtual import run

from swarmrally.table.commands import Draft, Seal, TakeBack
from swarmrally.table.entries import Drafted
from swarmrally.table.settings import Clock

ROBOT = {"archive": [4, 4], "heading": "N", "damage": 0, "lives": 3}
RESTING = {
    "game": "roborally",
    "course": {"floor": {"width": 9, "height": 9}, "flags": [[4, 3], [8, 8]]},
    "robots": [
        {**ROBOT, "seat": 0, "dock": 1, "at": [4, 4], "powered_down": True},
        {**ROBOT, "seat": 1, "dock": 2, "at": [0, 0]},
    ],
}


def test_a_draft_is_kept_four_times_a_second_for_each_seat():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        for _ in range(4):
            await scene.draft(ALICE)
        assert (await scene.refused(ALICE, Draft(1, plan(0, BACK)))).reason == "expected at most 4 drafts a second"
        await scene.draft(BOB)
        await asyncio.sleep(1)
        for _ in range(4):
            await scene.draft(ALICE)
        await scene.refused(ALICE, Draft(1, plan(0, BACK)))

    run(story())


def test_a_draft_can_be_changed_until_it_is_sealed():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await scene.draft(ALICE, FORWARD)
        await scene.draft(ALICE, BACK)
        await scene.seal(ALICE, BACK)
        assert (await scene.refused(ALICE, Draft(1, plan(0, FORWARD)))).reason == "expected a plan that is not sealed"
        assert (await scene.refused(ALICE, Seal(1, plan(0, FORWARD)))).reason == "expected a plan that is not sealed"

    run(story())


def test_others_hear_nothing_of_a_draft_not_even_that_there_is_one():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        bob, spectator = await scene.listener(BOB), await scene.listener(CAROL)
        table = await scene.table()
        before = [msgspec.json.encode(table.snapshot(seat, 0)) for seat in (-1, 1)]
        touched = table.touched_at
        await asyncio.sleep(1)
        await scene.draft(ALICE)
        assert not bob.heard
        assert not spectator.heard
        assert before == [msgspec.json.encode(table.snapshot(seat, 0)) for seat in (-1, 1)]
        assert table.touched_at == touched

    run(story())


def test_others_hear_that_a_plan_is_sealed_and_nothing_of_what_is_in_it():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        bob = await scene.listener(BOB)
        await scene.seal(ALICE, FORWARD, ram=True)
        assert [told["news"] for told in bob.told()] == [[{"news": "plan_sealed", "seat": 0}]]
        assert b"forward" not in b"".join(bob.heard)

    run(story())


def test_the_owner_gets_the_draft_back_after_a_break_and_on_another_device():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        here, there = await scene.listener(ALICE), await scene.listener(ALICE)
        await scene.do(ALICE, Draft(1, plan(0, BACK)), listener=here)
        assert not here.own()
        assert there.own()[0]["draft"]["columns"] == BACK
        await scene.restart()
        own = (await scene.table()).snapshot(0, 0).own
        assert own is not None
        assert msgspec.json.decode(own.draft or b"")["columns"] == BACK

    run(story())


def test_of_two_tabs_that_draft_at_once_the_one_whose_draft_does_not_stand_hears_the_other():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        first, second = await scene.listener(ALICE), await scene.listener(ALICE)
        drafts = [scene.do(ALICE, Draft(1, plan(0, columns)), listener=tab) for tab, columns in ((first, FORWARD), (second, BACK))]
        await asyncio.gather(*drafts)
        assert [own["draft"]["columns"] for own in first.own()] == [BACK]
        assert not second.own()

    run(story())


def test_a_draft_reaches_its_owners_device_on_another_server():
    async def story():
        scene = Scene()
        other = Scene(scene.log, seed=2)
        await scene.start(ALICE, BOB)
        other.id = scene.id
        there, bob = await other.listener(ALICE), await other.listener(BOB)
        await scene.draft(ALICE, BACK)
        await bots_are_done()
        assert there.own()[0]["draft"]["columns"] == BACK
        assert not bob.heard

    run(story())


def test_a_sealed_plan_can_be_taken_back_while_others_still_plan():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        bob = await scene.listener(BOB)
        assert (await scene.refused(ALICE, TakeBack(1))).reason == "expected a sealed plan"
        await scene.seal(ALICE, FORWARD)
        await scene.do(ALICE, TakeBack(1))
        assert bob.news("plan_taken_back") == [{"news": "plan_taken_back", "seat": 0}]
        await scene.seal(BOB)
        table = await scene.table()
        assert table.playing().round == 1
        own = table.snapshot(0, 0).own
        assert own is not None
        assert msgspec.json.decode(own.draft or b"")["columns"] == FORWARD, "what was sealed is the draft"
        await scene.seal(ALICE, BACK)
        assert (await scene.refused(ALICE, TakeBack(1))).pointer == "/round"

    run(story())


def test_r3_1_done_is_done_in_roborally():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, game="roborally")
        await scene.program(ALICE)
        assert (await scene.refused(ALICE, TakeBack(1))).code == "done_stays"

    run(story())


def test_whoever_is_out_of_the_game_has_nothing_to_plan_or_to_take_back():
    async def story():
        scene = Scene()
        people = (ALICE, BOB, CAROL)
        await scene.start(*people)
        table = await scene.table()
        while len(table.playing().awaited()) == 3:
            for player, columns in zip(people, ([None] * 6, [None] * 6, FORWARD), strict=True):
                await scene.seal(player, columns)
        assert table.phase == "playing"
        gone = next(seat for seat in range(3) if seat not in table.playing().awaited())
        number = table.playing().round
        await asyncio.sleep(1)
        assert (await scene.refused(people[gone], TakeBack(number))).reason == "expected a sealed plan"
        for command in (Draft(number, plan(gone, FORWARD)), Seal(number, plan(gone, FORWARD))):
            assert (await scene.refused(people[gone], command)).reason == "expected no plan: you are out of the game"

    run(story())


@pytest.mark.parametrize(
    ("text", "pointer"),
    [
        (b"{}", "/plan/seat"),
        (b"[]", "/plan"),
        (b'{"seat":0,"columns":["forward"]}', "/plan/columns"),
        (b'{"seat":0,"columns":["shoot",null,null,null,null,null]}', "/plan/columns/0"),
        (b'{"seat":1,"columns":[null,null,null,null,null,null]}', "/plan/seat"),
        (b'{"seat":0,"columns":[null,null,null,null,null,"sideways"]}', "/plan/columns"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_by_its_place(text, pointer):
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        assert (await scene.refused(ALICE, Draft(1, Raw(text)))).pointer.startswith(pointer)
        assert (await scene.refused(ALICE, Seal(1, Raw(text)))).pointer.startswith(pointer)

    run(story())


def test_nobody_plans_for_another_round_or_another_seat():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        assert (await scene.refused(ALICE, Seal(2, plan(0, FORWARD)))).pointer == "/round"
        assert (await scene.refused(ALICE, Seal(1, plan(1, FORWARD)))).pointer == "/plan/seat"
        assert (await scene.refused(CAROL, Seal(1, plan(0, FORWARD)))).code == "no_seat"

    run(story())


def test_cards_that_are_not_in_the_hand_are_refused():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, game="roborally")
        play = (await scene.table()).playing()
        theirs = Raw(msgspec.json.encode({"seat": 0, "registers": [[card] for card in play.own(1)["hand"][:5]]}))
        assert (await scene.refused(ALICE, Seal(1, theirs))).pointer.startswith("/plan/registers/0")
        partly = Raw(msgspec.json.encode({"seat": 0, "registers": [[play.own(0)["hand"][0]], None, None, None, None]}))
        assert (await scene.refused(ALICE, Seal(1, partly))).pointer.startswith("/plan/registers")
        await scene.do(ALICE, Draft(1, partly))

    run(story())


def orders(heading):
    return Raw(msgspec.json.encode({"seat": 0, "re_entry": {"heading": heading}}))


def test_a_robot_that_is_powered_down_may_be_given_orders_again_and_again():
    """R4.2 It has no program; R9.28 what it meets can still be decided beforehand."""

    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, game="roborally", setup={"scenario": RESTING}, clock=Clock("none"))
        play = (await scene.table()).playing()
        assert [play.own(seat)["orders_only"] for seat in (0, 1)] == [True, False]
        for heading in "ESNW":
            await scene.do(ALICE, Seal(1, orders(heading)))
        assert play.own(0)["orders_only"]
        assert "4 drafts a second" in (await scene.refused(ALICE, Seal(1, orders("E")))).reason
        assert msgspec.json.decode((await scene.table()).drafts[0])["re_entry"]["heading"] == "W"

    run(story())


def test_a_repeated_seal_is_refused_and_written_once():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, clock=Clock("none"))
        command = Seal(1, plan(0, FORWARD))
        done, refused = await asyncio.gather(scene.do(ALICE, command), scene.do(ALICE, command), return_exceptions=True)
        assert isinstance(done, int)
        assert "not sealed" in str(refused)

    run(story())


def test_a_draft_is_acknowledged_after_it_is_kept():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await scene.draft(ALICE)
        assert [body.seat for body in scene.bodies(Drafted)] == [0]

    run(story())
