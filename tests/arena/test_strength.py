"""The table of `python -m benchmarks.strength`."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from benchmarks import strength


@pytest.fixture(autouse=True)
def as_it_is(monkeypatch):
    """On whatever engine is in use."""
    monkeypatch.setattr(strength, "use_engines", lambda *engines: None)


def test_every_floor_has_its_bout():
    assert Counter((bout.line_up, bout.least, bout.most) for bout in strength.BOUTS) == {
        (("idler", "rookie"), 0, 0.10): 9,
        (("beginner", "rookie"), 0.35, 0.65): 9,
        (("rookie", "drifter"), 0.90, 1): 7,
        (("cadet", "rookie"), 0.60, 1): 7,
        (("racer", "cadet"), 0.55, 1): 7,
        (("racer", "rookie"), 0.85, 1): 7,
        (("veteran", "racer"), 0.50, 1): 7,
        (("ace", "veteran"), 0.50, 1): 7,
        (("ace", "racer"), 0.60, 1): 7,
        (("ace", "racer", "racer", "racer"), 0.40, 1): 1,
    }
    assert len({bout.name for bout in strength.BOUTS}) == len(strength.BOUTS)


def test_every_bout_has_a_ground_for_its_line_up():
    assert [bout.ground.seats for bout in strength.BOUTS] == [len(bout.line_up) for bout in strength.BOUTS]


def test_the_table_is_measured_in_pieces(tmp_path, capsys):
    strength.main(games=2, only="racing, beginner", out=tmp_path)
    strength.main(games=4, only="racing, beginner", out=tmp_path)
    (row,) = json.loads((tmp_path / "strength.json").read_text())
    assert (row["name"], row["games"]) == ("racing, beginner – rookie", 4)
    line = (tmp_path / "strength.md").read_text().splitlines()[-1]
    assert line == capsys.readouterr().out.splitlines()[-1]
    assert line.startswith(f"| racing, beginner – rookie | 4 | {row['wins']} | {row['draws']} | {row['losses']} | ")
    assert f" | 35 to 65 % | {'yes' if 0.35 <= row['share'] <= 0.65 else 'no'} | " in line
    (kept,) = (tmp_path / ".strength").iterdir()
    assert len((kept / "results.jsonl").read_text().splitlines()) == 5
