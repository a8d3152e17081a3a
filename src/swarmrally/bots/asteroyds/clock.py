"""The time that a bot has."""

from __future__ import annotations

import time

from swarmrally.bots import Budget

IN_TIME = 0.6
"""The part of its seconds after which a bot looks no further."""


def time_is_up_at(budget: Budget) -> float:
    """By the clock; never, when nodes are counted."""
    return time.monotonic() + IN_TIME * budget.seconds if budget.nodes is None else float("inf")
