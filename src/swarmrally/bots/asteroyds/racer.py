"""Finds the best plan of this round, exactly, as if the others neither rammed nor shot."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.asteroyds.desk import answered, planned


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
    return planned("racer", board, seen, seat, seed, budget)


def answer(board: Board, seen: State, seat: int, answers: list[bool], seed: int) -> bool:
    return answered("racer", board, seen, seat, answers, seed)
