"""Hints over the socket: told to the one who asks while everything else goes on, and written nowhere."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

from tests.table.scene import ALICE, BOB, FORWARD, Scene
from tests.table.virtual import run

from swarmrally.bots import Advice
from swarmrally.server.socket.client import Client, Post
from swarmrally.server.socket.conversation import Conversation
from swarmrally.table.settings import Clock
from swarmrally.table.waking import Thought

SECONDS = 2
PLAN = {"seat": 0, "columns": FORWARD}


class Advising:
    """An ace that takes its time, or fails."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails

    async def choose(self, task):
        await asyncio.sleep(SECONDS)
        if self.fails:
            raise ArithmeticError("no idea")
        return Thought(Advice(PLAN, 1, 0.5, 0.25), 240)


class Quiet:
    """Stands for those who gather, and for the lobby: nobody is there."""

    async def introduce(self, *_): ...

    def parted(self, *_): ...

    def part(self, *_): ...


class Full:
    """A connection that takes nothing: all that is to be sent can be looked at."""

    is_writable = False
    on_writable: Callable[[], object]

    def write(self, text: bytes) -> None:
        raise AssertionError("nothing is sent")


class Speaker:
    """One player's connection."""

    def __init__(self, scene: Scene, player: str) -> None:
        self.client = Client(player, Full(), Post())
        self.client.tables.add(scene.id)
        quiet = cast(Any, Quiet())
        self.conversation = Conversation(self.client, scene.hall, quiet, quiet, quiet)
        self.table, self.hall = scene.id, scene.hall
        self.hall.desk(scene.id).join(self.client)

    async def say(self, **message: Any) -> None:
        await self.conversation.take(json.dumps({"table": self.table, **message}), self.hall.now())

    def heard(self, kind: str) -> list[Any]:
        return [said for said in map(json.loads, self.client.waiting) if said["type"] == kind]


async def practising(**settings: Any) -> tuple[Scene, Speaker, Speaker]:
    scene = Scene(bots=settings.pop("ace", Advising()))
    await scene.start(ALICE, BOB, clock=Clock("none", watching=False), **({"practice": True} | settings))
    return scene, Speaker(scene, ALICE), Speaker(scene, BOB)


def test_a_hint_is_told_to_the_one_who_asks_and_written_nowhere():
    async def story():
        scene, alice, bob = await practising()
        written = len(scene.bodies())
        await alice.say(type="hint", round=1, id=7)
        await asyncio.sleep(SECONDS + 1)
        (hinted,) = alice.heard("hinted")
        assert (hinted["id"], hinted["hint"]["plan"]["columns"], hinted["hint"]["thought"]) == (7, FORWARD, 240)
        assert not bob.client.waiting
        assert len(scene.bodies()) == written

    run(story())


def test_while_the_ace_thinks_one_can_go_on_but_not_ask_again():
    async def story():
        _, alice, _ = await practising()
        await alice.say(type="hint", round=1, id=1)
        await alice.say(type="hint", round=1, id=2)
        await alice.say(type="do", command={"do": "draft", "round": 1, "plan": PLAN}, id=3)
        assert [said["id"] for said in alice.heard("done")] == [3]
        assert [(said["id"], said["reason"]) for said in alice.heard("refused")] == [
            (2, "expected one hint at a time: the ace still thinks")
        ]
        await asyncio.sleep(SECONDS + 1)
        await alice.say(type="hint", round=1, id=4)
        await asyncio.sleep(SECONDS + 1)
        assert [said["id"] for said in alice.heard("hinted")] == [1, 4]

    run(story())


def test_elsewhere_a_hint_is_refused():
    async def story():
        _, alice, _ = await practising(practice=False)
        await alice.say(type="hint", round=1, id=1)
        await asyncio.sleep(SECONDS + 1)
        assert [said["code"] for said in alice.heard("refused")] == ["no_practice"]
        assert not alice.heard("hinted")

    run(story())


def test_a_hint_that_comes_too_late_or_not_at_all_is_refused():
    async def story():
        scene, alice, _ = await practising()
        await alice.say(type="hint", round=1, id=1)
        await scene.seal(ALICE)
        await scene.seal(BOB)
        await asyncio.sleep(SECONDS + 1)
        assert alice.heard("refused")[0]["code"] == "round_over"
        failing, ada, _ = await practising(ace=Advising(fails=True))
        await ada.say(type="hint", round=1, id=1)
        await asyncio.sleep(SECONDS + 1)
        assert [said["code"] for said in ada.heard("refused")] == ["no_hint"]
        assert [str(error) for error in failing.wrong] == ["no idea"]

    run(story())


def test_whoever_has_gone_is_not_thought_for():
    async def story():
        scene, alice, _ = await practising()
        await alice.say(type="hint", round=1, id=1)
        alice.conversation.end()
        await asyncio.sleep(SECONDS + 1)
        assert not alice.heard("hinted")
        assert not scene.wrong

    run(story())
