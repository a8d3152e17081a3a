"""Guests: an id, a name that can be forgotten, and an epoch that says which of their tokens still count."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from swarmrally.store.database import Database
from swarmrally.store.schema import CHAT, PLAYERS, RECOVERIES


class Player(Struct, frozen=True):
    id: str
    name: str | None
    """None when it was deleted on request."""
    epoch: int
    created_at: int
    seen_at: int


class Players:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, player: str, name: str, now: int) -> Player:
        made = Player(player, name, 0, now, now)
        await self.database.write(insert(PLAYERS).values(id=player, name=name, epoch=0, created_at=now, seen_at=now))
        return made

    async def fetch(self, players: Collection[str]) -> dict[str, Player]:
        """Those of them that are there."""
        found = await self.database.read(select(PLAYERS).where(PLAYERS.c.id.in_(players)))
        return {player.id: player for player in (Player(*columns) for columns in found)}

    async def rename(self, player: str, name: str) -> None:
        await self.database.write(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))

    async def seen(self, player: str, now: int) -> None:
        await self.database.write(update(PLAYERS).where(PLAYERS.c.id == player).values(seen_at=now))

    async def bump_epoch(self, player: str) -> None:
        """All tokens given out so far are void."""
        await self.database.write(update(PLAYERS).where(PLAYERS.c.id == player).values(epoch=PLAYERS.c.epoch + 1))

    async def forget(self, player: str) -> None:
        """The name, all that was said, and the ways back in. The seats stay: others have played against them."""
        async with self.database.writing() as connection:
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=None, epoch=PLAYERS.c.epoch + 1))
            await connection.execute(delete(CHAT).where(CHAT.c.player == player))
            await connection.execute(delete(RECOVERIES).where(RECOVERIES.c.player == player))
