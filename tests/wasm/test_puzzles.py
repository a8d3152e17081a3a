"""Puzzles for the page: what is written for it, and that its engine judges as compiled code does."""

from __future__ import annotations

import hashlib

import msgspec
import pytest
from tests.conftest import count, needs_compiler
from tools.in_wasmtime import both_gears

from swarmrally.asteroyds.components.state import State as Flight
from swarmrally.kernel.fields import dtype_of, from_bytes, to_bytes
from swarmrally.roborally.components.course import printed_plans
from swarmrally.roborally.components.state import State as Rally
from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.field import field_of
from swarmrally.study.puzzles.pages import PIECE, puzzle_files
from swarmrally.study.puzzles.puzzle import GAMES

STATES = {"asteroyds": Flight, "roborally": Rally}


@pytest.fixture(scope="module")
def written():
    return puzzle_files()


@pytest.mark.parametrize("game", GAMES)
def test_files_are_as_described(game, written):
    shelves, content = written
    shelf = next(shelf for shelf in shelves if shelf.game == game)
    size = dtype_of(STATES[game]).itemsize
    assert (shelf.count, shelf.record, shelf.size) == (len(shipped(game)), f"{game}.State", PIECE)
    for part in (shelf, *shelf.pieces):
        assert hashlib.sha256(content[part.file]).hexdigest() == part.sha256
    assert sum(len(content[piece.file]) for piece in shelf.pieces) == size * shelf.count
    assert {len(content[piece.file]) for piece in shelf.pieces[:-1]} == {size * PIECE}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_s_state_is_where_its_place_says(game, written):
    shelves, content = written
    shelf = next(shelf for shelf in shelves if shelf.game == game)
    told = msgspec.json.decode(content[shelf.file])
    assert [each["id"] for each in told["puzzles"]] == [puzzle.id for puzzle in shipped(game)]
    assert sorted(told["daily"]) == list(range(shelf.count))
    size = dtype_of(STATES[game]).itemsize
    for number in range(0, shelf.count, 97):
        puzzle, piece = shipped(game)[number], content[shelf.pieces[number // PIECE].file]
        place = field_of(game).laid_out(bytes(puzzle.position), puzzle.seat, puzzle.hand)
        first = number % PIECE * size
        assert to_bytes(from_bytes(STATES[game], piece[first : first + size])) == to_bytes(place.state)
        assert told["puzzles"][number]["conditions"] == field_of(game).conditions(puzzle.goal, place).tolist()


def test_pages_know_the_grounds(written):
    shelves, content = written
    grounds = {shelf.game: {each["ground"] for each in msgspec.json.decode(content[shelf.file])["puzzles"]} for shelf in shelves}
    assert grounds["asteroyds"] == {"printed"}
    assert grounds["roborally"] <= set(printed_plans())


def test_nothing_is_secret_in_them():
    for game in GAMES:
        puzzle = shipped(game)[0]
        assert field_of(game).laid_out(bytes(puzzle.position), puzzle.seat, puzzle.hand).state.key.tolist() == [0, 0, 0, 0]


@needs_compiler
@pytest.mark.parametrize("game", GAMES)
def test_both_gears_judge_alike(game):
    field = field_of(game)
    with both_gears(game) as calls:
        for puzzle in shipped(game)[:: max(1, 640 // count(20, 640))]:
            place = field.laid_out(bytes(puzzle.position), puzzle.seat, puzzle.hand)
            for text, is_solution in ((puzzle.solution, True), (puzzle.wrong.plan, False)):
                assert field.tried(field.read_plan(bytes(text)), puzzle.goal, place).is_solved == is_solution
    assert "judge" in calls
