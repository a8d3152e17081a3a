"""People who get in each other's way at one table, and write down what they asked, when, and what they were told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from tests.load.operations import Operation, change, saw
from tests.load.parties import TROUBLE
from tests.load.people import Heard, Person, ask, connected, introduced, messages_in

PASSING = ("limit", "trouble")
"""Kinds of refusals that say nothing about the table."""
Port = Callable[[], int]


class Contestant(Person):
    """Also notes when it heard what."""

    def __init__(self, contest: Contest, port: Port, player: str, token: str) -> None:
        super().__init__(port, player, token, contest.chance)
        self.contest = contest

    def take(self, message: Heard) -> None:
        super().take(message)
        if message["type"] == "told":
            for told in message["told"]:
                self.contest.hear(told)
        elif message["type"] == "chat":
            for line in message["lines"]:
                self.contest.hear_line(line)


class Contest:
    """One table, and the history of what is asked of it."""

    seats = 3

    def __init__(self, ports: Sequence[Port], chance: Random, is_shared: bool) -> None:
        """Where a table is shared by servers, one may see for a moment what was true before: never what is not, and never backwards."""
        self.ports, self.chance, self.is_shared = ports, chance, is_shared
        self.history: list[Operation] = []
        self.lines: list[Operation] = []
        self.news: dict[int, Heard] = {}
        self.heard_lines: dict[int, Heard] = {}
        self.table = ""
        self.number = 0
        self.people: list[Contestant] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.said = 0
        self.is_over = False

    async def begin(self, people: int) -> None:
        for number in range(people):
            port = self.ports[number % len(self.ports)]
            player, token = await introduced(port(), f"Player {number}")
            self.people.append(Contestant(self, port, player, token))
        host = self.people[-1]
        made = await ask(host.port(), "POST", "/api/tables", self.settings(), host.token)
        self.table = made.json()["table"]
        for person in self.people:
            person.table = self.table
        await self.prepare()
        self.tasks = [asyncio.create_task(person.stay()) for person in self.people]
        self.tasks += [asyncio.create_task(self.contend(person)) for person in self.people]

    def settings(self) -> Heard:
        return {"game": "asteroyds", "seats": self.seats, "clock": {"stopwatch": "none", "watching": False}}

    async def prepare(self) -> None:
        self.number = (await self.look(self.people[0]))["number"]

    async def end(self) -> None:
        """All who have asked something hear the answer, or never."""
        self.is_over = True
        await asyncio.wait_for(asyncio.gather(*self.tasks[len(self.people) :]), 120)
        for person in self.people:
            while True:
                with suppress(*TROUBLE):
                    await self.read(person)
                    break
                await asyncio.sleep(0.1)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Asking

    async def contend(self, person: Contestant) -> None:
        while not self.is_over:
            await asyncio.sleep(self.chance.uniform(0, 0.15))
            luck = self.chance.random()
            with suppress(*TROUBLE):
                if luck < 0.2:
                    await self.read(person)
                elif luck < 0.35:
                    await self.talk(person)
                else:
                    await self.act(person)

    async def act(self, person: Contestant) -> None:
        raise NotImplementedError

    async def read(self, person: Contestant) -> None:
        raise NotImplementedError

    async def ask(self, person: Contestant, what: str, with_what: Any, command: Heard) -> None:
        asked = time.monotonic()
        told = await self.answer(person, {"type": "do", "table": self.table, "command": command})
        if told:
            self.history.append(change(person.player, what, with_what, asked, time.monotonic(), told))  # type: ignore[arg-type]

    async def talk(self, person: Contestant) -> None:
        self.said += 1
        line, asked = f"line {self.said}", time.monotonic()
        told = await self.answer(person, {"type": "say", "table": self.table, "text": line})
        if told:
            self.lines.append(change(person.player, "say", line, asked, time.monotonic(), told))  # type: ignore[arg-type]

    async def answer(self, person: Contestant, message: Heard) -> str | None:
        """None for what was not even asked, or refused because it came too fast."""
        if person.socket is None or self.table not in person.seen:
            return None
        try:
            answer = await person.say(message)
        except TROUBLE:
            return "unknown"
        if answer["type"] == "refused" and answer["kind"] in PASSING:
            return None
        return str(answer["type"])

    async def look(self, person: Contestant) -> Heard:
        """What a new connection is shown."""
        socket = await connected(person.port(), person.token)
        try:
            await socket.send(msgspec.json.encode({"type": "subscribe", "table": self.table, "id": 1}).decode())
            async with asyncio.timeout(40):
                async for frame in socket:
                    for message in messages_in(frame):
                        if message["type"] == "table":
                            return dict(message["table"])
        finally:
            socket.transport.abort()
        raise ConnectionResetError("closed before anything was shown")

    # Hearing

    def hear(self, told: Heard) -> None:
        """The same for everybody, whoever hears it first."""
        kept = {name: told[name] for name in ("number", "news", "now")}
        if told["number"] not in self.news:
            self.news[told["number"]] = kept
            self.note_news(told)
        assert self.news[told["number"]] == kept, "two people heard different things"

    def hear_line(self, line: Heard) -> None:
        if line["id"] not in self.heard_lines:
            self.heard_lines[line["id"]] = line
            self.lines.append(Operation("", "heard", (line["id"], line["text"]), 0, time.monotonic(), "done"))
        assert self.heard_lines[line["id"]] == line, "two people heard different lines"

    def note_news(self, told: Heard) -> None:
        raise NotImplementedError

    def since(self, asked: float) -> float:
        """From when on something that was shown may have been true."""
        return 0 if self.is_shared else asked


class SeatContest(Contest):
    """More people than seats. The host only watches: with the host's seat another one would become it, which is news of its own."""

    async def act(self, person: Contestant) -> None:
        if person is self.people[-1]:
            await self.read(person)
        elif person.table in person.seen and person.seat >= 0 and self.chance.random() < 0.7:
            await self.ask(person, "stand", None, {"do": "stand"})
        else:
            seat = self.chance.randrange(self.seats)
            await self.ask(person, "sit", seat, {"do": "sit", "seat": seat})

    async def read(self, person: Contestant) -> None:
        asked = time.monotonic()
        shown = await self.look(person)
        self.history.append(saw(person.player, (shown["number"], taken_in(shown["chairs"])), self.since(asked), time.monotonic()))

    def note_news(self, told: Heard) -> None:
        for news in told["news"]:
            if news["news"] == "seating":
                self.history.append(saw("", (told["number"], taken_in(news["chairs"])), 0, time.monotonic()))


