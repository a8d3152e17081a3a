"""How often something may be done: a bucket for each name and address or player, which fills up again with time."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from swarmrally.gate.addresses import neighbourhood
from swarmrally.gate.buckets import Bucket, emptiest
from swarmrally.server.process.options import Rates

MOST_BUCKETS = 30_000


class TooMany(Exception):
    def __init__(self, seconds: float) -> None:
        super().__init__("too many")
        self.seconds = max(1, round(seconds + 0.5))


class Limits:
    def __init__(self, rates: Rates, now: Callable[[], float] = time.monotonic) -> None:
        self.rates, self.now = rates, now
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, what: str, whose: str, price: float = 1) -> None:
        """Raises TooMany when there is not enough in the bucket."""
        now = self.now()
        bucket = self.buckets.get((what, whose))
        if bucket is None:
            self.make_room(now)
            bucket = self.buckets[what, whose] = Bucket(getattr(self.rates, what), now)
        if not bucket.takes(now, price):
            raise TooMany(bucket.wait(price))

    def make_room(self, now: float) -> None:
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets = emptiest(self.buckets, MOST_BUCKETS // 2, now)


def address_of(scope: Mapping[str, Any]) -> str:
    """Whose request this is; the gate has put the address that a trusted proxy tells."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""
