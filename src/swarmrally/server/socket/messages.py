"""What is said over the WebSocket: one message is one JSON object with a `type`. docs/protocol.md lists them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from swarmrally.asteroyds.playing.bearings import Bearing
from swarmrally.kernel.codes import Kind
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms.reasons import WireCode, reason_of
from swarmrally.server.forms.tables import TableLine
from swarmrally.store.connecting.failures import Trouble
from swarmrally.table.commands import AnyCommand, Seat
from swarmrally.table.desk.audience import Message as ToldMessage
from swarmrally.table.desk.audience import OwnMessage
from swarmrally.table.hints import Hint
from swarmrally.table.news import Snapshot

PROTOCOL = 1
LARGEST = 8192
TableId = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Asked(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client says."""


class Subscribe(Asked, tag="subscribe"):
    """Be told of a table: from now on, or what came after a message that one has."""

    table: TableId
    after: Number | None = None
    rows: Annotated[str, Meta(max_length=64)] = ""
    """The hash of the rules whose rows of events one can read: when the server plays by them, events come so."""
    id: Number = 0


class Unsubscribe(Asked, tag="unsubscribe"):
    table: TableId
    id: Number = 0


class Do(Asked, tag="do"):
    """A command to a table. The answer comes when it is kept."""

    table: TableId
    command: AnyCommand
    id: Number = 0


class Preview(Asked, tag="preview"):
    """What would come of this plan, as far as one may know."""

    table: TableId
    round: int
    plan: Raw
    forecast: bool = False
    """With the swarm's moves first."""
    id: Number = 0


class Forecast(Asked, tag="forecast"):
    """Where the swarm will be."""

    table: TableId
    round: int
    id: Number = 0


class AskBearings(Asked, tag="bearings"):
    """Where each die on the table would send each tile."""

    table: TableId
    round: int
    id: Number = 0


class AskSight(Asked, tag="sight"):
    """What one may know now, in the engine's own bytes: for programs that have an engine with the same rules."""

    table: TableId
    round: int
    seat: Seat | None = None
    """Which of one's own; the first when left out."""
    id: Number = 0


class AskHint(Asked, tag="hint"):
    """What the ace would do; at practice tables only."""

    table: TableId
    round: int
    seat: Seat | None = None
    """Which of one's own; the first when left out."""
    id: Number = 0


class AskTime(Asked, tag="ask_time"):
    """The server's clock."""

    sent: float
    id: Number = 0


class Say(Asked, tag="say"):
    """A short line to everybody at the table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=200)]
    id: Number = 0


class Mute(Asked, tag="mute"):
    """Not to hear somebody's lines on this connection, or to hear them again."""

    player: Annotated[str, Meta(max_length=40)]
    muted: bool = True
    id: Number = 0


class WatchLobby(Asked, tag="watch_lobby"):
    """Be told of the public tables, or no longer."""

    on: bool = True
    id: Number = 0


AnyAsked = Subscribe | Unsubscribe | Do | Preview | Forecast | AskBearings | AskSight | AskHint | AskTime | Say | Mute | WatchLobby


class Said(Struct, tag_field="type"):
    """What the server says."""


class Welcome(Said, tag="welcome"):
    protocol: int
    player: str | None
    now: int
    """The server's clock in milliseconds since 1970."""
    engine: str = ""
    """A hash of the rules that this server plays by, when it has an engine for browsers with the same; else nothing."""


class Done(Said, tag="done"):
    """What was asked with this id is done and kept; the table's news are at `number`."""

    id: int
    number: int = 0


class Refused(Said, tag="refused", omit_defaults=True):
    """What was asked with this id was not done, and nothing changed."""

    id: int
    pointer: str
    reason: str
    code: WireCode
    kind: Kind
    rule: str | None = None
    details: dict[str, Any] = {}


def refused(number: int, refusal: Refusal) -> Refused:
    why = reason_of(refusal)
    return Refused(number, why.pointer, why.reason, why.code, why.kind, why.rule, why.details)


class Keeping(Said, tag="keeping"):
    """Why nothing can be kept now: what is asked is refused, or answered later. null when it can again."""

    trouble: Trouble | None


class TableShown(Said, tag="table"):
    table: Snapshot


class Previewed(Said, tag="previewed"):
    id: int
    events: Raw


class Bearings(Said, tag="bearings"):
    id: int
    bearings: list[Bearing]


class Sighted(Said, tag="sighted"):
    id: int
    seat: int | None
    """Whose view it is; null for those who watch."""
    sight: bytes
    """The state as this seat may know it, in base64."""


class Hinted(Said, tag="hinted"):
    id: int
    hint: Hint


class Time(Said, tag="time"):
    sent: float
    now: int


class ChatLine(Struct, frozen=True):
    """Something that somebody said."""

    id: int
    player: str
    at: int
    text: str


class Chat(Said, tag="chat"):
    table: str
    lines: list[ChatLine]


class Present(Said, tag="present"):
    """Who is connected to the table, and how many watch it."""

    table: str
    players: list[str]
    spectators: int


class Names(Said, tag="names"):
    """What players are called; null for one who was forgotten."""

    names: dict[str, str | None]


class Lobby(Said, tag="lobby"):
    """The public tables that are new or have changed, those that are gone, and in which order all of them are listed now."""

    tables: list[TableLine]
    gone: list[str]
    order: list[str]


AnySaid = (
    Welcome
    | Done
    | Refused
    | Keeping
    | TableShown
    | ToldMessage
    | OwnMessage
    | Previewed
    | Bearings
    | Sighted
    | Hinted
    | Time
    | Chat
    | Present
    | Names
    | Lobby
)
DECODER: msgspec.json.Decoder[AnyAsked] = msgspec.json.Decoder(AnyAsked)
ENCODER = msgspec.json.Encoder()


class AnyId(Struct):
    """The id of a message that could not be read otherwise."""

    id: Any = 0


ID_DECODER = msgspec.json.Decoder(AnyId)


def id_in(text: bytes | str) -> int:
    """The id of a message, as far as it has one."""
    try:
        found = ID_DECODER.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0
    return found if isinstance(found, int) and not isinstance(found, bool) else 0
