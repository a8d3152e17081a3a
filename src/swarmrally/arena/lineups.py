"""Line-ups: who meets whom, and who sits where in which game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

LineUp = tuple[str, ...]


def line_ups(bots: list[str], sides: int) -> list[LineUp]:
    """Every choice of as many bots as there are sides; all of them when there are fewer."""
    return list(combinations(bots, min(sides, len(bots))))


def seated(line_up: LineUp, sides: Sequence[int], turn: int) -> LineUp:
    """The line-up around a table, given the side of each seat; everybody moves on by a side each turn."""
    return tuple(line_up[(side + turn) % len(line_up)] for side in sides)
