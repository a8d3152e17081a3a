"""The gate's own time: a turn has so much for strangers, and what does not fit waits for the next one."""

from __future__ import annotations

import time
from collections.abc import Callable

from swarmrally.gate.usage import Queues, Usage

Work = Callable[[], None]
A_TURN = 0.002
"""Seconds of the processor for all strangers together, before those who are light, and players, are looked at again."""
A_LEAN_TURN = 0.0005
"""The same when strangers say more than all of them together may."""
A_PAUSE = 0.002
"""Seconds between turns: who never rests is made to wait by a busy machine, and the server needs it too."""


class Turns:
    def __init__(
        self,
        usage: Usage,
        is_seated: Callable[[str], bool],
        later: Callable[[float, Work], object],
        is_lean: Callable[[], bool],
        used: Callable[[], float] = time.thread_time,
    ) -> None:
        self.usage, self.later, self.is_lean, self.used = usage, later, is_lean, used
        self.line: Queues[Work] = Queues(usage, is_seated)
        self.spent = 0.0
        self.began = 0.0
        self.is_coming = False

    @property
    def is_over(self) -> bool:
        """Whether whoever comes now has to wait."""
        return self.spent >= A_TURN or (self.spent >= A_LEAN_TURN and self.is_lean())

    def begin(self) -> None:
        self.began = self.used()

    def charge(self, address: str, more: float = 0.0, counts: bool = True) -> None:
        """What was done since the beginning, or since the last charge, was done for this address; more of it is known to come.

        It counts as a part of the turn, unless it was done for somebody who need not wait for one."""
        used = self.used()
        seconds, self.began = used - self.began + more, used
        self.usage.add(address, seconds)
        if counts:
            self.spent += seconds
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
        while not self.is_over and (work := self.line.take()) is not None:
            work()
        if self.line:
            self.come()
