"""A racer who misjudges what things are worth."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.asteroyds import racer, rookie

NOISE = 30_000
"""As much as three points of damage."""

answer = rookie.answer


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
    return racer.plan(board, seen, seat, seed, budget, NOISE)
