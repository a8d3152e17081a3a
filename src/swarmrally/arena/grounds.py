"""Grounds: what is played on, for a tournament or an analysis."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Raw


class Ground(NamedTuple):
    game: str
    title: str
    setup: Raw
    sides: list[int]
    """Of each seat: those of one team are of one side."""

    @property
    def seats(self) -> int:
        return len(self.sides)


def sides_of(teams: list[object]) -> list[int]:
    """A side for each team, in the order in which they sit; one for each seat where there are no teams."""
    if None in teams:
        return list(range(len(teams)))
    found = list(dict.fromkeys(teams))
    return [found.index(team) for team in teams]
