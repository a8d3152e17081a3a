"""Looks beyond the round: of all ends of its flight it takes the one that is most likely to win, for many rolls of the next dice."""

from __future__ import annotations

import numpy as np

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Advice, Budget, get_ready
from swarmrally.bots.asteroyds import racer
from swarmrally.bots.asteroyds.clock import time_is_up_at
from swarmrally.bots.asteroyds.draws import drawn
from swarmrally.bots.asteroyds.search.judging import judged
from swarmrally.bots.asteroyds.search.outlook import Outlook

LOOKS = 864
"""Rolls that are looked at when there is time."""

answer = racer.answer


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL, looks: int = LOOKS, noise: int = 0) -> LivePlan:
    """At most so many rolls are looked at; with `noise`, every end seems to be worth up to so much more than it is."""
    get_ready("asteroyds", budget)
    until = time_is_up_at(budget)
    outlook = Outlook(board, seen, seat)
    outlook.search(until)
    if not outlook.is_complete:
        return racer.best_found(outlook, seed)
    ends, worth = judged(outlook, seed, until, min(looks, budget.nodes or looks))
    if noise:
        worth = worth + drawn(seed, int(seen.round_number), seat, len(worth), noise)
    return outlook.plan_of(int(ends.node[np.lexsort((ends.worth, worth))[-1]]))


def advice(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> Advice:
    """What it would do, and what comes of that this round while the others neither ram nor shoot."""
    chosen = plan(board, seen, seat, seed, budget)
    return Advice(chosen, *Outlook(board, seen, seat).expected(chosen))
