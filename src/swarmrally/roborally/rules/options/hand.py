"""R9.11 Flywheel and R9.22 Recompile: options for the hand."""

from __future__ import annotations

from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.kernel.squares import N
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.events import HAND_RECOMPILED
from swarmrally.roborally.components.ids import R9_22
from swarmrally.roborally.components.option_cards import FLYWHEEL, RECOMPILE
from swarmrally.roborally.components.state import PROGRAMMING, State, holds, is_here
from swarmrally.roborally.rules.damage import NO_REGISTER, hurt, next_moment
from swarmrally.roborally.rules.deal import fill_hand
from swarmrally.roborally.rules.deck import discard_card
from swarmrally.roborally.rules.odd_courses.superbot import settle_falls


@entry
def can_recompile(state: State, seat: int) -> bool:
    """R9.22 Once per turn, before placing cards."""
    if state.stage != PROGRAMMING or state.sealed[seat] or state.recompiled[seat]:
        return False
    return holds(state, seat, RECOMPILE) and state.hand_count[seat] > 0


@entry
def recompile(state: State, events: Events, seat: int) -> None:
    """R9.22 A new hand of the same size for one point of damage, which is called again when its owner has had to decide something."""
    if state.recompiled[seat] == 0:
        count = int(state.hand_count[seat])
        discard_hand(state, seat)
        fill_hand(state, events, seat, count)
        state.recompiled[seat] = 1
        tell(state, events, HAND_RECOMPILED, R9_22, seat, count)
        next_moment(state)
    if state.recompiled[seat] == 1:
        if is_here(state, seat) and not hurt(state, events, seat, N, R9_22, NO_REGISTER):
            return
        state.recompiled[seat] = 2
    if not settle_falls(state, events):
        return
    if not is_here(state, seat):
        discard_hand(state, seat)
        state.to_program[seat] = 0
        state.sealed[seat] = 1


@kernel
def discard_hand(state: State, seat: int) -> None:
    """What is left in the hand goes to the discards."""
    for place in range(int(state.hand_count[seat])):
        discard_card(state, int(state.hand[seat, place]))
    state.hand_count[seat] = 0


@called
def join_flywheel(state: State, seat: int) -> None:
    """R9.11 The kept card joins the hand."""
    if state.flywheel[seat] != NO_CARD:
        state.hand[seat, state.hand_count[seat]] = state.flywheel[seat]
        state.hand_count[seat] += 1
        state.flywheel[seat] = NO_CARD


@kernel
def can_keep_card(state: State, seat: int) -> bool:
    """R9.11 One at a time."""
    return holds(state, seat, FLYWHEEL) and state.flywheel[seat] == NO_CARD
