"""Honest people at a table with a stopwatch, who seal shortly before its end, and one who trains against an ace."""

from __future__ import annotations

import asyncio
import random
import time

from msgspec import Struct

from swarmrally.cli.bench.load.honest import Heard, Notes, Person

SLACK = 0.05
"""Whoever is woken later than this by a busy machine has not planned in time, which is nobody's fault."""
PASTIMES = ("time", "preview", "preview", "table", "me", "draft", "draft", "chat")


class Stopwatch(Struct, frozen=True):
    seconds: int = 5
    """For a plan: the shortest there is, so that clocks run out all the time."""
    before_the_end: tuple[float, ...] = (2.0, 0.3)
    """How many seconds before its end each seat seals; the others only draft, so that it runs out."""


NO_STOPWATCH = Stopwatch(before_the_end=())


class Pilot(Person):
    def __init__(self, port: int, address: str, notes: Notes, seat: int, stopwatch: Stopwatch = NO_STOPWATCH) -> None:
        super().__init__(port, address, notes)
        self.seat = seat
        self.before = dict(enumerate(stopwatch.before_the_end)).get(seat)
        """None for one who only drafts."""
        self.now: Heard = {}
        self.sealed: dict[int, bool] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.said_at = 0.0

    # Planning

    def hear(self, heard: Heard) -> None:
        if heard["type"] == "time":
            heard["id"] = int(heard["sent"])
        super().hear(heard)
        if heard["type"] == "table":
            self.look(heard["table"]["now"])
        elif heard["type"] == "told" and heard["told"]:
            for told in heard["told"]:
                self.look_back(told["news"])
            self.look(heard["told"][-1]["now"])

    def look_back(self, news: list[Heard]) -> None:
        """Whether the clock has passed over a plan that was there."""
        for one in news:
            if one["news"] == "played" and self.seat in one.get("timed_out", ()) and self.sealed.pop(self.now.get("round", 0), False):
                self.notes.late.append("sealed, and timed out all the same")
            if one["news"] == "seating" and self.now.get("phase") == "playing" and one["chairs"][self.seat].get("bot"):
                self.notes.late.append("replaced by a bot")
                self.tasks.append(asyncio.create_task(self.come_back()))

    async def come_back(self) -> None:
        await self.notes.timed("come_back", self.do({"do": "come_back"}))

    def look(self, now: Heard) -> None:
        before, self.now = self.now, now
        if now["phase"] == "playing" and now.get("deadline") and now["round"] != before.get("round"):
            begun = self.draft(now["round"]) if self.before is None else self.seal(now["round"], now["deadline"] / 1000, self.before)
            self.tasks.append(asyncio.create_task(begun))

    async def seal(self, number: int, end: float, before: float) -> None:
        """The server's clock is ours: it is the same machine."""
        if time.time() > end - before + SLACK:
            self.notes.late.append(f"heard of round {number} only {end - time.time():.1f} s before its end")
        await asyncio.sleep(max(0.0, end - before - time.time()))
        is_in_time = time.time() <= end - before + SLACK
        answer = await self.notes.timed("seal", self.do({"do": "seal", "round": number, "plan": self.plan()}))
        if is_in_time:
            self.notes.plans += 1
            if answer is None or answer["type"] == "refused":
                self.notes.late.append(f"{before} s before the end: {answer['reason'] if answer else 'no answer'}")
            else:
                self.sealed[number] = True

    async def draft(self, number: int) -> None:
        await self.notes.timed("draft", self.do({"do": "draft", "round": number, "plan": self.plan()}))

    def plan(self) -> Heard:
        """To wait on the platform, where nothing can hit: no game ends."""
        return {"seat": self.seat, "columns": [None] * 6, "energy": "shield"}

    # In between

    async def live(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(random.uniform(0.15, 0.35))
            if self.now.get("phase") == "playing":
                await self.pass_the_time(random.choice(PASTIMES))

    async def pass_the_time(self, what: str) -> None:
        number = self.now["round"]
        if what == "time":
            await self.notes.timed(what, self.ask({"type": "ask_time", "sent": self.asked + 1}))
        elif what == "preview":
            await self.notes.timed(what, self.ask({"type": "preview", "table": self.table, "round": number, "plan": self.plan()}))
        elif what == "table":
            await self.notes.timed(what, self.http("GET", f"/api/tables/{self.table}"))
        elif what == "me":
            await self.notes.timed(what, self.http("GET", "/api/me"))
        elif what == "draft" and self.before is None:
            await self.draft(number)
        elif what == "chat" and time.monotonic() - self.said_at > 3:
            self.said_at = time.monotonic()
            await self.notes.timed(what, self.ask({"type": "say", "table": self.table, "text": "well flown"}))


class Trainee(Pilot):
    """Plays against an ace, and notes for how long it thinks."""

    def __init__(self, port: int, address: str, notes: Notes) -> None:
        super().__init__(port, address, notes, 0)
        self.thoughts: list[int] = []

    def look_back(self, news: list[Heard]) -> None:
        """How long the ace took."""
        self.thoughts += [one["thought"] for one in news if one["news"] == "plan_sealed" and one["seat"] and one.get("thought") is not None]

    async def live(self) -> None:
        while True:
            await asyncio.sleep(random.uniform(1, 2))
            if self.now.get("phase") == "over":
                await self.play_again()
            elif self.now.get("phase") == "playing" and 0 in self.now.get("awaited", ()):
                await self.notes.timed("seal", self.do({"do": "seal", "round": self.now["round"], "plan": self.plan()}))

    async def play_again(self) -> None:
        opened = await self.notes.timed("rematch", self.http("POST", f"/api/tables/{self.table}/rematch"))
        if opened:
            self.table, self.now = opened["table"], {}
            await self.notes.timed("subscribe", self.ask({"type": "subscribe", "table": self.table}))
            await self.notes.timed("start", self.do({"do": "start"}))
