"""Recovery links: one brings its owner's seats to another device, and ends all other links and sessions."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.database import Database
from swarmrally.store.keeping.hashing import hashed
from swarmrally.store.keeping.sessions import COLUMNS, Session, expect_going_on
from swarmrally.store.schema import INVITATIONS, RECOVERIES, SESSIONS

GOOD = select(RECOVERIES.c.player).where(RECOVERIES.c.hash == bindparam("hash"), RECOVERIES.c.expires_at > bindparam("now"))


class Recovered(NamedTuple):
    player: str
    ended: tuple[Session, ...]


class Recoveries:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, secret: str, player: str, expires_at: int, by: Session | None = None) -> None:
        """`by` is the session that asks for it, where one does."""

        def add(connection: Connection) -> None:
            expect_going_on(connection, player, by)
            connection.execute(insert(RECOVERIES).values(hash=hashed(secret), player=player, expires_at=expires_at))

        await self.database.change(add)

    async def use(self, secret: str, now: int) -> Recovered:
        """Whoever it belongs to has no other link and no session after that, and no seat of theirs is on offer."""
        hash = hashed(secret)
        # Who guesses does not stand in the line of those who write.
        if not await self.database.read(GOOD, {"hash": hash, "now": now}):
            raise gone()
        return await self.database.change(lambda connection: used(connection, hash, now))


def used(connection: Connection, secret: bytes, now: int) -> Recovered:
    this = (RECOVERIES.c.hash == secret, RECOVERIES.c.expires_at > now)
    player = connection.scalar(select(RECOVERIES.c.player).where(*this))
    expect_going_on(connection, str(player), None)
    # Of two at once, only one deletes it.
    if player is None or not connection.execute(delete(RECOVERIES).where(*this)).rowcount:
        raise gone()
    ended = connection.execute(select(*COLUMNS).where(SESSIONS.c.player == player))
    sessions = tuple(Session(*found) for found in ended)
    for table in (RECOVERIES, SESSIONS):
        connection.execute(delete(table).where(table.c.player == player))
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.host == player, INVITATIONS.c.seat.is_not(None)))
    return Recovered(str(player), sessions)


def gone() -> Refusal:
    return Refusal("/secret", "recovery_gone")
