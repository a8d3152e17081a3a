"""A match played in this process."""

from __future__ import annotations

from typing import Any, NamedTuple

from swarmrally.arena.fields import Field, field_of
from swarmrally.arena.matches import TURN_LIMIT, Match, Pace, Result, SeatResult
from swarmrally.arena.players import check_player
from swarmrally.kernel.refusal import Refusal


class Played(NamedTuple):
    result: Result
    game: Any


def play(match: Match, keeps: bool = True) -> Played:
    """The whole game; a Refusal names the game in which a bot chose what may not be. What was decided and told is kept in it if wanted."""
    contest, paces = match.contest, [Pace() for _ in match.bots]
    field = field_of(contest.game)
    for name in match.bots:
        check_player(name)
    try:
        game = field.begun(bytes(contest.setup), match.number, contest.seed)
        field.play(game, match, keeps, lambda seat, seconds: paces[seat].add(seconds))
    except Refusal as refusal:
        raise refusal.inside(f"/games/{match.number} ({', '.join(match.bots)})") from None
    return Played(result_of(match, field, game, paces), game)


def result_of(match: Match, field: Field, game: Any, paces: list[Pace]) -> Result:
    winners, seats = int(game.state.winners), range(len(match.bots))
    return Result(
        number=match.number,
        winners=[seat for seat in seats if winners >> seat & 1],
        rounds=min(field.round_of(game), match.contest.longest),
        ended=game.reason or TURN_LIMIT,
        seats=[
            SeatResult(match.bots[seat], field.start_of(game, seat), field.goals_of(game, seat), field.lost_by(game, seat), paces[seat])
            for seat in seats
        ],
    )
