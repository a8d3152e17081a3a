"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.components.course import printed_course
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.study.puzzles.roborally.proving import Proof, prove


def steps() -> list[Callable[[], object]]:
    """What to call, in this order."""
    game = Game(Setup(seats=usual_seats(2)), "")
    conditions = np.array([(0, 1, 9, -1, 1)], np.int64)
    return [lambda: prove(printed_course("Risky Exchange"), game.state, 0, conditions, new(Proof), new(Events))]
