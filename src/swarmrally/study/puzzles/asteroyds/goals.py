"""Goals of Asteroyds: clauses in words' codes, and as conditions for the engine."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import COLUMNS, State
from swarmrally.asteroyds.playing.judging import (
    ANY,
    COLLISIONS,
    DAMAGE,
    DRONES,
    ENERGY_USED,
    FINISHES,
    LOSSES,
    RAMS,
    SHOTS,
    STANDING,
    TARGETS,
    TEAM,
    TOKENS,
)
from swarmrally.kernel.fields import Ints
from swarmrally.study.puzzles.puzzle import Clause

ENOUGH = 99
"""More than can happen in a round."""
TASKS = {"tokens": TOKENS, "token": TOKENS, "finish": FINISHES, "drones": DRONES, "targets": TARGETS, "team": TEAM, "rams": RAMS}
LIMITS = {
    "alive": LOSSES,
    "unhurt": DAMAGE,
    "shield": ENERGY_USED,
    "shots": SHOTS,
    "no_ram": RAMS,
    "no_collision": COLLISIONS,
}


def conditions_of(goal: Sequence[Clause], state: State, seat: int, board: Board) -> Ints:
    """A row for each clause."""
    return np.array([condition_of(clause, state, seat, board) for clause in goal], np.int64)


def condition_of(clause: Clause, state: State, seat: int, board: Board) -> tuple[int, int, int, int, int]:
    by = clause.by or COLUMNS
    if clause.kind == "stand":
        assert isinstance(clause.about, tuple)
        return STANDING, 0, ENOUGH, board.cell_at[clause.about], by
    if clause.kind in LIMITS:
        return LIMITS[clause.kind], 0, clause.number or 0, ANY, by
    about = clause.about if isinstance(clause.about, int) else ANY
    if clause.kind in ("targets", "team"):
        about = int(state.craft_team[seat])
    return TASKS[clause.kind], clause.number or 1, ENOUGH, about, by
