"""Sessions: each browser and each program of a player has its own, which is known by the hash of its secret alone."""

from __future__ import annotations

import base64
from collections.abc import Collection
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from swarmrally.store.connecting.database import Database
from swarmrally.store.keeping.hashing import hashed
from swarmrally.store.keeping.players import COLUMNS as PLAYER
from swarmrally.store.keeping.players import NEW as NEW_PLAYER
from swarmrally.store.keeping.players import Player, columns_of
from swarmrally.store.schema import PLAYERS, SESSIONS

Kind = Literal["browser", "program", "before"]
"""`before`: all tokens together that a player was given before there were sessions."""
COLUMNS = (SESSIONS.c.hash, SESSIONS.c.player, SESSIONS.c.kind, SESSIONS.c.label, SESSIONS.c.made_at, SESSIONS.c.seen_at)

NEW = insert(SESSIONS)


class Session(Struct, frozen=True):
    hash: bytes
    player: str
    kind: Kind
    label: str
    """What its owner calls the program, or a word or two for the browser."""
    made_at: int
    seen_at: int

    @property
    def id(self) -> str:
        """By which its owner can name it; nobody finds the secret by it."""
        return base64.urlsafe_b64encode(self.hash[:9]).decode()


class Ended(Exception):
    """The session that asks for something has ended meanwhile."""


class SignedIn(NamedTuple):
    session: Session
    player: Player


class Sessions:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, secret: str, player: str, kind: Kind, label: str, now: int, by: Session | None = None) -> Session:
        """`by` is the session that asks for it, where one does."""
        made = Session(hashed(secret), player, kind, label, now, now)

        def add(connection: Connection) -> None:
            expect_going_on(connection, player, by)
            connection.execute(NEW, msgspec.structs.asdict(made))

        await self.database.change(add)
        return made

    async def add_player(self, player: Player, looks: str, secret: str, kind: Kind, label: str) -> Session:
        """Somebody new, and their first session, in one commit."""
        made = Session(hashed(secret), player.id, kind, label, player.created_at, player.created_at)

        def both(connection: Connection) -> None:
            connection.execute(NEW_PLAYER, columns_of(player, looks))
            connection.execute(NEW, msgspec.structs.asdict(made))

        await self.database.change(both)
        return made

    async def find(self, secret: str, since: int) -> SignedIn | None:
        """Whose it is, if it was used since then and its player has not been forgotten."""
        is_good = (SESSIONS.c.hash == hashed(secret), SESSIONS.c.seen_at >= since, PLAYERS.c.name.is_not(None))
        joined = SESSIONS.join(PLAYERS, SESSIONS.c.player == PLAYERS.c.id)
        found = await self.database.read(select(*COLUMNS, *PLAYER).select_from(joined).where(*is_good))
        cut = len(COLUMNS)
        return SignedIn(Session(*found[0][:cut]), Player(*found[0][cut:])) if found else None

    async def of(self, player: str, since: int) -> list[Session]:
        """The one that was used last comes first."""
        asked = select(*COLUMNS).where(SESSIONS.c.player == player, SESSIONS.c.seen_at >= since)
        return [Session(*found) for found in await self.database.read(asked.order_by(SESSIONS.c.seen_at.desc(), SESSIONS.c.hash))]

    async def of_all(self, players: Collection[str], since: int) -> list[Session]:
        asked = select(*COLUMNS).where(SESSIONS.c.player.in_(players), SESSIONS.c.seen_at >= since)
        return [Session(*found) for found in await self.database.read(asked)]

    async def in_use(self, sessions: Collection[Session], now: int) -> None:
        hashes = [session.hash for session in sessions]
        await self.database.write(update(SESSIONS).where(SESSIONS.c.hash.in_(hashes)).values(seen_at=now))

    async def seen(self, session: Session, looks: str, now: int) -> None:
        """And its player, whose name may not have been looked at yet."""
        known = func.coalesce(PLAYERS.c.looks, looks)

        def both(connection: Connection) -> None:
            connection.execute(update(SESSIONS).where(SESSIONS.c.hash == session.hash).values(seen_at=now))
            connection.execute(update(PLAYERS).where(PLAYERS.c.id == session.player).values(seen_at=now, looks=known))

        await self.database.change(both)

    async def end(self, sessions: Collection[Session]) -> None:
        await self.database.write(delete(SESSIONS).where(SESSIONS.c.hash.in_([session.hash for session in sessions])))

    async def end_others(self, by: Session) -> list[Session]:
        """All of its player but this one; which they were."""

        def end(connection: Connection) -> list[Session]:
            expect_going_on(connection, by.player, by)
            others = (SESSIONS.c.player == by.player, SESSIONS.c.hash != by.hash)
            ended = [Session(*found) for found in connection.execute(select(*COLUMNS).where(*others))]
            connection.execute(delete(SESSIONS).where(*others))
            return ended

        return await self.database.change(end)


def expect_going_on(connection: Connection, player: str, by: Session | None) -> None:
    """What lasts longer than a session is changed for one player at a time, and never by a session that was ended a moment before."""
    connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == player).with_for_update())
    if by is not None and connection.scalar(select(SESSIONS.c.player).where(SESSIONS.c.hash == by.hash)) is None:
        raise Ended
