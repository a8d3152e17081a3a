"""R10.4 Interference: each player runs a racer and a blocker."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.roborally.components.state import State


@kernel
def is_racer(state: State, seat: int) -> bool:
    """The first half of the seats; the others are their blockers, in the same order."""
    return seat < int(state.seats) // 2


@kernel
def with_blockers(state: State, racers: int) -> int:
    """These racers' seats with those of their blockers."""
    return racers | racers << int(state.seats) // 2
