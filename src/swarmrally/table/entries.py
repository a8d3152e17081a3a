"""What can be written into a table's log. Folded in order they are the table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from swarmrally.table.settings import BotName, Settings

By = Literal["person", "bot", "clock"]
Why = Literal["host", "idle", "engine", "rounds"]
"""Why a table was closed."""


class Written(Struct, forbid_unknown_fields=True, tag_field="kind", omit_defaults=True):
    """Anything in a log."""


class Opened(Written, tag="opened"):
    settings: Settings
    host: str
    first_seat: int | None = None
    """In a rematch the first player is not drawn."""
    secret: str | None = None
    """The server's part of the seed, of which the hash is told now; None where the server drew the whole seed at the start."""
    uploaded: bool = False
    """Whether the game was played in a browser, which drew the seed, and given to the server when it was over."""


class SeatTaken(Written, tag="seat_taken"):
    seat: int
    player: str
    lot: str | None = None


class LotCast(Written, tag="lot_cast"):
    """What the player adds to the seed, where they did not when they sat down."""

    seat: int
    lot: str


class SeatGivenUp(Written, tag="seat_given_up"):
    """Before the start, by the player, or by the host."""

    seat: int
    kicked: bool = False


class BotSeated(Written, tag="bot_seated"):
    seat: int
    bot: BotName


class Wished(Written, tag="wished"):
    seat: int
    wish: Raw


class HostChanged(Written, tag="host_changed"):
    host: str


class Started(Written, tag="started"):
    setup: Raw
    seed: str
    decisions: list[Raw] = []
    """Of a record that the game goes on from."""
    digest: int | None = None


class Drafted(Written, tag="drafted"):
    seat: int
    plan: Raw


class Sealed(Written, tag="sealed"):
    seat: int
    plan: Raw
    by: By = "person"
    why: str | None = None
    """What kept a bot from planning."""
    thought: int | None = None
    """For how many milliseconds a bot did."""
    digest: int | None = None


class TakenBack(Written, tag="taken_back"):
    seat: int


class Acted(Written, tag="acted"):
    seat: int
    action: str
    digest: int | None = None


class Answered(Written, tag="answered"):
    seat: int
    answer: Any
    by: By = "person"
    why: str | None = None
    """What kept a bot from answering."""
    digest: int | None = None


class TimedOut(Written, tag="timed_out"):
    """Planning is over; what was drafted stands."""

    digest: int | None = None


class Decided(Written, tag="decided"):
    """A decision of a game that was played in a browser, as its record has it."""

    decision: Raw
    digest: int | None = None


class PauseWished(Written, tag="pause_wished"):
    seat: int
    wished: bool


class Resumed(Written, tag="resumed"):
    seat: int


class ClockMoved(Written, tag="clock_moved"):
    """No server was there for a while."""

    deadline: int


class BotTookOver(Written, tag="bot_took_over"):
    """The owner left, or was away for long; they can come back."""

    seat: int
    bot: BotName
    asked_by: int | None = None
    """The seat that wished it; None when the owner left, or missed too much."""


class ReplacementAsked(Written, tag="replacement_asked"):
    """Somebody wishes that a bot plays for a seat that keeps the table waiting; when all others agree it does."""

    seat: int
    by: int
    bot: BotName


class ReplacementAgreed(Written, tag="replacement_agreed"):
    seat: int
    by: int
    agreed: bool


class Stayed(Written, tag="stayed"):
    """Somebody is there after all."""

    seat: int


class CameBack(Written, tag="came_back"):
    seat: int


class HandedOver(Written, tag="handed_over"):
    seat: int
    player: str


class Resigned(Written, tag="resigned"):
    seat: int
    ends: bool = False
    """Whether nobody is left who would play on: the last person leaves the game to its bots."""
    digest: int | None = None


class Rematched(Written, tag="rematched"):
    table: str


class KeptOpen(Written, tag="kept_open"):
    """Nothing has happened for long, but somebody is there and waits."""


class Closed(Written, tag="closed"):
    why: Why


Body = (
    Opened
    | SeatTaken
    | LotCast
    | SeatGivenUp
    | BotSeated
    | Wished
    | HostChanged
    | Started
    | Drafted
    | Sealed
    | TakenBack
    | Acted
    | Answered
    | TimedOut
    | Decided
    | PauseWished
    | Resumed
    | ClockMoved
    | BotTookOver
    | ReplacementAsked
    | ReplacementAgreed
    | Stayed
    | CameBack
    | HandedOver
    | Resigned
    | Rematched
    | KeptOpen
    | Closed
)
DECODER: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)
ENCODER = msgspec.json.Encoder()
