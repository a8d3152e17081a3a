"""A racer that is not always at its best."""

from __future__ import annotations

from typing import Any

from swarmrally.bots import USUAL, Budget
from swarmrally.bots.chances import chances
from swarmrally.bots.roborally import racer
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.schema import LiveProgram

SLIPS = 2
"""Once in so many turns another program will do."""
OTHERS = 8


def plan(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
    slip, other = chances(seed, int(seen.turn_number), seat, SLIPS, OTHERS)
    return racer.plan_number(course, seen, seat, budget, other if slip == 0 else 0)


def answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    return racer.answer(course, seen, seat, answers, seed)
