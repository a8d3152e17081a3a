"""The scripted beginner of RoboRally: card by card towards the next flag."""

from __future__ import annotations

from typing import Any

from swarmrally.bots import USUAL, Budget
from swarmrally.bots.roborally.desk import answered, planned
from swarmrally.roborally.forms.schema import LiveProgram


class Stroller:
    """In each register the card after which, with the floor reckoned in for robot and flags, the way around walls and pits is shortest."""

    def plan(self, course: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
        return planned("beginner", course, seen, seat, seed, budget)

    def answer(self, course: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return answered("beginner", course, seen, seat, answers, seed)
