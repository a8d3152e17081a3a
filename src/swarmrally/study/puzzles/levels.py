"""Levels: how hard a puzzle is, from what was proven about it and from which bots find a solution by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from swarmrally.study.puzzles.field import Proven
from swarmrally.study.puzzles.puzzle import LEVELS, Clause, Puzzle

FINDERS = (("rookie", 1), ("cadet", 1), ("racer", 1), ("ace", 8), ("ace", 64))
"""Bots, each with its nodes, from the weakest on: rolls of the next dice, or hundreds of registers, that they may look at."""
LATE = {"rookie": 0, "cadet": 3, "racer": 4, "ace": 6}
FOUND_BY_NONE = 8
LIMITS = ("alive", "unhurt", "shield", "shots", "no_ram", "no_collision")
"""Clauses that ask for nothing to be done."""


def difficulty(proven: Proven, goal: Sequence[Clause], solvers: Sequence[str]) -> int:
    """How rare solutions are, in powers of two and twice as much; which bots find one; how long they are; how near a wrong plan comes."""
    rare = 2 * (proven.plans // proven.solving).bit_length()
    found = min((LATE[name.partition("/")[0]] for name in solvers), default=FOUND_BY_NONE)
    few = 4 if proven.solutions == 1 else 2 if proven.solutions <= 3 else 0
    return rare + found + few + 2 * proven.length + 3 * temptation(proven, goal)


def temptation(proven: Proven, goal: Sequence[Clause]) -> int:
    """0 to 2. Everybody can end beside a hex: that tempts nobody."""
    if any(clause.kind == "stand" for clause in goal):
        return 0
    near = proven.near * 10 // (1000 * max(1, sum(clause.kind not in LIMITS for clause in goal)))
    return 2 if near >= 7 else 1 if near >= 5 else 0


def give_levels(puzzles: list[Puzzle]) -> None:
    """A fifth each, by difficulty."""
    for rank, puzzle in enumerate(sorted(puzzles, key=lambda each: (each.difficulty, each.id))):
        puzzle.level = 1 + rank * LEVELS // len(puzzles)
