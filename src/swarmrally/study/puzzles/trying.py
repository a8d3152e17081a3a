"""Puzzles for those who can't play them by themselves: laid out, previewed and tried here, in the forms that the page has."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.field import Field, Place, field_of
from swarmrally.study.puzzles.puzzle import Game, Puzzle


class LaidPuzzle(Struct):
    """A position before anybody has planned."""

    seats: int
    round: int
    snapshot: dict[str, Any]
    own: dict[str, Any]
    programs: dict[int, Any]
    """What others have planned for everybody to see, by seat."""
    bearings: list[Any]


class Judged(Struct, rename="camel"):
    """A try: what happened, and of each clause when it was decided."""

    events: list[dict[str, Any]]
    is_solved: bool
    verdicts: list[int]


def lay(game: Game, puzzle: str) -> LaidPuzzle:
    found, field, place = at(game, puzzle)
    laid, number = field.laid(place, field.ground_of(found)), "round_number" if game == "asteroyds" else "turn_number"
    return LaidPuzzle(int(place.state.seats), int(getattr(place.state, number)), laid.snapshot, laid.own, laid.programs, laid.bearings)


def preview(game: Game, puzzle: str, plan: bytes) -> list[dict[str, Any]]:
    """The seat's own way; a Refusal for a plan against the rules."""
    _, field, place = at(game, puzzle)
    return field.preview(field.sent_plan(plan, place.seat), place)


def attempt(game: Game, puzzle: str, plan: bytes) -> Judged:
    found, field, place = at(game, puzzle)
    trial = field.tried(field.sent_plan(plan, place.seat), found.goal, place)
    return Judged(field.told(trial, place), trial.is_solved, trial.verdicts)


def at(game: Game, puzzle: str) -> tuple[Puzzle, Field, Place]:
    """A LookupError when there is none of that id."""
    found, field = next((each for each in shipped(game) if each.id == puzzle), None), field_of(game)
    if found is None:
        raise LookupError(puzzle)
    return found, field, field.laid_out(bytes(found.position), found.seat, found.hand)
