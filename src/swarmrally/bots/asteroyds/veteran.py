"""An ace who looks at few rolls, and not too closely."""

from __future__ import annotations

from swarmrally.asteroyds.board import Board
from swarmrally.asteroyds.forms import LivePlan
from swarmrally.asteroyds.state import State
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.asteroyds import ace

LOOKS = 12
NOISE = 400

answer = ace.answer


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
    return ace.plan(board, seen, seat, seed, budget, LOOKS, NOISE)
