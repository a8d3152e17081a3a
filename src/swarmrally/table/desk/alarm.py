"""When a table is to be looked at again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarm:
    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring = ring
        self.timer: asyncio.TimerHandle | None = None
        self.rings_at = 0.0
        """By the loop's clock."""

    @property
    def is_set(self) -> bool:
        return self.timer is not None

    def set(self, seconds: float | None) -> None:
        """One that rings too early is left alone: it will be set again then, and most tables move on long before."""
        loop = asyncio.get_running_loop()
        if self.timer is not None:
            if seconds is not None and self.rings_at <= loop.time() + seconds:
                return
            self.timer.cancel()
            self.timer = None
        if seconds is not None:
            self.rings_at = loop.time() + seconds
            self.timer = loop.call_at(self.rings_at, self.rang)

    def rang(self) -> None:
        self.timer = None
        self.ring()
