"""Goals of RoboRally: clauses in words' codes, and as conditions for the engine."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import cell_at
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import REGISTERS
from swarmrally.roborally.playing.judging import ANY, ARCHIVES, CARRIED, DAMAGES, DESTROYED, FLAGS, HITS, PUSHES, STANDING
from swarmrally.study.puzzles.puzzle import Clause

ENOUGH = 99
"""More than can happen in a turn."""
TASKS = {
    "flag": FLAGS,
    "flags": FLAGS,
    "finish": FLAGS,
    "destroy": DESTROYED,
    "push": PUSHES,
    "shoot": HITS,
    "ride": CARRIED,
    "archive": ARCHIVES,
}


def conditions_of(goal: Sequence[Clause], course: Course, seat: int) -> Ints:
    """A row for each clause."""
    return np.array([condition_of(clause, course, seat) for clause in goal], np.int64)


def condition_of(clause: Clause, course: Course, seat: int) -> tuple[int, int, int, int, int]:
    by = clause.by or REGISTERS
    if clause.kind == "stand":
        assert isinstance(clause.about, tuple)
        return STANDING, 0, ENOUGH, cell_at(*clause.about), by
    if clause.kind == "alive":
        return DESTROYED, 0, 0, seat, by
    if clause.kind == "unhurt":
        return DAMAGES, 0, clause.number or 0, ANY, by
    about = clause.about if isinstance(clause.about, int) else ANY
    if clause.kind == "finish":
        about = int(course.flag_count)
    return TASKS[clause.kind], clause.number or 1, ENOUGH, about, by
