"""Servers of a simulation: they die without a word, and their connections break."""

from __future__ import annotations

import asyncio
from collections import deque
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from tests.table.simulation.ledger import Ledger, Line
from tests.table.virtual import now

from swarmrally.kernel.refusal import Refusal
from swarmrally.table.commands import AnyCommand
from swarmrally.table.desk.audience import Message
from swarmrally.table.desk.desk import Desk
from swarmrally.table.desk.hall import Hall, choice_of
from swarmrally.table.news import Snapshot
from swarmrally.table.table import Table
from swarmrally.table.waking import Task, Thought

if TYPE_CHECKING:
    from tests.table.simulation.people import Person
    from tests.table.simulation.world import World


MOST_WRONG = 300
"""Milliseconds by which the clocks of two servers may differ."""


class FlakyBots:
    """Bots that are slow, late, wrong or broken."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    async def choose(self, task: Task) -> Thought:
        luck = self.chance.random()
        await asyncio.sleep(60 if luck < 0.05 else self.chance.uniform(0, 2))
        if luck > 0.95:
            raise RuntimeError("this bot is broken")
        return Thought({"seat": 99} if luck > 0.9 else choice_of(task), round(1000 * luck))


class Server:
    def __init__(self, world: World, ledger: Ledger, chance: Random, away: int | None) -> None:
        self.world = world
        self.line = Line(ledger, chance)
        wrong = chance.randint(-MOST_WRONG, MOST_WRONG)
        self.hall = Hall(self.line, FlakyBots(chance), lambda: now() + wrong, chance, world.went_wrong)
        if away is not None:
            self.hall.was_away(away)
        self.connections: list[Connection] = []
        self.tasks: list[asyncio.Task[None]] = [asyncio.get_running_loop().create_task(self.hall.run())]

    def kill(self) -> None:
        """Nothing that it had in memory or on the way is left."""
        self.line.close()
        desks = list(self.hall.desks.values())
        for desk in desks:
            desk.alarm.set(None)
        working = [desk.worker for desk in desks if desk.worker is not None]
        for task in (*self.tasks, *working, *(thought for desk in desks for thought in desk.thinking.tasks)):
            task.cancel()
        for connection in list(self.connections):
            connection.break_off()

    def start(self, work: Any) -> None:
        self.tasks = [task for task in self.tasks if not task.done()]
        self.tasks.append(asyncio.get_running_loop().create_task(work))


class Shown(Struct, tag_field="type", tag="shown"):
    snapshot: Snapshot


class Connection:
    """Between one person and one server: what the server says arrives in order, until the connection breaks."""

    def __init__(self, server: Server, person: Person) -> None:
        self.server, self.person, self.player = server, person, person.name
        self.is_broken = False
        self.on_the_way: deque[bytes] = deque()
        self.last_arrival = 0.0
        server.connections.append(self)

    @property
    def desk(self) -> Desk:
        return self.server.hall.desk(self.server.world.id)

    def break_off(self) -> None:
        self.is_broken = True
        self.server.connections.remove(self)
        self.desk.part(self)

    def hear(self, message: bytes, soon: bool = True) -> None:
        self.server.world.check_secrets(self.player, message)
        loop = asyncio.get_running_loop()
        self.last_arrival = max(self.last_arrival, loop.time() + self.server.world.chance.uniform(0, 0.2))
        self.on_the_way.append(message)
        loop.call_at(self.last_arrival, self.arrive)

    def arrive(self) -> None:
        message = self.on_the_way.popleft()
        if not self.is_broken:
            self.person.hears(message)

    async def subscribe(self, after: int | None) -> None:
        await self.desk.look(lambda table: self.begin(table, after))

    def begin(self, table: Table, after: int | None) -> None:
        self.desk.join(self)
        missed = None if after is None else self.desk.after(after)
        if missed is None:
            snapshot = table.snapshot(table.seat_of(self.player), now())
            self.server.world.ledger.check_shown(snapshot)
            self.hear(msgspec.json.encode(Shown(snapshot)))
        else:
            ear = self.desk.ears[self]
            self.hear(ear.encode(Message(table.table, missed)))
            self.desk.tell_own(table, ear)

    def send(self, command: AnyCommand) -> None:
        """It may take long, so that another one overtakes it, come twice, or never."""
        world = self.server.world
        for _ in range(world.chance.choice((0, 1, 1, 1, 1, 1, 1, 1, 2)) if not world.is_quiet else 1):
            asyncio.get_running_loop().call_later(world.chance.choice((0.01, 0.02, 0.05, 0.5)), self.take, command)

    def take(self, command: AnyCommand) -> None:
        if not self.is_broken:
            self.server.start(self.serve(command))

    async def serve(self, command: AnyCommand) -> None:
        world = self.server.world
        try:
            await self.server.hall.do(world.id, self.player, world.watched(command), listener=self)
        except Refusal:
            world.refused += 1
        except (ConnectionError, TimeoutError):
            world.failed += 1
        else:
            world.acknowledge(self.player, command)
