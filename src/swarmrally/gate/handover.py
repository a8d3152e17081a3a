"""What strangers want of the server: only so much is handed over at a time, so that nobody who is light stands behind a crowd there."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable

from swarmrally.gate.turns import Work
from swarmrally.gate.usage import Queues, Usage

MOST_IN_WORK = 4
MESSAGES, QUESTIONS, REQUESTS, BODIES, OPENINGS, FAREWELLS = "messages", "questions", "requests", "bodies", "openings", "farewells"
LANES = (MESSAGES, QUESTIONS, REQUESTS, BODIES, OPENINGS, FAREWELLS)
"""By turns, so that a thousand of one kind stand in nobody's way who wants another: a crowd that opens WebSockets, say."""
LARGE = 16 * 1024
"""Bytes of a body that goes alone: whatever is said after it, plans too, comes through the same link behind it."""
TOO_LONG = 0.03
"""Seconds after which somebody else may have the place: what takes so long is not done on the server's loop."""
PRICE = 0.001
"""Seconds that it is taken to cost the server."""


class Handover:
    def __init__(
        self, usage: Usage, is_seated: Callable[[str], bool], soon: Callable[[Work], object], later: Callable[[float, Work], object]
    ) -> None:
        self.usage, self.now, self.soon, self.later = usage, usage.now, soon, later
        # Whoever has a crowd waiting in one lane is behind, in all of them, who wants one thing.
        wishes: Counter[str] = Counter()
        self.lanes: dict[str, Queues[Work]] = {lane: Queues(usage, is_seated, wishes) for lane in LANES}
        self.order = deque(LANES)
        self.in_work: dict[int, float] = {}
        """When what has which ticket was handed over, the oldest first."""
        self.last = self.large = 0
        """Tickets: the last one, and the last one for something large."""
        self.is_coming = self.is_waiting = False

    @property
    def is_full(self) -> bool:
        """Whether whoever comes now has to wait."""
        if len(self.in_work) < MOST_IN_WORK:
            return False
        oldest = next(iter(self.in_work))
        if self.now() - self.in_work[oldest] < TOO_LONG:
            return True
        del self.in_work[oldest]
        return False

    @property
    def has_large(self) -> bool:
        """Whether something large is under way."""
        return self.now() - self.in_work.get(self.large, -TOO_LONG) < TOO_LONG

    def take(self, address: str, price: float = PRICE, is_large: bool = False) -> int:
        """A ticket, to be given back."""
        now = self.now()
        self.last += 1
        if is_large:
            self.large = self.last
        self.in_work[self.last] = now
        self.usage.add(address, price)
        return self.last

    def give_back(self, ticket: int) -> None:
        if self.in_work.pop(ticket, None) is not None and self.has_more:
            self.come()

    def wait(self, address: str, work: Work, lane: str = MESSAGES) -> None:
        """The work takes a ticket, unless nobody wants it any more."""
        self.lanes[lane].add(address, work)
        self.look_later()

    @property
    def has_more(self) -> bool:
        return any(self.lanes.values())

    @property
    def put_off(self) -> int:
        """How often somebody had to wait."""
        return sum(lane.added for lane in self.lanes.values())

    def next(self) -> Work | None:
        for _ in LANES:
            self.order.rotate(-1)
            if self.order[-1] == BODIES and self.has_large:
                continue
            work = self.lanes[self.order[-1]].take()
            if work is not None:
                return work
        return None

    def come(self) -> None:
        if not self.is_coming:
            self.is_coming = True
            self.soon(self.go_on)

    def go_on(self) -> None:
        self.is_coming = False
        while not self.is_full and (work := self.next()) is not None:
            work()
        if self.has_more:
            self.look_later()

    def look_later(self) -> None:
        """Whether something has taken too long."""
        if not self.is_waiting:
            self.is_waiting = True
            self.later(TOO_LONG, self.look)

    def look(self) -> None:
        self.is_waiting = False
        self.go_on()
