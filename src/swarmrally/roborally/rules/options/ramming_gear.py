"""R9.20 Ramming Gear."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events
from swarmrally.kernel.squares import opposite
from swarmrally.roborally.components.ids import R9_20
from swarmrally.roborally.components.option_cards import RAMMING_GEAR
from swarmrally.roborally.components.state import State, holds, is_here
from swarmrally.roborally.rules.damage import NO_REGISTER, hurt, next_moment
from swarmrally.roborally.rules.odd_courses.superbot import blame


@kernel
def aim_ram(state: State, seat: int, beside: int) -> None:
    """R9.20 The robot next to it that a step pushes or bumps."""
    if holds(state, seat, RAMMING_GEAR):
        state.ram_target = beside


@kernel
def ram(state: State, events: Events) -> bool:
    """R9.20, R10.3 One point after the step, if the robot is still on the course; False when its owner has to decide first."""
    target = int(state.ram_target)
    if is_here(state, target):
        next_moment(state)
        if target == state.superbot:
            blame(state, events, int(state.move_order[state.mover]))
        if not hurt(state, events, target, opposite(int(state.step_heading)), R9_20, NO_REGISTER):
            return False
    state.ram_target = NOBODY
    return True
