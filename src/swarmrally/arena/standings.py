"""What the results of a tournament say: ratings, win tables, lengths, times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any

from swarmrally.arena.intervals import wilson
from swarmrally.arena.matches import Pace, Result
from swarmrally.arena.ratings import Rating, Ratings


class Score:
    """Won, drawn and lost games; a draw is a game whose point was shared."""

    def __init__(self) -> None:
        self.wins = self.draws = self.losses = 0
        self.points = 0.0

    def add(self, points: float) -> None:
        self.points += points
        self.wins += points == 1
        self.draws += 0 < points < 1
        self.losses += points == 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def figures(self) -> dict[str, Any]:
        low, high = wilson(self.points, self.games)
        counts = {"games": self.games, "wins": self.wins, "draws": self.draws, "losses": self.losses}
        return {**counts, "share": round(self.share, 4), "interval": [round(low, 4), round(high, 4)]}


def standings(bots: list[str], results: Iterable[Result]) -> dict[str, Any]:
    """The figures of a tournament, best bot first."""
    played = list(results)
    ratings = Ratings(bots)
    for result in played:
        ratings.add(result)
    ranked = sorted(bots, key=lambda bot: -ratings.of[bot].mu)
    return {
        "games": len(played),
        "bots": [bot_figures(bot, ratings.of[bot], played) for bot in ranked],
        "pairs": [{"bot": one, "against": other, **against(one, other, played).figures} for one, other in combinations(ranked, 2)],
        "rounds": lengths(played),
        "ended": dict(sorted(Counter(result.ended for result in played).items())),
        "seats": seat_figures(played),
    }


def bot_figures(bot: str, rating: Rating, played: list[Result]) -> dict[str, Any]:
    score, pace = Score(), Pace()
    for result in played:
        if bot in result.bots:
            score.add(result.points(bot))
        for seat in result.seats:
            if seat.bot == bot:
                pace.merge(seat.pace)
    interval = [round(rating.low, 2), round(rating.high, 2)]
    rated = {"rating": round(rating.mu, 2), "sigma": round(rating.sigma, 3), "rating_interval": interval}
    return {"bot": bot, **rated, **score.figures, "time": pace_figures(pace)}


def pace_figures(pace: Pace) -> dict[str, Any]:
    return {"choices": pace.choices, "mean_ms": round(1000 * pace.mean, 3), "p99_ms": round(1000 * pace.quantile(0.99), 3)}


def against(one: str, other: str, played: list[Result]) -> Score:
    """The games in which both sat: who won without the other."""
    score = Score()
    for result in played:
        if one in result.bots and other in result.bots:
            ahead = bool(result.points(one)) - bool(result.points(other))
            score.add((1 + ahead) / 2)
    return score


def lengths(played: list[Result]) -> dict[str, Any]:
    """In rounds or turns."""
    counts = Counter(result.rounds for result in played)
    if not counts:
        return {"mean": 0, "shortest": 0, "longest": 0, "counts": {}}
    mean = sum(rounds * count for rounds, count in counts.items()) / len(played)
    return {"mean": round(mean, 2), "shortest": min(counts), "longest": max(counts), "counts": dict(sorted(counts.items()))}


def seat_figures(played: list[Result]) -> list[dict[str, Any]]:
    """How often each seat won, whoever sat there."""
    seats = max((len(result.seats) for result in played), default=0)
    wins = Counter(seat for result in played for seat in result.winners)
    return [
        {"seat": seat, "wins": wins[seat], "interval": [round(end, 4) for end in wilson(wins[seat], len(played))]} for seat in range(seats)
    ]
