"""Chances in ten-thousandths, and how far they may be off."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel

WHOLE = 10_000
"""A chance to win that is sure."""


@kernel
def part_of(won: int, games: int) -> int:
    """So many of so many games, rounded."""
    return (2 * WHOLE * won + games) // (2 * games)


@kernel
def error_of(won: int, games: int) -> int:
    """The standard error of that part; with one game more on each side, since a few games can't say that something is sure."""
    return root(WHOLE * WHOLE * (won + 1) * (games - won + 1) // (games + 3)) // (games + 2)


@kernel
def error_of_lead(gained: int, lost: int, games: int) -> int:
    """Of the difference between two plans tried in the same games: one won so many that the other lost, and the other way round."""
    lead = gained - lost
    return root(WHOLE * WHOLE * (gained + lost + 1) - WHOLE * WHOLE * lead * lead // games) // games


@kernel
def root(square: int) -> int:
    """Rounded down."""
    if square < 2:
        return max(square, 0)
    found = 1 << 31
    while found * found > square:
        found = (found + square // found) // 2
    return found
