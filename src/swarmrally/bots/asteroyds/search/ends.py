"""The ends of all flights that an outlook has found, side by side."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from swarmrally.asteroyds.components.state import TARGETS
from swarmrally.bots.asteroyds.search.flights import NO_END
from swarmrally.bots.asteroyds.search.memory import KEY, NOTHING, WORTH, after_symbols, symbols_in
from swarmrally.bots.asteroyds.search.outlook import Outlook
from swarmrally.kernel.fields import Ints


class Ends(NamedTuple):
    """One row for each end, in the order in which they were found."""

    node: Ints
    worth: Ints
    cell: Ints
    heading: Ints
    damage: Ints
    missing: Ints
    finish: Ints
    team_won: Ints
    has_rammed: Ints
    has_used_power: Ints
    shot: Ints
    """Drones or targets, as bits."""


def ends_of(outlook: Outlook) -> Ends:
    node = np.flatnonzero(outlook.worths() > NO_END)
    number: Any = outlook.nodes[node, KEY]
    mode = int(outlook.seen.mode)
    rest: Any = after_symbols(number, mode)
    shot: Any = symbols_in(number, mode)
    missing = still_lying(outlook, shot) if mode == TARGETS else ~(rest >> 14) & 0b1111
    return Ends(
        node,
        outlook.nodes[node, WORTH],
        (rest >> 24) - 1,
        rest >> 21 & 7,
        rest >> 18 & 7,
        missing,
        (rest >> 10 & 15) - 1,
        rest >> 3 & 3,
        (rest >> 5 & 31) - 1 != NOTHING,
        number >> 2 & 1,
        shot,
    )


def still_lying(outlook: Outlook, shot: Ints) -> Ints:
    """The targets of the team, in the order of the sky."""
    lying = np.zeros(len(shot), np.int64)
    for goal in range(int(outlook.sky.goals)):
        lying |= (~(shot >> int(outlook.sky.goal_tile[goal])) & 1) << goal
    return lying
