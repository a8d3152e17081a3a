"""The page has words for all that shipped puzzles ask, and finds the same puzzle of a day."""

from __future__ import annotations

import datetime
import json

import pytest
from tests.page import WEB, expect_to_pass, needs_page

from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.daily import FIRST_DAY, daily, order
from swarmrally.study.puzzles.puzzle import GAMES

DAYS = 1000


@pytest.mark.parametrize("game", GAMES)
def test_every_goal_hint_and_theme_has_words(game):
    lines = (WEB / "src" / "words" / "en" / "puzzles.ftl").read_text(encoding="utf-8").splitlines()
    known = {line.partition(" =")[0] for line in lines}
    letter, wanted = game[0], set[str]()
    for puzzle in shipped(game):
        wanted |= {f"goal-{letter}-{clause.kind}" for clause in puzzle.goal}
        wanted |= {f"theme-{theme}" for theme in puzzle.themes}
        wanted |= {f"puzzle-hint-{hint.kind}{f'-{letter}' if hint.kind in ('at', 'first') else ''}" for hint in puzzle.hints}
    assert wanted - known == set()


def test_no_two_puzzles_have_the_same_address():
    ids = [puzzle.id for game in GAMES for puzzle in shipped(game)]
    assert len(ids) == len(set(ids))


@needs_page
def test_a_day_has_the_same_puzzle_in_the_page(tmp_path):
    puzzles = shipped("asteroyds")
    days = [FIRST_DAY + datetime.timedelta(days=after) for after in range(DAYS)]
    places = {day.isoformat(): puzzles.index(daily("asteroyds", day)) for day in days}
    (tmp_path / "days.json").write_text(json.dumps({"daily": order("asteroyds"), "places": places}))
    assert "1 passed" in expect_to_pass("tests/puzzles/book.test.ts", "-t", "Python", PUZZLE_DAYS=tmp_path / "days.json")
