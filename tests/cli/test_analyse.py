"""`swarmrally analyse` as a person calls it, interpreted."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree

import pytest
from tests.cli.test_commands_roborally import POSITION, swarmrally

from swarmrally.cli import app
from swarmrally.cli.reporting.analyses import ground_named
from swarmrally.kernel.refusal import Refusal


@pytest.fixture(scope="module")
def analysed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("analysis")
    words = ["racing", "--bots", "drifter,beginner", "--games", 4, "--seed", "x", "--out", folder]
    return folder, swarmrally("analyse", *words)


def test_it_prints_lengths_wins_deaths_and_a_verdict(analysed):
    folder, text = analysed
    figures = json.loads((folder / "analysis.json").read_text())
    assert "Asteroyds, Racing: 4 games of drifter, beginner, 0.25 s a plan, seed x" in text
    assert f"rounds │ {figures['rounds']['mean']:.1f}" in re.sub(" +", " ", text)
    assert figures["fairness"]["verdict"] in text
    for start in figures["fairness"]["starts"]:
        assert f"wins of {start['start']}" in text


def test_the_page_has_the_maps_the_numbers_and_nothing_from_elsewhere(analysed):
    folder, _ = analysed
    text = (folder / "analysis.html").read_text()
    figures = json.loads((folder / "analysis.json").read_text())
    page = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>"))
    words = " ".join(page.itertext())
    assert figures["fairness"]["verdict"] in words
    for name in ("traffic", "damage", "deaths"):
        assert f"{figures[name]['total']:,} in all" in words
        assert (folder / f"{name}.svg").read_text() in text
        assert (folder / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    assert set(re.findall(r"https?://[^\"' ]*", text)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<script|<link|<img|url\(", text)


def test_a_scenario_brings_its_own_seats(tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps({name: value for name, value in POSITION.items() if name != "programs"}))
    figures = json.loads(swarmrally("analyse", path, "--games", 2, "--turn-limit", 3, "--json"))
    assert [start["start"] for start in figures["fairness"]["starts"]] == ["dock 1", "dock 2"]
    with pytest.raises(Refusal, match="--seats: expected nothing: the file says it"):
        ground_named(str(path), 2)


def test_all_starts_are_taken_unless_one_says_how_many():
    assert [ground_named(name, None).seats for name in ("racing", "Risky Exchange", "death trap")] == [6, 8, 8]
    assert ground_named("racing", 3).seats == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["rowing"], "expected the name of a course: Risky Exchange"),
        (["racing", "--bots", "nobody"], "--bots: expected some of drifter, rookie"),
        (["racing", "--seats", "8"], "--seats: expected 2 to 6, got 8"),
        (["nowhere.json"], "nowhere.json: expected a file that can be read"),
    ],
)
def test_what_can_not_be_is_refused_with_what_would_be_right(words, said):
    with pytest.raises(Refusal, match=re.escape(said)):
        app(["analyse", *words])
