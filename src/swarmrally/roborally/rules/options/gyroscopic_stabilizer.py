"""R9.13 Gyroscopic Stabilizer."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.events import STABILIZER_SET
from swarmrally.roborally.components.ids import R9_13
from swarmrally.roborally.components.option_cards import GYROSCOPIC_STABILIZER
from swarmrally.roborally.components.state import ASK_GYROSCOPIC_STABILIZER, State, acts, holds
from swarmrally.roborally.rules.choices import WAITING, decide


@kernel
def keeps_heading(state: State, seat: int) -> bool:
    """R9.13 Whether gears and rotating conveyors don't turn the robot."""
    return bool(state.is_steady[seat])


@kernel
def stabilizer_is_lost(state: State, seat: int) -> None:
    """R9.13 It ends with the option."""
    state.is_steady[seat] = 0


@kernel
def stabilizers_set(state: State, events: Events) -> bool:
    """R9.13 Declared before register 1, in dock order; False when an owner has to decide first."""
    while state.mover < state.seats:
        seat = int(state.dock_order[state.mover])
        if acts(state, seat) and holds(state, seat, GYROSCOPIC_STABILIZER):
            chosen = decide(state, events, seat, ASK_GYROSCOPIC_STABILIZER, int(state.gyroscopic_stabilizer[seat]), 0)
            if chosen == WAITING:
                return False
            state.is_steady[seat] = chosen
            if chosen:
                tell(state, events, STABILIZER_SET, R9_13, seat)
        state.mover += 1
    return True
