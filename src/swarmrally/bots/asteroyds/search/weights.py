"""What the ace has learned: how long a race still takes, in tenths of columns, and how likely it ends when.

`python -m tools.train_ace` writes weights.json; docs/bots.md says from what.
"""

from __future__ import annotations

from importlib import resources

import msgspec
import numpy as np

from swarmrally.asteroyds.components.state import COLUMNS, RACING, SHOOTING
from swarmrally.bots.asteroyds.search.futures import GOALS_IN
from swarmrally.kernel.fields import Ints

WHOLE = 1024
ROUNDS = 7
"""How many rounds after the next one are told apart."""
KNOWN = COLUMNS + 1
"""When a race can end in a round: while the swarm moves, or in a column."""


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """A line for each mode and for each number of goals that are left."""

    at_least: list[list[int]]
    per_column: list[list[int]]
    """The part, in 128ths, of the way through them that is added."""
    ends_in: list[list[list[int]]]
    """For each mode but Racing and every ten tenths that a race should go on after the next round: in which step it ends, in 1024ths."""


def steps_in_round(mode: int) -> int:
    """A10.3 What decides who is first: columns in Racing and Shooting, else only rounds."""
    return KNOWN if mode in (RACING, SHOOTING) else 1


def step_of(mode: int, rounds: int, column: int) -> int:
    """The last step is for all that takes longer."""
    in_round = steps_in_round(mode)
    return min(rounds, ROUNDS - 1) * in_round + column % in_round


def table_of(mode: int, learned: list[list[int]]) -> Ints:
    """A row for each time in the next round, then those that were learned."""
    in_round = steps_in_round(mode)
    table = np.zeros((KNOWN + len(learned), (1 + ROUNDS) * in_round), np.int64)
    for column in range(KNOWN):
        table[column, step_of(mode, 0, column)] = WHOLE
    if learned:
        table[KNOWN:, in_round:] = learned
    return table


WEIGHTS = msgspec.json.decode(resources.files(__package__).joinpath("weights.json").read_bytes(), type=Weights)
LEFT_OVER = np.array(
    [[[line[goals] for goals in GOALS_IN] for line in both] for both in zip(WEIGHTS.at_least, WEIGHTS.per_column, strict=True)]
)
TABLES = [table_of(mode, learned) for mode, learned in enumerate(WEIGHTS.ends_in)]
MOST_TIMES, MOST_STEPS = (max(table.shape[axis] for table in TABLES) for axis in range(2))


def side_by_side(tables: list[Ints]) -> Ints:
    """One table for all modes, with noughts where one is smaller."""
    whole = np.zeros((len(tables), MOST_TIMES, MOST_STEPS), np.int16)
    for mode, table in enumerate(tables):
        whole[mode, : table.shape[0], : table.shape[1]] = table
    return whole


ENDS_IN = side_by_side(TABLES)
TIMES_IN, STEPS_IN = (np.array([table.shape[axis] for table in TABLES]) for axis in range(2))
"""How many times and steps each mode has."""

WOUND_TIME = np.array([0, 2, 4, 8, 14, 25, 200])
RAM_TIME = 10
POWER_TIME = 15
"""What damage, and a ram or power that is spent, cost."""
