"""What a round offers a seat, as a racer finds it: every end of its flight, what it is worth, and the plan that leads there."""

from __future__ import annotations

from swarmrally.asteroyds.components.state import ENERGY
from swarmrally.asteroyds.forms.plans import chart_of, orders_of
from swarmrally.asteroyds.rules.chart import clear_plan
from swarmrally.bots.asteroyds.desk import Desk, plan_in
from swarmrally.bots.asteroyds.search.ends import packed_plan, unpack_plan
from swarmrally.bots.asteroyds.thinking import know
from swarmrally.kernel.fields import copy

NO_HURRY = 1 << 60


class Outlook:
    """With fewer `columns` the other ones stay empty."""

    def __init__(self, board, seen, seat, columns=ENERGY):
        self.board, self.seat, self.desk = board, seat, Desk()
        self.seen = copy(seen)
        know(seen, self.seen, seat)
        clear_plan(self.seen, seat)
        self.mind, self.events = self.desk.mind, self.desk.events
        self.desk.sit_down("racer", seat, 1, None)
        self.mind.columns = columns

    def search(self):
        assert self.desk.think(self.board, self.seen, NO_HURRY)
        assert not self.mind.is_full

    def worths(self):
        return self.mind.worth[: int(self.mind.known)]

    def plan_of(self, node):
        unpack_plan(packed_plan(self.seen, self.mind, node), self.desk.orders)
        return plan_in(self.desk.orders, self.seat)

    def worth_of(self, plan):
        orders = self.desk.orders
        orders.plan[:] = chart_of(plan)
        orders.ram, orders.emergency_shield = orders_of(plan)
        self.desk.foretell(self.board, self.seen)
        return int(orders.worth)
