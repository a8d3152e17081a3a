"""The time that a bot has."""

from __future__ import annotations

import time

from swarmrally.bots import Budget
from swarmrally.kernel.compiler import is_compiled

IN_TIME = 0.6
"""The part of its seconds after which a bot looks no further."""
SLOW = 2.0
"""Seconds with which it is worth to begin as plain Python, where even a look around takes a tenth of a second."""


def time_is_up_at(budget: Budget) -> float:
    """By the clock; never, when nodes are counted."""
    return time.monotonic() + IN_TIME * budget.seconds if budget.nodes is None else float("inf")


def is_too_slow(budget: Budget, enough: float = SLOW) -> bool:
    """Whether plain Python would not come far in the time there is."""
    return budget.nodes is None and budget.seconds < enough and not is_compiled("bots.asteroyds")
