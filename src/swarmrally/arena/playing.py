"""A match played in this process."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from swarmrally.arena.fields import Field, field_of
from swarmrally.arena.matches import TURN_LIMIT, Match, Pace, Result, SeatResult, bot_seed
from swarmrally.arena.players import player
from swarmrally.kernel.refusal import Refusal


class Played(NamedTuple):
    result: Result
    game: Any


def play(match: Match) -> Played:
    """The whole game; a Refusal names the game in which a bot chose what may not be."""
    try:
        sitting = Sitting(match)
        while sitting.goes_on:
            sitting.next_decision()
    except Refusal as refusal:
        raise refusal.inside(f"/games/{match.number} ({', '.join(match.bots)})") from None
    return Played(sitting.result(), sitting.game)


class Sitting:
    """The bots of a match at their table, each with a watch."""

    def __init__(self, match: Match) -> None:
        contest = match.contest
        self.match = match
        self.field: Field = field_of(contest.game)
        self.game = self.field.begun(bytes(contest.setup), match.number, contest.seed)
        self.board = self.field.board_of(self.game)
        self.players = [player(contest.game, name) for name in match.bots]
        self.paces = [Pace() for _ in match.bots]

    @property
    def goes_on(self) -> bool:
        return not self.game.is_over and self.field.round_of(self.game) <= self.match.contest.longest

    def next_decision(self) -> None:
        """An answer, or everybody's plan."""
        if self.game.question:
            seat, _ = self.game.question
            answers = self.field.answers(self.game)
            self.game.answer(seat, self.timed(self.players[seat].answer, seat, answers, self.seed(seat)))
            return
        for seat in self.game.seats_to_plan():
            self.field.prepare(self.game, self.match.bots[seat], seat, self.seed(seat), self.match.contest.budget)
            self.game.plan(self.timed(self.players[seat].plan, seat, self.seed(seat), self.match.contest.budget))
        self.game.play()

    def seed(self, seat: int) -> int:
        return bot_seed(self.match, self.field.round_of(self.game), len(self.game.told), seat)

    def timed(self, choose: Callable[..., Any], seat: int, *given: Any) -> Any:
        seen = self.field.seen(self.game, seat)
        begun = time.perf_counter()
        choice = choose(self.board, seen, seat, *given)
        self.paces[seat].add(time.perf_counter() - begun)
        return choice

    def result(self) -> Result:
        winners = int(self.game.state.winners)
        return Result(
            number=self.match.number,
            winners=[seat for seat in range(len(self.players)) if winners >> seat & 1],
            rounds=min(self.field.round_of(self.game), self.match.contest.longest),
            ended=self.game.reason or TURN_LIMIT,
            seats=[self.seat_result(seat) for seat in range(len(self.players))],
        )

    def seat_result(self, seat: int) -> SeatResult:
        field, game = self.field, self.game
        start, goals, lost = field.start_of(game, seat), field.goals_of(game, seat), field.lost_by(game, seat)
        return SeatResult(self.match.bots[seat], start, goals, lost, self.paces[seat])
