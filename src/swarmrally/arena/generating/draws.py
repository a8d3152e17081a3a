"""Draws: what chance decides while something is made, the same from the same words in every process and version."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Thing = TypeVar("Thing")


class Draws:
    """A row of draws; each set of words has its own."""

    def __init__(self, *words: object) -> None:
        self.key = blake2b("\0".join(map(str, words)).encode(), digest_size=32).digest()
        self.drawn = 0

    def below(self, size: int) -> int:
        """From 0 to size - 1."""
        self.drawn += 1
        word = blake2b(self.drawn.to_bytes(8, "little"), key=self.key, digest_size=8).digest()
        return int.from_bytes(word, "little") * size >> 64

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)

    def happens(self, percent: int) -> bool:
        return self.below(100) < percent

    def one_of(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
