"""A whole run: servers, people, bots, a bad network and a bad disk, all from one seed; and what must hold whatever happens."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct
from tests.table.simulation.ledger import PLANS, Key, Ledger, fingerprint
from tests.table.simulation.people import Person
from tests.table.simulation.servers import Server
from tests.table.virtual import now

from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries
from swarmrally.table.commands import AnyCommand, Caller, Command, Draft, Seal
from swarmrally.table.desk.desk import Desk
from swarmrally.table.settings import Clock, Settings
from swarmrally.table.table import Table

SETUPS: dict[Any, tuple[dict[str, Any], ...]] = {
    "asteroyds": (
        {},
        {"rules": {"mode": "shooting", "powers": True}},
        {"rules": {"mode": "targets", "dice_order": "random"}},
        {"rules": {"mode": "drones", "one_shot": True}},
    ),
    "roborally": (
        {"rules": {"lives": 1}},
        {"course": "Tricksy", "options_at_start": 1},
        {"course": "Ball Lightning", "rules": {"lives": 2}},
        {"course": "Tandem Carnage", "options_at_start": 5},
        {"course": "Option World", "rules": {"lives": 1, "power_down_undamaged": True}},
        {"course": "Capture the Flag", "rules": {"lives": 1}},
        {"course": "Frenetic Factory", "rules": {"lives": 1}},
        {"course": "Day of the SuperBot", "rules": {"lives": 2}},
    ),
}
CLOCKS = (
    Clock("expert", watching=False),
    Clock(5, decision=5),
    Clock(10, watching=False),
    Clock(15, decision=8, last_player=False),
    Clock("none", watching=False),
)
ONE_EACH = (([0, 1], 0), ([0, 1], 1), ([0, 1, 2], 0), ([0, 1, 2], 1), ([0, 1, 2, 3], 2))
OWNERS: dict[Any, tuple[tuple[list[int], int], ...]] = {
    "asteroyds": ONE_EACH,
    "roborally": (*ONE_EACH, ([0, 0, 1, 1], 0), ([0, 1, 0, 1], 0), ([0, 0, 0, 1], 1), ([0, 0, 1, 1, 2], 1)),
}
"""The players by seat, and how many of the last are bots."""
BUSY = 20
"""Seconds in which people play and things go wrong."""
QUIET_ROUNDS = 2
"""How often the table must go on by itself after that."""
SOON = 70
"""Seconds in which whatever waits for no person must have gone on: for another server's bots, and the slowest bot there is."""


class Watched(Struct):
    """A command that must change nothing when it is refused."""

    command: Command

    @property
    def is_patient(self) -> bool:
        return self.command.is_patient

    @property
    def completes(self) -> bool:
        return self.command.completes

    @property
    def is_plan(self) -> bool:
        return self.command.is_plan

    def entries(self, table: Table, by: Caller) -> Iterable[entries.Body]:
        before = fingerprint(table)
        try:
            return self.command.entries(table, by)
        except Refusal:
            assert before == fingerprint(table), "something refused has changed the table"
            raise


