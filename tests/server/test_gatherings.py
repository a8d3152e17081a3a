"""What is said at a table: told together, and no more of it than can be read, however large the crowd."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest
from tests.server.test_hints import Full
from tests.table.scene import ALICE, BOB, Scene
from tests.table.virtual import run

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.socket.client import Client, Post
from swarmrally.server.socket.gatherings import FEW, GATHER, SAY, SAY_FROM_OUTSIDE, TOGETHER, Gatherings
from swarmrally.server.socket.messages import ChatLine
from swarmrally.server.socket.neighbours import Neighbours
from swarmrally.table.settings import Clock

CROWD = 3 * FEW


class People:
    """Names and lines, in memory."""

    def __init__(self) -> None:
        self.lines_said: list[ChatLine] = []
        self.asked_for_names = 0

    async def names(self, players: Any) -> dict[str, str | None]:
        self.asked_for_names += 1
        return {player: player.title() for player in players}

    async def check_name(self, player: str, others: Any) -> None: ...

    async def add_line(self, table: str, player: str, at: int, text: str) -> int:
        self.lines_said.append(ChatLine(len(self.lines_said) + 1, player, at, text))
        return len(self.lines_said)

    async def lines(self, table: str, limit: int) -> list[ChatLine]:
        return self.lines_said[-limit:]

    async def lines_after(self, table: str, after: int) -> list[ChatLine]:
        return self.lines_said[after:]


class Alone:
    """No other server is there."""

    reaches_others = False

    def on_word(self, told: Any) -> None: ...


class Gathering:
    async def begin(self) -> None:
        scene = Scene()
        await scene.start(ALICE, BOB, clock=Clock("none", watching=False))
        self.people, self.desk = People(), scene.hall.desk(scene.id)
        neighbours = Neighbours(cast(Any, Alone()), scene.hall.now, lambda table, error: None)
        self.gatherings = Gatherings(scene.hall, self.people, neighbours)
        self.clients: list[Client] = []

    async def come(self, player: str) -> Client:
        client = Client(player, Full(), Post())
        self.desk.join(client)
        self.clients.append(client)
        await self.gatherings.joined(self.desk, client)
        return client

    async def say(self, player: str, text: str) -> None:
        await self.gatherings.say(self.desk, player, text, 0)


def heard(client: Client, kind: str) -> list[Any]:
    return [said for said in map(json.loads, client.waiting) if said["type"] == kind]


async def gathered() -> Gathering:
    gathering = Gathering()
    await gathering.begin()
    return gathering


def test_what_many_say_within_a_moment_is_told_at_once_and_whole():
    async def story():
        gathering = await gathered()
        alice, carol = await gathering.come(ALICE), await gathering.come("carol")
        for player, text in ((ALICE, "one"), (BOB, "two"), ("carol", "three")):
            await gathering.say(player, text)
        assert heard(carol, "chat") == []
        await asyncio.sleep(2 * TOGETHER)
        await gathering.say(ALICE, "four")
        await asyncio.sleep(2 * TOGETHER)
        for client in (alice, carol):
            assert [[line["text"] for line in chat["lines"]] for chat in heard(client, "chat")] == [["one", "two", "three"], ["four"]]

    run(story())


def test_all_who_have_no_seat_say_so_much_together_and_players_are_not_counted_with_them():
    async def story():
        gathering = await gathered()
        most = int(SAY_FROM_OUTSIDE.burst)
        for number in range(most):
            await gathering.say(f"guest {number}", "buy")
        with pytest.raises(Refusal, match="a pause between lines"):
            await gathering.say("carol", "hello")
        for _ in range(int(SAY.burst)):
            await gathering.say(ALICE, "still here")
        with pytest.raises(Refusal):
            await gathering.say(ALICE, "once more")

    run(story())


def test_who_is_there_is_told_to_a_crowd_as_much_more_seldom_as_it_is_larger():
    async def story():
        gathering = await gathered()
        for number in range(CROWD):
            await gathering.come(f"guest {number}")
        await asyncio.sleep(GATHER * CROWD)
        for client in gathering.clients:
            client.waiting.clear()
        for _ in range(100):
            gathering.gatherings.parted(gathering.desk.id)
            await asyncio.sleep(GATHER * 0.12)
        told = len(heard(gathering.clients[0], "present"))
        assert told == pytest.approx(100 * 0.12 * FEW / CROWD, abs=1)
        assert all(len(heard(client, "present")) == told for client in gathering.clients)

    run(story())


def test_a_crowd_is_introduced_once_and_newcomers_too():
    async def story():
        gathering = await gathered()
        for number in range(CROWD):
            await gathering.come(f"guest {number}")
        assert all({ALICE, BOB} <= heard(client, "names")[0]["names"].keys() for client in gathering.clients)
        assert all(len(heard(client, "names")) == 1 for client in gathering.clients)

    run(story())
