"""How many bytes of large requests there may be at a time, before anything is read of them."""

from __future__ import annotations

from collections import Counter

SMALL = 16 * 1024
"""Bytes of a body that are not counted."""
MOST, MOST_EACH = 8_000_000, 2_000_000
"""Bytes of all addresses, and of one."""


class Loads:
    def __init__(self) -> None:
        self.bytes = 0
        self.of: Counter[str] = Counter()

    def takes(self, address: str, size: int) -> bool:
        """Whether there is room; who has nothing here yet finds some also when others have filled it."""
        if size <= SMALL:
            return True
        has = self.of[address]
        if has + size > MOST_EACH or self.bytes + size > (MOST if has else 2 * MOST):
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
