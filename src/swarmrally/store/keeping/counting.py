"""How often works were played, and finished: counted from the tables themselves, and never by what somebody says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, or_, select, update
from sqlalchemy import and_ as all_of

from swarmrally.store.connecting.database import Database
from swarmrally.store.schema import ENDINGS, PLAYERS, SEATED, TABLES, WORK_PLAYERS, WORKS

NOT_YET, IS_PLAYED, IS_DONE = 0, 1, 2
"""How far a table was counted: not at all, as begun, for good."""
AT_ONCE = 100
DAY = 86_400_000
PLAYED_TO_THE_END = ("won", "shared", "lost")
WAITING = or_(
    all_of(TABLES.c.work_counted == NOT_YET, TABLES.c.work.is_not(None), TABLES.c.has_begun, TABLES.c.phase != "open"),
    all_of(TABLES.c.work_counted == IS_PLAYED, TABLES.c.work.is_not(None), TABLES.c.phase.in_(("over", "closed"))),
)


class Candidate(NamedTuple):
    table: str
    work: str
    phase: str
    counted: int


class Counting:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def count(self, now: int) -> int:
        """Those tables of which more is known than was counted; how many there were, at most `AT_ONCE`."""
        if not await self.database.read(select(TABLES.c.id).where(WAITING).limit(1)):
            return 0
        return await self.database.change(lambda connection: self.counted(connection, now))

    def counted(self, connection: Connection, now: int) -> int:
        columns = TABLES.c.id, TABLES.c.work, TABLES.c.phase, TABLES.c.work_counted
        # Another server on the same PostgreSQL takes others meanwhile.
        asked = select(*columns).where(WAITING).order_by(TABLES.c.id).limit(AT_ONCE).with_for_update(skip_locked=True)
        found = [Candidate(*row) for row in connection.execute(asked)]
        for table in found:
            reached = self.count_one(connection, table, now)
            connection.execute(update(TABLES).where(TABLES.c.id == table.table).values(work_counted=reached))
        return len(found)

    def count_one(self, connection: Connection, table: Candidate, now: int) -> int:
        work = connection.execute(select(WORKS.c.number, WORKS.c.author).where(WORKS.c.hash == table.work)).first()
        if work is None:
            return IS_DONE
        number, author = work
        if table.counted == NOT_YET:
            if not self.is_a_play(connection, table.table, number, author, now):
                return IS_DONE
            connection.execute(update(WORKS).where(WORKS.c.number == number).values(plays=WORKS.c.plays + 1))
        if table.phase == "playing":
            return IS_PLAYED
        if was_finished(connection, table.table):
            connection.execute(update(WORKS).where(WORKS.c.number == number).values(finished=WORKS.c.finished + 1))
        return IS_DONE

    def is_a_play(self, connection: Connection, table: str, number: int, author: str, now: int) -> bool:
        """Whether somebody else than its author sits there who has not been counted for this work within a day."""
        seated = select(SEATED.c.player).where(SEATED.c.table_id == table, SEATED.c.player != author)
        people = {player for (player,) in connection.execute(seated)}
        lately = select(WORK_PLAYERS.c.player).where(
            WORK_PLAYERS.c.work == number, WORK_PLAYERS.c.player.in_(people), WORK_PLAYERS.c.played_at > now - DAY
        )
        fresh = people - {player for (player,) in connection.execute(lately)}
        self.note(connection, number, fresh, now)
        return bool(fresh)

    def note(self, connection: Connection, number: int, players: Iterable[str], now: int) -> None:
        known = [player for (player,) in connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id.in_(list(players))))]
        for player in sorted(known):
            wanted = self.database.insert(WORK_PLAYERS).values(work=number, player=player, played_at=now)
            connection.execute(wanted.on_conflict_do_update(index_elements=["work", "player"], set_={"played_at": now}))


def was_finished(connection: Connection, table: str) -> bool:
    """Whether somebody stayed to the end."""
    stayed = select(ENDINGS.c.table_id).where(ENDINGS.c.table_id == table, ENDINGS.c.result.in_(PLAYED_TO_THE_END)).limit(1)
    return connection.execute(stayed).first() is not None
