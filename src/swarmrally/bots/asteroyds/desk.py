"""A bot at its desk: what it needs to think, kept from one choice to the next, and the clock beside it."""

from __future__ import annotations

import threading

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import EMERGENCY_ORDERS, State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.rules.chart import ACTIONS
from swarmrally.bots import SEARCHING, Advice, Budget, get_ready
from swarmrally.bots.asteroyds.search.mind import Mind, Orders
from swarmrally.bots.asteroyds.thinking import BEGIN, decide, foretell, think
from swarmrally.bots.chances import bot_key
from swarmrally.bots.watch import Watch
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.kernel.ready import make_ready

NUMBERS = {"drifter": 0, "rookie": 1, "cadet": 2, "racer": 3, "veteran": 4, "ace": 5, "idler": 6, "beginner": 7}
"""In compiled code."""


class Desk:
    """Records that are thought on."""

    def __init__(self) -> None:
        self.mind, self.orders, self.events = new(Mind), new(Orders), new(Events)
        self.known, self.now, self.then = new(State), new(State), new(State)

    def sit_down(self, name: str, seat: int, seed: int, nodes: int | None) -> None:
        mind = self.mind
        mind.bot, mind.me, mind.nodes = NUMBERS[name], seat, nodes or 0
        mind.key[:], mind.is_late, mind.stage = bot_key(seed), 0, BEGIN

    def think(self, board: Board, seen: State, at_most: int) -> bool:
        """So much further; whether it has decided."""
        return think(board.hexes, seen, self.known, self.now, self.then, self.events, self.mind, self.orders, at_most) > 0

    def decide(self, board: Board, seen: State) -> bool:
        return bool(decide(board.hexes, seen, self.known, self.now, self.events, self.mind))

    def foretell(self, board: Board, seen: State) -> None:
        foretell(board.hexes, seen, self.known, self.now, self.events, self.mind, self.orders)


class Desks(threading.local):
    """Everybody who thinks at the same time has their own."""

    def __init__(self) -> None:
        self.own = Desk()


DESKS = Desks()


def planned(name: str, board: Board, seen: State, seat: int, seed: int, budget: Budget) -> LivePlan:
    """The plan of the bot of this name."""
    if name in SEARCHING:
        get_ready("asteroyds", budget)
    desk, watch = DESKS.own, Watch(budget)
    desk.sit_down(name, seat, seed, budget.nodes)
    while not desk.think(board, seen, watch.slice):
        desk.mind.is_late = watch.is_late()
    return plan_in(desk.orders, seat)


def plan_in(orders: Orders, seat: int) -> LivePlan:
    *columns, energy = (ACTIONS[action] for action in orders.plan)
    return LivePlan(seat, tuple(columns), energy, bool(orders.ram), EMERGENCY_ORDERS[orders.emergency_shield])


def advised(name: str, board: Board, seen: State, seat: int, seed: int, budget: Budget) -> Advice:
    """The same, and what comes of it this round while the others neither ram nor shoot."""
    plan, desk = planned(name, board, seen, seat, seed, budget), DESKS.own
    desk.foretell(board, seen)
    return Advice(plan, float(desk.orders.goals), float(desk.orders.damage), float(desk.orders.is_lost))


def answered(name: str, board: Board, seen: State, seat: int, answers: list[bool], seed: int) -> bool:
    """The answer to the question that the seat is asked."""
    if name in SEARCHING:
        make_ready("bots.asteroyds")
    desk = DESKS.own
    desk.sit_down(name, seat, seed, None)
    return answers[answers.index(desk.decide(board, seen))]
