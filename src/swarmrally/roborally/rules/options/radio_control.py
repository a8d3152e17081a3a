"""R9.19 Radio Control: the target carries out the shooter's program."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.events import CONTROL_LOST, CONTROL_TAKEN
from swarmrally.roborally.components.ids import R9_19
from swarmrally.roborally.components.option_cards import RADIO_CONTROL
from swarmrally.roborally.components.state import State, acts, is_here
from swarmrally.roborally.rules.odd_courses.superbot import note_hit


@kernel
def is_controlled(state: State, seat: int) -> bool:
    return bool(state.controlled_by[seat] != NOBODY)


@kernel
def take_control(state: State, events: Events) -> None:
    """R9.19, R9.27 In dock order: both must still be on the course, the target neither powered down nor controlled already."""
    for place in range(int(state.seats)):
        shooter = int(state.dock_order[place])
        target = int(state.aimed_at[shooter, 0])
        if state.weapon[shooter] != RADIO_CONTROL or target == NOBODY or not is_here(state, shooter):
            continue
        if acts(state, target) and not is_controlled(state, target):
            state.controlled_by[target] = shooter
            tell(state, events, CONTROL_TAKEN, R9_19, target, shooter)
            note_hit(state, shooter, target)


@kernel
def leads_circle(state: State, seat: int) -> bool:
    """Whether the robot is the first by dock of some that control each other in a circle, so that none of them has a lead."""
    other = int(state.controlled_by[seat])
    for _ in range(int(state.seats)):
        if other == NOBODY or other == seat:
            break
        if state.robot_dock[other] < state.robot_dock[seat]:
            return False
        other = int(state.controlled_by[other])
    return other == seat


@kernel
def lose_control(state: State, events: Events) -> None:
    """R9.19 A shooter that was destroyed controls nobody in the next register."""
    for seat in range(int(state.seats)):
        if is_controlled(state, seat) and not is_here(state, int(state.controlled_by[seat])):
            let_go(state, events, seat)


@kernel
def free_controlled(state: State, events: Events, shooter: int) -> None:
    """R9.19, R10.6 A robot that finishes, or is sent off, controls nobody any more."""
    for seat in range(int(state.seats)):
        if state.controlled_by[seat] == shooter:
            let_go(state, events, seat)


@kernel
def let_go(state: State, events: Events, seat: int) -> None:
    """It carries out its own cards again."""
    state.controlled_by[seat] = NOBODY
    tell(state, events, CONTROL_LOST, R9_19, seat)
