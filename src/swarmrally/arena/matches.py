"""Matches: what a game between bots is made of, and what came of it."""

from __future__ import annotations

import math
from typing import NamedTuple

from msgspec import Raw, Struct

from swarmrally.bots import USUAL, Budget

LONGEST = 120
"""Rounds or turns after which a game is drawn."""
TURN_LIMIT = "turn_limit"
STEP = math.log(1.05)
"""Thinking times are counted in steps of five percent."""


class Contest(Struct, frozen=True):
    """What all the games of a tournament or an analysis have in common."""

    game: str
    setup: Raw
    seed: str
    budget: Budget = USUAL
    longest: int = LONGEST


class Match(NamedTuple):
    """One of the games: who sits where, by seat."""

    contest: Contest
    number: int
    bots: tuple[str, ...]


class Pace(Struct):
    """How long the choices of a seat took, and how many there were in each step from a microsecond on."""

    seconds: float = 0.0
    steps: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        step = round(math.log(max(seconds * 1e6, 1.0)) / STEP)
        self.seconds += seconds
        self.steps[step] = self.steps.get(step, 0) + 1

    def merge(self, other: Pace) -> None:
        self.seconds += other.seconds
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count

    @property
    def choices(self) -> int:
        return sum(self.steps.values())

    @property
    def mean(self) -> float:
        return self.seconds / max(self.choices, 1)

    def quantile(self, share: float) -> float:
        """So much of the choices took no longer, to a step."""
        wanted, seen = share * self.choices, 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= wanted:
                return math.exp(step * STEP) / 1e6
        return 0.0


class SeatResult(Struct):
    bot: str
    start: int
    """The dock, or which of the starts, counted from 1."""
    goals: int
    """Tokens, targets of the team that are gone, or flags."""
    lost: int
    """How often the craft or robot was destroyed."""
    pace: Pace


class Result(Struct):
    """What came of a match."""

    number: int
    winners: list[int]
    rounds: int
    ended: str
    seats: list[SeatResult]

    @property
    def bots(self) -> list[str]:
        return [seat.bot for seat in self.seats]

    def points(self, bot: str) -> float:
        """One point is shared by the winners' seats; by all of them when nobody has won."""
        sharing = self.winners or range(len(self.seats))
        return sum(self.seats[seat].bot == bot for seat in sharing) / len(sharing)

    @property
    def is_drawn(self) -> bool:
        """Whether the point was shared by several bots."""
        return all(self.points(bot) < 1 for bot in self.bots)
