"""Chance: Chaskey's permutation, uniform draws, the same words in every mode."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from swarmrally.kernel import chance
from swarmrally.kernel.chance import WORD, below, draw, key_words, new_seed, rest, seed_hash, shuffle

KEY = np.array(key_words("a seed"))
NO_KEY = np.zeros(4, np.int64)
words = st.integers(0, WORD)


def rotated(word, bits):
    return (word << bits | word >> (32 - bits)) % 2**32


def unpermuted(words, rounds):
    """Chaskey's permutation backwards, from its specification: each line undone, the last one first."""
    v0, v1, v2, v3 = words
    for _ in range(rounds):
        v2 = rotated(v2, 16)
        v1 = rotated(v1 ^ v2, 32 - 7)
        v2 = (v2 - v1) % 2**32
        v3 = rotated(v3 ^ v0, 32 - 13)
        v0 = (v0 - v3) % 2**32
        v3 = rotated(v3 ^ v2, 32 - 8)
        v2 = (v2 - v3) % 2**32
        v0 = rotated(v0, 16)
        v1 = rotated(v1 ^ v0, 32 - 5)
        v0 = (v0 - v1) % 2**32
    return v0, v1, v2, v3


def doubled(key):
    """A Chaskey subkey: the key times x in GF(2^128), lowest word first."""
    value = sum(word << 32 * place for place, word in enumerate(key))
    value = value << 1 & 2**128 - 1 ^ (0x87 if value >> 127 else 0)
    return [value >> 32 * place & WORD for place in range(4)]


def test_with_eight_rounds_it_is_published_chaskey(monkeypatch):
    """The tag of the empty message, from the test vectors of Chaskey's authors."""
    monkeypatch.setattr(chance, "ROUNDS", 8)
    key = [0x833D3433, 0x009F389F, 0x2398E64F, 0x417ACF39]
    subkey = doubled(doubled(key))
    block = [1, 0, 0, 0]
    mixed = [k ^ b ^ s for k, b, s in zip(key, block, subkey, strict=True)]
    tag = [word ^ s for word, s in zip(draw.rule(NO_KEY, *mixed), subkey, strict=True)]
    assert tag == [0x792E8FE5, 0x75CE87AA, 0x2D1450B5, 0x1191970B]


@given(st.tuples(words, words, words, words))
def test_a_draw_can_be_taken_back_by_who_has_the_key(counter):
    key = KEY.tolist()
    drawn = draw(KEY, *counter)
    inside = unpermuted([word ^ k for word, k in zip(drawn, key, strict=True)], 12)
    assert tuple(word ^ k for word, k in zip(inside, key, strict=True)) == counter


@given(words, words, words, words)
def test_words_stay_in_32_bits(game, when, purpose, index):
    assert all(type(word) is int and 0 <= word <= WORD for word in draw(KEY, game, when, purpose, index))


def test_every_part_of_the_counter_matters():
    base = (1, 2, 3, 4)
    others = [tuple(base[at] + (at == changed) for at in range(4)) for changed in range(4)]
    drawn = {draw(KEY, *counter) for counter in [base, *others]}
    assert len(drawn) == 5
    assert draw(np.array(key_words("another seed")), *base) not in drawn


def test_one_bit_changes_half_of_them():
    changed = [
        sum((a ^ b).bit_count() for a, b in zip(draw(KEY, 0, 0, 0, n), draw(KEY, 0, 0, 0, n ^ 1 << n % 32), strict=True))
        for n in range(200)
    ]
    assert 60 < sum(changed) / len(changed) < 68
    assert min(changed) > 30


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("place", range(4))
def test_dice_are_fair(place):
    """99.9 % of fair dice stay below 20.5 with five degrees of freedom."""
    thrown = Counter(below(draw(KEY, 0, number, 1, 0)[place], 6) for number in range(6_000))
    assert sorted(thrown) == list(range(6))
    assert chi_square(thrown.values(), 1_000) < 20.5


def test_the_rest_is_as_fair_and_does_not_follow_the_first():
    """36 pairs: 99.9 % stay below 66.6."""
    pairs: Counter[tuple[int, int]] = Counter()
    for number in range(7_200):
        word = draw(KEY, 0, number, 1, 0)[0]
        pairs[below(word, 6), below(rest(word, 6), 6)] += 1
    assert len(pairs) == 36
    assert chi_square(pairs.values(), 200) < 66.6


def test_rounds_do_not_follow_each_other():
    dice = [below(draw(KEY, 0, number, 1, 0)[0], 6) for number in range(7_201)]
    assert chi_square(Counter(pairwise(dice)).values(), 200) < 66.6


@given(words, st.integers(1, 2**20))
def test_below_and_rest_divide_a_word(word, size):
    assert 0 <= below(word, size) < size
    assert 0 <= rest(word, size) <= WORD
    assert below(word, size) * 2**32 + rest(word, size) == word * size


@pytest.mark.parametrize("size", [1, 2, 3, 6, 24])
def test_below_reaches_both_ends(size):
    assert below(0, size) == 0
    assert below(WORD, size) == size - 1


def test_every_order_of_a_deck_is_as_likely():
    """24 orders: 99.9 % stay below 49.8."""
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(2_400):
        deck = np.arange(5)
        shuffle(deck, 4, KEY, number, 0, 9)
        assert deck[4] == 4
        orders[tuple(deck[:4].tolist())] += 1
    assert len(orders) == 24
    assert chi_square(orders.values(), 100) < 49.8


def test_any_text_is_a_seed():
    assert len({tuple(key_words(seed)) for seed in ("", "1", "01", " ", "ж", "x" * 10_000)}) == 6


def test_a_seed_is_promised_by_a_hash_that_does_not_give_it_away():
    seed = new_seed()
    assert len(seed) == 32
    assert seed_hash(seed) == hashlib.sha256(f"swarmrally promise {seed}".encode()).hexdigest()
    assert key_words(seed) != [int(seed_hash(seed)[at : at + 8], 16) for at in range(0, 32, 8)]
    assert new_seed() != seed
