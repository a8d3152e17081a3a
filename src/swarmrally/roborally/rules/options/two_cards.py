"""R9.6 Crab Legs and R9.8 Dual Processor: two cards in one register, the move first."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.roborally.components.cards import BACK_UP, KIND, MOVE_1, ROTATE_LEFT, ROTATE_RIGHT, U_TURN
from swarmrally.roborally.components.option_cards import CRAB_LEGS, DUAL_PROCESSOR
from swarmrally.roborally.components.state import State, holds


@kernel
def is_sidestep(state: State, seat: int, card: int, second: int) -> bool:
    """R9.6, R9.8 A Move 1 with left or right, unless the robot has a Dual Processor and no Crab Legs."""
    kind, turn = int(KIND[card]), int(KIND[second])
    if kind != MOVE_1 or (turn != ROTATE_LEFT and turn != ROTATE_RIGHT):
        return False
    return holds(state, seat, CRAB_LEGS) or not holds(state, seat, DUAL_PROCESSOR)


@kernel
def shortened(steps: int, second: int) -> int:
    """R9.8 One cell less, two with a U-Turn, never below none."""
    return max(0, steps - (2 if KIND[second] == U_TURN else 1))


@kernel
def may_share(held: int, card: int, second: int) -> bool:
    """R9.6, R9.8 Whether the held options let these two cards lie in one register, in this order."""
    kind, turn = int(KIND[card]), int(KIND[second])
    if kind < BACK_UP or turn >= BACK_UP:
        return False
    if held >> DUAL_PROCESSOR & 1:
        return True
    return held >> CRAB_LEGS & 1 != 0 and kind == MOVE_1 and turn != U_TURN
