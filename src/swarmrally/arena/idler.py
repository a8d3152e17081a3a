"""Who does nothing: a craft that waits on its platform, a robot that turns on its dock. No bot with a name may lose to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Bot, Budget
from swarmrally.bots.roborally.rookie import hand_in, registers_of
from swarmrally.roborally.components.cards import KIND, NO_CARD
from swarmrally.roborally.components.state import REGISTERS
from swarmrally.roborally.forms.schema import LiveProgram


class Waiter:
    """Waits in every column, with the shield on."""

    def plan(self, board: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
        return LivePlan(seat, (None,) * 6)

    def answer(self, board: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return False


class Turner:
    """Programs turns, as far as its hand has them, and then the shortest moves."""

    def plan(self, course: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
        if not seen.to_program[seat]:
            return LiveProgram(seat)
        hand = sorted(hand_in(seen, seat), key=lambda card: int(KIND[card]))
        cards = [hand.pop(0) if int(seen.to_program[seat]) >> register & 1 else NO_CARD for register in range(REGISTERS)]
        return LiveProgram(seat, registers_of(seen, seat, tuple(cards)))

    def answer(self, course: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return answers[0]


IDLERS: dict[str, Callable[[], Bot]] = {"asteroyds": Waiter, "roborally": Turner}
