"""What puzzles claim is so: by the quick proof for all of them, by brute force for some, and for all in the long form."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Raw, structs
from tests.asteroyds.scene import ready
from tests.conftest import count, needs_compiler
from tests.study.puzzles.brute_force import solutions_of

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.study.puzzles.asteroyds.goals import conditions_of
from swarmrally.study.puzzles.asteroyds.proving import Proof as Flights
from swarmrally.study.puzzles.asteroyds.proving import prove as prove_flights
from swarmrally.study.puzzles.checking import faults_of
from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.field import field_of
from swarmrally.study.puzzles.puzzle import GAMES, CardProgram, Clause
from swarmrally.study.puzzles.roborally.proving import Proof as Programs
from swarmrally.study.puzzles.roborally.proving import prove as prove_programs


def spread(game, number):
    """So many puzzles, all over the list, whose order follows from hashes."""
    puzzles = shipped(game)
    return puzzles[:: max(1, len(puzzles) // number)]


def laid_out(game, puzzle):
    field = field_of(game)
    place = field.laid_out(bytes(puzzle.position), puzzle.seat, puzzle.hand)
    return field, place


@needs_compiler
@pytest.mark.parametrize("game", GAMES)
def test_all_that_come_along_are_proven_anew(game):
    assert {puzzle.id: faults for puzzle in shipped(game) if (faults := faults_of(puzzle))} == {}


@needs_compiler
@pytest.mark.parametrize("game", GAMES)
def test_brute_force_finds_the_same_solutions(game):
    for puzzle in spread(game, count(8, 10_000)):
        field, place = laid_out(game, puzzle)
        found = solutions_of(game, place, field.conditions(puzzle.goal, place))
        assert (len(found), min(found.values())) == (puzzle.solutions, puzzle.length), puzzle.id


@needs_compiler
def test_the_proof_runs_the_same_as_it_is_written():
    """With few cards: in plain Python a register takes a millisecond."""
    puzzle = min(shipped("roborally"), key=lambda puzzle: (len(puzzle.hand), puzzle.id))
    field, place = laid_out("roborally", puzzle)
    compiled, written = new(Programs), new(Programs)
    for prove, proof in ((prove_programs, compiled), (prove_programs.rule, written)):
        assert prove(place.ground, place.state, place.seat, field.conditions(puzzle.goal, place), proof, new(Events))
    assert figures(compiled) == figures(written)
    assert (written.solutions, written.fewest) == (puzzle.solutions, puzzle.length)


@needs_compiler
def test_the_proof_of_a_flight_runs_the_same_as_it_is_written():
    """On three hexes, where most flights end at once."""
    scene = ready(
        """
        |0→.     21↗   .
        |                     1→.
        """
    )
    conditions = conditions_of([Clause("tokens", number=1), Clause("alive")], scene.state, 0, scene.board)
    compiled, written = new(Flights), new(Flights)
    for prove, proof in ((prove_flights, compiled), (prove_flights.rule, written)):
        prove(scene.board.hexes, scene.state, 0, conditions, proof, new(Events))
    assert figures(compiled) == figures(written)
    assert written.fewest == 1


def figures(proof):
    """What a proof has found."""
    names = ("plans", "solving", "solutions", "fewest", "wrong_worth")
    return [int(getattr(proof, name)) for name in names], proof.ways.tolist(), proof.plan.tolist(), proof.wrong_plan.tolist()


@needs_compiler
@pytest.mark.parametrize("game", GAMES)
def test_a_claim_that_is_not_so_is_found(game):
    puzzle = shipped(game)[0]
    assert faults_of(structs.replace(puzzle, solutions=puzzle.solutions + 1))[0].startswith(f"{puzzle.solutions + 1} solutions")
    assert faults_of(structs.replace(puzzle, length=puzzle.length - 1)) != []
    assert faults_of(structs.replace(puzzle, solution=puzzle.wrong.plan)) == ["a solution that is none"]
    assert faults_of(structs.replace(puzzle, wrong=structs.replace(puzzle.wrong, plan=puzzle.solution))) == ["a wrong plan that is none"]
    assert "an id of another puzzle" in faults_of(structs.replace(puzzle, goal=[*puzzle.goal, Clause("unhurt", number=10)]))
    assert faults_of(structs.replace(puzzle, level=6)) == ["level 6 of 5"]


@needs_compiler
def test_a_plan_that_is_none_is_told_as_such():
    puzzle = shipped("roborally")[0]
    cards = CardProgram([10, 10, 10, 10, 10])
    broken = structs.replace(puzzle, solution=Raw(msgspec.json.encode(cards)))
    assert faults_of(broken)[0].startswith("it can't be played: ")
