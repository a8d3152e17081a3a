"""A survey: the games of an analysis, their results and all that happened where."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from swarmrally.arena.fields import field_of
from swarmrally.arena.grounds import Ground
from swarmrally.arena.heat import Heat, Start
from swarmrally.arena.lineups import seated
from swarmrally.arena.matches import Contest, Match, Result
from swarmrally.arena.playing import play
from swarmrally.arena.workers import Crew


class Survey(NamedTuple):
    """Results in the order of their numbers."""

    ground: Ground
    example: Any
    """The first game, before its first decision: something to draw."""
    starts: list[Start]
    results: list[Result]
    heat: Heat

    def cell_name(self, cell: int) -> str:
        return field_of(self.ground.game).cell_name(self.example, cell)


def surveyed(ground: Ground, contest: Contest, bots: Sequence[str], games: int, crew: Crew, advance: Callable[[int], None]) -> Survey:
    """So many games; the bots move on by a seat each game."""
    seats = range(ground.seats)
    matches = [Match(contest, number, seated(tuple(bots), seats, number)) for number in range(games)]
    heat, results = Heat(), []
    for result, part in crew.outcomes(traced, matches):
        results.append(result)
        heat.add(part)
        advance(1)
    field = field_of(ground.game)
    example = field.begun(bytes(ground.setup), 0, contest.seed)
    return Survey(ground, example, field.starts(example), sorted(results, key=lambda result: result.number), heat)


def traced(match: Match) -> tuple[Result, Heat]:
    """In a worker."""
    result, game = play(match)
    return result, field_of(match.contest.game).traced(game)


def winning_starts(result: Result) -> Iterator[int]:
    """The numbers of the starts, less one, from which a game was won."""
    return (result.seats[seat].start - 1 for seat in result.winners)
