"""What comes and goes by HTTP, each body a form."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta, Raw, Struct, field

from swarmrally.asteroyds.forms import TargetsNeeded
from swarmrally.gate.refusals import GateCode
from swarmrally.kernel.codes import Kind as RefusalKind
from swarmrally.kernel.codes import WireCode as KernelCode
from swarmrally.kernel.records import Dice
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms import CourseForm
from swarmrally.store.sessions import Kind
from swarmrally.table.commands import Seat
from swarmrally.table.endings import Ending, Other, Result
from swarmrally.table.games import Game
from swarmrally.table.log import Phase, Row
from swarmrally.table.news import Chair, Snapshot
from swarmrally.table.settings import Settings, Terms

MOST_IN_A_PAGE = 100
Code = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=200)]


class Asked(Struct, forbid_unknown_fields=True):
    """A body that is sent to the server."""


WireCode = Literal[KernelCode, GateCode]


class Reason(Struct, omit_defaults=True):
    pointer: str
    """A JSON pointer to the field that is wrong; empty for the whole. `?name` for a part of the query."""
    reason: str
    """What would be right, in English."""
    code: WireCode
    kind: RefusalKind
    rule: str | None = None
    """The rule that refuses, where one does."""
    details: dict[str, Any] = {}
    """What the sentence is made with."""
    id: str | None = None
    """Of an error that nobody expected: the server's log has it too."""


class Failure(Struct):
    error: Reason


def reason_of(refusal: Refusal, number: str | None = None) -> Reason:
    code = cast(WireCode, refusal.code)
    return Reason(refusal.pointer, refusal.reason, code, refusal.kind, refusal.rule, refusal.details, number)


def body_of(refusal: Refusal) -> bytes:
    """As it is answered where no application is asked."""
    return msgspec.json.encode(Failure(reason_of(refusal)))


# Players


class NewPlayer(Asked):
    name: Name
    token: bool = False
    """Whether a token for a program is wanted beside the cookie."""


class NewName(Asked):
    name: Name


class Me(Struct, omit_defaults=True):
    id: str
    name: str
    token: str | None = None


class SessionLine(Struct):
    """A browser or a program by which I am signed in."""

    id: str
    kind: Kind
    label: str
    """Such as "Firefox on Linux", or what I call the program."""
    made_at: int
    seen_at: int
    """When it was last used, to within an hour."""
    current: bool
    """Whether it is the one that asks."""


class SessionList(Struct):
    sessions: list[SessionLine]


class NewToken(Asked):
    name: Name
    """What to call the program."""


class Token(Struct):
    """The token is shown this once."""

    id: str
    name: str
    token: str


class Recovery(Struct):
    """Shown to its owner only; whoever opens the link has the player's seats, once."""

    link: str
    secret: str
    expires_at: int


class Secret(Asked):
    secret: Code
    token: bool = False


# Tables


class Paged(Struct):
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


class StatisticsQuery(Struct):
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


# Games told again


class StoryQuery(Struct):
    until: Annotated[int, Meta(ge=0)] | None = None
    """The number of the last message that is wanted."""


class Story(Struct):
    """What everybody was told of a game: `start` and then `events` lead to the snapshot with this number."""

    start: Raw
    """The snapshot with which it began."""
    setup: Raw
    events: Raw
    """One list, in their order."""
    number: int


class Taken(Struct):
    """A decision, as in a record."""

    after: int
    """How many of the events came before it."""
    decision: Raw


class Film(Struct):
    """A game that is over."""

    table: str
    settings: Settings
    title: str
    chairs: tuple[Chair, ...]
    setup: Raw
    start: Raw
    """The snapshot with which it began."""
    events: Raw
    """One list, in their order."""
    decisions: list[Taken]
    outcome: dict[str, Any]
    seed: str
    seed_hash: str
    dice: Dice | None
    """Where the seed came from; null for games of an older program."""
    began_at: int
    over_at: int
    names: dict[str, str]
    """Of the players, by id; who was deleted has none."""


class Verified(Struct):
    """Whether playing the game again gave the same."""

    events_same: bool
    hash_fits: bool
    """Whether the seed belongs to the hash that was told before the first round."""
    dice_fit: bool | None
    """Whether the secret belongs to the commitment, and the seed follows from it and the lots; null for games of an older program."""
    events: int
    """How many were compared."""
    seed: str
    seed_hash: str
    dice: Dice | None


# Shelves


class CourseLine(Struct):
    """A printed course of RoboRally."""

    name: str
    players: str
    flags: int
    width: int
    height: int
    length: str
    level: str
    rule: str | None


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


class Scenarios(Struct):
    scenarios: list[ScenarioLine]


class FloorsQuery(Struct):
    course: Annotated[str, Meta(max_length=100)]


class CourseGiven(Asked):
    course: str | CourseForm
    """The name of a printed course, or one's own, as in a position."""
    floor_turns: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(max_length=64)] = []
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


class Health(Struct):
    live: bool
    ready: bool
    """Whether people should be sent here: the store answers and is sound, and the server is not leaving."""
    leaving: bool
    """Whether it is about to stop, and opens no new tables."""
    version: str
    """With the commit, where it is known."""
    trouble: str | None = None
    """What is the matter with the store, in words."""


def line_of(row: Row) -> TableLine:
    when = row.opened_at, row.touched_at
    return TableLine(row.table, row.game, row.title, row.phase, row.is_public, row.players, row.seats, row.free_seats, *when, row.terms)


def game_line_of(ending: Ending) -> GameLine:
    return GameLine(*(getattr(ending, name) for name in GameLine.__struct_fields__))
