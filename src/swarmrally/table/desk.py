"""Where what is asked of one table is taken, written and told: one batch after the other, each kept before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from contextvars import Context, ContextVar
from itertools import chain
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from msgspec import Raw, Struct

from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries as log
from swarmrally.table.clock import LEAST_AFTER_RESTART, SECOND
from swarmrally.table.fold import EngineChanged, break_off, is_closed, read, write
from swarmrally.table.log import Append, Conflict, Entry, Milestone, Milestones
from swarmrally.table.milestones import is_due, is_ours, milestone_of, table_at
from swarmrally.table.news import Own, PlanSealed, Told
from swarmrally.table.playing import NOBODY
from swarmrally.table.table import Table
from swarmrally.table.waking import Task, Thought, chosen, ended, is_wanted, move_clock, tasks, wake

if TYPE_CHECKING:
    from swarmrally.table.hall import Hall

Result = TypeVar("Result")

MOST_TRIES = 20
KEPT_BYTES = 48_000
ENCODER = msgspec.json.Encoder()
TRY_AGAIN_AFTER = 1.0
"""So many seconds after the log could not be reached the table is looked at again."""
SLICE = 8
"""So many entries are folded before the loop goes on with something else."""
OTHERS_GO_FIRST = 3.0
"""So many seconds a server leaves to the one that wrote last to run the table's bots."""

PAYS: ContextVar[Callable[[float], None] | None] = ContextVar("PAYS", default=None)
"""Who is charged, in seconds, for what a desk does for whoever asks it in this context: the desk works in a task of its own."""

Errand = Callable[[Table], Iterable[log.Body]]
"""What is to be done with a table: what would be written, folded one by one; or a Refusal."""


def nothing(table: Table) -> Iterable[log.Body]:
    """The errand of whoever only looks."""
    return ()


class Message(Struct, frozen=True, tag_field="type", tag="told"):
    """News of one table, as every listener gets it."""

    table: str
    told: tuple[Told, ...]


class OwnMessage(Struct, frozen=True, tag_field="type", tag="own"):
    table: str
    own: Own


class Listener(Protocol):
    """Somebody at a table: one connection of a player or a spectator."""

    player: str

    def hear(self, message: bytes, soon: bool = True) -> None:
        """To be sent in this order; what is not wanted soon may wait for something that is."""


class Ear(Struct):
    """What a desk remembers of a listener."""

    listener: Listener
    own: dict[int, bytes] = {}
    """By seat, what it was told last."""


class Waiting(Struct):
    """An errand, and who waits for it."""

    errand: Errand
    done: asyncio.Future[Any]
    ear: Ear | None = None
    look: Callable[[Table], Any] | None = None
    """What to do with the table when everything that was written is kept."""
    seals: str = ""
    """The player whose plan for the round this is."""
    turn: int = 0
    """What was asked first is done first, whatever it has waited for."""
    wrote: bool = False
    is_answered: bool = False
    """Before the rest of its batch was kept: then it is not tried again."""
    is_wish: bool = False
    """Whether a player asks."""
    pays: Callable[[float], None] | None = None

    def charge(self, since: float) -> None:
        if self.pays is not None:
            self.pays(perf_counter() - since)


class Missing(Refusal):
    """There is no such table, or none that this player may see."""

    def __init__(self) -> None:
        super().__init__("/table", "no_table")


