"""Looks beyond its own program: guesses the others' hands, and takes what does best against all guesses."""

from __future__ import annotations

from typing import Any

from swarmrally.bots import USUAL, Advice, Budget
from swarmrally.bots.roborally.desk import advised, answered, planned
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.schema import LiveProgram


def plan(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
    return planned("ace", course, seen, seat, seed, budget)


def answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    return answered("ace", course, seen, seat, answers, seed)


def advice(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> Advice:
    """What it would do, and what it expects of that."""
    return advised("ace", course, seen, seat, seed, budget)
