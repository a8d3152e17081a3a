"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.playing.bearings import send
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.playing.game import Setup, first_state, layout_for, usual_seats
from swarmrally.asteroyds.playing.judging import judge
from swarmrally.asteroyds.playing.preview import fly_alone, play_alone
from swarmrally.asteroyds.playing.simulation import Tally, play_games, play_out
from swarmrally.asteroyds.playing.view import hide
from swarmrally.asteroyds.rules.chart import first_fault
from swarmrally.asteroyds.rules.sequence import answer, open_round, play_round
from swarmrally.asteroyds.rules.setup import set_up
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new


def steps() -> list[Callable[[], None]]:
    """What to call, in this order."""
    board, setup = printed_board(), Setup(seats=usual_seats(2, "racing"))
    state, layout = first_state(setup, board, ""), layout_for(setup)
    events, tally = new(Events), new(Tally)
    return [
        lambda: set_up(board.hexes, layout, state),
        lambda: open_round(state, events),
        lambda: plan_at_random(state, 0),
        lambda: void(first_fault(state)),
        lambda: play_round(board.hexes, state, events),
        lambda: answer(state, events, False),
        lambda: play_alone(board.hexes, state, events, 0),
        lambda: fly_alone(board.hexes, state, events, 0, True),
        lambda: void(send(board.hexes, state, events, 0, 0)),
        lambda: void(judge(state, events, 0, np.zeros((1, 5), np.int64), np.zeros(1, np.int64))),
        lambda: hide(state, 0),
        lambda: play_out(board.hexes, state, events, tally),
        lambda: play_games(board.hexes, layout, state, events, tally, 0, 1),
    ]


def void(_: object) -> None:
    """Drops a result."""
