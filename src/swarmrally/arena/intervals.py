"""How sure a share is, and whether shares differ by more than chance."""

from __future__ import annotations

import math
from collections.abc import Sequence

SURE = 1.96
Interval = tuple[float, float]


def wilson(points: float, games: int) -> Interval:
    """Wilson's interval of 95 percent for a share of points; a draw's half points make it a little wider than it need be."""
    if games == 0:
        return 0.0, 1.0
    share, square = points / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def chance_of_spread(counts: Sequence[float]) -> float:
    """How likely equal chances give counts that differ as much as these or more: Pearson's chi-square test."""
    total, freedom = sum(counts), len(counts) - 1
    if total == 0 or freedom < 1:
        return 1.0
    expected = total / len(counts)
    return beyond(sum((count - expected) ** 2 / expected for count in counts), freedom)


def beyond(square: float, freedom: int) -> float:
    """The upper tail of the chi-square distribution, by the series that halves of whole numbers have."""
    half = square / 2
    if freedom % 2:
        tail, term = math.erfc(math.sqrt(half)), math.sqrt(half / math.pi) * 2 * math.exp(-half)
        steps = [1.5 + step for step in range((freedom - 1) // 2)]
    else:
        tail = term = math.exp(-half)
        term *= half
        steps = [2.0 + step for step in range(freedom // 2 - 1)]
    for step in steps:
        tail += term
        term *= half / step
    return min(1.0, tail)
