"""All tables of one server: desks are set up when somebody asks for a table, and put away when nobody does."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from itertools import count
from operator import attrgetter
from typing import Any, Protocol

import msgspec

from swarmrally.bots import USUAL, Budget
from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries as log
from swarmrally.table.commands import Caller, Command
from swarmrally.table.desk.audience import Listener
from swarmrally.table.desk.desk import Desk
from swarmrally.table.desk.opened_from import Whence
from swarmrally.table.folding.fold import write
from swarmrally.table.games.listing import BOXES
from swarmrally.table.games.playing import NOBODY
from swarmrally.table.log import Append, Log, Milestones
from swarmrally.table.reading import Understood, understood
from swarmrally.table.settings import Settings
from swarmrally.table.steady_time import Steady
from swarmrally.table.table import Table
from swarmrally.table.waking import Owner, Task, Thought

LOOK_EVERY = 1.0
DESKS_AT_ONCE = 4
FEW_DESKS = 32
A_MOMENT, A_WHILE = 0.01, 0.05
"""Seconds between the times at which plans that wait for company are worked on: with few tables there is little company to wait for."""
PUT_AWAY_AFTER = 60_000
IDLE_BYTES = 16_000_000
"""Of tables that nobody needs in memory."""
ROUNDING = 1e-6
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 16


class Bots(Protocol):
    """Whatever lets bots think."""

    async def choose(self, task: Task) -> Thought: ...


class BotsHere:
    """Bots that think in this process."""

    async def choose(self, task: Task) -> Thought:
        return Thought(choice_of(task))


def choice_of(task: Task, budget: Budget = USUAL) -> Any:
    """A plan, an answer, or Advice."""
    box = BOXES[task.game]  # type: ignore[index]
    if task.advises:
        return box.advise(task.setup, task.sight, task.seat, task.seed, budget)
    return box.choose(task.setup, task.sight, task.seat, task.bot, task.seed, task.answers, budget)


Read = Callable[[Settings, Owner], Awaitable[Understood]]
"""Whatever reads settings that somebody has sent."""


Quota = Callable[[Settings, str, str], AbstractAsyncContextManager[None]]
"""Whatever says, by a Refusal, that a host or an address has too many tables."""


def no_quota(settings: Settings, host: str, address: str) -> AbstractAsyncContextManager[None]:
    return nullcontext()


async def read_here(settings: Settings, owner: Owner) -> Understood:
    return understood(settings)


is_idle, idle_since = attrgetter("is_idle"), attrgetter("idle_since")


class Hall:
    def __init__(
        self,
        kept: Log,
        bots: Bots | None = None,
        now: Callable[[], int] | None = None,
        draw: random.Random | None = None,
        went_wrong: Callable[[str, Exception], None] = lambda table, error: None,
    ) -> None:
        self.log, self.bots, self.now, self.went_wrong = kept, bots or BotsHere(), now or Steady(), went_wrong
        self.draw = draw or random.SystemRandom()
        self.desks: dict[str, Desk] = {}
        self.places = count()
        self.patient: dict[float, list[Desk]] = {}
        """Those whose errands wait for company, by how long they may."""
        self.absences: list[tuple[int, int]] = []
        """When time began to count again, and how many milliseconds before that had not."""
        self.settle: Callable[[Desk], Awaitable[None]] | None = None
        """Waits until what came from a table's players in time, and is still on its way to its desk, is there."""
        self.opened = Whence()
        self.read: Read = read_here
        self.quota: Quota = no_quota
        self.pace: Callable[[str], None] = lambda player: None
        """Whatever says that a player changes too much at the tables."""
        self.milestones: Milestones | None = None
        self.folding = asyncio.Lock()
        """One long log after the other."""
        self.is_attended: Callable[[str], bool] = lambda table: False
        """Whether somebody with a seat is connected to the table at another server."""
        kept.on_append(self.heard)

    def was_away(self, milliseconds: int) -> None:
        """For so long nothing could be asked of any table until now: that time does not count."""
        self.absences.append((self.now(), milliseconds))
        for desk in self.desks.values():
            desk.was_away(milliseconds)

    def missed(self, touched_at: int) -> int | None:
        """How much of the time since then does not count; None when all does."""
        missed = [milliseconds for until, milliseconds in self.absences if touched_at < until]
        return sum(missed) if missed else None

    def heard(self, table: str, number: int) -> None:
        """Another server has written to this table, or without a name: perhaps to any."""
        if table in self.desks and number:
            self.desks[table].heard(number)
        elif not table:
            for desk in self.desks.values():
                desk.doubt()

    async def open(self, settings: Settings, host: str, first_seat: int | None = None, address: str = "") -> str:
        """A new table; a Refusal names the setting that can't be."""
        settings = (await self.read(settings, (address, host))).settings
        async with self.quota(settings, host, address):
            table = Table("".join(self.draw.choice(ID_LETTERS) for _ in range(ID_LENGTH)))
            entry, _ = write(table, log.Opened(settings, host, first_seat, f"{self.draw.getrandbits(128):032x}"), self.now())
            await self.log.append(Append(table.row(), (entry,)))
            self.desk(table.table).lay(table)
            self.opened.note(table.table, address)
        return table.table

    def owner(self, table: str, player: str) -> Owner:
        """Who has to answer for what a player wants at a table."""
        address = self.opened.address_of(table)
        return (address, player) if address else (player,)

    def desk(self, table: str) -> Desk:
        if table not in self.desks:
            self.desks[table] = Desk(self, table)
        return self.desks[table]

    @property
    def patience(self) -> float:
        """For how many seconds somebody may wait for company; how many tables there are is no secret."""
        return A_MOMENT if len(self.desks) <= FEW_DESKS else A_WHILE

    def work_within(self, seconds: float, desk: Desk) -> None:
        """What it was asked is done together with what others are asked meanwhile: at fixed times, whenever it was and whoever else did."""
        if seconds not in self.patient:
            self.patient[seconds] = []
            loop = asyncio.get_running_loop()
            # Whoever asks at the very moment of a tick waits for the next one, however the numbers were rounded.
            ticks = int(loop.time() / seconds + ROUNDING) + 1
            loop.call_at(ticks * seconds, self.work_now, seconds)
        self.patient[seconds].append(desk)

    def work_now(self, seconds: float) -> None:
        self.work_on(deque(sorted(set(self.patient.pop(seconds)), key=attrgetter("place"))), seconds)

    def work_on(self, desks: deque[Desk], seconds: float) -> None:
        """Those that have been here longest first, and few before the loop goes on with something else.

        Not in the order in which they were asked, nor by how much: from when an answer comes nobody is to tell that others have drafted."""
        for _ in range(min(DESKS_AT_ONCE, len(desks))):
            desks.popleft().work_for_patient(seconds)
        if desks:
            asyncio.get_running_loop().call_soon(self.work_on, desks, seconds)

    def put_away(self, desk: Desk) -> bool:
        """Nobody needs it; False when somebody does after all."""
        if self.desks.get(desk.id) is not desk or desk.ears:
            return False
        desk.alarm.set(None)
        del self.desks[desk.id]
        return True

    async def do(
        self,
        table: str,
        player: str,
        command: Command,
        at: int | None = None,
        listener: Listener | None = None,
        look: Callable[[Table], Any] | None = None,
    ) -> Any:
        """What a player asks of a table; returns when it is kept, as Desk.ask() does, or raises a Refusal."""
        if not command.is_plan:
            self.pace(player)
        caller = Caller(player, self.now() if at is None else at, self.draw)
        seals = player if command.completes else ""
        patience = self.patience if command.is_patient else 0
        return await self.desk(table).ask(lambda found: command.entries(found, caller), listener, look, patience, seals, is_wish=True)

    async def seen(self, table: str) -> Table:
        """The table with all that was asked of it before; whoever needs it to stay like that looks at it through its desk."""
        return await self.desk(table).look(lambda found: found)

    async def hand_over(self, table: str, seat: int, player: str) -> int:
        """The owner of the seat has agreed that this player has it from now on."""
        return int(await self.desk(table).ask(lambda found: handed_over(found, seat, player)))

    async def rematch(self, table: str, player: str, address: str = "") -> str:
        """A table with the same settings and people, where the next seat flies first; the same one for everybody who asks."""
        over = await self.seen(table)
        if over.phase != "over" or over.seat_of(player) == NOBODY:
            raise Refusal("", "only_players")
        if over.rematch is not None:
            return over.rematch
        made = await self.open(over.settings, player, self.next_first_seat(over), address)
        await self.fill(made, over)
        try:
            await self.desk(table).ask(lambda found: rematched(found, made))
        except Refusal:
            await self.desk(made).ask(lambda _: [log.Closed("host")])
            return (await self.seen(table)).rematch or made
        return made

    def next_first_seat(self, over: Table) -> int | None:
        first = over.playing().first_seat()
        return None if first is None else (first + 1) % len(over.chairs)

    async def fill(self, made: str, over: Table) -> None:
        def same_people(table: Table) -> Any:
            for seat in over.first_seats():
                chair = over.chairs[seat]
                if chair.player is not None:
                    yield log.SeatTaken(seat, chair.player)
                elif chair.bot is not None:
                    yield log.BotSeated(seat, chair.bot)
            for seat, chair in enumerate(over.chairs):
                yield log.Wished(seat, msgspec.Raw(chair.wish))

        await self.desk(made).ask(same_people)

    async def run(self) -> None:
        """Wakes tables that nobody has in memory, and puts away what nobody needs; until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        try:
            due = await self.log.due(self.now())
        except Exception as error:
            self.went_wrong("", error)
            return
        for table in due:
            if table not in self.desks or not self.desks[table].alarm.is_set:
                self.desk(table).wake()
        for desk in self.not_needed():
            if desk.is_idle and self.put_away(desk):
                await desk.close()

    def not_needed(self) -> list[Desk]:
        """Those that nobody has asked for a while; the more they take of memory the fewer are kept in case somebody asks again."""
        found, room = [], IDLE_BYTES
        for desk in sorted(filter(is_idle, self.desks.values()), key=idle_since, reverse=True):
            room -= desk.size
            if room < 0 or self.now() - desk.idle_since > PUT_AWAY_AFTER:
                found.append(desk)
        return found

    async def close(self) -> None:
        desks = list(self.desks.values())
        self.desks.clear()
        for desk in desks:
            await desk.close()


def handed_over(table: Table, seat: int, player: str) -> list[log.Body]:
    if table.phase not in ("open", "playing"):
        raise Refusal("", "not_on", phase=table.phase)
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].player is None or table.chairs[seat].resigned:
        raise Refusal("/seat", "seat_empty", got=seat)
    if table.seat_of(player) != NOBODY:
        raise Refusal("", "seated", seat=table.seat_of(player))
    return [log.HandedOver(seat, player)]


def rematched(table: Table, made: str) -> list[log.Body]:
    if table.rematch is not None:
        raise Refusal("", "no_rematch")
    return [log.Rematched(made)]
