"""Mining: the same seed gives the same puzzles, in one go or in several, and what is chosen from them has many themes."""

from __future__ import annotations

import pytest
from tests.conftest import count, needs_compiler

from swarmrally.study.puzzles.checking import faults_of
from swarmrally.study.puzzles.choosing import chosen
from swarmrally.study.puzzles.levels import FINDERS
from swarmrally.study.puzzles.mining import SHORTEST, mined
from swarmrally.study.puzzles.puzzle import GAMES, MOST_SOLUTIONS

pytestmark = needs_compiler


def dig(game, seed, numbers):
    return list(mined(game, seed, numbers, lambda done: None))


@pytest.fixture(scope="module", params=GAMES)
def found(request):
    return request.param, dig(request.param, "dig", range(2))


def test_the_same_seed_gives_the_same_puzzles(found):
    game, puzzles = found
    first, second = (dig(game, "dig", range(number, number + 1)) for number in (0, 1))
    assert [*first, *second] == puzzles


def test_another_seed_gives_others(found):
    game, puzzles = found
    assert not {puzzle.id for puzzle in puzzles} & {puzzle.id for puzzle in dig(game, "other", range(1))}


def test_all_that_is_found_is_so(found):
    game, puzzles = found
    taken = chosen(game, puzzles, count(40, 400))
    assert {puzzle.id: faults for puzzle in taken if (faults := faults_of(puzzle))} == {}
    assert {puzzle.length >= SHORTEST and puzzle.solutions <= MOST_SOLUTIONS for puzzle in taken} == {True}
    assert {solver for puzzle in taken for solver in puzzle.solvers} <= {f"{name}/{nodes}" for name, nodes in FINDERS}


def test_what_is_chosen_depends_on_nothing_but_the_puzzles(found):
    game, puzzles = found
    assert chosen(game, puzzles, 10) == chosen(game, puzzles[::-1], 10)
    assert chosen(game, puzzles, 10) != []
