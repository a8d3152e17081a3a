"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.bots import Budget
from swarmrally.bots.asteroyds import ace, racer
from swarmrally.bots.asteroyds.search.outlook import Outlook


def steps() -> list[Callable[[], None]]:
    """What to call, in this order."""
    game = Game(Setup(seats=usual_seats(2, "racing")), "")
    board, seen = printed_board(), game.state

    def race() -> None:
        outlook = Outlook(board, seen, 0)
        outlook.worth_of(racer.plan(board, seen, 0, 0))

    return [race, lambda: void(ace.plan(board, seen, 0, 0, Budget(nodes=1)))]


def void(_: object) -> None:
    """Drops a result."""
