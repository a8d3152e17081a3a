"""R9.2 Abort Switch."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.events import CARD_REPLACED, REGISTER_REVEALED
from swarmrally.roborally.components.ids import R9_2
from swarmrally.roborally.components.option_cards import ABORT_SWITCH
from swarmrally.roborally.components.state import ASK_ABORT_SWITCH, State, acts, holds, is_locked
from swarmrally.roborally.rules.choices import WAITING, decide
from swarmrally.roborally.rules.deck import draw_card, swap_register
from swarmrally.roborally.rules.options.radio_control import is_controlled


@kernel
def switches_throw(state: State, events: Events) -> bool:
    """R9.2 As the register is revealed, in dock order; False when an owner has to decide first."""
    for place in range(int(state.mover), int(state.seats)):
        seat = int(state.dock_order[place])
        if (state.thrown[seat] or holds(state, seat, ABORT_SWITCH)) and acts(state, seat) and not throw(state, events, seat):
            state.mover = place
            return False
    return True


@kernel
def throw(state: State, events: Events, seat: int) -> bool:
    """R9.2 Once thrown, every later unlocked register is swapped too; a scrambled one stays (R9.27)."""
    register = int(state.register)
    if not can_throw(state, seat, register):
        return True
    if not state.thrown[seat]:
        thrown = decide(state, events, seat, ASK_ABORT_SWITCH, int(state.abort_switch[seat] == register), register + 1)
        if thrown == WAITING:
            return False
        state.thrown[seat] = thrown
    if state.thrown[seat] and state.scrambled[seat] != register:
        swap_for_top(state, events, seat, register)
    return True


@kernel
def can_throw(state: State, seat: int, register: int) -> bool:
    """R9.2 Not on a locked register, nor under Radio Control."""
    return not is_locked(state, seat, register) and not is_controlled(state, seat)


@kernel
def swap_for_top(state: State, events: Events, seat: int, register: int) -> None:
    """R9.2 The top of the deck instead; no card anywhere: the old stays."""
    card = draw_card(state, events)
    if card != NO_CARD:
        swap_register(state, seat, register, card)
        tell(state, events, CARD_REPLACED, R9_2, seat, register, ABORT_SWITCH)
        tell(state, events, REGISTER_REVEALED, R9_2, seat, register, card, NO_CARD)
