"""Finds the best plan of this round, exactly, as if the others neither rammed nor shot."""

from __future__ import annotations

import numpy as np

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Budget, get_ready
from swarmrally.bots.asteroyds import rookie
from swarmrally.bots.asteroyds.clock import time_is_up_at
from swarmrally.bots.asteroyds.deciding import decided
from swarmrally.bots.asteroyds.draws import drawn
from swarmrally.bots.asteroyds.search.outlook import Outlook
from swarmrally.bots.chances import chances


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL, noise: int = 0) -> LivePlan:
    """With `noise`, every end seems to be worth up to so much more than it is."""
    get_ready("asteroyds", budget)
    until = time_is_up_at(budget)
    outlook = Outlook(board, seen, seat)
    outlook.search(until)
    return best_found(outlook, seed, noise)


def answer(board: Board, seen: State, seat: int, answers: list[bool], seed: int) -> bool:
    return decided(board, seen, seat, answers)


def best_found(outlook: Outlook, seed: int, noise: int = 0) -> LivePlan:
    """The best end; when time was up before all were found, only if it is better than what a rookie would do."""
    worths, when = outlook.worths(), int(outlook.seen.round_number)
    if noise:
        worths = worths + drawn(seed, when, outlook.seat, len(worths), noise)
    ends = np.flatnonzero(worths == worths.max())
    best = outlook.plan_of(int(ends[chances(seed, when, outlook.seat, len(ends))[0]]))
    if outlook.is_complete:
        return best
    return max(best, rookie.plan(outlook.board, outlook.seen, outlook.seat, seed), key=outlook.worth_of)
