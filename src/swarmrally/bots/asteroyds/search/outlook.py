"""What a round offers a seat: every end of its flight, what it is worth, and the plan that leads there."""

from __future__ import annotations

import time

import numpy as np

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import ALWAYS, ENERGY, FATAL, LAWRENCE, NEVER, State, is_flying
from swarmrally.asteroyds.forms.plans import plan_from, write_plan
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.preview import play_alone
from swarmrally.asteroyds.playing.view import view
from swarmrally.asteroyds.rules.chart import FORWARD, SHIELD, WAIT, clear_plan
from swarmrally.bots.asteroyds.search.flights import BY_ENERGY, STEP, Flights, appraise, fly_on, look_around, move_swarm, take_off
from swarmrally.bots.asteroyds.search.memory import CAME_FROM, KEY, NOTHING, WORTH, Start, rammed_in, scenario_in
from swarmrally.bots.asteroyds.search.sky import Sky, missing
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints, copy, new

ROOM = 1 << 14
"""Positions that there is room for at first."""
FIRST_CHUNK, LARGEST_CHUNK = 8, 1024
"""Positions between two looks at the clock."""


class Outlook:
    """The outlook from a view, while planning; with fewer `columns` the other ones stay empty."""

    def __init__(self, board: Board, seen: State, seat: int, columns: int = ENERGY) -> None:
        self.board, self.seat, self.columns = board, seat, columns
        self.seen = view(seen, seat)
        clear_plan(self.seen, seat)
        self.events, self.sky, self.start, self.flights = new(Events), new(Sky), new(Start), new(Flights)
        self.events.quiet = 1
        self.is_complete = False
        look_around(board.hexes, self.after_swarm(0), self.sky, seat)
        self.make_room(ROOM)

    def make_room(self, room: int) -> None:
        """All that was found is forgotten."""
        self.nodes: Ints = np.empty((room, 4), np.int64)
        self.slots: Ints = np.zeros(2 * room, np.int32)
        self.flights.known = 0
        self.flights.is_full = 0

    def search(self, until: float) -> None:
        """All ends, unless time is up before."""
        for scenario in self.scenarios():
            if not self.fly(scenario, until):
                return
        if self.flights.is_full:
            self.make_room(2 * len(self.nodes))
            self.search(until)
        else:
            self.is_complete = True

    def scenarios(self) -> list[int]:
        """The shield on, or off; if there is an emergency shield it saves the craft or is raised at once: never would be no better."""
        has_emergency_shield = (
            self.seen.powers and self.seen.craft_pilot[self.seat] == LAWRENCE and not self.seen.craft_power_spent[self.seat]
        )
        return [order * 2 + is_off for order in ((FATAL, ALWAYS) if has_emergency_shield else (NEVER,)) for is_off in (0, 1)]

    def fly(self, scenario: int, until: float) -> bool:
        """All flights of a scenario; False when time is up before."""
        state, chunk = self.after_swarm(scenario), FIRST_CHUNK
        take_off(state, self.start, self.sky, self.flights, self.nodes, self.slots, scenario, self.columns)
        began = time.monotonic()
        while fly_on(self.board.hexes, state, self.events, self.start, self.sky, self.flights, self.nodes, self.slots, chunk):
            now = time.monotonic()
            if now >= until:
                return False
            if now - began < 0.002:
                chunk = min(2 * chunk, LARGEST_CHUNK)
            began = now
        return True

    def after_swarm(self, scenario: int) -> State:
        state = copy(self.seen)
        state.plan[self.seat, ENERGY] = FORWARD if scenario % 2 else SHIELD
        state.emergency_order[self.seat] = scenario // 2
        move_swarm(self.board.hexes, state, self.events, self.seat)
        return state

    def worths(self) -> Ints:
        """What each position is worth as an end."""
        return self.nodes[: self.flights.known, WORTH]

    def plan_of(self, node: int) -> LivePlan:
        """How to come there; what is never flown is a wait, or a step ahead in the energy column."""
        chart = copy(self.seen)
        actions: list[int] = []
        number = int(self.nodes[node, KEY])
        scenario = scenario_in(number, int(chart.mode))
        chart.plan[self.seat, ENERGY] = FORWARD if scenario % 2 else SHIELD
        chart.emergency_order[self.seat] = scenario // 2
        chart.ram_order[self.seat] = rammed_in(number, int(chart.mode)) != NOTHING
        while (came_from := int(self.nodes[node, CAME_FROM])) >= 0:
            node, action = came_from // STEP, came_from % STEP
            if action >= BY_ENERGY:
                chart.plan[self.seat, ENERGY] = action - BY_ENERGY
            else:
                actions.insert(0, action)
        chart.plan[self.seat, :ENERGY] = actions + [WAIT] * (ENERGY - len(actions))
        return plan_from(chart, self.seat)

    def flown(self, plan: LivePlan) -> State:
        """The state when this plan has been flown."""
        state = copy(self.seen)
        write_plan(plan, state)
        move_swarm(self.board.hexes, state, self.events, self.seat)
        play_alone(self.board.hexes, state, self.events, self.seat)
        return state

    def worth_of(self, plan: LivePlan) -> int:
        return appraise(self.flown(plan), self.sky)

    def expected(self, plan: LivePlan) -> tuple[float, float, float]:
        """Goals taken, damage, and whether the craft is lost."""
        state = self.flown(plan)
        taken = missing(self.seen, self.sky) & ~missing(state, self.sky)
        damage = int(state.craft_damage[self.seat]) - int(self.seen.craft_damage[self.seat])
        return float(taken.bit_count()), float(damage), float(not is_flying(state, self.seat))
