"""What is kept of a game for each person who has played it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from swarmrally.table.settings import BotName

Result = Literal["won", "shared", "lost", "left", "nobody", "unknown"]
"""Alone, or with others; others have won; given up before the end; nobody has won; by rules that are no longer these."""
Against = Literal["people", "bots", "both", "browser"]
"""`browser`: bots in a browser, where luck could be chosen. Such games are listed and not counted."""


class Other(Struct, frozen=True, omit_defaults=True):
    """Somebody else at the table."""

    player: str | None = None
    bot: BotName | None = None


class Ending(Struct, frozen=True):
    table: str
    player: str
    game: str
    title: str
    """The mode or course, for lists."""
    over_at: int
    result: Result
    seats: int
    rounds: int
    against: Against
    others: tuple[Other, ...]
    place: int | None = None
    """Winners first, the others by how far they came; who came equally far shares a place."""
    figure: str | None = None
    """The colour of the craft, or the robot."""
    character: str | None = None
    """The pilot, or the robot."""
