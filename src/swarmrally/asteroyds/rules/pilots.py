"""A4.2, A7.2 What an action does to a craft, the pilots' powers included: notches turned, then steps, ahead or backwards."""

from __future__ import annotations

import numpy as np

from swarmrally.asteroyds.components.state import HECTOR
from swarmrally.asteroyds.rules.chart import POWER
from swarmrally.kernel.compiler import kernel

AHEAD, BACKWARDS = 0, 3

MANOEUVRES = np.array(
    [
        (0, 0, AHEAD),  # wait
        (0, 0, AHEAD),  # shoot
        (0, 1, AHEAD),  # forward
        (1, 1, AHEAD),  # right
        (5, 1, AHEAD),  # left
        (3, 0, AHEAD),  # turn back
        (0, 0, AHEAD),  # shield
        (0, 2, AHEAD),  # power: hector
        (4, 1, AHEAD),  # power:left, mhand
        (2, 1, AHEAD),  # power:right, mhand
        (5, 0, AHEAD),  # power:left1, 1634
        (4, 0, AHEAD),  # power:left2, 1634
        (1, 0, AHEAD),  # power:right1, 1634
        (2, 0, AHEAD),  # power:right2, 1634
        (3, 1, AHEAD),  # power: dolorosa
        (0, 0, AHEAD),  # lawrence puts no token in a column
        (0, 1, BACKWARDS),  # power: yayenek
    ]
)


@kernel
def manoeuvre(pilot: int, action: int) -> tuple[int, int, int]:
    """Notches clockwise, steps, and where a step goes relative to the heading."""
    row = 13 + pilot if action == POWER and pilot != HECTOR else action
    return int(MANOEUVRES[row, 0]), int(MANOEUVRES[row, 1]), int(MANOEUVRES[row, 2])
