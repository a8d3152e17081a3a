"""Levels: how hard a puzzle is, from what was proven about it and from which bots find a solution by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from swarmrally.study.puzzles.field import Proven
from swarmrally.study.puzzles.puzzle import Clause

FINDERS = (("rookie", 1), ("cadet", 1), ("racer", 1), ("ace", 8), ("ace", 64))
"""Bots, each with its nodes, from the weakest on: rolls of the next dice, or programs rehearsed, that they may look at."""
LATE = {"rookie": 0, "cadet": 1, "racer": 1, "ace": 2}
FOUND_BY_NONE = 3
LIMITS = ("alive", "unhurt", "shield", "shots", "no_ram", "no_collision")
"""Clauses that ask for nothing to be done."""
STEPS = (3, 4, 6, 7)
"""From so many points on it is level 2, 3, 4 and 5."""


def points(proven: Proven, goal: Sequence[Clause], solvers: list[str]) -> int:
    """0 to 10: who finds it, how many solutions there are, how long the shortest is, and how near a wrong plan comes."""
    found = min((LATE[name.partition("/")[0]] for name in solvers), default=FOUND_BY_NONE)
    few = 2 if proven.solutions == 1 else 1 if proven.solutions <= 3 else 0
    long = max(0, min(3, proven.length - 2))
    return found + few + long + temptation(proven, goal)


def temptation(proven: Proven, goal: Sequence[Clause]) -> int:
    """0 to 2. Everybody can end beside a hex: that tempts nobody."""
    if any(clause.kind == "stand" for clause in goal):
        return 0
    near = proven.near * 10 // (1000 * max(1, sum(clause.kind not in LIMITS for clause in goal)))
    return 2 if near >= 7 else 1 if near >= 5 else 0


def level_of(found: int) -> int:
    """1 to 5."""
    return 1 + sum(found >= step for step in STEPS)
