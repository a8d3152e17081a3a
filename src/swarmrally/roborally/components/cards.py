"""R0.2, R5.2 The 84 program cards: a card is a tenth of its priority, 1 to 84, and what it says follows from that."""

from __future__ import annotations

import numpy as np

CARDS = 84
NO_CARD = 0

U_TURN, ROTATE_LEFT, ROTATE_RIGHT, BACK_UP, MOVE_1, MOVE_2, MOVE_3 = range(7)
KINDS = ("u_turn", "rotate_left", "rotate_right", "back_up", "move_1", "move_2", "move_3")


def kind_of_priority(priority: int) -> int:
    """What the card with this priority says."""
    if priority <= 60:
        return U_TURN
    if priority <= 420:
        return ROTATE_LEFT if priority // 10 % 2 else ROTATE_RIGHT
    for kind, last in ((BACK_UP, 480), (MOVE_1, 660), (MOVE_2, 780)):
        if priority <= last:
            return kind
    return MOVE_3


KIND = np.array([U_TURN] + [kind_of_priority(card * 10) for card in range(1, CARDS + 1)])
"""KIND[card]; the first entry stands for no card and means nothing."""

QUARTERS = np.array([2, 3, 1, 0, 0, 0, 0])
"""Quarter turns clockwise, by kind."""

STEPS = np.array([0, 0, 0, 1, 1, 2, 3])
"""Cells, by kind; a Back Up's is backwards."""
