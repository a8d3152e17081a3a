"""When something arrived: the moment at which the gate read it, whatever this process was doing then."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

EXTENSION = "swarmrally.stamp"
MILLISECOND = 1_000_000


def arrived_at(stamp: int, now: int) -> int:
    """In milliseconds by the hall's clock, from a moment of the machine's monotonic one."""
    return now - max(0, time.monotonic_ns() - stamp) // MILLISECOND


def asked_at(scope: Mapping[str, Any], now: int) -> int:
    """When a request arrived."""
    stamp = (scope.get("extensions") or {}).get(EXTENSION)
    return now if stamp is None else arrived_at(stamp, now)
