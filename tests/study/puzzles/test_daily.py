"""The daily puzzle: the same for everybody on the same date."""

from __future__ import annotations

import datetime
import hashlib

import msgspec
import pytest

from swarmrally.study.puzzles import daily as daily_module
from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.daily import FIRST_DAY, append_days, daily, days_file, number_of, order
from swarmrally.study.puzzles.pages import puzzle_files
from swarmrally.study.puzzles.puzzle import GAMES

FIXED = {
    "asteroyds": {"2026-01-01": "52c1d52a", "2026-11-18": "864d0a38"},
    "roborally": {"2026-01-01": "6c21636f", "2026-11-18": "9f7f6b7d"},
}
HORIZON = 640
"""Days from the first on, to 2 October 2027, whose puzzles are settled for ever."""
SETTLED = {
    "asteroyds": "217101a78ec07375f75034173dffae7aa96180cb6e87a65863f0458bbb4c4ba3",
    "roborally": "df81ec63d981735dbd6b9c9825dd36c788102895566d0ada7464853878731cd5",
}


@pytest.mark.parametrize("game", GAMES)
def test_no_day_up_to_the_horizon_ever_changes(game):
    days = [FIRST_DAY + datetime.timedelta(days=number) for number in range(HORIZON)]
    assert hashlib.sha256("".join(f"{daily(game, day).id}\n" for day in days).encode()).hexdigest() == SETTLED[game]
    assert days[-1] == datetime.date(2027, 10, 2)


@pytest.mark.parametrize("game", GAMES)
def test_each_puzzle_has_one_day_in_the_list(game):
    listed = days_file(game).read_text().split()
    assert sorted(listed) == sorted(puzzle.id for puzzle in shipped(game))


def test_new_puzzles_come_after_all_that_have_a_day(tmp_path, monkeypatch):
    """Whatever order they are found in; and nothing is written twice."""
    all_of_them = shipped("roborally")
    (tmp_path / "roborally.days").write_text("".join(f"{puzzle.id}\n" for puzzle in all_of_them[5:]))
    monkeypatch.setattr(daily_module, "SHIPPED", tmp_path)
    assert [append_days("roborally"), append_days("roborally")] == [5, 0]
    order.cache_clear()
    listed = (tmp_path / "roborally.days").read_text().split()
    assert listed[:-5] == [puzzle.id for puzzle in all_of_them[5:]]
    assert sorted(listed[-5:]) == sorted(puzzle.id for puzzle in all_of_them[:5])


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
