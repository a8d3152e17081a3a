"""What can be on a course or a layout, as a number with a bit for each: lists are looked through by it."""

from __future__ import annotations

from collections.abc import Iterable

from swarmrally.kernel.refusal import Refusal

ELEMENTS = (
    "belts",
    "express",
    "gears",
    "pushers",
    "lasers",
    "walls",
    "pits",
    "repair",
    "upgrade",
    "asteroids",
    "pods",
    "platforms",
    "turrets",
)
"""New ones come last: what is kept counts on their places."""


def bits_of(elements: Iterable[str]) -> int:
    return sum(1 << ELEMENTS.index(element) for element in set(elements) if element in ELEMENTS)


def bits_wanted(words: str, pointer: str) -> int:
    """Of words with commas between them."""
    names = [word.strip() for word in words.split(",") if word.strip()]
    for name in names:
        if name not in ELEMENTS:
            raise Refusal(pointer, "not_one_of", words=list(ELEMENTS), got=name[:40])
    return bits_of(names)