class World:
    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.ledger = Ledger()
        self.game: Any = self.chance.choice(("asteroyds", "roborally"))
        self.id = ""
        self.is_quiet = False
        self.servers: list[Server] = []
        self.down_since: int | None = None
        self.people: list[Person] = []
        self.acknowledged: Counter[Key] = Counter()
        self.known: dict[tuple[Any, ...], str] = {}
        """Whose columns these are."""
        self.refused = self.failed = self.killed = 0
        self.errors: list[Exception] = []

    # What happens

    async def run(self) -> None:
        asyncio.get_running_loop().set_exception_handler(self.went_off)
        for _ in range(2):
            self.start_server()
        await self.open_table()
        others = [self.trouble(), self.inspect(), *(person.live() for person in self.people)]
        tasks = [asyncio.get_running_loop().create_task(each) for each in others]
        for _ in range(BUSY):
            await asyncio.sleep(1)
            self.expect_no_errors(tasks)
        await self.calm_down()
        await self.expect_progress(tasks)
        await self.expect_everybody_knows()
        for task in tasks:
            task.cancel()
        self.check_end()

    async def open_table(self) -> None:
        owners, bots = self.chance.choice(OWNERS[self.game])
        setup = Raw(msgspec.json.encode(self.chance.choice(SETUPS[self.game])))
        settings = Settings(self.game, len(owners), setup, ["rookie"] * bots, self.chance.choice(CLOCKS), owners=owners)
        people = range(len(set(owners)) - bots)
        self.people = [Person(self, f"player {player}", owners.index(player), self.chance) for player in people]
        self.people.append(Person(self, "spectator", -1, self.chance))
        while not self.id:
            try:
                self.id = await self.servers[0].hall.open(settings, self.people[0].name)
            except ConnectionError:
                self.id = self.ledger.table.table

    def start_server(self) -> None:
        away = None if self.servers or self.down_since is None else now() - self.down_since
        self.servers.append(Server(self, self.ledger, self.chance, away))
        self.down_since = None

    async def trouble(self) -> None:
        """Servers come and go."""
        while True:
            await asyncio.sleep(self.chance.uniform(2, 20))
            if not self.is_quiet:
                for _ in range(self.chance.choice((1, 1, 1, 2))):
                    self.kill_server()
                await asyncio.sleep(self.chance.choice((0, 0.5, 8)))
            while len(self.servers) < 2:
                self.start_server()

    def kill_server(self) -> None:
        server = self.servers.pop(self.chance.randrange(len(self.servers)))
        server.kill()
        self.killed += 1
        self.down_since = None if self.servers else now()

    async def calm_down(self) -> None:
        """From here on everything works, and nobody but the clock and bots does anything."""
        self.is_quiet = True
        while len(self.servers) < 2:
            self.start_server()
        for server in self.servers:
            server.line.is_good = True
        await asyncio.sleep(15)

    # What must hold

    def went_wrong(self, table: str, error: Exception) -> None:
        if not isinstance(error, ConnectionError | TimeoutError | RuntimeError):
            self.errors.append(error)

    def went_off(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.errors.append(context.get("exception") or AssertionError(context["message"]))

    def expect_no_errors(self, tasks: list[asyncio.Task[None]]) -> None:
        served = [task for server in self.servers for task in server.tasks]
        for task in [*tasks, *served]:
            if task.done() and not task.cancelled():
                task.result()
        if self.errors:
            raise self.errors[0]

    async def inspect(self) -> None:
        """Every server has the table that its part of the log gives."""
        while True:
            await asyncio.sleep(3)
            for server in list(self.servers):
                # While one was asked, the next may have died: what it had in memory is nobody's table.
                if server in self.servers:
                    with suppress(ConnectionError, TimeoutError):
                        async with asyncio.timeout(5):
                            desk = server.hall.desk(self.id)
                            await desk.look(partial(self.expect_same, desk))

    def expect_same(self, desk: Desk, table: Table) -> None:
        """But for drafts that are being written: nobody is told of them, and nobody else waits for them."""
        if desk.writes_secretly:
            assert table.told <= self.ledger.table.told, "something is shown that is not kept"
            return
        assert fingerprint(table) == self.ledger.tables[table.number], "a server has another table than the log"

    def unheard_of(self, player: str, make: Callable[[], list[Any]]) -> list[Any]:
        """Columns that nobody has planned before, so that they can be recognised anywhere."""
        while tuple(made := make()) in self.known:
            continue
        self.known[tuple(made)] = player
        return made

    def check_secrets(self, player: str, message: bytes) -> None:
        table = self.ledger.table
        if table.seed and table.phase != "over":
            assert table.seed.encode() not in message, "the seed was told"
        for seat, chair in enumerate(table.chairs):
            if chair.player != player:
                for secret in self.secrets(table, seat):
                    assert secret not in message, f"{player} heard a secret of seat {seat}"

    def secrets(self, table: Table, seat: int) -> Iterable[bytes]:
        """What only this seat may know now, as it would look in a message."""
        play = table.play
        if play is None or table.phase != "playing" or play.stage != "planning":
            return
        if seat in table.drafts and self.game == "asteroyds":
            columns = msgspec.json.decode(table.drafts[seat])["columns"]
            # A bot in this seat may plan what somebody else has thought of.
            if self.known.get(tuple(columns), "") == table.chairs[seat].player:
                yield msgspec.json.encode(columns)
        if self.game == "roborally":
            hand = play.own(seat)["hand"]
            if len(hand) > 2:
                yield msgspec.json.encode(hand)
            if play.has_sealed(seat) and seat in table.drafts:
                registers = msgspec.json.decode(table.drafts[seat]).get("registers")
                if registers and sum(held is not None for held in registers) > 2:
                    yield msgspec.json.encode(registers)

    def watched(self, command: AnyCommand) -> Any:
        return Watched(command) if self.chance.random() < 0.1 else command

    def acknowledge(self, player: str, command: AnyCommand) -> None:
        if isinstance(command, Draft | Seal):
            kind = "Drafted" if isinstance(command, Draft) else "Sealed"
            plan = msgspec.json.encode(PLANS[self.game].decode(bytes(command.plan)))
            self.acknowledged[kind, msgspec.json.decode(plan)["seat"], plan] += 1

    async def expect_progress(self, tasks: list[asyncio.Task[None]]) -> None:
        """A table that waits for nobody, or for a clock, goes on."""
        for _ in range(QUIET_ROUNDS):
            table, before = self.ledger.table, len(self.ledger.kept)
            if table.phase != "playing" or self.waits_for_a_person(table):
                return
            await asyncio.sleep(SOON if table.deadline is None else max(0, table.deadline - now()) / 1000 + 5)
            self.expect_no_errors(tasks)
            assert len(self.ledger.kept) > before, f"stuck in {table.now()}"

    async def expect_everybody_knows(self) -> None:
        told = len(self.ledger.told)
        await asyncio.sleep(6)
        for person in self.people:
            assert person.number is not None, f"{person.name} has heard nothing"
            assert person.number >= told, f"{person.name} knows {person.number} of {told}"

    def waits_for_a_person(self, table: Table) -> bool:
        if table.deadline is not None:
            return False
        return table.paused or any(table.chairs[seat].is_person for seat in table.playing().awaited())

    def check_end(self) -> None:
        lost = self.acknowledged - self.ledger.written
        assert not lost, f"acknowledged and lost: {lost}"
        table = self.ledger.table
        if table.play is not None:
            told = [event for stretch in table.record().events for event in stretch]
            assert self.ledger.events == msgspec.json.decode(msgspec.json.encode(told))[len(told) - len(self.ledger.events) :]
        if table.phase == "over":
            assert seed_hash(str(table.snapshot(-1, 0).seed)) == table.snapshot(-1, 0).seed_hash
