from __future__ import annotations

import pytest

from swarmrally.kernel.kept import kept


def counted(most: int, most_bytes: int):
    made: list[object] = []

    @kept(most, most_bytes)
    def make(*given: object) -> int:
        made.append(given)
        return len(made)

    return make, made


def test_the_last_ones_are_kept():
    make, made = counted(2, 100)
    assert [make(b"a"), make(b"b"), make(b"a"), make(b"c"), make(b"a"), make(b"b")] == [1, 2, 1, 3, 1, 4]
    assert len(made) == 4


def test_long_texts_make_room_for_each_other_and_one_that_is_too_long_is_not_kept():
    make, made = counted(100, 100)
    for text in ("x" * 40, "y" * 40, "z" * 40):
        make("course", text)
    make("course", "z" * 40)
    assert len(made) == 3
    make("course", "x" * 40)
    assert len(made) == 4, "forty, forty and forty are more than a hundred"
    make((("row", b"l" * 101),))
    make((("row", b"l" * 101),))
    assert len(made) == 6


def test_nothing_is_kept_of_what_is_refused():
    @kept(2)
    def make(text: str) -> str:
        raise ValueError(text)

    for _ in range(2):
        with pytest.raises(ValueError, match="a"):
            make("a")


def test_all_is_forgotten_when_somebody_says_so():
    make, made = counted(2, 100)
    make("a")
    make.cache_clear()
    make("a")
    assert len(made) == 2
