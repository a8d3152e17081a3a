"""The gate's own time: a turn has so much for strangers, and what does not fit waits for the next one."""

from __future__ import annotations

import time
from collections.abc import Callable

from swarmrally.gate.burden import Costs, Line, Work

A_TURN = 0.002
"""Seconds of the processor for all strangers together, before those who are light, and players, are looked at again."""
A_PAUSE = 0.002
"""Seconds between turns: who never rests is made to wait by a busy machine, and the server needs it too."""


class Turns:
    def __init__(
        self,
        costs: Costs,
        now: Callable[[], float],
        later: Callable[[float, Work], object],
        used: Callable[[], float] = time.thread_time,
    ) -> None:
        self.costs, self.now, self.later, self.used = costs, now, later, used
        self.line = Line(costs)
        self.spent = 0.0
        self.began = 0.0
        self.is_coming = False

    @property
    def is_over(self) -> bool:
        """Whether whoever comes now has to wait."""
        return self.spent >= A_TURN

    def begin(self) -> None:
        self.began = self.used()

    def charge(self, address: str, more: float = 0.0) -> None:
        """What was done since the beginning, or since the last charge, was done for this address; more of it is known to come."""
        used = self.used()
        seconds, self.began = used - self.began + more, used
        self.spent += seconds
        self.costs.add(address, seconds, self.now())
        self.come()

    def wait(self, address: str, work: Work) -> None:
        """The work charges what it costs."""
        self.line.add(address, work)
        self.come()

    def come(self) -> None:
        if not self.is_coming:
            self.is_coming = True
            self.later(A_PAUSE, self.turn)

    def turn(self) -> None:
        self.is_coming, self.spent = False, 0.0
        while self.line and not self.is_over:
            self.line.next()()
        if self.line:
            self.come()
