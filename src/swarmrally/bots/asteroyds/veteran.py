"""An ace who looks at few rolls, and not too closely."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.asteroyds.desk import answered, planned


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
    return planned("veteran", board, seen, seat, seed, budget)


def answer(board: Board, seen: State, seat: int, answers: list[bool], seed: int) -> bool:
    return answered("veteran", board, seen, seat, answers, seed)
