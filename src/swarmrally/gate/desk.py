"""What strangers want of the server: only so much is handed over at a time, so that nobody who is light stands behind a crowd there."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.gate.turns import Work
from swarmrally.gate.usage import Queues, Usage

MOST_IN_WORK = 4
TOO_LONG = 0.03
"""Seconds after which somebody else may have the place: what takes so long is not done on the server's loop."""
PRICE = 0.001
"""Seconds that it is taken to cost the server."""


class Desk:
    def __init__(
        self, usage: Usage, is_seated: Callable[[str], bool], soon: Callable[[Work], object], later: Callable[[float, Work], object]
    ) -> None:
        self.usage, self.now, self.soon, self.later = usage, usage.now, soon, later
        self.line: Queues[Work] = Queues(usage, is_seated)
        self.in_work: dict[int, float] = {}
        """When what has which ticket was handed over, the oldest first."""
        self.last = 0
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

    def take(self, address: str, price: float = PRICE) -> int:
        """A ticket, to be given back."""
        now = self.now()
        self.last += 1
        self.in_work[self.last] = now
        self.usage.add(address, price)
        return self.last

    def give_back(self, ticket: int) -> None:
        if self.in_work.pop(ticket, None) is not None and self.line:
            self.come()

    def wait(self, address: str, work: Work) -> None:
        """The work takes a ticket, unless nobody wants it any more."""
        self.line.add(address, work)
        self.look_later()

    def come(self) -> None:
        if not self.is_coming:
            self.is_coming = True
            self.soon(self.go_on)

    def go_on(self) -> None:
        self.is_coming = False
        while not self.is_full and (work := self.line.take()) is not None:
            work()
        if self.line:
            self.look_later()

    def look_later(self) -> None:
        """Whether something has taken too long."""
        if not self.is_waiting:
            self.is_waiting = True
            self.later(TOO_LONG, self.look)

    def look(self) -> None:
        self.is_waiting = False
        self.go_on()
