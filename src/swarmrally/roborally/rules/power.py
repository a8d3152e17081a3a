"""R4 Power-down; R9.4 Circuit Breaker."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.course import FACTORY_REJECTS, Course, plays
from swarmrally.roborally.components.events import POWER_DOWN_ANNOUNCED, POWER_SET
from swarmrally.roborally.components.ids import R4_1, R4_2, R4_3, R9_4
from swarmrally.roborally.components.option_cards import CIRCUIT_BREAKER
from swarmrally.roborally.components.state import ASK_POWER_DOWN, ASK_STAY_DOWN, State, acts, holds, is_here
from swarmrally.roborally.rules.choices import WAITING, decide
from swarmrally.roborally.rules.damage import discard_all_damage

BREAKING_POINT = 3


@kernel
def powered_down_rest(state: State, events: Events) -> None:
    """R4.2, R4.3 At the start of a turn spent powered down all damage goes."""
    for place in range(int(state.seats)):
        seat = int(state.dock_order[place])
        if is_here(state, seat) and state.robot_down[seat]:
            discard_all_damage(state, events, seat, R4_2)


@kernel
def may_announce(course: Course, state: State, seat: int) -> bool:
    """R4.1 A damaged robot that is not down already; R10.1 nobody in Factory Rejects."""
    if not acts(state, seat) or plays(course, FACTORY_REJECTS):
        return False
    return bool(state.robot_damage[seat] > 0 or state.power_down_undamaged)


@kernel
def power_downs_announced(course: Course, state: State, events: Events) -> bool:
    """R4.1 In dock order, for the next turn; False when an owner has to decide first."""
    while state.mover < state.seats:
        seat = int(state.dock_order[state.mover])
        if may_announce(course, state, seat):
            announced = decide(state, events, seat, ASK_POWER_DOWN, int(state.power_down[seat]), 0)
            if announced == WAITING:
                return False
            state.robot_announced[seat] = announced
            if announced:
                tell(state, events, POWER_DOWN_ANNOUNCED, R4_1, seat, announced)
        state.mover += 1
    return True


@kernel
def power_is_set(course: Course, state: State, events: Events) -> bool:
    """R8.3 Who is powered down next turn, in dock order, R10.6 also who was sent off; False when an owner has to decide first."""
    while state.mover < state.seats:
        seat = int(state.dock_order[state.mover])
        if (is_here(state, seat) or state.robot_sent_off[seat]) and not set_power(course, state, events, seat):
            return False
        state.mover += 1
    return True


@kernel
def set_power(course: Course, state: State, events: Events, seat: int) -> bool:
    """R4.1, R4.3, R9.4 Announced, staying down (R10.1 in Factory Rejects nobody does), or by a Circuit Breaker."""
    if state.robot_down[seat]:
        stays = 0
        if not plays(course, FACTORY_REJECTS):
            stays = decide(state, events, seat, ASK_STAY_DOWN, int(state.power_down[seat]), 0)
        if stays == WAITING:
            return False
        state.robot_down[seat] = stays
        tell(state, events, POWER_SET, R4_3, seat, stays)
    elif state.robot_announced[seat]:
        state.robot_down[seat] = 1
        tell(state, events, POWER_SET, R4_1, seat, 1)
    elif breaks_circuit(course, state, seat):
        state.robot_down[seat] = 1
        tell(state, events, POWER_SET, R9_4, seat, 1)
    return True


@kernel
def breaks_circuit(course: Course, state: State, seat: int) -> bool:
    """R9.4 Three or more points at the end of the turn, after repairs."""
    if not holds(state, seat, CIRCUIT_BREAKER) or plays(course, FACTORY_REJECTS):
        return False
    return bool(state.robot_damage[seat] >= BREAKING_POINT)
