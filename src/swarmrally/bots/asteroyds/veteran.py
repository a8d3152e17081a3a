"""An ace who looks at few rolls, and not too closely."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import DRONES, State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.asteroyds import ace

LOOKS = 12
IN_DRONES = 48
"""Rolls that are looked at where four sets of drones share them."""
NOISE = 400

answer = ace.answer


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
    return ace.plan(board, seen, seat, seed, budget, IN_DRONES if seen.mode == DRONES else LOOKS, NOISE)
