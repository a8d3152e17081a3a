"""A beginner: flies the shortest way to the nearest goal, and slips now and then."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.asteroyds.desk import answered, planned


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
    return planned("rookie", board, seen, seat, seed, budget)


def answer(board: Board, seen: State, seat: int, answers: list[bool], seed: int) -> bool:
    return answered("rookie", board, seen, seat, answers, seed)
