"""How often something may be done: a bucket that fills up again with time, for gate and server alike."""

from __future__ import annotations

from typing import TypeVar

from swarmrally.gate.settings import Rate

MOST_BUCKETS = 20_000
Key = TypeVar("Key", str, tuple[str, str])


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

    def full_at(self) -> float:
        """From when on it is as if it had never been used."""
        return self.at + (self.rate.burst - self.left) / self.rate.per_second


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
        if len(self.kept) >= self.most:
            self.kept = emptiest(self.kept, self.most // 2, now)


def emptiest(buckets: dict[Key, Bucket], most: int, now: float) -> dict[Key, Bucket]:
    """Full ones say nothing; of the others those stay that will be full last: to be forgiven a debt, one needs a crowd that owes more."""
    used = [(bucket.full_at(), key) for key, bucket in buckets.items()]
    used = sorted((one for one in used if one[0] > now), reverse=True)[:most]
    return {key: buckets[key] for _, key in used}
