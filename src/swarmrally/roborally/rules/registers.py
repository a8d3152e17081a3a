"""R5.1 A register is revealed."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, next_beat, tell
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.events import REGISTER_BEGAN, REGISTER_REVEALED
from swarmrally.roborally.components.ids import R5_1
from swarmrally.roborally.components.state import State, acts


@kernel
def begin_register(state: State, events: Events) -> None:
    next_beat(state)
    tell(state, events, REGISTER_BEGAN, R5_1, int(state.register))


@kernel
def reveal(state: State, events: Events) -> None:
    """R5.1 Everybody's card, also of a robot that carries out another's."""
    next_beat(state)
    register = int(state.register)
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        card = int(state.registers[seat, register, 0])
        if acts(state, seat) and card != NO_CARD:
            tell(state, events, REGISTER_REVEALED, R5_1, seat, register, card, int(state.registers[seat, register, 1]))
