"""`swarmrally puzzles`."""

from __future__ import annotations

import json

import pytest
from msgspec import structs
from tests.conftest import needs_compiler

from swarmrally.cli import app
from swarmrally.kernel.refusal import Refusal
from swarmrally.study.puzzles.collection import read, shipped, write
from swarmrally.study.puzzles.puzzle import GAMES


def run(*words):
    app(["puzzles", *map(str, words)], result_action="return_value")


def test_they_are_listed_by_theme_and_level(capsys):
    run()
    said = capsys.readouterr().out
    for game in GAMES:
        assert f"{game}: {len(shipped(game))} puzzles, today's is " in said
    assert "short hand" in said


def test_the_figures_as_json(capsys):
    run("--json")
    found = json.loads(capsys.readouterr().out)
    assert [(each["game"], each["puzzles"], sum(each["levels"])) for each in found] == [
        (game, len(shipped(game)), len(shipped(game))) for game in GAMES
    ]


@needs_compiler
def test_what_is_mined_can_be_chosen_from_and_proven(tmp_path, capsys):
    mined, chosen = tmp_path / "mined", tmp_path / "chosen"
    run("mine", "--game", "roborally", "--games", 1, "--seed", "x", "--out", mined)
    run("choose", mined, "--game", "roborally", "--count", 5, "--out", chosen)
    run("check", chosen)
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{mined}: {len(read(mined))} goals in ")
    assert second.startswith(f"{chosen}: {len(read(chosen))} of {len(read(mined))} puzzles, ")
    assert third == f"{len(read(chosen))} puzzles proven, 0 faults"


@needs_compiler
def test_a_fault_is_named_and_is_the_exit_status(tmp_path, capsys):
    puzzle = shipped("asteroyds")[0]
    write(tmp_path / "wrong", [structs.replace(puzzle, solutions=puzzle.solutions + 1)])
    with pytest.raises(SystemExit, match="1"):
        run("check", tmp_path / "wrong")
    assert capsys.readouterr().out.startswith(f"{puzzle.id}: {puzzle.solutions + 1} solutions, the shortest of {puzzle.length}, but ")


def test_a_file_that_is_none_is_refused(tmp_path):
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(Refusal, match=r"letter: expected a file of puzzles, as `swarmrally puzzles mine` writes it"):
        run("check", tmp_path / "letter")
    with pytest.raises(FileNotFoundError):
        run("check", tmp_path / "nothing")


def test_puzzles_of_the_other_game_are_refused(tmp_path):
    write(tmp_path / "flights", shipped("asteroyds")[:1])
    with pytest.raises(Refusal, match=r"^--game: expected the game of the files, which have puzzles of asteroyds$"):
        run("choose", tmp_path / "flights", "--game", "roborally", "--out", tmp_path / "chosen")
