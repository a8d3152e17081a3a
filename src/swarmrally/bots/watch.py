"""A clock beside a bot that thinks in slices."""

from __future__ import annotations

import time

from swarmrally.bots import Budget

IN_TIME = 0.6
"""The part of its seconds after which a bot looks no further."""
NO_HURRY = 1 << 60
FIRST_SLICE, LARGEST_SLICE = 64, 4096
"""Positions, or registers, between two looks at the clock."""
SHORT = 0.002


class Watch:
    """Tells when time is up, and for how long to think until the next look."""

    def __init__(self, budget: Budget) -> None:
        self.began = self.last = time.monotonic()
        self.seconds = None if budget.nodes is not None else IN_TIME * budget.seconds
        self.slice = NO_HURRY if self.seconds is None else FIRST_SLICE

    def is_late(self) -> bool:
        now = time.monotonic()
        if now - self.last < SHORT:
            self.slice = min(2 * self.slice, LARGEST_SLICE)
        self.last = now
        return self.seconds is not None and now >= self.began + self.seconds

    @property
    def spent(self) -> int:
        """How much of the time was gone at the last look, in percent."""
        return min(100, int(100 * (self.last - self.began) / self.seconds)) if self.seconds else 0
