"""A tournament: the games of an order that are not played yet, and the records that are to be kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from swarmrally.arena.keeping import Keep
from swarmrally.arena.matches import Contest, Match, Result
from swarmrally.arena.orders import Order
from swarmrally.arena.playing import play
from swarmrally.arena.results import Results
from swarmrally.arena.workers import Crew
from swarmrally.kernel.records import text_of

Advance = Callable[[int], None]


class Outcome(NamedTuple):
    result: Result
    record: bytes | None


def play_tournament(
    contest: Contest, order: Order, results: Results, crew: Crew, keep: Keep, folder: Path | None, advance: Advance
) -> None:
    """Until every game of the order has its result."""
    for batch in order.batches(results.found):
        matches = [Match(contest, number, bots) for number, bots in batch if number not in results.found]
        advance(len(batch) - len(matches))
        for outcome in crew.outcomes(partial(play_for, keep), matches):
            if folder is not None and outcome.record is not None:
                keep_record(folder, outcome.result.number, outcome.record)
            results.add(outcome.result)
            advance(1)


def play_for(keep: Keep, match: Match) -> Outcome:
    """In a worker: the record is written only where it is wanted."""
    played = play(match, keep.wants_any)
    return Outcome(played.result, text_of(played.game.record()) if keep.wants(played.result) else None)


def keep_record(folder: Path, number: int, record: bytes) -> None:
    """Before the result, so that no game that counts is without its record."""
    records = folder / "records"
    records.mkdir(exist_ok=True)
    (records / f"game-{number:06}.json").write_bytes(record)
