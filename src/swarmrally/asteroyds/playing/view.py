"""What a seat, or a spectator, may know: the only way out of a game."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import PLANNING, ROLLING, SEATS, State
from swarmrally.asteroyds.rules.chart import clear_plan
from swarmrally.kernel.compiler import entry, kernel
from swarmrally.kernel.fields import copy

SPECTATOR = -1


def view(state: State, seat: int) -> State:
    """The state without the seed and without what others have planned: columns until they are revealed (A2.1), orders always."""
    seen = copy(state)
    hide(seen, int(seat))
    return seen


@entry
def hide(seen: State, seat: int) -> None:
    """All that is secret, but for the seat's own."""
    seen.key[:] = 0
    for other in range(SEATS):
        if other != seat:
            hide_plan(seen, other)


@kernel
def hide_plan(seen: State, seat: int) -> None:
    """Only whether it is sealed can be seen."""
    if seen.stage == ROLLING or seen.stage == PLANNING:
        sealed = int(seen.sealed[seat])
        clear_plan(seen, seat)
        seen.sealed[seat] = sealed
    else:
        seen.ram_order[seat] = 0
        seen.emergency_order[seat] = 0
