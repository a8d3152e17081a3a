"""R9.3 Brakes, R9.12 Fourth Gear, R9.23 Reverse Gear: a card may move a different number of cells."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, kernel
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.cards import BACK_UP, MOVE_1, MOVE_3, STEPS
from swarmrally.roborally.components.option_cards import BRAKES, FOURTH_GEAR, REVERSE_GEAR
from swarmrally.roborally.components.state import ASK_BRAKES, ASK_FOURTH_GEAR, ASK_REVERSE_GEAR, State, holds
from swarmrally.roborally.rules.choices import WAITING, decide


@called
def steps_of_card(state: State, events: Events, seat: int, kind: int) -> int:
    """How many cells a card moves this robot, or WAITING for its owner."""
    steps = int(STEPS[kind])
    if state.holds[seat] == 0:
        return steps
    used = 0
    changed = steps
    if kind == MOVE_1 and holds(state, seat, BRAKES):
        used = is_used(state, events, seat, ASK_BRAKES, int(state.brakes[seat]))
        changed = 0
    elif kind == MOVE_3 and holds(state, seat, FOURTH_GEAR):
        used = is_used(state, events, seat, ASK_FOURTH_GEAR, int(state.fourth_gear[seat]))
        changed = 4
    elif kind == BACK_UP and holds(state, seat, REVERSE_GEAR):
        used = is_used(state, events, seat, ASK_REVERSE_GEAR, int(state.reverse_gear[seat]))
        changed = 2
    if used == WAITING:
        return WAITING
    return changed if used else steps


@kernel
def is_used(state: State, events: Events, seat: int, question: int, registers: int) -> int:
    """Whether the owner uses the option in this register: 1, 0 or WAITING."""
    register = int(state.register)
    return decide(state, events, seat, question, registers >> register & 1, register + 1)
