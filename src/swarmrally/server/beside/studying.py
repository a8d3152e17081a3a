"""Studies and puzzles for pages that can't think for themselves: each gives JSON, in a process beside the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from swarmrally.kernel.compiler import INTERPRETED
from swarmrally.kernel.fields import to_bytes
from swarmrally.kernel.records import DECODER, first_difference
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.server.beside.crew import change_up
from swarmrally.server.beside.packing import packed
from swarmrally.server.beside.uploading import of_this_version
from swarmrally.server.beside.workers import GOES_ON, IS_DONE
from swarmrally.server.forms.studying import BestAsked, OddsAsked, StepsAsked
from swarmrally.study.games import GAMES, study_of
from swarmrally.study.lines import standing_at
from swarmrally.study.puzzles import trying
from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.levels import Tally, moved_levels
from swarmrally.study.puzzles.pages import book_of
from swarmrally.study.puzzles.puzzle import GAMES as PUZZLES
from swarmrally.study.puzzles.puzzle import Game
from swarmrally.study.telling import told

MOST_ROUNDS = 40
"""A longer game is for a page that can do it by itself."""
PIECE = 4
"""Moments of a report that are looked at before others have their turn: about a second."""
TALLIES = msgspec.json.Decoder(dict[str, Tally])


def report(text: bytes, so_far: bytes) -> bytes:
    """A part of a report: first whether it goes on, then how far it is, or the whole."""
    record = of_this_version(decoded(DECODER, text))
    if record.game not in GAMES:
        raise Refusal("/game", "not_one_of", words=list(GAMES), got=repr(record.game[:40]))
    expect_engine(record.game)
    study: Any = study_of(record)
    if study.moments and study.moments[-1].row >= MOST_ROUNDS:
        raise Refusal("/decisions", "wrong_count", expected=f"at most {MOST_ROUNDS} rounds here, got {study.moments[-1].row + 1}")
    first = int.from_bytes(so_far[:4])
    if first:
        study.resume(so_far[4:])
    elif difference := first_difference(record.events, study.game.record().events):
        raise Refusal("/events", "events_differ", why=difference)
    last = min(first + PIECE, len(study.moments))
    study.work_on(first, last)
    if last < len(study.moments):
        return GOES_ON + last.to_bytes(4) + to_bytes(study.report)
    study.conclude()
    return IS_DONE + packed(told(record.game, study))


def odds(asked: OddsAsked) -> bytes:
    expect_engine(asked.line.game)
    return packed(standing_at(asked.line).odds(asked.plans, asked.games))


def best(asked: BestAsked) -> bytes:
    expect_engine(asked.line.game)
    return packed(standing_at(asked.line).best(asked.plans, asked.seat))


def steps(asked: StepsAsked) -> bytes:
    change_up((asked.line.game,))
    return packed(standing_at(asked.line).steps())


def expect_engine(game: str) -> None:
    """To think interpreted would take minutes."""
    if not INTERPRETED and not change_up((game, f"study.{game}")):
        raise Refusal("", "ace_not_ready")


def book(game: Game) -> bytes:
    return packed(book_of(game)[0])


def lay(game: Game, puzzle: str) -> bytes:
    return packed(trying.lay(game, puzzle))


def preview(game: Game, puzzle: str, plan: bytes) -> bytes:
    return with_plan(game, lambda: {"events": trying.preview(game, puzzle, plan)})


def attempt(game: Game, puzzle: str, plan: bytes) -> bytes:
    return with_plan(game, lambda: trying.attempt(game, puzzle, plan))


def with_plan(game: Game, work: Callable[[], Any]) -> bytes:
    change_up((game,))
    try:
        return packed(work())
    except Refusal as refusal:
        raise refusal.inside("/plan") from None


def levels(tallies: bytes) -> bytes:
    """Of the puzzles that have moved."""
    shipped_levels = {puzzle.id: puzzle.level for game in PUZZLES for puzzle in shipped(game)}
    return packed({"levels": moved_levels(shipped_levels, TALLIES.decode(tallies))})
