"""Forms about studies, for pages that can't think for themselves."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct, field

from swarmrally.server.forms.reasons import Asked
from swarmrally.study.lines import MOST_GAMES, MOST_PLANS, Line

PlanSeat = Annotated[int, Meta(ge=0, le=7)]
SomePlans = Annotated[dict[PlanSeat, Raw], Meta(max_length=MOST_PLANS)]


class OddsAsked(Asked):
    """The chances of all seats, with these plans; who has none plans anew in each game."""

    line: Line
    plans: SomePlans = field(default_factory=dict)
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = MOST_GAMES


class BestAsked(Asked):
    """The best plans of a seat from what it may know."""

    line: Line
    seat: PlanSeat
    plans: SomePlans = field(default_factory=dict)


class StepsAsked(Asked):
    """Where a line leads to."""

    line: Line


class PuzzlePlan(Asked):
    plan: Raw
    """As it would be sealed at a table."""


class PuzzleBook(Struct):
    """All puzzles of a game, as docs/puzzles.md has them, and which day has which."""

    version: int
    game: str
    themes: list[str]
    daily: list[int]
    """Places in `puzzles`, from the first day on."""
    puzzles: list[dict[str, Any]]


class Events(Struct):
    events: list[dict[str, Any]]
