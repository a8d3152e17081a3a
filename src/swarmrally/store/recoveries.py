"""Recovery links: one brings its owner's seats to another device, and ends all other links and sessions."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.database import Database
from swarmrally.store.hashing import hashed
from swarmrally.store.schema import RECOVERIES, SESSIONS
from swarmrally.store.sessions import COLUMNS, Session

GOOD = select(RECOVERIES.c.player).where(RECOVERIES.c.hash == bindparam("hash"), RECOVERIES.c.expires_at > bindparam("now"))


class Recovered(NamedTuple):
    player: str
    ended: tuple[Session, ...]


class Recoveries:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, secret: str, player: str, expires_at: int) -> None:
        await self.database.write(insert(RECOVERIES).values(hash=hashed(secret), player=player, expires_at=expires_at))

    async def use(self, secret: str, now: int) -> Recovered:
        """Whoever it belongs to has no other link and no session after that."""
        hash = hashed(secret)
        # Who guesses does not stand in the line of those who write.
        if not await self.database.read(GOOD, {"hash": hash, "now": now}):
            raise gone()
        return await self.database.change(lambda connection: used(connection, hash, now))


def used(connection: Connection, secret: bytes, now: int) -> Recovered:
    this = (RECOVERIES.c.hash == secret, RECOVERIES.c.expires_at > now)
    player = connection.scalar(select(RECOVERIES.c.player).where(*this))
    # Of two at once, only one deletes it.
    if player is None or not connection.execute(delete(RECOVERIES).where(*this)).rowcount:
        raise gone()
    ended = connection.execute(select(*COLUMNS).where(SESSIONS.c.player == player))
    sessions = tuple(Session(*found) for found in ended)
    for table in (RECOVERIES, SESSIONS):
        connection.execute(delete(table).where(table.c.player == player))
    return Recovered(str(player), sessions)


def gone() -> Refusal:
    return Refusal("/secret", "recovery_gone")
