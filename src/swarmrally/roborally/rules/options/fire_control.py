"""R9.10 Fire Control: a main laser hit may lock a chosen register or destroy an option."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.state import ASK_FIRE_CONTROL, FIRE_DAMAGE, FIRE_DESTROY, FIRE_LOCK, State, holds, is_locked
from swarmrally.roborally.rules.choices import decide

UNDECIDED = -1


@kernel
def fire_choice(state: State, events: Events, shooter: int, target: int) -> int:
    """R9.10 What this hit does, where it can; or WAITING. It stays decided until the hit is dealt with."""
    if not state.shot_controls[shooter]:
        return FIRE_DAMAGE
    if state.fire_choice == UNDECIDED:
        policy = int(state.fire_control[shooter])
        if not is_possible(state, target, policy):
            policy = FIRE_DAMAGE
        choice = decide(state, events, shooter, ASK_FIRE_CONTROL, policy, target)
        if choice < 0:
            return choice
        state.fire_choice = choice
    return int(state.fire_choice)


@kernel
def is_possible(state: State, target: int, choice: int) -> bool:
    """R9.10 A register that is not locked yet, an option that is held."""
    if choice >= FIRE_DESTROY:
        return holds(state, target, choice - FIRE_DESTROY)
    return choice < FIRE_LOCK or not is_locked(state, target, choice - FIRE_LOCK)
