"""Everybody honest at a server: tables with a stopwatch, one who trains, one who waits for others, and visitors."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from swarmrally.cli.bench.load.honest import Notes, Person, stopped
from swarmrally.cli.bench.load.pilots import Pilot, Stopwatch, Trainee
from swarmrally.cli.bench.load.visitors import come_by

TABLES, SEATS = 3, 3
BEGIN_WITHIN = 60.0
USUAL = Stopwatch()


class Company:
    def __init__(self, port: int, stopwatch: Stopwatch) -> None:
        self.port, self.stopwatch, self.notes = port, stopwatch, Notes()
        self.addresses = (f"127.1.0.{number}" for number in itertools.count(1))
        self.people: list[Person] = []
        self.trainee: Trainee | None = None
        self.playing = self.waiting = ""

    def forget(self) -> None:
        """What was noted so far."""
        self.notes.begin_anew()
        if self.trainee:
            self.trainee.thoughts.clear()

    @property
    def thoughts(self) -> list[int]:
        return self.trainee.thoughts if self.trainee else []

    async def take_seats(self, with_ace: bool) -> list[Pilot]:
        """Everybody who plays; the clocks of the tables do not run out at the same moment."""
        pilots: list[Pilot] = []
        clock = {"stopwatch": self.stopwatch.seconds, "watching": False}
        for table in range(TABLES):
            gathered = [Pilot(self.port, next(self.addresses), self.notes, seat, self.stopwatch) for seat in range(SEATS)]
            await self.begin(gathered, {"game": "asteroyds", "seats": SEATS, "clock": clock})
            pilots += gathered
            if table < TABLES - 1:
                await asyncio.sleep(self.stopwatch.seconds / TABLES)
        if with_ace:
            self.trainee = Trainee(self.port, next(self.addresses), self.notes)
            await self.begin([self.trainee], {"game": "asteroyds", "seats": 2, "bots": ["ace"], "clock": {"stopwatch": "none"}})
            pilots.append(self.trainee)
        self.playing = pilots[0].table
        return pilots

    async def begin(self, pilots: list[Pilot], settings: dict[str, object]) -> None:
        table = await self.opened(pilots[0], settings)
        for pilot in pilots:
            await self.arrive(pilot, table)
            await pilot.do({"do": "sit", "seat": pilot.seat})
        await pilots[0].do({"do": "start"})

    async def opened(self, host: Person, settings: dict[str, object]) -> str:
        await host.introduce(f"Ada {host.address}")
        return str((await host.http("POST", "/api/tables", settings))["table"])

    async def arrive(self, person: Person, table: str) -> None:
        if not person.token:
            await person.introduce(f"Bob {person.address}")
        person.table = table
        self.people.append(person)
        await person.connect()
        await person.ask({"type": "subscribe", "table": table})

    async def wait_for_others(self) -> None:
        """Somebody has opened a table, and waits there."""
        host = Person(self.port, next(self.addresses), self.notes)
        self.waiting = await self.opened(host, {"game": "asteroyds", "seats": 4})
        await self.arrive(host, self.waiting)
        await host.do({"do": "sit", "seat": 0})


@asynccontextmanager
async def company_at(port: int, stopwatch: Stopwatch = USUAL, with_ace: bool = True) -> AsyncIterator[Company]:
    """All of them at a server, as long as the context lasts."""
    company = Company(port, stopwatch)
    tasks: list[asyncio.Task[None]] = []
    try:
        async with asyncio.timeout(BEGIN_WITHIN):
            await company.wait_for_others()
            pilots = await company.take_seats(with_ace)
        lives = [*(pilot.live() for pilot in pilots), come_by(port, company.notes, company.waiting, company.playing)]
        tasks = [asyncio.create_task(life) for life in [*lives, company.notes.watch_the_clock()]]
        yield company
    finally:
        for person in company.people:
            person.leave()
            tasks += person.tasks if isinstance(person, Pilot) else []
        await stopped(tasks)
