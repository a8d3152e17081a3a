"""A legal plan at random: what the bot of that name, `simulate`, `bench` and the tests fly with."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import COLUMNS, ENERGY, LAWRENCE, MHAND, NEMOD, RACING, State, is_flying
from swarmrally.asteroyds.rules.chart import FORWARD, POWER, POWER_LEFT, POWER_LEFT1, SHIELD, SHOOT, TURN_BACK, clear_plan
from swarmrally.kernel.chance import below, draw, rest
from swarmrally.kernel.compiler import entry, kernel

PURPOSE_PLAN = 3


@entry
def plan_at_random(state: State, seat: int) -> None:
    """A full plan; with powers now and then a power token, and standing orders of every kind."""
    actions, orders, more_actions, more_orders = draw(state.key, int(state.game), int(state.round_number), PURPOSE_PLAN, seat // 2)
    if seat % 2:
        actions, orders = more_actions, more_orders
    fill_columns(state, seat, actions)
    state.ram_order[seat] = below(orders, 2)
    state.emergency_order[seat] = 0
    if state.powers and not state.craft_power_spent[seat]:
        use_power(state, seat, rest(orders, 2))
    if state.one_shot:
        keep_one_shot(state, seat)


@kernel
def keep_one_shot(state: State, seat: int) -> None:
    """A8.2 Every shot after the first becomes a step forward."""
    shots = 0
    for column in range(COLUMNS):
        if state.plan[seat, column] == SHOOT:
            shots += 1
            if shots > 1:
                state.plan[seat, column] = FORWARD


@kernel
def fill_columns(state: State, seat: int, word: int) -> None:
    """One action of the chart's rows for each column."""
    shots = 0 if state.mode == RACING else 1
    choices = 4 + shots
    for column in range(ENERGY):
        state.plan[seat, column] = FORWARD - shots + below(word, choices)
        word = rest(word, choices)
    chosen = FORWARD - shots + below(word, choices)
    state.plan[seat, ENERGY] = SHIELD if chosen == TURN_BACK else chosen


@kernel
def use_power(state: State, seat: int, word: int) -> None:
    """Lawrence gives an order; the others put their token in a column about every fourth round."""
    pilot = int(state.craft_pilot[seat])
    if pilot == LAWRENCE:
        state.emergency_order[seat] = below(word, 3)
    elif below(word, 4) == 0:
        word = rest(word, 4)
        column = below(word, COLUMNS)
        word = rest(word, COLUMNS)
        form = POWER
        if pilot == MHAND:
            form = POWER_LEFT + below(word, 2)
        elif pilot == NEMOD:
            form = POWER_LEFT1 + below(word, 4)
        state.plan[seat, column] = form


@kernel
def plan_all_at_random(state: State) -> None:
    """Every craft still on the board plans at random."""
    for seat in range(int(state.seats)):
        clear_plan(state, seat)
        if is_flying(state, seat):
            plan_at_random(state, seat)
