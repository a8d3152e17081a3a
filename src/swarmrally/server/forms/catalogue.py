"""Forms about what can be played: courses, layouts, floors."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct, field

from swarmrally.asteroyds.forms.schema import TargetsNeeded
from swarmrally.roborally.forms.schema import CourseForm
from swarmrally.server.forms.reasons import Asked
from swarmrally.table.games.listing import Game


class CourseLine(Struct):
    """A course of RoboRally that has a name."""

    name: str
    players: str
    flags: int
    width: int
    height: int
    length: str
    level: str
    rule: str | None
    season: int
    """0 for a printed one, else which of ours it belongs to."""


class Courses(Struct):
    courses: list[CourseLine]


class ScenarioLine(Struct):
    """A printed layout of Asteroyds; `setup` is what a table with it is opened with."""

    game: Game
    name: str
    players: str
    setup: dict[str, dict[str, str]]
    needed: dict[str, TargetsNeeded] = {}
    """Targets: by the number of seats, a handicap for teams that can't be equal."""


class SeasonLayout(Struct):
    """A layout of ours."""

    name: str
    mode: str
    seats: int
    """Up to how many it is for."""
    layout: Raw


class Scenarios(Struct):
    scenarios: list[ScenarioLine]
    season: list[SeasonLayout]


class FloorsQuery(Asked):
    course: Annotated[str, Meta(max_length=100)]


class CourseGiven(Asked):
    course: str | CourseForm
    """The name of a printed course, or one's own, as in a position."""
    floor_turns: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(max_length=64)] = field(default_factory=list)
    """How far each floor has been turned in play, as in a position."""


class BoardCells(Struct):
    cells: list[tuple[int, int]]
    """Row and column of every hex, from the top left."""


class LayoutAsked(Asked):
    game: Game
    seats: Annotated[int, Meta(ge=1, le=8)]
    setup: Raw = field(default_factory=lambda: Raw(b"{}"))
    """As in the settings of a table."""


class Layout(Struct):
    """The same as when a game begins."""

    setup: Raw
    snapshot: Raw


class GroundAsked(Asked):
    game: Game
    setup: Raw
    """As in a record: the whole of it."""


class Ground(Struct):
    """What a game is played on, as the records that engine.json describes, in base64; null what a set-up has not."""

    board: bytes | None = None
    layout: bytes | None = None
    course: bytes | None = None
    state: bytes | None = None
    """Of a scenario: the state that it begins with, but for the seed."""
