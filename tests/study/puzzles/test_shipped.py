"""The puzzles that come along: how many, of what kinds, how large, and that no two are alike."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.test_every_rule_has_a_test import GAMES as BOOKS
from tests.test_every_rule_has_a_test import rules_in

from swarmrally.study.puzzles.asteroyds.telling import THEMES as THEMES_OF_FLIGHTS
from swarmrally.study.puzzles.choosing import marks_of
from swarmrally.study.puzzles.collection import file_of, game_of, read, shipped, write
from swarmrally.study.puzzles.puzzle import GAMES, LEVELS, MOST_SOLUTIONS
from swarmrally.study.puzzles.roborally.telling import THEMES as THEMES_OF_TURNS

LEAST = 600
LARGEST = 500_000
"""Bytes of both files; with their days, and whatever comes, never more than a million and a half."""
THEMES = {"asteroyds": THEMES_OF_FLIGHTS, "roborally": THEMES_OF_TURNS}
LEAST_OF_A_THEME = 12


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_every_level_and_theme(game):
    puzzles = shipped(game)
    assert len(puzzles) >= LEAST
    levels = Counter(puzzle.level for puzzle in puzzles)
    assert sorted(levels) == list(range(1, LEVELS + 1))
    assert max(levels.values()) - min(levels.values()) <= 1
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    assert set(themes) <= set(THEMES[game])
    assert len([theme for theme, number in themes.items() if number >= LEAST_OF_A_THEME]) >= 8


def test_they_are_small():
    assert sum(file_of(game).stat().st_size for game in GAMES) <= LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_no_two_are_alike(game):
    marks = Counter(mark for puzzle in shipped(game) for mark in marks_of(game, puzzle))
    assert [mark for mark, number in marks.items() if number > 1] == []
    assert len({puzzle.id for puzzle in shipped(game)}) == len(shipped(game))


@pytest.mark.parametrize("game", GAMES)
def test_each_says_what_a_page_needs(game):
    book = rules_in(BOOKS[game])
    for puzzle in shipped(game):
        assert game_of(puzzle) == game
        assert 1 <= puzzle.solutions <= MOST_SOLUTIONS
        assert puzzle.themes
        assert set(puzzle.rules) <= book
        assert puzzle.rules
        assert [hint.kind for hint in puzzle.hints][1:] == ["first"]
        assert puzzle.wrong.missed
        assert puzzle.others in (("wait", "shown") if game == "asteroyds" else ("down", "shown"))


@pytest.mark.parametrize("game", GAMES)
def test_harder_ones_have_higher_levels(game):
    ordered = sorted(shipped(game), key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    assert [puzzle.level for puzzle in ordered] == sorted(puzzle.level for puzzle in ordered)


def test_a_file_is_written_as_it_was_read(tmp_path: Path):
    write(tmp_path / "again", shipped("asteroyds"))
    assert read(tmp_path / "again") == list(shipped("asteroyds"))
