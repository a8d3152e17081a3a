"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.study.puzzles.asteroyds.proving import Proof, prove


def steps() -> list[Callable[[], object]]:
    """What to call, in this order."""
    game = Game(Setup(seats=usual_seats(2, "racing")), "")
    conditions = np.array([(0, 1, 9, -1, 1)], np.int64)
    return [lambda: prove(printed_board().hexes, game.state, 0, conditions, new(Proof), new(Events))]
