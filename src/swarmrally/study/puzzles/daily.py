"""The daily puzzle: the same for everybody on the same date, with or without a server."""

from __future__ import annotations

import datetime
import functools
import hashlib
from pathlib import Path

from swarmrally.study.puzzles.collection import SHIPPED, shipped
from swarmrally.study.puzzles.puzzle import Game, Puzzle

FIRST_DAY = datetime.date(2026, 1, 1)


def days_file(game: Game) -> Path:
    """The ids of the puzzles in the order of their days, from the first day on: lines are added to it, and never changed."""
    return SHIPPED / f"{game}.days"


@functools.cache
def order(game: Game) -> tuple[int, ...]:
    """The places of the puzzles, day by day; after the last one the first comes again."""
    places = {puzzle.id: place for place, puzzle in enumerate(shipped(game))}
    return tuple(places[puzzle] for puzzle in days_file(game).read_text().split())


def append_days(game: Game) -> int:
    """Puzzles without a day get one, shuffled by their ids; how many they were."""
    known = days_file(game).read_text().split()
    more = sorted({puzzle.id for puzzle in shipped(game)} - set(known), key=shuffled)
    days_file(game).write_text("".join(f"{puzzle}\n" for puzzle in [*known, *more]))
    order.cache_clear()
    return len(more)


def shuffled(puzzle: str) -> bytes:
    return hashlib.sha256(f"daily {puzzle}".encode()).digest()


def number_of(day: datetime.date) -> int:
    """The first day has the number 1."""
    return (day - FIRST_DAY).days + 1


def daily(game: Game, day: datetime.date) -> Puzzle:
    """The puzzle of that date."""
    places = order(game)
    return shipped(game)[places[(number_of(day) - 1) % len(places)]]
