"""How many bytes of large requests and long answers there may be at a time, before anything is read or told of them."""

from __future__ import annotations

from collections import Counter

SMALL = 16 * 1024
"""Bytes that are not counted."""
MOST, MOST_EACH = 8_000_000, 2_000_000
"""Bytes of the requests of all addresses, and of one."""
MOST_TOLD, MOST_TOLD_EACH = 24_000_000, 8_000_000
"""The same of answers."""


class Loads:
    def __init__(self, most: int = MOST, most_each: int = MOST_EACH) -> None:
        self.most, self.most_each = most, most_each
        self.bytes = 0
        self.of: Counter[str] = Counter()

    def takes(self, address: str, size: int) -> bool:
        """Whether there is room; who has nothing here yet finds some also when others have filled it."""
        if size <= SMALL:
            return True
        has = self.of[address]
        if has + size > self.most_each or self.bytes + size > (self.most if has else 2 * self.most):
            return False
        self.count(address, size)
        return True

    def give_back(self, address: str, size: int) -> None:
        if size > SMALL:
            self.count(address, -size)

    def count(self, address: str, size: int) -> None:
        self.bytes += size
        self.of[address] += size
        if not self.of[address]:
            del self.of[address]
