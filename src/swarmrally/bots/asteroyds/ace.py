"""Looks beyond the round: of all ends of its flight it takes the one that is most likely to win, for many rolls of the next dice."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL, Advice, Budget
from swarmrally.bots.asteroyds.desk import advised, answered, planned


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
    return planned("ace", board, seen, seat, seed, budget)


def answer(board: Board, seen: State, seat: int, answers: list[bool], seed: int) -> bool:
    return answered("ace", board, seen, seat, answers, seed)


def advice(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> Advice:
    """What it would do, and what it expects of that."""
    return advised("ace", board, seen, seat, seed, budget)
