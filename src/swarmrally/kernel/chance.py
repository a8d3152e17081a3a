"""Chance: words drawn from a secret key and a counter, so that a game is the same in every run, process and mode.

The words are Chaskey's permutation (12 rounds) between two additions of a 128-bit key: who has seen all the dice so far still
can't tell the next ones. Everything stays in the low 32 bits of an int64, where Python and compiled code agree.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.refusal import Refusal

WORD = 0xFFFFFFFF
ROUNDS = 12


@kernel
def draw(key: Ints, game: int, when: int, purpose: int, index: int) -> tuple[int, int, int, int]:
    """Four fresh words of 32 bits for this game, round, purpose and index."""
    key0, key1, key2, key3 = int(key[0]), int(key[1]), int(key[2]), int(key[3])
    a, b, c, d = key0 ^ (game & WORD), key1 ^ (when & WORD), key2 ^ (purpose & WORD), key3 ^ (index & WORD)
    for _ in range(ROUNDS):
        a = (a + b) & WORD
        b = (((b << 5) | (b >> 27)) & WORD) ^ a
        a = ((a << 16) | (a >> 16)) & WORD
        c = (c + d) & WORD
        d = (((d << 8) | (d >> 24)) & WORD) ^ c
        a = (a + d) & WORD
        d = (((d << 13) | (d >> 19)) & WORD) ^ a
        c = (c + b) & WORD
        b = (((b << 7) | (b >> 25)) & WORD) ^ c
        c = ((c << 16) | (c >> 16)) & WORD
    return a ^ key0, b ^ key1, c ^ key2, d ^ key3


@kernel
def below(word: int, size: int) -> int:
    """The word as a number from 0 to size - 1."""
    return (word * size) >> 32


@kernel
def rest(word: int, size: int) -> int:
    """What is left of the word's chance after below() took its part."""
    return (word * size) & WORD


@kernel
def shuffle(deck: Ints, size: int, key: Ints, game: int, when: int, purpose: int) -> None:
    """Puts the first entries of the deck into a drawn order, four swaps for each draw."""
    last = size - 1
    while last > 0:
        words = draw(key, game, when, purpose, last)
        for turn in range(min(last, 4)):
            chosen = below(words[turn], last + 1)
            kept = deck[last]
            deck[last] = deck[chosen]
            deck[chosen] = kept
            last -= 1


def new_seed() -> str:
    """A seed nobody can guess, as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def key_words(seed: str) -> list[int]:
    """The four words of the key for a seed; any text is a seed."""
    digest = hashlib.sha256(b"swarmrally seed " + encoded(seed)).digest()
    return [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 16, 4)]


def seed_hash(seed: str) -> str:
    """What is published at the start, so that everyone can check the seed at the end."""
    return hashlib.sha256(b"swarmrally promise " + encoded(seed)).hexdigest()


def seed_from(secret: str, lots: Sequence[str | None]) -> str:
    """The seed of a game at a table: from the server's secret, which is promised first, and what each seat has added to it."""
    words = ["swarmrally dice", secret, *("-" if lot is None else lot for lot in lots)]
    return hashlib.sha256(encoded(" ".join(words))).hexdigest()


class Shuffles(Protocol):
    """Whatever puts a list into an order that nobody has chosen."""

    def shuffle(self, x: list[Any], /) -> None: ...


class SeedShuffles:
    """Orders drawn from a seed, each list with the next purpose."""

    def __init__(self, seed: str, purpose: int) -> None:
        self.key, self.purpose = np.array(key_words(seed)), purpose

    def shuffle(self, x: list[Any], /) -> None:
        order = np.arange(len(x))
        shuffle(order, len(x), self.key, 0, 0, self.purpose)
        self.purpose += 1
        x[:] = [x[place] for place in order]


def encoded(seed: str) -> bytes:
    """The seed as UTF-8, or a Refusal."""
    try:
        return seed.encode()
    except UnicodeEncodeError:
        raise Refusal("/seed", "wrong_form", expected="a text in UTF-8") from None
