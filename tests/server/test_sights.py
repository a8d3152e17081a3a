"""Views for engines in browsers: one's own, or what everybody may know; the same whatever others keep secret."""

from __future__ import annotations

import base64
from typing import Any

from tests.server.test_hints import Speaker
from tests.table.scene import ALICE, BACK, BOB, CAROL, FORWARD, Scene
from tests.table.virtual import run

from swarmrally.asteroyds.components.state import State as Flight
from swarmrally.kernel.fields import from_bytes
from swarmrally.roborally.components.state import State as Rally
from swarmrally.table.settings import Clock

NO_CLOCK = Clock("none", watching=False)


async def begun(**settings: Any) -> tuple[Scene, Speaker, Speaker, Speaker]:
    scene = Scene()
    await scene.start(ALICE, BOB, clock=NO_CLOCK, **settings)
    return scene, Speaker(scene, ALICE), Speaker(scene, BOB), Speaker(scene, CAROL)


async def sight_of(speaker: Speaker, **more: Any) -> tuple[int | None, bytes]:
    await speaker.say(type="sight", round=1, id=9, **more)
    said = speaker.heard("sighted")[-1]
    assert said["id"] == 9
    return said["seat"], base64.b64decode(said["sight"])


def test_everybody_is_told_whose_view_it_is_and_nobody_the_seed():
    async def story():
        scene, alice, bob, carol = await begun()
        await scene.seal(ALICE, BACK)
        for speaker, seat in ((alice, 0), (bob, 1), (carol, None)):
            whose, sight = await sight_of(speaker)
            assert whose == seat
            state = from_bytes(Flight, sight)
            assert not state.key.any()
            assert int(state.dice[0]) in range(1, 7)

    run(story())


def test_what_others_plan_changes_nothing_in_a_view():
    async def seen_by_bob(columns):
        scene, _, bob, _ = await begun()
        await scene.seal(ALICE, columns, ram=columns == BACK)
        return await sight_of(bob)

    assert run(seen_by_bob(FORWARD)) == run(seen_by_bob(BACK))


def test_a_hand_is_in_no_others_view():
    async def story():
        _, alice, bob, carol = await begun(game="roborally")
        own = from_bytes(Rally, (await sight_of(alice))[1])
        assert own.hand[0].any()
        for other in (bob, carol):
            state = from_bytes(Rally, (await sight_of(other))[1])
            assert not state.hand[0].any()
            assert not state.deck.any()
            assert not state.key.any()

    run(story())


def test_nobody_gets_the_view_of_anothers_seat():
    async def story():
        _, alice, _, carol = await begun()
        await alice.say(type="sight", round=1, seat=1, id=1)
        await carol.say(type="sight", round=1, seat=0, id=2)
        await alice.say(type="sight", round=2, id=3)
        assert [said["code"] for said in alice.heard("refused")] == ["your_seat", "wrong_round"]
        assert [said["code"] for said in carol.heard("refused")] == ["no_seat"]

    run(story())


def test_where_there_is_no_help_there_is_no_view():
    async def story():
        _, alice, _, _ = await begun(assist="none")
        await alice.say(type="sight", round=1, id=1)
        assert alice.heard("refused")[0]["code"] == "no_assist"

    run(story())
