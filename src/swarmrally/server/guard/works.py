"""Which works somebody may see, and by which code."""

from __future__ import annotations

from swarmrally.server.guard.codes import LENGTH, bare
from swarmrally.server.guard.refusals import NoWork
from swarmrally.store.keeping.players import Player
from swarmrally.store.keeping.works import Shelved


def spelt(code: str) -> str:
    """However it was written down."""
    letters = bare(code)
    return f"{letters[:4]}-{letters[4:]}" if len(letters) == LENGTH else code


def visible(row: Shelved | None, player: Player | None, pointer: str = "/code") -> Shelved:
    """What is hidden only its author sees."""
    if row is None or row.deleted_at is not None or (row.hidden and not is_by(row, player)):
        raise NoWork(pointer)
    return row


def is_by(row: Shelved, player: Player | None) -> bool:
    return player is not None and row.author == player.id
