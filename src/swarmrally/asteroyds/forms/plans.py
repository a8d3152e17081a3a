"""Plans: their forms on the chart and back, and in words why one is refused (A2.5, A7, A8.2)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from swarmrally.asteroyds.components.state import ASK_RAM, EMERGENCY_ORDERS, ENERGY, LAWRENCE, NEVER, PILOTS, RAM_NO, SEATS, State
from swarmrally.asteroyds.forms.schema import LivePlan, Plan
from swarmrally.asteroyds.forms.spans import PLANS, CraftFacts
from swarmrally.asteroyds.rules.chart import (
    ACTIONS,
    LASTING_POWER,
    LEGAL,
    NO_POWERS,
    NO_SHOOTING,
    NOT_IN_COLUMN,
    NOT_IN_ENERGY,
    ONE_SHOT_ONLY,
    POWER_IS_SPENT,
    POWER_TWICE,
    SHIELD,
    WAIT,
    first_fault,
)
from swarmrally.kernel.codes import Code
from swarmrally.kernel.hexes import OFF
from swarmrally.kernel.refusal import Refusal

ACTION_NUMBER = {action: number for number, action in enumerate(ACTIONS)}
NO_PLAN = [*[WAIT] * ENERGY, SHIELD]
FAULTS: dict[int, Code] = {
    NO_SHOOTING: "no_shot",
    ONE_SHOT_ONLY: "one_shot",
    NOT_IN_ENERGY: "not_in_energy",
    NOT_IN_COLUMN: "not_in_column",
    NO_POWERS: "no_powers",
    POWER_IS_SPENT: "power_spent",
    POWER_TWICE: "power_twice",
    LASTING_POWER: "lasting_power",
}
FORMS_OF_POWER = {
    "mhand": "power:left or power:right",
    "1634": "power:left1, power:left2, power:right1 or power:right2",
}


def read_plans(plans: list[Plan], craft: list[CraftFacts], powers: bool, memory: bytearray) -> dict[int, int]:
    """The plans of a position on their charts, or a Refusal; returns which of them is whose."""
    charts, orders, places = [NO_PLAN] * SEATS, [(RAM_NO, NEVER)] * SEATS, {}
    for number, plan in enumerate(plans):
        pointer, seat = f"/plans/{number}", plan.seat
        if seat >= len(craft):
            raise Refusal(f"{pointer}/seat", "out_of_range", what="a seat", least=0, most=len(craft) - 1, got=seat)
        if seat in places:
            raise Refusal(f"{pointer}/seat", "twice", expected=f"one plan for each seat, seat {seat} has two")
        if craft[seat].cell == OFF:
            raise Refusal(f"{pointer}/seat", "craft_gone", seat=seat)
        check_emergency_order(plan, powers, craft[seat].pilot, pointer)
        places[seat], charts[seat], orders[seat] = number, chart_of(plan), orders_of(plan)
    PLANS.put(memory, *chain.from_iterable(charts), *chain.from_iterable(zip(*orders, strict=True)))
    return places


def put_plan(plan: Plan | LivePlan, state: State) -> None:
    """One plan on its seat's chart, or a Refusal when it is against the rules; then the chart is as before."""
    seat = plan.seat
    check_emergency_order(plan, bool(state.powers), int(state.craft_pilot[seat]), "")
    before = state.plan[seat].copy(), int(state.ram_order[seat]), int(state.emergency_order[seat])
    write_plan(plan, state)
    try:
        check_columns(state, lambda _: "")
    except Refusal:
        state.plan[seat], state.ram_order[seat], state.emergency_order[seat] = before
        raise


def write_plan(plan: Plan | LivePlan, state: State) -> None:
    """A plan that is known to be legal."""
    state.plan[plan.seat] = chart_of(plan)
    state.ram_order[plan.seat], state.emergency_order[plan.seat] = orders_of(plan)


def chart_of(plan: Plan | LivePlan) -> list[int]:
    """The plan's seven columns as numbers."""
    return [ACTION_NUMBER[action] for action in (*plan.columns, plan.energy)]


def orders_of(plan: Plan | LivePlan) -> tuple[int, int]:
    """A5.5, A7.4 What to do about a ram, and with the emergency shield."""
    return ASK_RAM if plan.ram == "ask" else int(plan.ram), EMERGENCY_ORDERS.index(plan.emergency_shield)


def check_columns(state: State, pointer_of: Callable[[int], str]) -> None:
    """Raises a Refusal that names the column and the rule."""
    seat, column, fault = first_fault(state)
    if fault != LEGAL:
        where = "energy" if column == ENERGY else f"columns/{column}"
        raise refusal_of_action(f"{pointer_of(seat)}/{where}", fault, PILOTS[state.craft_pilot[seat]])


def check_emergency_order(plan: Plan | LivePlan, powers: bool, pilot: int, pointer: str) -> None:
    """A7.4 Only lawrence, with powers, may order anything but never."""
    if plan.emergency_shield != "never" and not (powers and pilot == LAWRENCE):
        raise Refusal(f"{pointer}/emergency_shield", "emergency_order")


def refusal_of_action(pointer: str, fault: int, pilot: str) -> Refusal:
    """A7.3 Besides, with the forms that this pilot's token has."""
    if fault in FAULTS:
        return Refusal(pointer, FAULTS[fault])
    return Refusal(pointer, "wrong_power", forms=FORMS_OF_POWER.get(pilot, "power"), pilot=pilot)


def plan_from(state: State, seat: int) -> LivePlan:
    """What lies on the seat's chart."""
    *columns, energy = (ACTIONS[action] for action in state.plan[seat])
    ram: bool | str = "ask" if state.ram_order[seat] == ASK_RAM else bool(state.ram_order[seat])
    return LivePlan(seat, tuple(columns), energy, ram, EMERGENCY_ORDERS[state.emergency_order[seat]])  # type: ignore[arg-type]