class PlanContest(Contest):
    """Two devices for each player, and one player who never plans, so that the round goes on."""

    async def prepare(self) -> None:
        """Each seat has a player; then each of them a second device."""
        for seat, person in enumerate(self.people):
            await self.command(person, {"do": "sit", "seat": seat})
        await self.command(self.people[-1], {"do": "start"})
        await super().prepare()
        self.idle = self.people.pop()
        for number, person in enumerate(list(self.people)):
            twin = Contestant(self, self.ports[(number + 1) % len(self.ports)], person.player, person.token)
            twin.table = self.table
            self.people.append(twin)

    async def command(self, person: Contestant, command: Heard) -> None:
        done = await ask(person.port(), "POST", f"/api/tables/{self.table}/commands", command, person.token)
        assert done.is_success, done.text

    async def act(self, person: Contestant) -> None:
        if self.table not in person.seen or not person.sight.chairs:
            return
        seat, luck = person.seat, self.chance.random()
        if luck < 0.15:
            await self.ask(person, "take_back", seat, {"do": "take_back", "round": 1})
            return
        plan = person.flight()
        what = "seal" if luck < 0.3 else "draft"
        await self.ask(person, what, (seat, tuple(plan["columns"])), {"do": what, "round": 1, "plan": plan})

    async def read(self, person: Contestant) -> None:
        asked = time.monotonic()
        shown = await self.look(person)
        now = time.monotonic()
        self.history.append(saw(person.player, (shown["number"], sealed_in(shown, self.seats)), self.since(asked), now))
        draft = shown["own"].get("draft")
        found = (shown["own"]["seat"], tuple(draft["columns"]) if draft else None)
        self.history.append(Operation(person.player, "read", found, self.since(asked), now, "done"))

    def note_news(self, told: Heard) -> None:
        self.history.append(saw("", (told["number"], sealed_in(told, self.seats)), 0, time.monotonic()))


def taken_in(chairs: list[Heard]) -> tuple[str | None, ...]:
    return tuple(chair.get("player") for chair in chairs)


def sealed_in(shown: Heard, seats: int) -> frozenset[int]:
    return frozenset(range(seats)) - frozenset(shown["now"]["awaited"])
