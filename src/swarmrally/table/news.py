"""What everybody at a table is told. Each message is numbered; whoever has missed some asks for those after the last one they have."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from swarmrally.table.log import Phase
from swarmrally.table.playing import Stage
from swarmrally.table.settings import BotName, Settings


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


class News(Struct, tag_field="news", gc=False):
    """One thing that happened."""


class Seating(News, tag="seating"):
    host: str
    chairs: tuple[Chair, ...]


class Began(News, tag="began"):
    """The snapshot is of the first round, its dice rolled or its cards dealt; the events led there."""

    setup: Raw
    seed_hash: str
    snapshot: Raw
    events: Raw


class PlanSealed(News, tag="plan_sealed", omit_defaults=True):
    seat: int
    thought: int | None = None
    """For how many milliseconds a bot has thought about it."""


class PlanTakenBack(News, tag="plan_taken_back"):
    seat: int


class Played(News, tag="played"):
    """The game's own events."""

    events: Raw
    timed_out: tuple[int, ...] = ()


class Over(News, tag="over"):
    """The seed that belongs to the hash."""

    outcome: dict[str, Any]
    seed: str


class Rematch(News, tag="rematch"):
    table: str


class TableClosed(News, tag="table_closed"):
    why: Literal["host", "idle", "engine"]


AnyNews = Seating | Began | PlanSealed | PlanTakenBack | Played | Over | Rematch | TableClosed


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
    setup: Raw | None = None
    seed_hash: str | None = None
    game: dict[str, Any] | None = None
    outcome: dict[str, Any] | None = None
    seed: str | None = None
    rematch: str | None = None
    own: Own | None = None
