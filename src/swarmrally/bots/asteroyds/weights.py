"""What the ace has learned: how long a race still takes, in tenths of columns, and what a lead is worth. docs/bots.md says from what."""

from __future__ import annotations

import numpy as np

from swarmrally.bots.asteroyds.futures import GOALS_IN

AT_LEAST = np.array(
    [
        [10, 23, 52, 62, 80, 80, 80],
        [10, 38, 110, 180, 240, 240, 240],
        [10, 42, 61, 103, 138, 195, 230],
        [10, 42, 119, 190, 250, 250, 250],
    ]
)
"""By mode, and by how many goals are left."""
PER_COLUMN = np.array(
    [
        [128, 75, 84, 95, 95, 95, 95],
        [128, 78, 44, 28, 19, 19, 19],
        [128, 20, 37, 22, 18, 14, 6],
        [128, 27, 14, 9, 6, 6, 6],
    ]
)
"""The part, in 128ths, of the way through them that is added."""
LEFT_OVER = np.stack([AT_LEAST[:, GOALS_IN], PER_COLUMN[:, GOALS_IN]], axis=1)

CERTAIN = 1000
REACH = 600
EVEN = 30.0
CHANCE = np.round(CERTAIN / (1 + np.exp(-np.arange(-REACH, REACH + 1) / EVEN))).astype(np.int64)
"""The chance to win, in thousandths, by how much sooner one is than the soonest of the others."""

WOUND_TIME = np.array([0, 2, 4, 8, 14, 25, 200])
RAM_TIME = 10
POWER_TIME = 15
"""What damage, and a ram or power that is spent, cost."""
