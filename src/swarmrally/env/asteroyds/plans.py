"""Plans as rows of numbers, and as the forms that tables and bots know."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import ASK_RAM, ASK_SHIELD, FATAL, RAM_NO, State
from swarmrally.asteroyds.forms.plans import chart_of, orders_of, plan_from
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.env.asteroyds.action import put_plan
from swarmrally.kernel.fields import Ints, copy


def plan_of(board: Board, seen: State, seat: int, row: Ints) -> LivePlan:
    """The plan that a row stands for, from what the seat sees while it plans; what is not allowed counts as not planned."""
    state = copy(seen)
    put_plan(state, seat, row)
    return plan_from(state, seat)


def row_of(seen: State, plan: LivePlan) -> list[int]:
    """A plan as a row; who wants to be asked neither rams nor, unless it is fatal, raises the emergency shield."""
    ram, emergency = orders_of(plan)
    return [*chart_of(plan), RAM_NO if ram == ASK_RAM else ram, FATAL if emergency == ASK_SHIELD else emergency]
