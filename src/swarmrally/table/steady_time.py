"""The time by which tables live: it never goes back and never jumps, whatever is done to the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Callable

SLOWLY = 0.001
"""By how much of the time that passes it is faster or slower than the machine's clock, until they agree again."""
FAR = 60_000
"""So many milliseconds behind the machine's clock it has slept, or that clock was set."""


def wall_clock() -> int:
    """Milliseconds since 1970; whoever runs the machine may set it."""
    return time.time_ns() // 1_000_000


def elapsed() -> float:
    """Milliseconds by a clock that nobody can set."""
    return time.monotonic_ns() / 1_000_000


class Steady:
    def __init__(self, wall: Callable[[], int] | None = None, elapsed: Callable[[], float] = elapsed) -> None:
        self.wall, self.elapsed = wall or wall_clock, elapsed
        self.at, self.looked = float(self.wall()), self.elapsed()

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        looked = self.elapsed()
        passed, self.looked = looked - self.looked, looked
        self.at += passed
        most = passed * SLOWLY
        self.at += max(-most, min(most, self.wall() - self.at))
        return int(self.at)

    def be(self, at: int) -> None:
        """Before anything has happened by it."""
        self.at, self.looked = float(at), self.elapsed()

    def be_at_least(self, at: int) -> None:
        """Others have been there already."""
        self.at = max(self.at, float(at))

    def lag(self) -> int:
        """By how much the machine's clock is ahead, when that is far; else nothing."""
        behind = self.wall() - self()
        return behind if behind > FAR else 0
