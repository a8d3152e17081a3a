"""R9.24 Scrambler."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.events import CARD_REPLACED
from swarmrally.roborally.components.ids import R9_24
from swarmrally.roborally.components.option_cards import SCRAMBLER
from swarmrally.roborally.components.state import State, acts, is_locked
from swarmrally.roborally.rules.deck import draw_card, swap_register
from swarmrally.roborally.rules.odd_courses.superbot import note_hit
from swarmrally.roborally.rules.options.radio_control import is_controlled


@kernel
def scramble(state: State, events: Events) -> None:
    """R9.24, R9.27 After the volley, in dock order: the target's next register, if nothing stronger has it."""
    register = int(state.register) + 1
    for place in range(int(state.seats)):
        shooter = int(state.dock_order[place])
        target = int(state.aimed_at[shooter, 0])
        if state.weapon[shooter] == SCRAMBLER and target != NOBODY and can_be_scrambled(state, target, register):
            card = draw_card(state, events)
            if card != NO_CARD:
                swap_register(state, target, register, card)
                state.scrambled[target] = register
                tell(state, events, CARD_REPLACED, R9_24, target, register, SCRAMBLER)
                note_hit(state, shooter, target)


@kernel
def can_be_scrambled(state: State, target: int, register: int) -> bool:
    """R9.24, R9.27 Not a locked register, one under Radio Control or scrambled already, nor a robot that is down."""
    if not acts(state, target) or is_locked(state, target, register) or is_controlled(state, target):
        return False
    return bool(state.scrambled[target] != register)
