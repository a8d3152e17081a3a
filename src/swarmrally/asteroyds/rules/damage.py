"""A5 Damage, and Lawrence's emergency shield (A7.4)."""

from __future__ import annotations

from swarmrally.asteroyds.components.events import (
    CRAFT_DAMAGED,
    CRAFT_DESTROYED,
    CRAFT_HIT,
    DECISION_ASKED,
    EMERGENCY_SHIELD_RAISED,
    SHIELD_HELD,
)
from swarmrally.asteroyds.components.ids import A2_4, A5_1, A5_6, A7_4
from swarmrally.asteroyds.components.state import ALWAYS, ASK_SHIELD, DESTROYED, EMERGENCY_SHIELD, FATAL, LAWRENCE, SEATS, State, lift_craft
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NO, UNASKED, YES, ask
from swarmrally.kernel.events import Events, tell

WAITING = -1


@kernel
def strike(state: State, events: Events) -> bool:
    """A5.1 Every craft still to be hit by the tile that was driven at it; False when a pilot has to decide first."""
    for seat in range(SEATS):
        if int(state.hits_left) & 1 << seat:
            if not hit_craft(state, events, seat):
                return False
            state.hits_left = int(state.hits_left) & (255 - (1 << seat))
    return True


@kernel
def hit_craft(state: State, events: Events, seat: int) -> bool:
    """A5.1 One point, none with the shield on; the tile stays where it is."""
    if state.shield_answer == UNASKED:
        tell(state, events, CRAFT_HIT, int(state.hit_rule), seat, int(state.hitter))
    if state.craft_shield[seat]:
        tell(state, events, SHIELD_HELD, A2_4, seat, 1)
        return True
    return hurt(state, events, seat, 1, A5_1)


@kernel
def hurt(state: State, events: Events, seat: int, points: int, rule: int) -> bool:
    """A5 The points that are left after the shield; False when the pilot has to decide about the emergency shield first."""
    raised = raises_emergency_shield(state, events, seat, points)
    if raised == WAITING:
        return False
    state.shield_answer = UNASKED
    if raised == YES:
        state.craft_power_spent[seat] = 1
        tell(state, events, EMERGENCY_SHIELD_RAISED, A7_4, seat)
        points -= 1
    damage = min(int(state.craft_damage[seat]) + points, DESTROYED)
    state.craft_damage[seat] = damage
    if points > 0:
        tell(state, events, CRAFT_DAMAGED, rule, seat, points, damage)
    if damage == DESTROYED:
        destroy(state, events, seat)
    return True


@kernel
def raises_emergency_shield(state: State, events: Events, seat: int, points: int) -> int:
    """A7.4 YES, NO, or WAITING for the pilot. A ram is never fatal (A5.4), so `fatal` leaves its price alone."""
    if state.craft_pilot[seat] != LAWRENCE or not state.powers or state.craft_power_spent[seat] or points == 0:
        return NO
    order = int(state.emergency_order[seat])
    if order == ALWAYS:
        return YES
    if order == FATAL:
        return YES if int(state.craft_damage[seat]) + points == DESTROYED else NO
    if order == ASK_SHIELD:
        if state.shield_answer == UNASKED:
            tell(state, events, DECISION_ASKED, A7_4, seat, EMERGENCY_SHIELD, points)
            ask(state, seat, EMERGENCY_SHIELD)
            return WAITING
        return int(state.shield_answer)
    return NO


@kernel
def destroy(state: State, events: Events, seat: int) -> None:
    """A5.6, A3.8 The craft leaves the board and its pilot is out."""
    tell(state, events, CRAFT_DESTROYED, A5_6, seat, int(state.craft_cell[seat]))
    lift_craft(state, seat)
