"""The scripted beginner of Asteroyds: towards the nearest goal, around what is in front."""

from __future__ import annotations

from typing import Any

from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.asteroyds.desk import answered, planned


class Beginner:
    """Six steps towards the nearest goal, around what is in front; the shield stays on."""

    def plan(self, board: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
        return planned("beginner", board, seen, seat, seed, budget)

    def answer(self, board: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return answered("beginner", board, seen, seat, answers, seed)
