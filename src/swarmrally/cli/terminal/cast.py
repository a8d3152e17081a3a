"""Who sits at the table: names for sentences, colours for pieces, and which seats are people."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Cast:
    """The players by seat."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    people: frozenset[int]

    def role(self, seat: int) -> str:
        """`you` where there is one person, `person` where there are several, else `bot`."""
        if seat not in self.people:
            return "bot" if self.people else ""
        return "you" if len(self.people) == 1 else "person"