class Desk:
    def __init__(self, hall: Hall, table: str) -> None:
        self.hall, self.id = hall, table
        self.table: Table | None = None
        self.newest = 0
        """The number that another server is known to have written."""
        self.told: int | None = None
        """The number of the last message that everybody who listens has heard."""
        self.queue: list[Waiting] = []
        self.patient: dict[float, list[Waiting]] = {}
        """Those that wait for company, by how long they may."""
        self.turn = 0
        self.writes_secretly = False
        """Whether what is being written is told to nobody."""
        self.worker: asyncio.Task[None] | None = None
        self.ears: dict[Listener, Ear] = {}
        self.recent: deque[tuple[Told, int]] = deque()
        self.recent_bytes = 0
        self.timer: asyncio.TimerHandle | None = None
        self.rings_at = 0.0
        """When the timer rings, by the loop's clock."""
        self.marked = 0
        """The number of the last milestone."""
        self.asked: set[tuple[int, int, int]] = set()
        self.thinking: set[asyncio.Task[None]] = set()
        self.missed: int | None = None
        """Milliseconds in which nothing could be asked of the table, and by which its clock has to be moved."""
        self.stuck_since: int | None = None
        """When something that a player wished could not be kept, and nothing was since."""
        self.settling: asyncio.Task[None] | None = None
        self.idle_since = hall.now()

    # Asking

    def ask(
        self,
        errand: Errand,
        listener: Listener | None = None,
        look: Callable[[Table], Any] | None = None,
        patience: float = 0,
        seals: str = "",
        is_wish: bool = False,
    ) -> asyncio.Future[Any]:
        """What `look` finds when it is done and kept, else the number of the last message to everybody; or a Refusal."""
        waiting = self.waiting(errand, listener)
        waiting.look, waiting.seals, waiting.is_wish = look, seals, is_wish
        if errand is nothing and self.writes_secretly and self.table is not None and self.newest <= self.table.number:
            # A draft that is being written is nobody else's business: nobody waits for it.
            waiting.pays = None
            settle(waiting, self.table.told, self.table)
        elif patience and self.waits_for_others(waiting):
            self.patient.setdefault(patience, []).append(waiting)
            self.hall.work_within(patience, self)
        else:
            self.queue += [*self.no_longer_patient(), waiting] if seals else [waiting]
            self.work()
        return waiting.done

    def waits_for_others(self, waiting: Waiting) -> bool:
        """Whether nothing would go on even if all plans were sealed that are under way, and the clock leaves time to wait."""
        table = self.table
        if table is None or table.phase != "playing" or (table.deadline is not None and self.hall.now() >= table.deadline - SECOND):
            return False
        under_way = chain([waiting], self.queue, *self.patient.values())
        sealing = Counter(other.seals for other in under_way if other.seals)
        awaited = Counter(table.places[seat].player or "" for seat in table.playing().awaited())
        return not sealing >= awaited

    def no_longer_patient(self) -> list[Waiting]:
        waited = [waiting for group in self.patient.values() for waiting in group]
        self.patient.clear()
        return waited

    def work_for_patient(self, patience: float) -> None:
        """Those that may wait so long have."""
        if waited := self.patient.pop(patience, None):
            self.queue += waited
            self.work()

    def look(self, look: Callable[[Table], Result]) -> asyncio.Future[Result]:
        """What this finds at a moment when all that is in the table is kept."""
        return self.ask(nothing, look=look)

    def waiting(self, errand: Errand, listener: Listener | None = None) -> Waiting:
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.turn += 1
        return Waiting(errand, done, self.ears.get(listener) if listener else None, turn=self.turn, pays=PAYS.get())

    def work(self) -> None:
        if self.worker is None or self.worker.done():
            self.worker = asyncio.get_running_loop().create_task(self.take_all(), context=Context())

    async def take_all(self) -> None:
        while self.queue:
            batch, self.queue = sorted(self.queue, key=lambda waiting: waiting.turn), []
            try:
                await self.take(batch)
            except Exception as error:
                self.give_up(batch, error)

    def give_up(self, batch: list[Waiting], error: Exception) -> None:
        self.forget()
        if isinstance(error, Missing):
            self.hall.put_away(self)
        else:
            if self.stuck_since is None and any(waiting.is_wish for waiting in batch):
                self.stuck_since = self.hall.now()
            self.hall.went_wrong(self.id, error)
            self.set_alarm(TRY_AGAIN_AFTER)
        for waiting in batch:
            fail(waiting, error)

    async def take(self, asked: list[Waiting]) -> None:
        for _ in range(MOST_TRIES):
            is_new = self.table is None
            table = await self.loaded()
            if is_new:
                self.missed = self.hall.missed(table.touched_at)
            asked = [waiting for waiting in asked if not waiting.is_answered]
            batch = [self.waiting(self.allowance), *asked] if self.has_missed else asked
            written, told, results = self.written(table, batch)
            if self.may_be_wrong(batch, results) and await self.hall.log.entries(self.id, table.number - len(written)):
                self.forget()
                continue
            try:
                if written:
                    self.writes_secretly = not told
                    self.settle_unwritten(table, batch, results)
                    await self.hall.log.append(Append(table.row(), tuple(written)))
            except Conflict:
                self.forget()
                continue
            finally:
                self.writes_secretly = False
            self.missed = self.stuck_since = None
            self.mark(table)
            self.tell(table, told, [waiting for waiting, result in zip(batch, results, strict=True) if not isinstance(result, Refusal)])
            for waiting, result in zip(batch, results, strict=True):
                settle(waiting, result, table)
            self.look_ahead(table, is_ours=bool(written))
            return
        raise TimeoutError(f"table {self.id} is written to too often")

    def may_be_wrong(self, batch: list[Waiting], results: list[int | Refusal]) -> bool:
        """Whether a player is refused something for what was true before another server wrote: what is written the log itself refuses."""
        return self.hall.log.is_shared and any(
            waiting.is_wish and isinstance(result, Refusal) for waiting, result in zip(batch, results, strict=True)
        )

    def settle_unwritten(self, table: Table, batch: list[Waiting], results: list[int | Refusal]) -> None:
        """Whoever was refused or has only looked does not wait for the drafts of others to be kept."""
        for waiting, result in zip(batch, results, strict=True):
            if self.writes_secretly and not waiting.wrote:
                waiting.is_answered = True
                settle(waiting, result, table)

    def allowance(self, table: Table) -> Iterable[log.Body]:
        """Time in which nothing could be asked does not count."""
        now = self.hall.now()
        # Another server may have gone on meanwhile.
        stuck = 0 if self.stuck_since is None else max(0, now - max(self.stuck_since, table.written_at))
        if self.missed is None and stuck < LEAST_AFTER_RESTART and (table.deadline or now) > now + LEAST_AFTER_RESTART:
            return ()
        return move_clock(table, now, (self.missed or 0) + stuck)

    @property
    def has_missed(self) -> bool:
        return self.missed is not None or self.stuck_since is not None

    def was_away(self, milliseconds: int) -> None:
        """A table that is not in memory is told when it is read."""
        if self.table is not None:
            self.missed = (self.missed or 0) + milliseconds
            self.ask(lambda _: ())

    def written(self, table: Table, batch: list[Waiting]) -> tuple[list[Entry], list[Told], list[int | Refusal]]:
        """Folds what every errand writes; a Refusal leaves the table as it was."""
        entries: list[Entry] = []
        told: list[Told] = []
        results: list[int | Refusal] = []
        now = max(self.hall.now(), table.written_at)
        for waiting in batch:
            waiting.wrote, begun = False, perf_counter()
            try:
                for body in chain(waiting.errand(table), ended(table)):
                    entry, message = write(table, body, now)
                    waiting.wrote = True
                    entries.append(entry)
                    told += [message] if message else []
                results.append(table.told)
            except Refusal as refusal:
                results.append(refusal)
            waiting.charge(begun)
        return entries, told, results

    # Keeping up with the log

    async def loaded(self) -> Table:
        """The table as the log has it."""
        newest, self.newest = self.newest, 0
        if self.table is None:
            self.table = await self.read_all()
        elif newest > self.table.number:
            self.catch_up(self.table, await self.read_on(self.table))
        return self.table

    def mark(self, table: Table) -> None:
        """Writes a long game down as it is now and has been kept, so that it is read faster the next time."""
        if self.hall.milestones is not None and is_due(table, self.marked):
            self.marked = table.number
            self.begin(self.keep_milestone(self.hall.milestones, milestone_of(table)))

    async def keep_milestone(self, milestones: Milestones, milestone: Milestone) -> None:
        try:
            await milestones.add(self.id, milestone)
        except Exception as error:
            self.hall.went_wrong(self.id, error)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on beside what is asked."""
        task = asyncio.get_running_loop().create_task(work, context=Context())
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    def lay(self, table: Table) -> None:
        """A table that was opened here need not be read."""
        self.table, self.told = table, table.told

    async def read_all(self) -> Table:
        table = await self.last_milestone() or Table(self.id)
        self.marked = table.number
        told = await self.read_on(table)
        if not table.number:
            raise Missing
        if self.told is None:
            self.told = table.told
        self.catch_up(table, told)
        return table

    async def last_milestone(self) -> Table | None:
        """The table as it was written down last; None when it never was, or by another program."""
        found = await self.hall.milestones.last(self.id) if self.hall.milestones is not None else None
        return table_at(self.id, found) if found is not None and is_ours(found) else None

    async def read_on(self, table: Table) -> list[Told]:
        entries = await self.hall.log.entries(self.id, table.number)
        if len(entries) <= SLICE:
            return self.folded(table, entries, entries)
        told = []
        async with self.hall.folding:
            for begin in range(0, len(entries), SLICE):
                told += self.folded(table, entries[begin : begin + SLICE], entries)
                await asyncio.sleep(0)
        return told

    def folded(self, table: Table, slice: list[Entry], entries: list[Entry]) -> list[Told]:
        """What is told of some of these entries; all of them are left out when the program can't go on."""
        told = []
        for entry in slice:
            if entry.number <= table.number:
                break
            try:
                message = read(table, entry)
            except EngineChanged as error:
                self.hall.went_wrong(self.id, error)
                break_off(table, entries[-1])
                if not is_closed(entries[-1]):
                    self.ask(lambda _: [log.Closed("engine")])
                break
            told += [message] if message else []
        return told

    def forget(self) -> None:
        """What is in memory can't be trusted: the log is read again."""
        self.table = None
        self.recent.clear()
        self.recent_bytes = 0
        self.asked.clear()

    def doubt(self) -> None:
        """Something may have been missed."""
        if self.table is not None:
            self.heard(self.table.number + 1)

    def heard(self, number: int) -> None:
        """Another server has written."""
        self.newest = max(self.newest, number)
        if self.table is None or number > self.table.number:
            self.ask(lambda _: ())

    # Telling

    def tell(self, table: Table, told: list[Told], done: list[Waiting]) -> None:
        for message in told:
            self.keep(message)
        moved = has_moved(told)
        unheard = tuple(message for message in told if message.number > (self.told or 0))
        if unheard:
            self.told = unheard[-1].number
            wire = ENCODER.encode(Message(self.id, unheard))
            for ear in list(self.ears.values()):
                if may_watch(table, ear.listener.player):
                    ear.listener.hear(wire, moved)
                if table.is_sent_away(ear.listener.player):
                    self.part(ear.listener)
        # Two tabs of a player may both have drafted something: what the last one did stands.
        askers = {waiting.ear.listener.player: waiting.ear.listener for waiting in done if waiting.ear}
        for ear in list(self.ears.values()):
            player = ear.listener.player
            if moved or player in askers:
                self.tell_own(table, ear, is_asker=not moved and askers[player] is ear.listener)

    def catch_up(self, table: Table, told: list[Told]) -> None:
        """What others wrote; a draft among it is told to its owner."""
        self.tell(table, told, [])
        for ear in list(self.ears.values()):
            self.tell_own(table, ear)

    def tell_own(self, table: Table, ear: Ear, is_asker: bool = False) -> None:
        """What only their seats may know, when that has changed, and not by their own doing."""
        for seat in table.seats_of(ear.listener.player):
            own = table.own(seat)
            if own.draft is None and own.answers is None and not own.game:
                ear.own.pop(seat, None)
                continue
            wire = ENCODER.encode(OwnMessage(self.id, own))
            if wire != ear.own.get(seat):
                ear.own[seat] = wire
                if not is_asker:
                    ear.listener.hear(wire)

    def keep(self, told: Told) -> None:
        """The last messages are kept, for those who come back after a break."""
        size = 200 + sum(len(bytes(getattr(news, "events", Raw(b"")))) for news in told.news)
        self.recent.append((told, size))
        self.recent_bytes += size
        while self.recent_bytes > KEPT_BYTES and len(self.recent) > 1:
            self.recent_bytes -= self.recent.popleft()[1]

    def after(self, number: int) -> tuple[Told, ...] | None:
        """The messages after this one, or None when they are not kept any more."""
        if self.table is not None and number > self.table.told:
            self.doubt()
        messages = tuple(told for told, _ in self.recent if told.number > number)
        missing = self.table is not None and self.table.told > number and (not messages or messages[0].number != number + 1)
        return None if missing or self.table is None or number > self.table.told else messages

    # Time and bots

    def look_ahead(self, table: Table, is_ours: bool) -> None:
        """Sets the alarm, and lets bots think."""
        due, now = table.alarm_at(), self.hall.now()
        self.set_alarm(None if due is None else TRY_AGAIN_AFTER if due <= now else (due - now) / 1000)
        for task in tasks(table, self.hall.now(), self.asked, self.hall.owner(self.id, table.host)):
            self.asked.add(task.key)
            self.begin(self.think(task, 0 if is_ours else OTHERS_GO_FIRST))
        if table.phase != "playing":
            self.asked.clear()

    def set_alarm(self, seconds: float | None) -> None:
        """One that rings too early is left alone: it will be set again then, and most tables move on long before."""
        loop = asyncio.get_running_loop()
        if self.timer is not None:
            if seconds is not None and self.rings_at <= loop.time() + seconds:
                return
            self.timer.cancel()
            self.timer = None
        if seconds is not None:
            self.rings_at = loop.time() + seconds
            self.timer = loop.call_at(self.rings_at, self.wake)

    def wake(self) -> None:
        self.timer = None
        if self.settling is None and self.hall.settle is not None and self.is_time_up():
            self.settling = asyncio.get_running_loop().create_task(self.wake_when_settled(self.hall.settle))
        elif self.settling is None:
            self.wake_now()

    def wake_now(self) -> None:
        self.ask(lambda table: wake(table, self.hall.now(), self.is_attended(table)))

    def is_time_up(self) -> bool:
        return self.table is not None and self.table.deadline is not None and self.hall.now() >= self.table.deadline

    async def wake_when_settled(self, settle: Callable[[Desk], Awaitable[None]]) -> None:
        """What arrived before the time was up is worked on first."""
        try:
            await settle(self)
        finally:
            self.settling = None
        self.wake_now()

    async def think(self, task: Task, delay: float) -> None:
        """A bot that is not wanted any more can be asked again when it is."""
        await asyncio.sleep(delay)
        if self.table is not None and not is_wanted(self.table, task):
            self.asked.discard(task.key)
            return
        try:
            thought = await self.hall.bots.choose(task)
        except Exception as error:
            thought = Thought(None, why=f"{type(error).__name__}: {error}"[:200])
            self.hall.went_wrong(self.id, error)
        self.asked.discard(task.key)
        with suppress(Exception):
            await self.ask(lambda table: chosen(table, task, thought))

    # People

    def join(self, listener: Listener) -> None:
        self.ears[listener] = Ear(listener)

    def part(self, listener: Listener) -> None:
        self.ears.pop(listener, None)
        self.idle_since = self.hall.now()

    def is_attended(self, table: Table) -> bool:
        """Whether somebody who sits there, or the host, is connected here or to another server."""
        here = {ear.listener.player for ear in self.ears.values()} - {""}
        return any(player == table.host or table.seat_of(player) != NOBODY for player in here) or self.hall.is_attended(self.id)

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs it in memory."""
        at_work = self.worker is not None and not self.worker.done()
        return not (self.ears or self.queue or self.patient or self.thinking or self.settling or at_work)

    async def close(self) -> None:
        """What was begun is finished; bots are left where they are."""
        for thought in list(self.thinking):
            thought.cancel()
        if self.settling is not None:
            self.settling.cancel()
        self.queue += self.no_longer_patient()
        if self.queue:
            self.work()
        if self.worker is not None:
            await self.worker
        self.set_alarm(None)


def may_watch(table: Table, player: str) -> bool:
    """Whether somebody who came before the start may stay: not at a table without spectators."""
    return table.settings.spectators or table.phase != "playing" or player == table.host or table.seat_of(player) != NOBODY


def has_moved(told: list[Told]) -> bool:
    """Whether more has happened than that a plan was sealed."""
    return any(not isinstance(news, PlanSealed) for message in told for news in message.news)


def settle(waiting: Waiting, result: int | Refusal, table: Table) -> None:
    if waiting.done.done():
        return
    begun = perf_counter()
    try:
        if isinstance(result, Refusal):
            raise result
        found = waiting.look(table) if waiting.look else result
    except Refusal as refusal:
        fail(waiting, refusal)
        return
    finally:
        waiting.charge(begun)
    # Whoever looked may have been sent away for it.
    if not waiting.done.done():
        waiting.done.set_result(found)


def fail(waiting: Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
        waiting.done.exception()
