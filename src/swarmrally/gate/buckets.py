"""How often something may be done: a bucket that fills up again with time, for gate and server alike."""

from __future__ import annotations

from swarmrally.gate.settings import Rate

MOST_BUCKETS = 20_000


class Bucket:
    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.left, self.at = rate, rate.burst, now

    def fill(self, now: float) -> None:
        left = self.left + (now - self.at) * self.rate.per_second
        self.left = left if left < self.rate.burst else self.rate.burst
        self.at = now

    def takes(self, now: float, price: float = 1.0) -> bool:
        """Whether there is enough for it, which is gone then."""
        self.fill(now)
        if self.left < price:
            return False
        self.left -= price
        return True

    def wait(self, price: float = 1.0) -> float:
        """Seconds until there is enough for it."""
        return max(0.0, (price - self.left) / self.rate.per_second)

    def is_full(self, now: float) -> bool:
        """As if it had never been used."""
        return self.left + (now - self.at) * self.rate.per_second >= self.rate.burst


class Buckets:
    """One for each address or player who has come lately."""

    def __init__(self, rate: Rate, most: int = MOST_BUCKETS) -> None:
        self.rate, self.most = rate, most
        self.kept: dict[str, Bucket] = {}

    def of(self, whose: str, now: float) -> Bucket:
        bucket = self.kept.get(whose)
        if bucket is None:
            self.make_room(now)
            bucket = self.kept[whose] = Bucket(self.rate, now)
        return bucket

    def make_room(self, now: float) -> None:
        """Full buckets say nothing; when nearly all are in use, the oldest are forgotten."""
        if len(self.kept) < self.most:
            return
        self.kept = {whose: bucket for whose, bucket in self.kept.items() if not bucket.is_full(now)}
        for whose in list(self.kept)[: max(0, len(self.kept) - self.most // 2)]:
            del self.kept[whose]
