"""A beginner: walks towards the next flag as if it were alone, and now and then mistakes the flag or forgets that the floor moves."""

from __future__ import annotations

from typing import Any

from swarmrally.bots import USUAL, Budget
from swarmrally.bots.roborally.desk import answered, planned
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.schema import LiveProgram


def plan(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
    return planned("rookie", course, seen, seat, seed, budget)


def answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    return answered("rookie", course, seen, seat, answers, seed)
