"""Who does nothing: a craft that waits on its platform, a robot that turns on its dock. No bot with a name may lose to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Bot, Budget
from swarmrally.bots.asteroyds import desk as in_space
from swarmrally.bots.roborally import desk as on_the_floor
from swarmrally.roborally.forms.schema import LiveProgram


class Waiter:
    """Waits in every column, with the shield on."""

    def plan(self, board: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
        return in_space.planned("idler", board, seen, seat, seed, budget)

    def answer(self, board: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return in_space.answered("idler", board, seen, seat, answers, seed)


class Turner:
    """Programs turns, as far as its hand has them, and then the shortest moves."""

    def plan(self, course: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
        return on_the_floor.planned("idler", course, seen, seat, seed, budget)

    def answer(self, course: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return on_the_floor.answered("idler", course, seen, seat, answers, seed)


IDLERS: dict[str, Callable[[], Bot]] = {"asteroyds": Waiter, "roborally": Turner}
