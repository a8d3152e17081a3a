"""Levels: how hard a puzzle is, from what was proven about it and from which bots find a solution by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from swarmrally.study.puzzles.field import Proven
from swarmrally.study.puzzles.puzzle import LEVELS, Clause, Puzzle

FINDERS = (("rookie", 1), ("cadet", 1), ("racer", 1), ("ace", 8), ("ace", 64))
"""Bots, each with its nodes, from the weakest on: rolls of the next dice, or hundreds of registers, that they may look at."""
LATE = {"rookie": 0, "cadet": 3, "racer": 4, "ace": 6}
FOUND_BY_NONE = 8
LIMITS = ("alive", "unhurt", "shield", "shots", "no_ram", "no_collision")
"""Clauses that ask for nothing to be done."""


ENOUGH, ENOUGH_OF_LEVEL = 30, 100
"""People who have to have tried a puzzle before it can move, and all puzzles of a level together before anything is compared with them."""
SURE = 2
"""Standard errors."""


class Tally(NamedTuple):
    """How many people have tried a puzzle, how many of them have solved it, and how many at the first try and without a hint."""

    tried: int
    solved: int
    at_once: int

    @property
    def score(self) -> float:
        """As ratings count it: solved at once is a point, later half of one."""
        return (self.solved + self.at_once) / 2


def moved_levels(levels: Mapping[str, int], tallies: Mapping[str, Tally]) -> dict[str, int]:
    """The puzzles that people solve as rarely, or as often, as those of the level beside theirs; by one level at most."""
    counted = {puzzle: tally for puzzle, tally in tallies.items() if puzzle in levels}
    usual = {level: usual_of([tally for puzzle, tally in counted.items() if levels[puzzle] == level]) for level in range(1, LEVELS + 1)}
    moved = {puzzle: levels[puzzle] + step_of(levels[puzzle], tally, usual) for puzzle, tally in counted.items()}
    return {puzzle: level for puzzle, level in sorted(moved.items()) if level != levels[puzzle]}


def usual_of(tallies: Sequence[Tally]) -> float | None:
    """The mean of its puzzles: one that everybody has tried is one of them."""
    tried = [tally for tally in tallies if tally.tried]
    enough = sum(tally.tried for tally in tried) >= ENOUGH_OF_LEVEL
    return sum(tally.score / tally.tried for tally in tried) / len(tried) if enough else None


def step_of(level: int, tally: Tally, usual: Mapping[int, float | None]) -> int:
    """Beyond the middle between both levels, by more than chance explains."""
    here = usual[level]
    if tally.tried < ENOUGH or here is None:
        return 0
    part, error = tally.score / tally.tried, SURE * 0.5 / tally.tried**0.5
    for step in (1, -1):
        there = usual.get(level + step)
        if there is None or (there - here) * step >= 0:
            continue
        middle = (here + there) / 2
        if (part + error < middle) if step > 0 else (part - error > middle):
            return step
    return 0


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
