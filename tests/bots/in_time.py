"""Whether somebody who thinks is in time, on a machine that may stop anybody for a while."""

from __future__ import annotations

from collections.abc import Callable

TRIES = 3
"""Who thinks for too long does so every time."""


def is_in_time(seconds_taken: Callable[[], float], seconds: float) -> bool:
    return any(seconds_taken() < seconds for _ in range(TRIES))
