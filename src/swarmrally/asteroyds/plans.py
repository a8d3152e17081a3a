"""Plans: their forms on the chart and back, and in words why one is refused (A2.5, A7, A8.2)."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.asteroyds.chart import (
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
    first_fault,
)
from swarmrally.asteroyds.forms import LivePlan, Plan
from swarmrally.asteroyds.state import ASK_RAM, EMERGENCY_ORDERS, ENERGY, LAWRENCE, NEVER, PILOTS, State
from swarmrally.kernel.hexes import OFF
from swarmrally.kernel.refusal import Refusal

FAULTS = {
    NO_SHOOTING: "expected no shot: nobody shoots in Racing (A2.5)",
    ONE_SHOT_ONLY: "expected no second shot: the option one_shot allows one per round (A8.2)",
    NOT_IN_ENERGY: "expected an action of the energy column: shoot, forward, right, left, shield or power (A0.7)",
    NOT_IN_COLUMN: "expected an action of a column: shoot, forward, right, left, turn_back, power or null (A0.7)",
    NO_POWERS: "expected no power token: the game is played without powers (A7)",
    POWER_IS_SPENT: "expected no power token: this pilot's is spent (A7.1)",
    POWER_TWICE: "expected one power token, this plan has two (A7.1)",
    LASTING_POWER: "expected no power token: lawrence puts none in a column (A7.4)",
}
FORMS_OF_POWER = {
    "mhand": "power:left or power:right",
    "1634": "power:left1, power:left2, power:right1 or power:right2",
}


def read_plans(plans: list[Plan], state: State) -> None:
    """The plans of a position on their charts, or a Refusal."""
    places: dict[int, int] = {}
    for number, plan in enumerate(plans):
        pointer, seat = f"/plans/{number}", plan.seat
        if seat >= state.seats:
            raise Refusal(f"{pointer}/seat", f"expected a seat from 0 to {state.seats - 1}")
        if seat in places:
            raise Refusal(f"{pointer}/seat", f"expected one plan for each seat, seat {seat} has two")
        if state.craft_cell[seat] == OFF:
            raise Refusal(f"{pointer}/seat", f"expected no plan of seat {seat}: its craft is gone")
        places[seat] = number
        write_plan(plan, state)
        check_emergency_order(state, seat, pointer)
    check_columns(state, lambda seat: f"/plans/{places[seat]}")


def put_plan(plan: Plan | LivePlan, state: State) -> None:
    """One plan on its seat's chart, or a Refusal when it is against the rules; then the chart is as before."""
    seat = plan.seat
    before = state.plan[seat].copy(), int(state.ram_order[seat]), int(state.emergency_order[seat])
    write_plan(plan, state)
    try:
        check_emergency_order(state, seat, "")
        check_columns(state, lambda _: "")
    except Refusal:
        state.plan[seat], state.ram_order[seat], state.emergency_order[seat] = before
        raise


def write_plan(plan: Plan | LivePlan, state: State) -> None:
    seat = plan.seat
    state.plan[seat] = [*map(ACTIONS.index, plan.columns), ACTIONS.index(plan.energy)]
    state.ram_order[seat] = ASK_RAM if plan.ram == "ask" else int(plan.ram)
    state.emergency_order[seat] = EMERGENCY_ORDERS.index(plan.emergency_shield)


def check_columns(state: State, pointer_of: Callable[[int], str]) -> None:
    """Raises a Refusal that names the column and the rule."""
    seat, column, fault = first_fault(state)
    if fault != LEGAL:
        where = "energy" if column == ENERGY else f"columns/{column}"
        raise Refusal(f"{pointer_of(seat)}/{where}", FAULTS.get(fault) or expected_power(state, seat))


def check_emergency_order(state: State, seat: int, pointer: str) -> None:
    """A7.4 Only lawrence, with powers, may order anything but never."""
    if state.emergency_order[seat] != NEVER and not (state.powers and state.craft_pilot[seat] == LAWRENCE):
        raise Refusal(f"{pointer}/emergency_shield", "expected never: only lawrence orders it, in a game with powers (A7.4)")


def expected_power(state: State, seat: int) -> str:
    """A7.3 The forms that this pilot's token has."""
    pilot = PILOTS[state.craft_pilot[seat]]
    return f"expected {FORMS_OF_POWER.get(pilot, 'power')}, the power of {pilot} (A7.3)"


def plan_from(state: State, seat: int) -> LivePlan:
    """What lies on the seat's chart."""
    *columns, energy = (ACTIONS[action] for action in state.plan[seat])
    ram: bool | str = "ask" if state.ram_order[seat] == ASK_RAM else bool(state.ram_order[seat])
    return LivePlan(seat, tuple(columns), energy, ram, EMERGENCY_ORDERS[state.emergency_order[seat]])  # type: ignore[arg-type]
