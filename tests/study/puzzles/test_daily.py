"""The daily puzzle: the same for everybody on the same date."""

from __future__ import annotations

import datetime

import msgspec
import pytest

from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.daily import FIRST_DAY, daily, number_of, order
from swarmrally.study.puzzles.pages import puzzle_files
from swarmrally.study.puzzles.puzzle import GAMES

FIXED = {
    "asteroyds": {"2025-12-31": "0bf36eab", "2026-01-01": "52c1d52a", "2026-11-18": "864d0a38", "2031-02-28": "724b555e"},
    "roborally": {"2025-12-31": "42369f81", "2026-01-01": "6c21636f", "2026-11-18": "9f7f6b7d", "2031-02-28": "0c47cedb"},
}


@pytest.mark.parametrize("game", GAMES)
def test_dates_have_their_puzzles(game):
    found = {date: daily(game, datetime.date.fromisoformat(date)).id for date in FIXED[game]}
    assert found == FIXED[game]


def test_days_are_numbered():
    assert [number_of(datetime.date(2026, 1, 1)), number_of(datetime.date(2026, 11, 18))] == [1, 322]


@pytest.mark.parametrize("game", GAMES)
def test_none_comes_again_before_all_have_come(game):
    count = len(shipped(game))
    days = [FIRST_DAY + datetime.timedelta(days=number) for number in range(count + 1)]
    ids = [daily(game, day).id for day in days]
    assert len(set(ids[:count])) == count
    assert ids[count] == ids[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_same_order(game):
    shelves, content = puzzle_files()
    shelf = next(shelf for shelf in shelves if shelf.game == game)
    told = msgspec.json.decode(content[shelf.file])
    day = datetime.date(2027, 3, 4)
    place = told["daily"][(day - datetime.date(2026, 1, 1)).days % len(told["daily"])]
    assert told["puzzles"][place]["id"] == daily(game, day).id
    assert tuple(told["daily"]) == order(game)
