"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from swarmrally.asteroyds.game import Setup, usual_seats
from swarmrally.env.asteroyds.action import PARTS, is_allowed
from swarmrally.env.asteroyds.reward import returns
from swarmrally.env.batch import Batch


def steps() -> list[Callable[[], None]]:
    """What to call, in this order."""
    batch = Batch(Setup(seats=usual_seats(2, "racing")), 1, planes=True, masks=True, final=True)
    state = batch.states[0]
    return [
        lambda: batch.reset("warm"),
        batch.plan_at_random,
        batch.step,
        lambda: returns(state, np.zeros(6, np.int8)),
        lambda: void(is_allowed(state, 0, np.zeros(PARTS, np.int8))),
    ]


def void(_: object) -> None:
    """Drops a result."""
