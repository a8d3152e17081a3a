"""Trials: games between bots on what was made, and what they say, with the figures of an analysis."""

from __future__ import annotations

from typing import NamedTuple

from swarmrally.arena.analysis.verdicts import BANDS
from swarmrally.arena.grounds import Ground
from swarmrally.arena.intervals import chance_of_spread
from swarmrally.arena.matches import Contest, Match
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


def tried(ground: Ground, seed: str, games: int, sides_by_start: list[int]) -> Trial:
    """So many games from the first on; the same games as an analysis with this seed plays. A start counts for its side."""
    contest = Contest(ground.game, ground.setup, seed, longest=LONGEST)
    results = [play(Match(contest, number, (BOT,) * ground.seats), keeps=False).result for number in range(games)]
    wins = [0] * len(set(sides_by_start))
    for result in results:
        for side in {sides_by_start[result.seats[seat].start - 1] for seat in result.winners}:
            wins[side] += 1
    lost = sum(seat.lost for result in results for seat in result.seats) / (games * ground.seats)
    unfinished = sum(not result.winners for result in results)
    return Trial(games, sum(result.rounds for result in results) / games, lost, wins, unfinished)
