"""Trials: games between bots on what was made, and what they say, with the figures of an analysis."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import NamedTuple

from msgspec import Struct

from swarmrally.arena.analysis.verdicts import BANDS
from swarmrally.arena.grounds import Ground
from swarmrally.arena.intervals import chance_of_spread
from swarmrally.arena.matches import Contest, Match, Result
from swarmrally.arena.playing import play

LONGEST = 60
"""Rounds or turns after which a game counts as unfinished."""
BOT = "rookie"


class Trial(NamedTuple):
    games: int
    rounds: float
    lost: float
    """How often each craft or robot was destroyed in a game."""
    wins: list[int]
    """By dock, colour or team."""
    unfinished: int

    @property
    def labour(self) -> float:
        return self.rounds * (1 + self.lost)

    @property
    def word(self) -> str:
        return next(word for most, word in BANDS if self.labour <= most)

    @property
    def chance(self) -> float:
        """How likely equal starts would differ as much."""
        return chance_of_spread(self.wins)

    @property
    def spread(self) -> tuple[float, float]:
        """What the worst and the best start win, where 1 is an equal share."""
        share = max(sum(self.wins), 1) / len(self.wins)
        return min(self.wins) / share, max(self.wins) / share


class Sums(Struct):
    """The games of a trial so far."""

    wins: list[int]
    games: int = 0
    rounds: int = 0
    lost: int = 0
    unfinished: int = 0


class Paused(Exception):
    """The time of a part is over."""


class Part:
    """Trials that are made in parts: what was played is known, and the last trial goes on where it was."""

    def __init__(self, known: list[Sums], is_over: Callable[[], bool]) -> None:
        self.known, self.is_over = known, is_over
        self.place = 0

    def sums(self, sides: int) -> Sums:
        """Of the next trial."""
        if self.place == len(self.known):
            self.known.append(Sums([0] * sides))
        self.place += 1
        return self.known[self.place - 1]

    def forget(self) -> None:
        """Nothing of it is asked for again."""
        self.known.clear()
        self.place = 0


PART: ContextVar[Part | None] = ContextVar("part", default=None)


def tried(ground: Ground, seed: str, games: int, sides_by_start: list[int]) -> Trial:
    """So many games from the first on; the same games as an analysis with this seed plays. A start counts for its side."""
    contest = Contest(ground.game, ground.setup, seed, longest=LONGEST)
    part, sides = PART.get(), len(set(sides_by_start))
    sums = Sums([0] * sides) if part is None else part.sums(sides)
    while sums.games < games:
        if part is not None and part.is_over():
            raise Paused
        add(sums, play(Match(contest, sums.games, (BOT,) * ground.seats), keeps=False).result, sides_by_start)
    lost = sums.lost / (games * ground.seats)
    return Trial(games, sums.rounds / games, lost, sums.wins, sums.unfinished)


def add(sums: Sums, result: Result, sides_by_start: list[int]) -> None:
    for side in {sides_by_start[result.seats[seat].start - 1] for seat in result.winners}:
        sums.wins[side] += 1
    sums.games += 1
    sums.rounds += result.rounds
    sums.lost += sum(seat.lost for seat in result.seats)
    sums.unfinished += not result.winners
