"""Checking: whether what a puzzle claims is so, by trying every plan anew."""

from __future__ import annotations

import msgspec

from swarmrally.kernel.refusal import Refusal
from swarmrally.study.puzzles.collection import game_of
from swarmrally.study.puzzles.field import Field, Place, Trial, field_of
from swarmrally.study.puzzles.puzzle import LEVELS, Puzzle, id_of


def faults_of(puzzle: Puzzle) -> list[str]:
    """What is not so; nothing when everything is."""
    field = field_of(game_of(puzzle))
    try:
        place = field.laid_out(bytes(puzzle.position), puzzle.seat, puzzle.hand)
        solved, failed = (tried(field, place, puzzle, text) for text in (puzzle.solution, puzzle.wrong.plan))
    except (Refusal, msgspec.ValidationError) as error:
        return [f"it can't be played: {error}"]
    proven = field.proven(puzzle.goal, place)
    told, found = (puzzle.solutions, puzzle.length), (proven.solutions, proven.length)
    missed = [number for number, verdict in enumerate(failed.verdicts) if verdict <= 0]
    claims = {
        f"{told[0]} solutions, the shortest of {told[1]}, but there are {found[0]} of {found[1]}": told == found,
        "a solution that is none": solved.is_solved,
        "a wrong plan that is none": missed == puzzle.wrong.missed and not failed.is_solved,
        f"level {puzzle.level} of {LEVELS}": 1 <= puzzle.level <= LEVELS,
        "an id of another puzzle": puzzle.id == id_of(bytes(puzzle.position), puzzle.hand, puzzle.seat, puzzle.goal),
    }
    return [claim for claim, holds in claims.items() if not holds]


def tried(field: Field, place: Place, puzzle: Puzzle, text: msgspec.Raw) -> Trial:
    return field.tried(field.read_plan(bytes(text)), puzzle.goal, place)
