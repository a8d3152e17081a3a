"""What everybody at a table is told. Each message is numbered; whoever has missed some asks for those after the last one they have."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from swarmrally.table.entries import Why
from swarmrally.table.events import Events
from swarmrally.table.games.playing import Stage
from swarmrally.table.log import Phase
from swarmrally.table.settings import BotName, Settings


class Vote(Struct, frozen=True, gc=False):
    """Whether a bot shall play for somebody who keeps the table waiting."""

    asked_by: int
    agreed: tuple[int, ...]
    """The seats that want it, the one that asked among them."""
    bot: BotName


class Chair(Struct, frozen=True, omit_defaults=True, gc=False):
    """One seat as everybody sees it."""

    player: str | None = None
    bot: BotName | None = None
    """Who plays; beside `player`: until they come back."""
    wish: Raw | None = None
    resigned: bool = False
    wants_pause: bool = False
    thought: int | None = None
    """For how many milliseconds the bot has thought about its last plan."""
    lot: str | None = None
    """What the seat has added to the seed."""
    vote: Vote | None = None
    replaced_by: int | None = None
    """The seat that asked for the bot, where another one did."""


class Now(Struct, frozen=True, gc=False):
    """How things stand after this message."""

    phase: Phase
    stage: Stage | None = None
    round: int = 0
    decision: int = 0
    """Which decision is asked; an answer names it."""
    awaited: tuple[int, ...] = ()
    opens_at: int | None = None
    """When the stopwatch starts, by the server's clock in milliseconds."""
    deadline: int | None = None
    paused: bool = False
    closed: Why | None = None
    """Why a closed table was closed, for who comes after it."""


class News(Struct, tag_field="news", gc=False):
    """One thing that happened."""


class Seating(News, tag="seating"):
    host: str
    chairs: tuple[Chair, ...]
    commitment: str | None = None
    """The hash of the server's part of the seed; null at a table of an older program."""


class Replacement(News, tag="replacement"):
    """What became of the wish that a bot play for this seat, and by which seat's doing."""

    seat: int
    by: int
    what: Literal["asked", "agreed", "withdrawn", "stayed", "replaced"]


class Began(News, tag="began"):
    """The snapshot is of the first round, its dice rolled or its cards dealt; the events led there."""

    setup: Raw
    seed_hash: str
    snapshot: Raw
    events: Events
    commitment: str | None = None
    lots: tuple[str | None, ...] = ()
    """What the seats have added to the seed, null for those that have not."""


class PlanSealed(News, tag="plan_sealed", omit_defaults=True):
    seat: int
    thought: int | None = None
    """For how many milliseconds a bot has thought about it."""


class PlanTakenBack(News, tag="plan_taken_back"):
    seat: int


class Played(News, tag="played"):
    """The game's own events."""

    events: Events
    timed_out: tuple[int, ...] = ()


class Over(News, tag="over"):
    """The seed that belongs to the hash, and the secret that belongs to the commitment."""

    outcome: dict[str, Any]
    seed: str
    secret: str | None = None


class Rematch(News, tag="rematch"):
    table: str


class TableClosed(News, tag="table_closed"):
    why: Why


AnyNews = Seating | Replacement | Began | PlanSealed | PlanTakenBack | Played | Over | Rematch | TableClosed


class Told(Struct, frozen=True, gc=False):
    """One numbered message."""

    number: int
    at: int
    news: tuple[AnyNews, ...]
    now: Now


class Own(Struct, frozen=True, omit_defaults=True):
    """What only one seat may know."""

    seat: int
    round: int = 0
    draft: Raw | None = None
    answers: tuple[Any, ...] | None = None
    """What may be answered, the clock's default first."""
    game: dict[str, Any] = {}


class Snapshot(Struct, frozen=True, omit_defaults=True):
    """A whole table as a seat or a spectator may see it."""

    table: str
    number: int
    at: int
    settings: Settings
    title: str
    host: str
    chairs: tuple[Chair, ...]
    now: Now
    commitment: str | None = None
    setup: Raw | None = None
    seed_hash: str | None = None
    game: dict[str, Any] | None = None
    outcome: dict[str, Any] | None = None
    seed: str | None = None
    secret: str | None = None
    rematch: str | None = None
    uploaded: bool = False
    """Whether the game was played in a browser, which drew the seed."""
    own: Own | None = None
    also: tuple[Own, ...] = ()
    """What the other seats of the same player may know."""
