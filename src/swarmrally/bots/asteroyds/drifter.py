"""Any legal plan, at random."""

from __future__ import annotations

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.plans import plan_from
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.bots import USUAL, Budget
from swarmrally.bots.chances import bot_key, chances
from swarmrally.kernel.fields import copy


def plan(board: Board, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
    drawn = copy(seen)
    drawn.key[:] = bot_key(seed)
    plan_at_random(drawn, seat)
    return plan_from(drawn, seat)


def answer(board: Board, seen: State, seat: int, answers: list[bool], seed: int) -> bool:
    return answers[chances(seed, int(seen.beat), seat, len(answers))[0]]
