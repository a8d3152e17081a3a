"""The daily puzzle: the same for everybody on the same date, with or without a server."""

from __future__ import annotations

import datetime
import functools
import hashlib

from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.puzzle import Game, Puzzle

FIRST_DAY = datetime.date(2026, 1, 1)


@functools.cache
def order(game: Game) -> tuple[int, ...]:
    """The places of all puzzles, shuffled by their ids; each has its day before one comes again."""
    puzzles = shipped(game)
    return tuple(sorted(range(len(puzzles)), key=lambda place: hashlib.sha256(f"daily {puzzles[place].id}".encode()).digest()))


def number_of(day: datetime.date) -> int:
    """The first day has the number 1."""
    return (day - FIRST_DAY).days + 1


def daily(game: Game, day: datetime.date) -> Puzzle:
    """The puzzle of that date."""
    places = order(game)
    return shipped(game)[places[(number_of(day) - 1) % len(places)]]
