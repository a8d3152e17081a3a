"""`simulate`, `verify`, `resolve`, `courses` and `warm` for RoboRally, each as a person calls it, interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

POSITION = {
    "game": "roborally",
    "course": "Risky Exchange",
    "turn": 3,
    "robots": [
        {"seat": 0, "dock": 1, "at": [5, 14], "heading": "N", "archive": [5, 15]},
        {"seat": 1, "dock": 2, "at": [7, 13], "heading": "N", "archive": [6, 15], "powered_down": True},
    ],
    "programs": [{"seat": 0, "registers": [[490], [70], [80], [670], [790]]}],
}


def swarmrally(*words, status=0, given=""):
    """What the command prints; on standard error when it fails."""
    command = [sys.executable, "-m", "swarmrally", *map(str, words)]
    done = subprocess.run(
        command,
        input=given,
        env={**os.environ, "SWARMRALLY_INTERPRETED": "1", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stderr
    return done.stderr if status else done.stdout


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "game.json"
    options = ["--course", "Dizzy Dash", "--seats", 3, "--games", 2, "--options-at-start", 2, "--lives", 1]
    swarmrally("simulate", "roborally", *options, "--seed", "x", "--record", path, "--record-game", 1)
    return path


def test_simulate_counts_games_turns_phases_lives_wins_and_ends():
    text = swarmrally("simulate", "roborally", "--games", 3, "--seats", 4, "--seed", "abc", "--lives", 1, "--json")
    figures = json.loads(text)
    assert figures["game"] == "roborally"
    assert figures["course"] == "Risky Exchange"
    assert figures["games"] == 3
    assert figures["turns"] < figures["phases"] <= 5 * figures["turns"]
    assert sum(figures["ended"].values()) == 3
    assert sum(dock["wins"] for dock in figures["docks"]) == sum(seat["wins"] for seat in figures["seats"])
    assert swarmrally("simulate", "roborally", "--games", 3, "--seats", 4, "--seed", "abc", "--lives", 1, "--jobs", 2, "--json") == text


def test_simulate_prints_a_table(record):
    text = swarmrally("simulate", "roborally", "--games", 1, "--seats", 2, "--seed", "abc", "--lives", 1, "--no-options")
    for word in ("RoboRally, Risky Exchange, seed abc", "turns per game", "register phases", "lives lost", "wins from dock 2", "ended:"):
        assert word in text


def test_simulate_plays_ones_own_course(tmp_path):
    path = tmp_path / "own.json"
    path.write_text(
        '{"boards": [{"board": "chess", "x": 0, "y": 0}], "dock": {"board": "docking_bay_plain", "x": 0, "y": 12}, "flags": [[5, 5]]}'
    )
    figures = json.loads(
        swarmrally("simulate", "roborally", "--course", path, "--games", 1, "--seats", 2, "--lives", 1, "--seed", "a", "--json")
    )
    assert figures["games"] == 1
    path.write_text("{")
    assert "expected a course" in swarmrally("simulate", "roborally", "--course", path, status=2)


def test_simulate_plays_a_course_by_the_rules_of_another(tmp_path):
    path = tmp_path / "game.json"
    words = ["--special", "superbot", "--games", 1, "--seats", 3, "--lives", 1, "--seed", "a", "--record", path]
    swarmrally("simulate", "roborally", *words)
    assert json.loads(path.read_text())["setup"]["course"]["special"] == ["superbot"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--course", "Nowhere"], "/course: expected the name of a course"),
        (["--course", "gone.json"], "gone.json: expected a file"),
        (["--course", "Option World", "--no-options"], "/options: expected true"),
        (["--course", "Tricksy", "--options-at-start", "1"], "/options_at_start: expected fewer"),
        (["--course", "Interference", "--seats", "4", "--play-on"], "/rules/play_on: expected false"),
        (["--special", "superbot", "toggle_boggle"], "--special: expected one rule of what a flag is worth"),
    ],
)
def test_simulate_says_what_would_be_right(words, expected):
    said = swarmrally("simulate", "roborally", *words, status=2)
    assert expected in said
    assert said.count("\n") == 1


def test_a_record_verifies_until_something_is_changed(record, tmp_path):
    assert "all the same" in swarmrally("verify", record)
    changed = tmp_path / "changed.json"
    changed.write_text(record.read_text().replace('"damage":1', '"damage":2', 1))
    command = [sys.executable, "-m", "swarmrally", "verify", str(changed)]
    done = subprocess.run(command, env={**os.environ, "SWARMRALLY_INTERPRETED": "1"}, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "does not verify" in done.stdout


def test_replay_prints_a_record_to_the_end(record):
    lines = swarmrally("replay", record).splitlines()
    assert any(line.startswith("seat 0 Dome dock") for line in lines)
    assert "Turn 1 began [R1.2]" in lines
    assert lines[-2] == "Seed x"


def test_resolve_finds_the_game_by_its_field():
    answer = json.loads(swarmrally("resolve", given=json.dumps(POSITION)))
    assert answer["position"]["turn"] == 4
    lines = "\n".join([json.dumps(POSITION), json.dumps({**POSITION, "turn": 0}), "{}"])
    answers = [json.loads(line) for line in swarmrally("resolve", "--lines", given=lines).splitlines()]
    assert answers[0] == answer
    assert answers[1]["error"].startswith("/turn: ")
    assert answers[2]["error"].startswith("/game: ")


def test_courses_lists_all_of_them():
    printed, courses, layouts = swarmrally("courses").strip().split("\n\n")
    assert len(printed.splitlines()) == 35
    assert "not playable" not in printed
    assert "Risky Exchange" in printed
    assert courses.startswith("Season one")
    assert len(courses.splitlines()) == 2 + 8
    assert len(layouts.splitlines()) == 2 + 4


def test_courses_says_for_how_many_players_each_was_printed():
    printed = json.loads((Path(__file__).parents[1] / "roborally/boards.json").read_text())["courses"]
    lines = swarmrally("courses").splitlines()[1:35]
    for course, line in zip(printed, lines, strict=True):
        assert line.split(course["name"])[1].split()[0] == course["players"]


@pytest.mark.parametrize("name", ["Risky Exchange", "risky exchange", "Frenetic Factory"])
def test_courses_draws_one(name):
    text = swarmrally("courses", name)
    assert text.lower().startswith(name.lower() + ", players")
    assert "①" in text
    assert "express conveyors" in text


def test_courses_knows_its_names():
    assert "Nowhere: expected the name of a course: Risky Exchange" in swarmrally("courses", "Nowhere", status=2)
