"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.bots import Budget
from swarmrally.env.batch import Batch
from swarmrally.env.opponents.bots import Bots
from swarmrally.roborally.playing.setting_up import Setup, usual_seats


def steps() -> list[Callable[[], None]]:
    """What to call, in this order."""
    batch = Batch(Setup(seats=usual_seats(2)), 1)
    bots = Bots(batch, {1: "rookie"}, Budget(nodes=1))
    return [lambda: batch.reset("warm"), bots.plan]
