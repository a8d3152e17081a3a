"""`python -m tools.analyses` when it is stopped halfway."""

from __future__ import annotations

import pytest
from tools import analyses

from swarmrally.cli.reporting.analyses import analysed


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Two layouts instead of everything."""
    monkeypatch.setattr(analyses, "FOLDER", tmp_path)
    monkeypatch.setattr(analyses, "PAGE", tmp_path / "README.md")
    monkeypatch.setattr(analyses, "MODES", ("racing", "shooting"))
    monkeypatch.setattr(analyses, "printed_plans", dict)
    monkeypatch.setattr(analyses, "season_names", list)
    return tmp_path


def stop_before(name, monkeypatch):
    def stopping(asked):
        if asked.ground == name:
            raise KeyboardInterrupt
        return analysed(asked)

    monkeypatch.setattr(analyses, "analysed", stopping)


def games_in(folder):
    """The second cell of each line below the head of the table."""
    lines = (folder / "README.md").read_text().partition("|---|")[2].splitlines()[1:]
    return [line.split(" | ")[1] for line in lines if line.startswith("|")]


def test_what_was_not_reached_keeps_its_line_and_its_picture(folder, monkeypatch):
    analyses.main(games=1, bots="drifter")
    assert games_in(folder) == ["1", "1"]
    before = (folder / "shooting.svg").read_bytes()
    stop_before("shooting", monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        analyses.main(games=2, bots="drifter")
    assert games_in(folder) == ["2", "1"]
    assert (folder / "shooting.svg").read_bytes() == before


def test_lines_of_other_bots_are_not_kept(folder, monkeypatch):
    analyses.main(games=1, bots="drifter")
    stop_before("shooting", monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        analyses.main(games=1, bots="rookie")
    assert games_in(folder) == ["1"]
    assert "(rookie)" in (folder / "README.md").read_text()
