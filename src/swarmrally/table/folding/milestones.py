"""A table written down as it is after an entry, and read again: the same as folding its log up to there, in less time."""

from __future__ import annotations

import functools
import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from swarmrally.kernel.compiler import SOURCES, rooms
from swarmrally.table.entries import Why
from swarmrally.table.games.listing import BOXES, Game
from swarmrally.table.log import Milestone, Phase
from swarmrally.table.settings import Settings
from swarmrally.table.table import KeptChair, Table

EVERY = 200
"""So many entries after the last milestone the next one is written."""
FOLDING = b"".join(path.read_bytes() for path in sorted(Path(__file__).parents[1].rglob("*.py")))


class Saved(Struct):
    """All of a table but its game, which is `play`, and what follows from the settings."""

    number: int
    told: int
    phase: Phase
    closed: Why | None
    chairs: list[KeptChair]
    host: str
    first_seat: int | None
    uploaded: bool
    started_setup: Raw
    secret: str | None
    seed: str
    drafts: dict[int, bytes]
    decision: int
    opens_at: int | None
    deadline: int | None
    paused: bool
    left_at_pause: int | None
    interrupted: int
    left_for_plans: int | None
    hurried: int
    waiting_since: int
    peopled: int
    first_round: int
    outcome: dict[str, Any] | None
    over_at: int | None
    rematch: str | None
    kicked: set[str]
    kicked_at: int
    opened_at: int
    touched_at: int
    written_at: int
    waiting_for: tuple[str, int]
    settings: Settings
    play: bytes


TAKEN_OVER = [field for field in Saved.__struct_fields__ if field not in ("play", "settings")]
ENCODER, DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Saved)


@functools.cache
def engine_of(game: Game) -> str:
    """A hash of all that a log of this game is folded with."""
    sources = [SOURCES[room] for room in rooms(game)]
    return hashlib.sha256("".join([*sources, sys.byteorder]).encode() + FOLDING).hexdigest()


def is_due(table: Table, last: int) -> bool:
    """Whether a table whose last milestone has this number should have another one."""
    return table.phase in ("playing", "over") and table.number - last >= EVERY


def is_ours(milestone: Milestone) -> bool:
    """Whether this very program has written it."""
    return milestone.engine in map(engine_of, BOXES)


def milestone_of(table: Table) -> Milestone:
    saved = Saved(settings=table.settings, play=table.playing().save(), **{field: getattr(table, field) for field in TAKEN_OVER})
    return Milestone(table.number, engine_of(table.settings.game), ENCODER.encode(saved))


def table_at(name: str, milestone: Milestone) -> Table:
    saved, table = DECODER.decode(milestone.body), Table(name)
    for field in TAKEN_OVER:
        setattr(table, field, getattr(saved, field))
    table.furnish(saved.settings)
    table.play = table.box.resume(bytes(saved.started_setup), saved.seed, saved.play)
    return table
