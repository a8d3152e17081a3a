"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.bots.asteroyds.choosing import RACER
from swarmrally.bots.asteroyds.desk import Desk
from swarmrally.bots.asteroyds.thinking import decide, foretell, think
from swarmrally.bots.asteroyds.whole_games import Match, play_on
from swarmrally.kernel.fields import new


def steps() -> list[Callable[[], object]]:
    """What to call, in this order."""
    game = Game(Setup(seats=usual_seats(2, "racing")), "")
    board, state, desk = printed_board().hexes, game.state, Desk()
    desk.mind.bot = RACER
    known, now, then, events, mind, orders = desk.known, desk.now, desk.then, desk.events, desk.mind, desk.orders
    return [
        lambda: think(board, state, known, now, then, events, mind, orders, 1 << 40),
        lambda: foretell(board, state, known, now, events, mind, orders),
        lambda: decide(board, state, known, now, events, mind),
        lambda: play_on(board, state, game.events, known, now, then, events, mind, orders, new(Match), 1),
    ]
