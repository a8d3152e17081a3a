"""Who sits at the table: names for sentences, colours for hulls, and which seats are people."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from swarmrally.asteroyds.state import COLOURS, PILOTS, Colour, Pilot, State

NAMES: dict[Pilot, str] = {
    "hector": "Hector",
    "dolorosa": "Dolorosa",
    "lawrence": "Lawrence",
    "yayenek": "Yayenek",
    "mhand": "M'Hand",
    "1634": "1634",
}


@dataclass(frozen=True)
class Cast:
    """The pilots by seat."""

    names: tuple[str, ...]
    colours: tuple[Colour, ...]
    people: frozenset[int]

    def role(self, seat: int) -> str:
        """`you` where there is one person, `person` where there are several, else `bot`."""
        if seat not in self.people:
            return "bot" if self.people else ""
        return "you" if len(self.people) == 1 else "person"


def cast_of(state: State, people: Iterable[int] = ()) -> Cast:
    """The pilots of a game; `people` are the seats that are no bots."""
    seats = range(int(state.seats))
    names = tuple(NAMES[PILOTS[state.craft_pilot[seat]]] for seat in seats)
    return Cast(names, tuple(COLOURS[state.craft_colour[seat]] for seat in seats), frozenset(people))
