"""A hall with people in it: what the tests of tables are told with."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.table.virtual import now

from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries
from swarmrally.table.commands import Answer, AnyCommand, Draft, Seal, Sit, Start
from swarmrally.table.desk.hall import Hall
from swarmrally.table.folding.fold import rebuilt
from swarmrally.table.games.playing import NOBODY
from swarmrally.table.log import MemoryLog
from swarmrally.table.settings import Clock, Settings
from swarmrally.table.table import Table

ALICE, BOB, CAROL = "alice", "bob", "carol"
FORWARD: list[Any] = ["forward"] * 6
BACK: list[Any] = ["turn_back"] * 6


class Listening:
    """A connection that writes down what it hears."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.heard: list[bytes] = []

    def hear(self, message: bytes, soon: bool = True) -> None:
        self.heard.append(message)

    def told(self) -> list[dict[str, Any]]:
        messages = map(msgspec.json.decode, self.heard)
        return [told for message in messages if message["type"] == "told" for told in message["told"]]

    def own(self) -> list[dict[str, Any]]:
        messages = map(msgspec.json.decode, self.heard)
        return [message["own"] for message in messages if message["type"] == "own"]

    def news(self, kind: str) -> list[dict[str, Any]]:
        return [news for told in self.told() for news in told["news"] if news["news"] == kind]


class Scene:
    """One table, from opening it on."""

    def __init__(self, log: MemoryLog | None = None, bots: Any = None, seed: int = 1) -> None:
        self.log = log or MemoryLog()
        self.wrong: list[Exception] = []
        self.hall = Hall(self.log, bots, now, random.Random(seed), lambda _, error: self.wrong.append(error))
        self.id = ""

    async def open(self, *people: str, game: Any = "asteroyds", setup: Any = None, clock: Clock | None = None, **more: Any) -> None:
        """A table where these people sit; the first of them is the host, and bots have the other seats."""
        seats = more.pop("seats", len(people))
        settings = Settings(game, seats, Raw(msgspec.json.encode(setup or {})), clock=clock or Clock(watching=False), **more)
        self.id = await self.hall.open(settings, people[0])
        for player in people:
            await self.do(player, Sit())

    async def start(self, *people: str, **settings: Any) -> None:
        await self.open(*people, **settings)
        await self.do(people[0], Start())

    async def do(self, player: str, command: AnyCommand, **more: Any) -> int:
        return int(await self.hall.do(self.id, player, command, **more))

    async def refused(self, player: str, command: AnyCommand, **more: Any) -> Refusal:
        """Why this can't be; and nothing has changed."""
        await bots_are_done()
        before = len(self.log.kept[self.id]), all_sights(await self.table())
        with pytest.raises(Refusal) as refused:
            await self.do(player, command, **more)
        assert before == (len(self.log.kept[self.id]), all_sights(await self.table()))
        return refused.value

    async def table(self) -> Table:
        return await self.hall.seen(self.id)

    async def listener(self, player: str) -> Listening:
        listening = Listening(player)
        await self.hall.desk(self.id).look(lambda _: self.hall.desk(self.id).join(listening))
        return listening

    async def seal(self, player: str, columns: list[Any] | None = None, **orders: Any) -> int:
        table = await self.table()
        return await self.do(player, Seal(table.playing().round, plan(table.seat_of(player), columns or FORWARD, **orders)))

    async def draft(self, player: str, columns: list[Any] | None = None) -> int:
        table = await self.table()
        return await self.do(player, Draft(table.playing().round, plan(table.seat_of(player), columns or FORWARD)))

    async def program(self, player: str) -> int:
        """Seals the cards as they came, for RoboRally."""
        table = await self.table()
        return await self.do(player, Seal(table.playing().round, table.playing().idle_plan(table.seat_of(player))))

    async def answer(self, player: str, answer: Any) -> int:
        return await self.do(player, Answer((await self.table()).decision, answer))

    def bodies(self, *kinds: type[Any]) -> list[Any]:
        """What was written, or only what of it is of these kinds."""
        bodies = [entries.DECODER.decode(entry.body) for entry in self.log.kept[self.id]]
        return [body for body in bodies if not kinds or isinstance(body, kinds)]

    async def restart(self, away: int | None = None) -> None:
        """The server dies without a word, and another one comes up."""
        for desk in self.hall.desks.values():
            desk.alarm.set(None)
            for thought in list(desk.thinking.tasks):
                thought.cancel()
        self.log.listeners.clear()
        if away:
            await asyncio.sleep(away / 1000)
        self.hall = Hall(self.log, None, now, random.Random(2), lambda _, error: self.wrong.append(error))
        if away is not None:
            self.hall.was_away(away)

    def rebuilt(self) -> Table:
        return rebuilt(self.id, self.log.kept[self.id])


async def bots_are_done() -> None:
    """Those that take no time to think."""
    for _ in range(20):
        await asyncio.sleep(0)


def plan(seat: int, columns: list[Any], **orders: Any) -> Raw:
    return Raw(msgspec.json.encode({"seat": seat, "columns": columns, "energy": "shield", **orders}))


def all_sights(table: Table) -> list[bytes]:
    """What every seat and a spectator can see, and what the table wants."""
    snapshots: list[Any] = [table.snapshot(seat, 0) for seat in range(NOBODY, len(table.chairs))]
    return [msgspec.json.encode(part) for part in [*snapshots, table.row()]]
