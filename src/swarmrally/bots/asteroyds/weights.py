"""What the ace has learned: how long a race still takes, in tenths of columns, and what a lead is worth.

`python -m tools.train_ace` writes weights.json; docs/bots.md says from what.
"""

from __future__ import annotations

from importlib import resources

import msgspec
import numpy as np

from swarmrally.bots.asteroyds.futures import GOALS_IN


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """A line for each mode and for each number of goals that are left."""

    at_least: list[list[int]]
    per_column: list[list[int]]
    """The part, in 128ths, of the way through them that is added."""


WEIGHTS = msgspec.json.decode(resources.files(__package__).joinpath("weights.json").read_bytes(), type=Weights)
LEFT_OVER = np.stack([np.array(WEIGHTS.at_least)[:, GOALS_IN], np.array(WEIGHTS.per_column)[:, GOALS_IN]], axis=1)

CERTAIN = 1000
REACH = 600
EVEN = 30.0
CHANCE = np.round(CERTAIN / (1 + np.exp(-np.arange(-REACH, REACH + 1) / EVEN))).astype(np.int64)
"""The chance to win, in thousandths, by how much sooner one is than a rival."""

WOUND_TIME = np.array([0, 2, 4, 8, 14, 25, 200])
RAM_TIME = 10
POWER_TIME = 15
"""What damage, and a ram or power that is spent, cost."""
