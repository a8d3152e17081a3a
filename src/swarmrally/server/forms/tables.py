"""Forms about tables: to list, open and act at, and the games that somebody has played."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from swarmrally.server.forms.reasons import MOST_IN_A_PAGE, Asked, Code
from swarmrally.table.commands import Seat
from swarmrally.table.endings import Against, Ending, Other, Result
from swarmrally.table.games.listing import Game
from swarmrally.table.log import Phase, Row
from swarmrally.table.news import Snapshot
from swarmrally.table.settings import Terms


class Paged(Asked):
    """Which part of a list."""

    after: Annotated[str, Meta(max_length=60)] | None = None
    """`next` of the page before."""
    limit: Annotated[int, Meta(ge=1, le=MOST_IN_A_PAGE)] = 50


class LobbyQuery(Paged):
    game: Game | None = None
    phase: Literal["open", "playing"] | None = None
    free: bool = False
    """Only tables with free seats."""


class MineQuery(Paged):
    game: Game | None = None
    phase: Literal["running", "over"] | None = None
    """Only tables where people gather or play, or only games that were played."""


class RecordsQuery(Paged):
    game: Game | None = None


Text = Annotated[str, Meta(max_length=100)]
Texts = Annotated[str, Meta(max_length=2_000)]


class GamesQuery(Paged):
    game: Game | None = None
    title: Text | None = None
    """The mode or course."""
    result: Literal["won", "lost", "left"] | None = None
    against: Literal["people", "bots"] | None = None
    """Where at least one person was among the others, or none."""
    since: int | None = None
    """Only games that were over at this time or later."""
    name: Text = ""
    """Where the name of somebody else has this in it, whatever its case and accents, ..."""
    titles: Texts = ""
    """... or where one of these was played, with `|` between them, ..."""
    bots: Texts = ""
    """... or with one of these bots."""


class StatisticsQuery(Asked):
    since: int | None = None


class GameLine(Struct):
    """A game that I have played."""

    table: str
    game: str
    title: str
    over_at: int
    result: Result
    seats: int
    rounds: int
    against: Against
    others: tuple[Other, ...]
    place: int | None
    """Null where nobody has won, and for who has left."""
    figure: str | None
    """The colour of the craft, or the robot; null in a scenario without them."""
    character: str | None
    """The pilot, or the robot."""


class GamesPage(Struct):
    games: list[GameLine]
    names: dict[str, str]
    """Of the others, by id; who was deleted has none."""
    next: str | None = None
    count: int | None = None
    """How many there are in all; on the first page."""


class Counted(Struct):
    """Games of mine of one kind, with one character."""

    game: str
    title: str
    character: str | None
    games: int
    won: int
    rounds: int


class Statistics(Struct):
    """Of the latest games, at most 5,000."""

    counted: list[Counted]
    latest: list[GameLine]
    """Ten of them, the latest first."""


class TableLine(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    phase: Phase
    public: bool
    players: tuple[str, ...]
    seats: int
    free_seats: int
    opened_at: int
    touched_at: int
    terms: Terms | None = None
    """Null for an old table where nothing has happened since."""


class TablesPage(Struct):
    tables: list[TableLine]
    names: dict[str, str]
    """Of the players, by id; who was deleted has none."""
    next: str | None = None
    """Where the next page begins; null on the last one."""


class TableSeen(Struct):
    snapshot: Snapshot
    names: dict[str, str]


class Opened(Struct):
    table: str


class Done(Struct):
    """Kept on disk; `number` is that of the last message to everybody."""

    number: int


class Checked(Struct):
    title: str


class NewInvitation(Asked):
    uses: Annotated[int, Meta(ge=1, le=100)] = 1
    hours: Annotated[int, Meta(ge=1, le=720)] = 24
    seat: Seat | None = None
    """One's own seat, to hand it over to whoever comes."""


class Invited(Struct):
    """The code is shown this once; one that lets people in can be said aloud, in whatever case and with or without its hyphen."""

    id: str
    code: str
    link: str
    expires_at: int


class InvitationLine(Struct):
    """A code that still counts; what it says is known to those alone who were told."""

    id: str
    seat: int | None
    """The seat that it hands over; null for one that lets people in."""
    uses_left: int
    made_at: int
    expires_at: int


class InvitationList(Struct):
    invitations: list[InvitationLine]


class CodeGiven(Asked):
    code: Code


class Admitted(Struct):
    table: str
    seat: int | None = None
    """The seat that was handed over."""


class Share(Struct):
    code: str
    link: str


def line_of(row: Row) -> TableLine:
    when = row.opened_at, row.touched_at
    return TableLine(row.table, row.game, row.title, row.phase, row.is_public, row.players, row.seats, row.free_seats, *when, row.terms)


def game_line_of(ending: Ending) -> GameLine:
    return GameLine(*(getattr(ending, name) for name in GameLine.__struct_fields__))
