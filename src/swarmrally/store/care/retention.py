"""What is thrown away when its time is over."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Column, ColumnElement, Connection, Table, and_, delete, exists, func, or_, select

from swarmrally.store.connecting.database import Database
from swarmrally.store.schema import INVITATIONS, PLAYERS, RECOVERIES, SEATED, SERVER_BEATS, SESSIONS, TABLES, WORKS

DAY = 24 * 60 * 60 * 1000
DELETED_WORKS = 30
"""Days after which a work that its author has deleted is forgotten."""
AT_ONCE = 100
"""Few, so that appends do not wait long for them."""


class Retention(Struct, frozen=True):
    """How many days things are kept after they were last touched."""

    over: int = 365
    closed: int = 30
    """Of those whose game had begun; the others go at once."""
    players: int = 365
    """Of those who have no seat at any table that is kept."""
    sessions: int = 90


class Forgotten(Struct, frozen=True):
    tables: int
    players: int


async def forget_old(database: Database, now: int, keep: Retention) -> Forgotten:
    await database.change(lambda connection: forget_expired(connection, now, keep))
    tables = await delete_in_parts(database, TABLES, is_old_table(now, keep))
    await delete_in_parts(database, WORKS, is_old_work(now), WORKS.c.number)
    return Forgotten(tables, await delete_in_parts(database, PLAYERS, is_old_player(now, keep)))


def forget_expired(connection: Connection, now: int, keep: Retention) -> None:
    last_beat = select(func.max(SERVER_BEATS.c.at)).scalar_subquery()
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.expires_at <= now))
    connection.execute(delete(RECOVERIES).where(RECOVERIES.c.expires_at <= now))
    connection.execute(delete(SESSIONS).where(SESSIONS.c.seen_at < now - keep.sessions * DAY))
    connection.execute(delete(SERVER_BEATS).where(SERVER_BEATS.c.at < now - DAY, SERVER_BEATS.c.at < last_beat))


def is_old_table(now: int, keep: Retention) -> ColumnElement[bool]:
    return or_(
        and_(TABLES.c.phase == "over", TABLES.c.touched_at < now - keep.over * DAY),
        and_(TABLES.c.phase == "closed", TABLES.c.touched_at < now - keep.closed * DAY),
        and_(TABLES.c.phase == "closed", ~TABLES.c.has_begun),
    )


def is_old_work(now: int) -> ColumnElement[bool]:
    """Which its author has deleted, and on which no table is played that is kept."""
    return and_(WORKS.c.deleted_at < now - DELETED_WORKS * DAY, ~exists().where(TABLES.c.work == WORKS.c.hash))


def is_old_player(now: int, keep: Retention) -> ColumnElement[bool]:
    """Whoever has published something that can still be seen is its author."""
    has_works = exists().where(WORKS.c.author == PLAYERS.c.id, WORKS.c.deleted_at.is_(None))
    return and_(PLAYERS.c.seen_at < now - keep.players * DAY, ~exists().where(SEATED.c.player == PLAYERS.c.id), ~has_works)


async def delete_in_parts(database: Database, table: Table, condition: ColumnElement[bool], key: Column[Any] | None = None) -> int:
    """What belongs to them goes with them: entries, seats, chat, invitations; recoveries, sessions; likes, comments."""
    key = table.c.id if key is None else key
    part = select(key).where(condition).limit(AT_ONCE).scalar_subquery()
    deleted = 0
    while found := await database.write(delete(table).where(key.in_(part), condition)):
        deleted += found
    return deleted
