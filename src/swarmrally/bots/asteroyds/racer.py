"""Finds the best plan of this round, exactly, as if the others neither rammed nor shot."""

from __future__ import annotations

import time

import numpy as np

from swarmrally.asteroyds.board import Board
from swarmrally.asteroyds.forms import LivePlan
from swarmrally.asteroyds.state import State
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.asteroyds import rookie
from swarmrally.bots.asteroyds.deciding import decided
from swarmrally.bots.asteroyds.outlook import Outlook
from swarmrally.bots.chances import chances

IN_TIME = 0.8
"""The part of its seconds after which a bot looks no further."""


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
    until = float("inf") if budget.nodes else time.monotonic() + IN_TIME * budget.seconds
    outlook = Outlook(board, seen, seat)
    outlook.search(until)
    best = one_of_the_best(outlook, seen, seed)
    if outlook.is_complete:
        return best
    return max(best, rookie.plan(board, outlook.seen, seat, seed), key=outlook.worth_of)


def one_of_the_best(outlook: Outlook, seen: State, seed: int) -> LivePlan:
    worths = outlook.worths()
    ends = np.flatnonzero(worths == worths.max())
    return outlook.plan_of(int(ends[chances(seed, int(seen.round_number), outlook.seat, len(ends))[0]]))


def answer(board: Board, seen: State, seat: int, answers: list[bool], seed: int) -> bool:
    return decided(board, seen, seat, answers)
