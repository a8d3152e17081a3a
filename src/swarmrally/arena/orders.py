"""The order of a tournament: which line-up plays which game. It follows from the results before it alone, whatever happens in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from swarmrally.arena.lineups import LineUp, seated
from swarmrally.arena.matches import Result
from swarmrally.arena.ratings import Ratings

Game = tuple[int, LineUp]
"""A number, and the bots by seat."""
ROUND = 24
"""Games of a league that are chosen at once: enough to keep many processes busy, few enough to follow the ratings."""


class Order(Protocol):
    def batches(self, results: Mapping[int, Result]) -> Iterator[list[Game]]:
        """All games, in batches; the next one is asked for when all results of the last one are there."""


class RoundRobin:
    """Every line-up in turn, one side further each time."""

    name = "round robin"

    def __init__(self, line_ups: Sequence[LineUp], sides: Sequence[int], games: int) -> None:
        self.line_ups, self.sides, self.games = line_ups, sides, games

    def batches(self, results: Mapping[int, Result]) -> Iterator[list[Game]]:
        yield [self.game(number) for number in range(self.games * len(self.line_ups))]

    def game(self, number: int) -> Game:
        turn, which = divmod(number, len(self.line_ups))
        return number, seated(self.line_ups[which], self.sides, turn)


class League:
    """The line-ups that tell most: bots that are close, or not known well. As many games as a round robin has."""

    name = "league"

    def __init__(self, line_ups: Sequence[LineUp], sides: Sequence[int], games: int) -> None:
        self.line_ups, self.sides, self.games = line_ups, sides, games
        self.bots = sorted({bot for line_up in line_ups for bot in line_up})

    def batches(self, results: Mapping[int, Result]) -> Iterator[list[Game]]:
        ratings, played = Ratings(self.bots), Counter[LineUp]()
        total = self.games * len(self.line_ups)
        for first in range(0, total, ROUND):
            numbers = range(first, min(first + ROUND, total))
            yield [self.game(number, ratings, played) for number in numbers]
            for number in numbers:
                ratings.add(results[number])

    def game(self, number: int, ratings: Ratings, played: Counter[LineUp]) -> Game:
        """The line-up that tells most; those that were chosen more often before tell less."""
        share = {line_up: ratings.worth(line_up) / (1 + played[line_up]) for line_up in self.line_ups}
        chosen = max(self.line_ups, key=lambda line_up: share[line_up])
        played[chosen] += 1
        return number, seated(chosen, self.sides, played[chosen] - 1)
