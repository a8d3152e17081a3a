"""Whose turn it is when more is asked than can be done: who has had little first, and players at the tables never behind all others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from time import monotonic, perf_counter
from types import coroutine
from typing import Any, Protocol, TypeVar

from swarmrally.gate.usage import LIGHT, Queue, Usage
from swarmrally.store.connecting.resting import WHOSE, Whose
from swarmrally.table.desk.errands import PAYS

Result = TypeVar("Result")
TURN = 0.001
"""Seconds of work that are begun before the loop looks at everything else."""
PAUSE = 0.004
"""Seconds between turns for those who have had much, while others are about who have had little: who never rests keeps all that
waits for the processor waiting, the threads that read and write for everybody among it."""
FEW = 4
ABOUT = 1.0
"""So many seconds after they asked for something somebody is about."""
BEHIND = 0.02
"""Seconds by which those may be ahead who have not asked for a while."""
MOST_WAITING, ENOUGH_WAITING = 200, 150
"""How many strangers may wait; of more than that, so many are left."""
OTHERS, SEATED = 0, 1
LEARNS = 0.05


class Guest(Protocol):
    """Something that somebody wants to be done."""

    address: str
    is_seated: bool
    """Whether for a player at a table in play."""
    kind: str
    """How long something of this kind takes is learned."""
    took: float
    """Seconds that it has kept the loop so far."""

    def begin(self) -> None: ...

    def refuse(self) -> None:
        """There is too much to do."""


class Precedence:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.loop, self.now = asyncio.get_running_loop(), now
        self.room = TURN
        self.is_turning = self.is_resting = False
        self.light_at = 0.0
        """When somebody asked last who has had little."""
        self.usage = Usage(now)
        self.waiting: tuple[Queue[Guest], Queue[Guest]] = (Queue(self.usage), Queue(self.usage))
        """Those of players at the tables apart."""
        self.most_waiting = MOST_WAITING
        """How many strangers may wait before those are looked for who could be refused."""
        self.spent = [0.0, 0.0]
        self.takes: dict[str, float] = {}
        """Seconds that something of a kind takes, as far as it is known."""

    def come(self, guest: Guest) -> None:
        """It is begun at once, or when its turn comes."""
        is_light = self.is_light(guest)
        if is_light:
            self.light_at = self.now()
        if self.room > 0 and (not self.is_crowded or (self.is_resting and is_light)):
            self.begin(guest)
        else:
            self.wait(guest)
        if not self.is_turning:
            self.is_turning = True
            self.loop.call_soon(self.turn)

    @property
    def is_crowded(self) -> bool:
        return bool(self.waiting[SEATED].count or self.waiting[OTHERS].count)

    def is_light(self, guest: Guest) -> bool:
        """Who has had little, and does not want much at once."""
        return self.waiting[guest.is_seated].waiting_of(guest.address) < FEW and self.usage.seconds(guest.address) < LIGHT

    def begin(self, guest: Guest) -> None:
        self.room -= self.takes.get(guest.kind, 0.0)
        guest.begin()

    def wait(self, guest: Guest) -> None:
        mine = int(guest.is_seated)
        queue = self.waiting[mine]
        if not queue.count:
            self.spent[mine] = max(self.spent[mine], self.spent[1 - mine] - BEHIND)
        queue.add(guest.address, guest)
        if mine == OTHERS and queue.count > self.most_waiting:
            self.refuse_heaviest(queue)

    def refuse_heaviest(self, queue: Queue[Guest]) -> None:
        """Where all have had little nobody is refused, and it is not looked at again for each one more who comes."""
        for refused in queue.heaviest(queue.count - ENOUGH_WAITING):
            refused.refuse()
        self.most_waiting = max(MOST_WAITING, queue.count + MOST_WAITING - ENOUGH_WAITING)

    def turn(self) -> None:
        """The next ones; and again, until nobody waits."""
        self.room, self.is_resting, last = TURN, False, None
        while self.room > 0 and (guest := self.next()) is not None:
            self.begin(guest)
            last = guest
        if self.waiting[OTHERS].count <= ENOUGH_WAITING:
            self.most_waiting = MOST_WAITING
        if not self.is_crowded:
            self.is_turning = False
        elif last is not None and not self.is_light(last) and self.now() - self.light_at < ABOUT:
            self.room, self.is_resting = TURN, True
            self.loop.call_later(PAUSE, self.turn)
        else:
            self.loop.call_soon(self.turn)

    def next(self) -> Guest | None:
        seated, others = self.waiting[SEATED], self.waiting[OTHERS]
        is_theirs = seated.count and (not others.count or self.spent[SEATED] <= self.spent[OTHERS])
        return (seated if is_theirs else others).take()

    def charge(self, guest: Guest, seconds: float) -> None:
        self.spent[guest.is_seated] += seconds
        self.usage.add(guest.address, seconds)

    async def metered(self, guest: Guest, work: Coroutine[Any, Any, Result]) -> Result:
        """Does it, and counts how long it keeps the loop, here and at the tables' desks."""
        guest.took = 0.0

        def charge(seconds: float) -> None:
            guest.took += seconds
            self.charge(guest, seconds)

        whose = Whose(guest.address, self.usage.seconds(guest.address), guest.is_seated)
        pays, writes = PAYS.set(charge), WHOSE.set(whose)
        try:
            return await measured(work, charge)
        finally:
            PAYS.reset(pays)
            WHOSE.reset(writes)
            self.learn(guest)

    def learn(self, guest: Guest) -> None:
        known = self.takes.get(guest.kind, guest.took)
        self.takes[guest.kind] = known + LEARNS * (guest.took - known)
        guest.took = 0.0


@coroutine
def measured(work: Coroutine[Any, Any, Result], charge: Callable[[float], None]) -> Generator[Any, Any, Result]:
    """The same as awaiting it; each stretch until it waits for something is charged for."""
    step: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        begun = perf_counter()
        try:
            awaited = step(given)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        finally:
            charge(perf_counter() - begun)
            given = None
        try:
            given, step = (yield awaited), work.send
        except BaseException as error:
            given, step = error, work.throw
        # An error refers to all who were on its way, and they must not refer to it, or it would lie about with them.
        awaited = None
