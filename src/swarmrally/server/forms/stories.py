"""Forms about games told again: from the beginning, as films, and checked."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from swarmrally.kernel.records import Dice, Record
from swarmrally.server.forms.reasons import Asked
from swarmrally.table.news import Chair
from swarmrally.table.settings import BotName, Settings


class StoryQuery(Asked):
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
    uploaded: bool
    """Whether it was played in a browser, which drew the seed."""


class Upload(Asked):
    """A game that was played in a browser."""

    record: Record
    bots: Annotated[list[BotName | None], Meta(min_length=1, max_length=8)]
    """By seat, who played there; null for one's own."""


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
