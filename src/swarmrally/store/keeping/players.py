"""Guests: an id, and a name that can be forgotten."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from swarmrally.store.connecting.database import Database
from swarmrally.store.keeping import solvers, works
from swarmrally.store.schema import CHAT, ENDINGS, PLAYERS, RECOVERIES, SESSIONS

COLUMNS = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.created_at, PLAYERS.c.seen_at)
MOST_ALIKE = 50
NEW = insert(PLAYERS)


class Player(Struct, frozen=True):
    id: str
    name: str | None
    """None when it was deleted on request."""
    created_at: int
    seen_at: int


def columns_of(player: Player, looks: str) -> dict[str, Any]:
    return msgspec.structs.asdict(player) | {"looks": looks}


class Players:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, player: str, name: str, now: int, looks: str = "") -> Player:
        """`looks` is the same for names that can't be told apart."""
        await self.database.write(NEW, columns_of(made := Player(player, name, now, now), looks))
        return made

    async def fetch(self, players: Collection[str]) -> dict[str, Player]:
        """Those of them that are there."""
        found = await self.database.read(select(*COLUMNS).where(PLAYERS.c.id.in_(players)))
        return {player.id: player for player in (Player(*columns) for columns in found)}

    async def rename(self, player: str, name: str, looks: str = "") -> None:
        await self.database.write(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name, looks=looks))

    async def alike(self, looks: str, since: int) -> dict[str, str]:
        """The names, by player, that look like this, of those who were here since then."""
        is_alike = (PLAYERS.c.looks == looks, PLAYERS.c.seen_at >= since, PLAYERS.c.name.is_not(None))
        found = await self.database.read(select(PLAYERS.c.id, PLAYERS.c.name).where(*is_alike).limit(MOST_ALIKE))
        return dict(map(tuple, found))

    async def forget(self, player: str) -> None:
        """The name, all that was said and published, lists of games and puzzles, the ways back in. Seats stay: others have played there."""

        def forgotten(connection: Connection) -> None:
            connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=None, looks=None))
            for table in (CHAT, ENDINGS, RECOVERIES, SESSIONS):
                connection.execute(delete(table).where(table.c.player == player))
            solvers.forget(connection, player)
            works.forget(connection, player)

        await self.database.change(forgotten)
