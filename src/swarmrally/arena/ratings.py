"""Ratings of bots by openskill's Plackett-Luce model, with how sure they are."""

from __future__ import annotations

from typing import Any, NamedTuple

from swarmrally.arena.lineups import LineUp
from swarmrally.arena.matches import Result

SURE = 1.96
"""Standard deviations on both sides that hold 95 percent."""


class Rating(NamedTuple):
    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - SURE * self.sigma

    @property
    def high(self) -> float:
        return self.mu + SURE * self.sigma


class Ratings:
    """They follow the results in the order of their numbers, so that they are the same however many games were played at once."""

    def __init__(self, bots: list[str]) -> None:
        from openskill.models import PlackettLuce

        self.model: Any = PlackettLuce()
        fresh = self.model.rating()
        self.of = {bot: Rating(fresh.mu, fresh.sigma) for bot in bots}

    def add(self, result: Result) -> None:
        """Winners before the others; a bot with several seats moves by what they move on average."""
        bots = result.bots
        ranks = [0 if seat in result.winners else 1 for seat in range(len(bots))]
        rated = self.model.rate([[self.entry(bot)] for bot in bots], ranks=ranks)
        for bot in set(bots):
            moved = [after for (after,), name in zip(rated, bots, strict=True) if name == bot]
            self.of[bot] = Rating(sum(each.mu for each in moved) / len(moved), sum(each.sigma for each in moved) / len(moved))

    def worth(self, line_up: LineUp) -> float:
        """How much a game would tell: more when its end is open, and when its bots are not known well."""
        entries = [self.entry(bot) for bot in line_up]
        is_open = float(self.model.predict_draw([[entry] for entry in entries]))
        return is_open * sum(float(entry.sigma) ** 2 for entry in entries)

    def entry(self, bot: str) -> Any:
        return self.model.rating(mu=self.of[bot].mu, sigma=self.of[bot].sigma)
