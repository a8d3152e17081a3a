"""Levels that those who solve puzzles move, as docs/puzzles.md has it."""

from __future__ import annotations

from swarmrally.study.puzzles.levels import ENOUGH, Tally, moved_levels

LEVELS = {f"{level}{number}": level for level in (2, 3, 4) for number in range(4)}
USUAL = {2: 80, 3: 50, 4: 20}


def tallies(**others):
    """All puzzles of a level are solved at once by so many of a hundred; but for others."""
    return {puzzle: Tally(100, USUAL[level], USUAL[level]) for puzzle, level in LEVELS.items()} | others


def test_puzzles_that_are_what_they_were_taken_for_stay():
    assert moved_levels(LEVELS, tallies()) == {}


def test_one_that_hardly_anybody_solves_is_a_level_higher_and_one_that_everybody_does_lower():
    assert moved_levels(LEVELS, tallies(**{"30": Tally(100, 10, 10), "31": Tally(100, 95, 95)})) == {"30": 4, "31": 2}


def test_nothing_moves_by_more_than_a_level():
    assert moved_levels(LEVELS, tallies(**{"20": Tally(100, 0, 0)})) == {"20": 3}


def test_a_few_people_move_nothing():
    assert moved_levels(LEVELS, tallies(**{"30": Tally(ENOUGH - 1, 0, 0)})) == {}


def test_what_chance_may_have_done_moves_nothing():
    assert moved_levels(LEVELS, tallies(**{"30": Tally(40, 12, 12)})) == {}
    assert moved_levels(LEVELS, tallies(**{"30": Tally(4000, 1200, 1200)})) == {"30": 4}


def test_later_or_with_a_hint_is_half_of_it():
    assert moved_levels(LEVELS, tallies(**{"20": Tally(100, 90, 10)})) == {"20": 3}


def test_without_enough_people_at_the_level_beside_nothing_moves():
    few = {puzzle: tally for puzzle, tally in tallies().items() if LEVELS[puzzle] == 3}
    assert moved_levels(LEVELS, {**few, "30": Tally(100, 0, 0)}) == {}


def test_puzzles_that_are_unknown_here_count_nowhere():
    assert moved_levels(LEVELS, tallies(gone=Tally(1000, 0, 0))) == {}
