"""The search: sketch after sketch with its dials turned towards the order, until one fits; games are counted, never seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from swarmrally.arena.generating.nearness import Point, miss_of, points_of
from swarmrally.arena.generating.orders import Settled
from swarmrally.arena.generating.trials import Trial

SKETCHES = 24
TURNS = 12
"""Of the dials of a sketch."""
FIRST_GAMES, MORE_GAMES, LAST_GAMES = 32, 160, 600
HOPELESS = 0.45
"""A miss after half of the turns with which a sketch is given up."""
Advance = Callable[[int], None]


class Draft(Protocol):
    """A sketch with its dials as they stand."""

    def made(self) -> Any | None:
        """The form that comes of it; None where it can't be played."""

    def tried(self, form: Any, games: int) -> Trial: ...

    def lacks(self, form: Any) -> list[str]:
        """The ordered elements that are not there, and those that should not be."""

    def turn(self, trial: Trial | None) -> None:
        """The dials, towards the order."""


class Found(NamedTuple):
    form: Any
    points: list[Point]
    trial: Trial
    sketches: int
    games: int
    """How many sketches and games it took."""

    @property
    def is_met(self) -> bool:
        return all(point.is_met for point in self.points)


class Reached(NamedTuple):
    """How far a search is, between two sketches."""

    sketches: int = 0
    most: int = SKETCHES
    """So many are looked at; twice as many when that led to nothing."""
    games: int = 0
    nearest: Found | None = None


START = Reached()


def search(
    order: Settled,
    drafts: Callable[[int], Draft],
    advance: Advance,
    reached: Reached = START,
    note: Callable[[Reached], None] = lambda reached: None,
) -> Found:
    """The first that fits, or the one that comes nearest; from where it was before, and told after each sketch how far it is."""
    number, most, games, nearest = reached
    while nearest is None or number < most:
        for found in looked_at(order, drafts(number), number + 1):
            games += found.games
            found = found._replace(games=games)
            if found.trial.games == LAST_GAMES and (nearest is None or miss_of(found.points) < miss_of(nearest.points)):
                nearest = found
        number += 1
        advance(1)
        if nearest is not None and nearest.is_met:
            break
        most = most if number < most or nearest is not None else 2 * most
        note(Reached(number, most, games, nearest))
    return nearest


def looked_at(order: Settled, draft: Draft, number: int) -> Iterator[Found]:
    """A draft at each turn of its dials; the last with as many games as it takes to be sure."""
    nearest: Found | None = None
    for turn in range(TURNS):
        form = draft.made()
        if form is None:
            draft.turn(None)
            continue
        found = judged(order, draft, form, FIRST_GAMES, number)
        if found.is_met:
            yield found
            found = judged(order, draft, form, MORE_GAMES, number)
        if found.is_met:
            yield found
            found = judged(order, draft, form, LAST_GAMES, number)
        yield found
        if found.is_met and found.trial.games == LAST_GAMES:
            return
        if nearest is None or miss_of(found.points) < miss_of(nearest.points):
            nearest = found
        if turn >= TURNS // 2 and miss_of(nearest.points) > HOPELESS:
            return
        draft.turn(found.trial)
    if nearest is not None and nearest.trial.games < LAST_GAMES:
        yield judged(order, draft, nearest.form, LAST_GAMES, number)


def judged(order: Settled, draft: Draft, form: Any, games: int, number: int) -> Found:
    trial = draft.tried(form, games)
    return Found(form, points_of(order, trial, draft.lacks(form)), trial, number, games)
