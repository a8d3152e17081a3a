"""Where what is asked of one table is taken, written and told: one batch after the other, each kept before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextvars import Context
from itertools import chain
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import proxy

from swarmrally.kernel.refusal import Refusal
from swarmrally.table import entries as log
from swarmrally.table.clock import LEAST_AFTER_RESTART, SECOND
from swarmrally.table.desk.alarm import Alarm
from swarmrally.table.desk.audience import Audience, Ear, Listener
from swarmrally.table.desk.book import Book
from swarmrally.table.desk.errands import PAYS, Errand, Missing, Waiting, fail, nothing, settle
from swarmrally.table.desk.thinking import Thinking
from swarmrally.table.endings import Ending
from swarmrally.table.folding.fold import write
from swarmrally.table.log import Append, Conflict, Entry
from swarmrally.table.news import Told
from swarmrally.table.results import endings_of
from swarmrally.table.table import Table
from swarmrally.table.waking import ended, move_clock, wake

if TYPE_CHECKING:
    from swarmrally.table.desk.hall import Hall

Result = TypeVar("Result")

MOST_TRIES = 20
EMPTY, GATHERING, PLAYED = 4_000, 20_000, 150_000
"""Bytes of a desk without a table, of one where people gather, and of one with a game."""
TRY_AGAIN_AFTER = 1.0
"""So many seconds after the log could not be reached the table is looked at again."""


class Desk:
    def __init__(self, hall: Hall, table: str) -> None:
        self.hall, self.id, self.place = hall, table, next(hall.places)
        self.audience = Audience(table)
        # Its parts do not hold it: it would lie about, with its table, until somebody looks for such knots.
        me = proxy(self)
        self.book = Book(hall, table, lambda found, told: me.catch_up(found, told), lambda: me.ask(lambda _: [log.Closed("engine")]))
        self.alarm = Alarm(lambda: me.wake())
        self.thinking = Thinking(me)
        self.queue: list[Waiting] = []
        self.patient: dict[float, list[Waiting]] = {}
        """Those that wait for company, by how long they may."""
        self.turn = 0
        self.writes_secretly = False
        """Whether what is being written is told to nobody."""
        self.worker: asyncio.Task[None] | None = None
        self.missed: int | None = None
        """Milliseconds in which nothing could be asked of the table, and by which its clock has to be moved."""
        self.stuck_since: int | None = None
        """When something that a player wished could not be kept, and nothing was since."""
        self.settling: asyncio.Task[None] | None = None
        self.idle_since = hall.now()

    @property
    def table(self) -> Table | None:
        """None when it has to be read."""
        return self.book.table

    @property
    def ears(self) -> dict[Listener, Ear]:
        return self.audience.ears

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
        if errand is nothing and self.writes_secretly and self.table is not None and self.book.is_newest:
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
        awaited = Counter(table.chairs[seat].player or "" for seat in table.playing().awaited())
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
            self.alarm.set(TRY_AGAIN_AFTER)
        for waiting in batch:
            fail(waiting, error)

    async def take(self, asked: list[Waiting]) -> None:
        for _ in range(MOST_TRIES):
            is_new = self.table is None
            table = await self.book.loaded()
            if is_new:
                self.missed = self.hall.missed(table.touched_at)
            asked = [waiting for waiting in asked if not waiting.is_answered]
            batch = [self.waiting(self.allowance), *asked] if self.has_missed else asked
            was_over = table.phase == "over"
            written, told, results = self.written(table, batch)
            if self.may_be_wrong(batch, results) and await self.hall.log.entries(self.id, table.number - len(written)):
                self.forget()
                continue
            try:
                if written:
                    self.writes_secretly = not told
                    self.settle_unwritten(table, batch, results)
                    await self.hall.log.append(Append(table.row(), tuple(written), endings_now(table, was_over)))
            except Conflict:
                self.forget()
                continue
            finally:
                self.writes_secretly = False
            self.missed = self.stuck_since = None
            self.mark(table)
            self.audience.tell(table, told, askers(batch, results))
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
                results.append(refusal.with_traceback(None))
            waiting.charge(begun)
        return entries, told, results

    # The table itself

    def lay(self, table: Table) -> None:
        """A table that was opened here need not be read."""
        self.book.table, self.audience.told = table, table.told

    def catch_up(self, table: Table, told: list[Told]) -> None:
        """What others wrote; to the first who asks, nothing is news."""
        if self.audience.told is None:
            self.audience.told = table.told
        self.audience.catch_up(table, told)

    def mark(self, table: Table) -> None:
        milestone = self.book.milestone(table)
        if milestone is not None and self.hall.milestones is not None:
            self.thinking.begin(self.book.keep(self.hall.milestones, milestone))

    def forget(self) -> None:
        """What is in memory can't be trusted: the log is read again."""
        self.book.table = None
        self.audience.forget()
        self.thinking.asked.clear()

    def doubt(self) -> None:
        """Something may have been missed."""
        if self.table is not None:
            self.heard(self.table.number + 1)

    def heard(self, number: int) -> None:
        """Another server has written."""
        self.book.newest = max(self.book.newest, number)
        if self.table is None or number > self.table.number:
            self.ask(lambda _: ())

    def after(self, number: int) -> tuple[Told, ...] | None:
        """The messages after this one, or None when they are not kept any more."""
        if self.table is not None and number > self.table.told:
            self.doubt()
        return None if self.table is None else self.audience.after(number, self.table.told)

    def tell_own(self, table: Table, ear: Ear) -> None:
        self.audience.tell_own(table, ear)

    # Time and bots

    def look_ahead(self, table: Table, is_ours: bool) -> None:
        """Sets the alarm, and lets bots think."""
        due, now = table.alarm_at(), self.hall.now()
        self.alarm.set(None if due is None else TRY_AGAIN_AFTER if due <= now else (due - now) / 1000)
        self.thinking.look_ahead(table, is_ours)

    def wake(self) -> None:
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

    # People

    def join(self, listener: Listener, reads_rows: bool = False) -> None:
        self.audience.join(listener, reads_rows)

    def part(self, listener: Listener) -> None:
        self.audience.part(listener)
        self.idle_since = self.hall.now()

    def is_attended(self, table: Table) -> bool:
        """Whether somebody who sits there, or the host, is connected here or to another server."""
        return self.audience.has_people_of(table) or self.hall.is_attended(self.id)

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs it in memory."""
        at_work = self.worker is not None and not self.worker.done()
        return not (self.ears or self.queue or self.patient or self.thinking.tasks or self.settling or at_work)

    @property
    def size(self) -> int:
        """How much of memory it takes, mostly, in bytes."""
        if self.table is None:
            return EMPTY
        return (GATHERING if self.table.play is None else PLAYED) + len(self.table.settings.setup)

    async def close(self) -> None:
        """What was begun is finished; bots are left where they are."""
        self.thinking.stop()
        if self.settling is not None:
            self.settling.cancel()
        self.queue += self.no_longer_patient()
        if self.queue:
            self.work()
        if self.worker is not None:
            await self.worker
        self.alarm.set(None)


def endings_now(table: Table, was_over: bool) -> tuple[Ending, ...]:
    """What is written at the moment when a game is over."""
    return endings_of(table) if table.phase == "over" and not was_over else ()


def askers(batch: list[Waiting], results: list[int | Refusal]) -> list[Listener]:
    """Who got what they asked for, and listens."""
    done = zip(batch, results, strict=True)
    return [waiting.ear.listener for waiting, result in done if waiting.ear and not isinstance(result, Refusal)]
