"""What was made of the last texts, as long as they are not too long together: what is made of a text weighs several times as much."""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import TypeVar

Made = TypeVar("Made")
MOST_BYTES = 500_000


def kept(most: int, most_bytes: int = MOST_BYTES) -> Callable[[Callable[..., Made]], Callable[..., Made]]:
    """Remembers what a function gives for the last arguments, so many of them, whose texts together have so many bytes."""

    def keeping(make: Callable[..., Made]) -> Callable[..., Made]:
        found: OrderedDict[tuple[Hashable, ...], Made] = OrderedDict()
        size, lock = 0, Lock()

        @functools.wraps(make)
        def remembered(*given: Hashable) -> Made:
            nonlocal size
            with lock:
                if given in found:
                    found.move_to_end(given)
                    return found[given]
            made = make(*given)
            with lock:
                if given not in found:
                    found[given] = made
                    size += weight(given)
                while len(found) > most or size > most_bytes:
                    size -= weight(found.popitem(last=False)[0])
            return made

        def clear() -> None:
            nonlocal size
            with lock:
                found.clear()
                size = 0

        remembered.cache_clear = clear  # type: ignore[attr-defined]
        return remembered

    return keeping


def weight(given: object) -> int:
    """Bytes of the texts in it."""
    if isinstance(given, tuple):
        return sum(map(weight, given))
    return len(given) if isinstance(given, bytes | str) else 0
