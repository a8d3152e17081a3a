"""Heat: how often something happened on which cell."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple


class Start(NamedTuple):
    """Where a craft or robot begins."""

    name: str
    cell: int
    team: str | None


class Heat:
    """Of one game or of many."""

    def __init__(self) -> None:
        self.traffic = Counter[int]()
        """How often a craft or robot came there."""
        self.damage = Counter[int]()
        """Points suffered there."""
        self.deaths = Counter[int]()
        """How often one was destroyed there."""

    def add(self, other: Heat) -> None:
        self.traffic += other.traffic
        self.damage += other.damage
        self.deaths += other.deaths
