"""What a seat, or a spectator, may know: the only way out of a game."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import PLANNING, ROLLING, SEATS, State
from swarmrally.asteroyds.rules.chart import clear_plan
from swarmrally.kernel.fields import copy

SPECTATOR = -1


def view(state: State, seat: int) -> State:
    """The state without the seed and without what others have planned: columns until they are revealed (A2.1), orders always."""
    seen = copy(state)
    seen.key[:] = 0
    for other in range(SEATS):
        if other != seat:
            hide_plan(seen, other)
    return seen


def hide_plan(seen: State, seat: int) -> None:
    """Only whether it is sealed can be seen."""
    columns, sealed = seen.plan[seat].copy(), int(seen.sealed[seat])
    clear_plan(seen, seat)
    seen.sealed[seat] = sealed
    if seen.stage not in (ROLLING, PLANNING):
        seen.plan[seat] = columns
