"""R9.19 Radio Control: the target carries out the shooter's program."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.events import CONTROL_LOST, CONTROL_TAKEN
from swarmrally.roborally.ids import R9_19
from swarmrally.roborally.options import RADIO_CONTROL
from swarmrally.roborally.state import State, acts, is_here


@kernel
def is_controlled(state: State, seat: int) -> bool:
    return bool(state.controlled_by[seat] != NOBODY)


@kernel
def take_control(state: State, events: Events) -> None:
    """R9.19, R9.27 After the volley, in dock order: both must still be on the course, and the target not powered down."""
    for place in range(int(state.seats)):
        shooter = int(state.dock_order[place])
        target = int(state.aimed_at[shooter, 0])
        if state.weapon[shooter] == RADIO_CONTROL and target != NOBODY and is_here(state, shooter) and acts(state, target):
            state.controlled_by[target] = shooter
            tell(state, events, CONTROL_TAKEN, R9_19, target, shooter)


@kernel
def lose_control(state: State, events: Events) -> None:
    """R9.19 A shooter that was destroyed controls nobody in the next register."""
    for seat in range(int(state.seats)):
        if is_controlled(state, seat) and not is_here(state, int(state.controlled_by[seat])):
            state.controlled_by[seat] = NOBODY
            tell(state, events, CONTROL_LOST, R9_19, seat)
