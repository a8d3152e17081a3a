"""The racer's plan is worth what the best of all plans is worth: every plan is flown by the engine, and none is better."""

from __future__ import annotations

from itertools import islice, product

import pytest
from tests.bots.all_plans import RAM_ORDERS, best_of_all
from tests.bots.outlook import Outlook
from tests.bots.test_choices import moments
from tests.conftest import count, needs_compiler
from tests.contract.asteroyds import Asteroyds

from swarmrally.asteroyds.components.state import EMERGENCY_ORDERS, ENERGY, LAWRENCE
from swarmrally.asteroyds.forms.plans import put_plan
from swarmrally.asteroyds.forms.schema import LivePlan, Rules
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.asteroyds.playing.view import view
from swarmrally.asteroyds.rules.chart import ACTIONS, LEGAL, fault_in_column
from swarmrally.kernel.fields import copy


def offered(state, seat, column):
    """What a column may hold."""
    return [action for number, action in enumerate(ACTIONS) if fault_in_column(state, seat, column, number) == LEGAL]


def every_plan(state, seat, columns):
    """Every legal plan that uses no more than the first columns, with every order that stands beforehand."""
    has_order = state.powers and state.craft_pilot[seat] == LAWRENCE
    orders = EMERGENCY_ORDERS[:3] if has_order else EMERGENCY_ORDERS[:1]
    flown = product(*[offered(state, seat, column) for column in range(columns)], offered(state, seat, ENERGY))
    for (*actions, energy), ram, order in product(flown, (False, True), orders):
        if may_stand_together([*actions, energy], state):
            yield LivePlan(seat, (*actions, *[None] * (ENERGY - columns)), energy, ram, order)


def may_stand_together(actions, state):
    """A7.1, A8.2 One power token; one shot where no more are allowed."""
    powers = sum(action is not None and action.startswith("power") for action in actions)
    return powers <= 1 and not (state.one_shot and actions.count("shoot") > 1)


def best_by_search(outlook):
    outlook.search()
    worths = outlook.worths()
    plan = outlook.plan_of(int(worths.argmax()))
    put_plan(plan, copy(outlook.seen))
    assert outlook.worth_of(plan) == worths.max()
    return worths.max()


@pytest.mark.parametrize(("columns", "positions"), [(1, count(150, 20_000)), (2, count(15, 4000)), (3, count(2, 400))])
def test_no_plan_of_few_columns_is_better(columns, positions):
    for game, seat in islice(moments(Asteroyds()), 0, 3 * positions, 3):
        outlook = Outlook(game.board, view(game.state, seat), seat, columns)
        best = max(map(outlook.worth_of, every_plan(outlook.seen, seat, columns)))
        assert best_by_search(outlook) == best, game


@needs_compiler
def test_no_plan_at_all_is_better():
    for game, seat in islice(moments(Asteroyds()), 0, count(2, 400) * 8, 8):
        outlook = Outlook(game.board, view(game.state, seat), seat)
        best, _ = best_of_all(outlook)
        assert best_by_search(outlook) == best, game


@needs_compiler
@pytest.mark.parametrize(("mode", "plans"), [("racing", 62_500), ("shooting", 233_280)])
def test_all_plans_are_as_many_as_there_are(mode, plans):
    game = Game(Setup(seats=usual_seats(2, mode), rules=Rules(mode)), "all")
    assert best_of_all(Outlook(game.board, game.state, 0))[1] == plans * RAM_ORDERS
