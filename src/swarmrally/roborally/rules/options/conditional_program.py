"""R9.5 Conditional Program."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.events import CARD_REPLACED
from swarmrally.roborally.components.ids import R9_5
from swarmrally.roborally.components.option_cards import ABORT_SWITCH, CONDITIONAL_PROGRAM
from swarmrally.roborally.components.state import ASK_CONDITIONAL_PROGRAM, State, acts, holds, is_locked
from swarmrally.roborally.rules.choices import WAITING, decide
from swarmrally.roborally.rules.deck import discard_card, swap_register
from swarmrally.roborally.rules.options.radio_control import is_controlled


@kernel
def kept_cards_replace(state: State, events: Events) -> bool:
    """R9.5 Before the register is revealed, in dock order; False when an owner has to decide first."""
    for place in range(int(state.mover), int(state.seats)):
        seat = int(state.dock_order[place])
        if state.kept_card[seat] != NO_CARD and acts(state, seat) and not replace(state, events, seat):
            state.mover = place
            return False
    return True


@kernel
def replace(state: State, events: Events, seat: int) -> bool:
    """R9.5 The kept card in place of this register's, if the owner wants it."""
    register = int(state.register)
    if not can_replace(state, seat, register):
        return True
    wanted = decide(state, events, seat, ASK_CONDITIONAL_PROGRAM, int(state.conditional_program[seat] == register), register + 1)
    if wanted == WAITING:
        return False
    if wanted:
        swap_register(state, seat, register, int(state.kept_card[seat]))
        state.kept_card[seat] = NO_CARD
        tell(state, events, CARD_REPLACED, R9_5, seat, register, CONDITIONAL_PROGRAM)
    return True


@kernel
def can_replace(state: State, seat: int, register: int) -> bool:
    """R9.5, R9.27 Not a locked register, nor one that Radio Control, a Scrambler or an Abort Switch has."""
    if is_locked(state, seat, register) or is_controlled(state, seat) or state.scrambled[seat] == register:
        return False
    will_abort = holds(state, seat, ABORT_SWITCH) and state.abort_switch[seat] == register
    return not state.thrown[seat] and not will_abort


@kernel
def drop_kept_card(state: State, seat: int) -> None:
    """R9.5 At the end of the turn it is discarded."""
    discard_card(state, int(state.kept_card[seat]))
    state.kept_card[seat] = NO_CARD
