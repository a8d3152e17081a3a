"""R9.17 Power-Down Shield."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.events import DAMAGE_PREVENTED
from swarmrally.roborally.components.ids import R9_17
from swarmrally.roborally.components.option_cards import POWER_DOWN_SHIELD
from swarmrally.roborally.components.state import State, holds


@kernel
def shield_prevents(state: State, events: Events, seat: int, side: int) -> bool:
    """R9.17 While powered down: one point from each of the four sides in every register."""
    if not state.robot_down[seat] or not holds(state, seat, POWER_DOWN_SHIELD):
        return False
    spent = int(state.shielded[seat])
    if spent >> side & 1:
        return False
    state.shielded[seat] = spent | 1 << side
    tell(state, events, DAMAGE_PREVENTED, R9_17, seat, POWER_DOWN_SHIELD, 0)
    return True


@kernel
def shields_recover(state: State) -> None:
    """R9.17 A new register, four new sides."""
    for seat in range(int(state.seats)):
        state.shielded[seat] = 0
