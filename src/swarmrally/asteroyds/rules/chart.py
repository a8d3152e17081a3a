"""A0.7, A2, A7.1-A7.3 The status chart: what a column may hold, and what a plan may be."""

from __future__ import annotations

from typing import Literal, get_args

from swarmrally.asteroyds.components.state import COLUMNS, ENERGY, LAWRENCE, MHAND, NEMOD, RACING, State
from swarmrally.kernel.compiler import entry, kernel

WAIT, SHOOT, FORWARD, RIGHT, LEFT, TURN_BACK, SHIELD, POWER = range(8)
POWER_LEFT, POWER_RIGHT, POWER_LEFT1, POWER_LEFT2, POWER_RIGHT1, POWER_RIGHT2 = range(8, 14)
Power = Literal["power", "power:left", "power:right", "power:left1", "power:left2", "power:right1", "power:right2"]
ColumnAction = Literal["shoot", "forward", "right", "left", "turn_back"] | Power
EnergyAction = Literal["shoot", "forward", "right", "left", "shield"] | Power
ACTIONS: tuple[str | None, ...] = (None, "shoot", "forward", "right", "left", "turn_back", "shield", *get_args(Power))

LEGAL, NO_SHOOTING, ONE_SHOT_ONLY, NOT_IN_ENERGY, NOT_IN_COLUMN, NO_POWERS, POWER_IS_SPENT, POWER_TWICE, NOT_THIS_POWER, LASTING_POWER = (
    range(10)
)


@kernel
def is_power(action: int) -> bool:
    return action >= POWER


@kernel
def power_fits(pilot: int, action: int) -> bool:
    """A7.3 Which form of the power token this pilot has."""
    if pilot == MHAND:
        return POWER_LEFT <= action <= POWER_RIGHT
    if pilot == NEMOD:
        return action >= POWER_LEFT1
    return action == POWER


@kernel
def fault_in_column(state: State, seat: int, column: int, action: int) -> int:
    """A0.7, A2.5, A7 Why this column may not hold this action, or LEGAL."""
    if column == ENERGY and (action == TURN_BACK or action == WAIT):
        return NOT_IN_ENERGY
    if column != ENERGY and action == SHIELD:
        return NOT_IN_COLUMN
    if action == SHOOT and state.mode == RACING:
        return NO_SHOOTING
    if is_power(action):
        if not state.powers:
            return NO_POWERS
        if state.craft_pilot[seat] == LAWRENCE:
            return LASTING_POWER
        if not power_fits(int(state.craft_pilot[seat]), action):
            return NOT_THIS_POWER
        if state.craft_power_spent[seat]:
            return POWER_IS_SPENT
    return LEGAL


@entry
def first_fault(state: State) -> tuple[int, int, int]:
    """A2.5, A8.2 The first seat and column against the rules and why, or LEGAL in the third place."""
    for seat in range(int(state.seats)):
        column, fault = fault_in_plan(state, seat)
        if fault != LEGAL:
            return seat, column, fault
    return 0, 0, LEGAL


@kernel
def fault_in_plan(state: State, seat: int) -> tuple[int, int]:
    """A2.5, A7.3, A8.2 The first column that is against the rules and why, or (0, LEGAL)."""
    shots = powers = 0
    for column in range(COLUMNS):
        action = int(state.plan[seat, column])
        fault = fault_in_column(state, seat, column, action)
        if fault != LEGAL:
            return column, fault
        shots += action == SHOOT
        powers += is_power(action)
        if powers > 1:
            return column, POWER_TWICE
        if shots > 1 and state.one_shot:
            return column, ONE_SHOT_ONLY
    return 0, LEGAL


@kernel
def clear_plan(state: State, seat: int) -> None:
    """A2.4 Nothing planned, and the energy token on the shield."""
    for column in range(ENERGY):
        state.plan[seat, column] = WAIT
    state.plan[seat, ENERGY] = SHIELD
    state.ram_order[seat] = 0
    state.emergency_order[seat] = 0
    state.sealed[seat] = 0
