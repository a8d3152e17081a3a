"""Who sits at the table: names for sentences, colours for pieces, and which seats are people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

NO_PEOPLE: Mapping[int, int] = {}


@dataclass(frozen=True)
class Cast:
    """The players by seat."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    owners: dict[int, int]
    """The seats that are people, each with the first seat of its player (R10.8)."""

    @property
    def people(self) -> frozenset[int]:
        """The seats that are no bots."""
        return frozenset(self.owners)

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this keyboard, so that what one of them does is hidden from the others."""
        return len(set(self.owners.values())) > 1

    def role(self, seat: int) -> str:
        """`you` where there is one person, `person` where there are several, else `bot`."""
        if seat not in self.people:
            return "bot" if self.people else ""
        return "person" if self.is_shared else "you"
