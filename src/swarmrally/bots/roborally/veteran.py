"""An ace in a hurry, that now and then reckons with nobody."""

from __future__ import annotations

from typing import Any

from swarmrally.bots import USUAL, Budget
from swarmrally.bots.chances import chances
from swarmrally.bots.roborally import ace, racer
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.schema import LiveProgram

SLIPS = 3
"""Once in so many turns it plays like a racer."""
HURRY = 3
"""By so much less time than it is given."""


def plan(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
    (slip,) = chances(seed, int(seen.turn_number), seat, SLIPS)
    if slip == 0:
        return racer.plan(course, seen, seat, seed, budget)
    return ace.plan(course, seen, seat, seed, Budget(budget.seconds / HURRY, budget.nodes and max(1, budget.nodes // HURRY)))


def answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    return ace.answer(course, seen, seat, answers, seed)
