"""Choosing: which of the puzzles that were mined are shipped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from swarmrally.study.puzzles.field import field_of
from swarmrally.study.puzzles.levels import give_levels
from swarmrally.study.puzzles.puzzle import Game, Puzzle

MOST_OF_A_KIND = 4
"""At most one in so many has the same kind of goal."""
PLAIN = "stand"
"""The kind that any position has: what is rarer comes first."""


def chosen(game: Game, mined: Iterable[Puzzle], count: int, kept: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """After those that are kept, the theme with the fewest gets the next one, of the rarest difficulty; what is alike is taken once."""
    waiting = sorted({puzzle.id: puzzle for puzzle in mined}.values(), key=lambda puzzle: (-interest(puzzle), puzzle.id))
    give_levels(waiting)
    shelves: dict[str, dict[int, list[Puzzle]]] = {}
    for puzzle in waiting:
        for theme in puzzle.themes:
            shelves.setdefault(theme, {}).setdefault(puzzle.level, []).append(puzzle)
    taken = Taken(game, count)
    for puzzle in kept:
        taken.take(puzzle)
    while len(taken.puzzles) < count and any(map(any_left, shelves.values())):
        theme = min((theme for theme in shelves if any_left(shelves[theme])), key=lambda theme: (taken.themes[theme], theme))
        level = min((level for level, left in shelves[theme].items() if left), key=lambda level: (taken.levels[level], level))
        taken.take(shelves[theme][level].pop(0))
    give_levels(taken.puzzles)
    return sorted(taken.puzzles, key=lambda puzzle: puzzle.id)


def any_left(shelf: dict[int, list[Puzzle]]) -> bool:
    return any(shelf.values())


class Taken:
    """What was taken so far, and how often what."""

    def __init__(self, game: Game, count: int) -> None:
        self.game, self.most_of_a_kind = game, count // MOST_OF_A_KIND
        self.puzzles: list[Puzzle] = []
        self.themes, self.kinds, self.levels = Counter[str](), Counter[str](), Counter[int]()
        self.marks: set[bytes] = set()

    def take(self, puzzle: Puzzle) -> None:
        """Unless one is there that is like it, or enough of its kind."""
        marks, kind = marks_of(self.game, puzzle), puzzle.goal[0].kind
        if self.marks.isdisjoint(marks) and self.kinds[kind] < self.most_of_a_kind:
            self.puzzles.append(puzzle)
            self.marks |= marks
            self.themes.update(puzzle.themes)
            self.kinds[kind] += 1
            self.levels[puzzle.level] += 1


def interest(puzzle: Puzzle) -> int:
    """Few solutions, a wrong plan that tempts, and much that happens."""
    few = 24 // puzzle.solutions
    return few + puzzle.wrong.near // 60 + 3 * len(puzzle.themes) + 2 * len(puzzle.rules) - (20 if puzzle.goal[0].kind == PLAIN else 0)


def marks_of(game: Game, puzzle: Puzzle) -> set[bytes]:
    """What no other puzzle may share: the position, and the way from where it begins."""
    field = field_of(game)
    here = field.cell_of(field.laid_out(bytes(puzzle.position), puzzle.seat, puzzle.hand))
    start = msgspec.json.encode([here, puzzle.goal, puzzle.solution])
    return {bytes(puzzle.position), start}
