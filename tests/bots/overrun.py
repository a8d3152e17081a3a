"""How much a bot still works after its deadline, by its thread's own clock: that a machine lets it wait is not the bot's doing."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import NamedTuple
from unittest.mock import patch


class Moment(NamedTuple):
    """By the clock on the wall, and how long the thread has worked until then."""

    wall: float
    worked: float


class Overrun(NamedTuple):
    """In seconds."""

    work: float
    """Since the last look at the clock before the deadline; none when it was met."""
    grain: float
    """The most work between two looks at the clock."""
    wall: float
    """By how much the deadline was missed, or how much was left."""


NOW, WORKED = time.monotonic, time.thread_time


def overrun(think: Callable[[], object], seconds: float) -> Overrun:
    with looks_at_clock() as looks:
        began = Moment(NOW(), WORKED())
        think()
        ended = Moment(NOW(), WORKED())
    deadline = began.wall + seconds
    in_time = max(moment.worked for moment in (began, *looks) if moment.wall <= deadline)
    grain = max(after.worked - before.worked for before, after in pairwise((began, *looks, ended)))
    return Overrun(ended.worked - in_time if ended.wall > deadline else 0.0, grain, ended.wall - deadline)


@contextmanager
def looks_at_clock() -> Iterator[list[Moment]]:
    """When bots have looked."""
    looks: list[Moment] = []

    def noting(clock: Callable[[], float]) -> Callable[[], float]:
        def look() -> float:
            if sys._getframe(1).f_globals["__name__"].startswith("swarmrally.bots."):
                looks.append(Moment(NOW(), WORKED()))
            return clock()

        return look

    with patch.object(time, "monotonic", noting(time.monotonic)), patch.object(time, "perf_counter", noting(time.perf_counter)):
        yield looks
