"""What the server says, as far as a player needs it. Fields that are not listed here are ignored."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct, field

from swarmrally.client.failures import Why


class Now(Struct, frozen=True):
    """How things stand at a table; times are milliseconds since 1970 by the server's clock."""

    phase: str
    """`open playing over closed`."""
    stage: str | None = None
    """`planning deciding over`, while the game is on."""
    round: int = 0
    decision: int = 0
    awaited: tuple[int, ...] = ()
    """The seats without which nothing goes on."""
    opens_at: int | None = None
    deadline: int | None = None
    paused: bool = False
    closed: str | None = None
    """Why, of a closed table: `host idle engine rounds`."""


class Vote(Struct, frozen=True):
    """Whether a bot shall play for somebody who keeps the table waiting."""

    asked_by: int
    agreed: tuple[int, ...]
    bot: str


class Chair(Struct, frozen=True):
    player: str | None = None
    bot: str | None = None
    """Beside a player: until they come back."""
    resigned: bool = False
    lot: str | None = None
    """What the seat has added to the seed."""
    vote: Vote | None = None


class Own(Struct, frozen=True):
    """What only this seat may know."""

    seat: int
    round: int = 0
    draft: Any = None
    answers: tuple[Any, ...] | None = None
    game: dict[str, Any] = {}
    """In RoboRally: `hand`, `registers`, `flywheel`, `can_recompile`, `orders_only`."""


class Shown(Struct, frozen=True):
    """A table at one moment, as this player may see it."""

    table: str
    number: int
    settings: dict[str, Any]
    title: str
    host: str
    chairs: tuple[Chair, ...]
    now: Now
    commitment: str | None = None
    """The hash of the server's part of the seed."""
    setup: Any = None
    game: dict[str, Any] | None = None
    """The game as everybody sees it: `position`, and what is public of the plans."""
    outcome: dict[str, Any] | None = None
    seed: str | None = None
    secret: str | None = None
    """The server's part of the seed, when the game is over."""
    rematch: str | None = None
    own: Own | None = None
    also: tuple[Own, ...] = ()
    """What the player's other seats may know, where they have several."""

    @property
    def owns(self) -> tuple[Own, ...]:
        """What each seat of the player may know."""
        return () if self.own is None else (self.own, *self.also)


class Told(Struct, frozen=True):
    number: int
    at: int
    news: list[dict[str, Any]]
    now: Now


class Message(Why, kw_only=True):
    """Any message: what else it holds depends on its type."""

    type: str
    id: int = 0
    player: str | None = None
    table: Raw = Raw(b"null")
    """A snapshot, or the id of a table."""
    told: list[Told] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    hint: dict[str, Any] | None = None
