"""Puzzles that people have tried, of those who want it kept; and how often each was solved, by nobody in particular."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.database import Database
from swarmrally.store.schema import PUZZLE_COUNTS, RUSHES, SOLVED, SOLVERS

ROW = 100
"""Bytes that a row takes beside its body."""


class Came(NamedTuple):
    """What became of a puzzle for somebody, as far as it counts."""

    tried: int
    solved: int
    at_once: int


class Row(NamedTuple):
    """What somebody keeps of a puzzle. `number` is that of the row it was made from, 0 for none."""

    puzzle: str
    number: int
    body: bytes
    came: Came | None = None
    """Once it is decided; None before, and for what is not counted."""


class Rush(NamedTuple):
    at: int
    game: str
    solved: int
    failed: int


class Kept(NamedTuple):
    rows: list[Row]
    rushes: list[Rush]


class Tally(NamedTuple):
    """How many people have tried a puzzle, how many of them have solved it, and how many at the first try and without a hint."""

    tried: int
    solved: int
    at_once: int


class Solvers:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def fetch(self, player: str) -> Kept | None:
        """None for who does not want anything kept."""
        if not await self.database.read(select(SOLVERS.c.player).where(SOLVERS.c.player == player)):
            return None
        rows = await self.database.read(select(SOLVED.c.puzzle, SOLVED.c.number, SOLVED.c.body).where(SOLVED.c.player == player))
        raced = select(RUSHES.c.at, RUSHES.c.game, RUSHES.c.solved, RUSHES.c.failed).where(RUSHES.c.player == player)
        rushes = await self.database.read(raced)
        return Kept([Row(*found) for found in rows], [Rush(*found) for found in rushes])

    async def keep(self, player: str, rows: Sequence[Row], rushes: Sequence[Rush], now: int, most: int) -> list[Row]:
        """In at most so many bytes. Gives the rows of which another one has been kept meanwhile; all others are kept."""

        def keep(connection: Connection) -> list[Row]:
            connection.execute(self.database.insert(SOLVERS).values(player=player, since=now).on_conflict_do_nothing())
            # Locks the solver's row: two browsers at once come one after the other.
            connection.execute(update(SOLVERS).where(SOLVERS.c.player == player).values(since=SOLVERS.c.since))
            others = [other for row in rows if (other := self.put(connection, player, row)) is not None]
            for rush in rushes:
                connection.execute(self.database.insert(RUSHES).values(player=player, **rush._asdict()).on_conflict_do_nothing())
            kept = connection.scalar(select(func.sum(func.length(SOLVED.c.body) + ROW)).where(SOLVED.c.player == player)) or 0
            raced = connection.scalar(select(func.count()).where(RUSHES.c.player == player)) or 0
            if kept + raced * ROW > most:
                raise Refusal("", "too_many_puzzles", most=most)
            return others

        return await self.database.change(keep)

    def put(self, connection: Connection, player: str, row: Row) -> Row | None:
        mine = (SOLVED.c.player == player, SOLVED.c.puzzle == row.puzzle)
        found = connection.execute(select(SOLVED.c.number, SOLVED.c.body, SOLVED.c.is_counted).where(*mine)).one_or_none()
        if found is not None and found.number != row.number:
            return Row(row.puzzle, found.number, found.body)
        was_counted = found is not None and found.is_counted
        columns = {"number": (found.number if found else 0) + 1, "body": row.body, "is_counted": was_counted or row.came is not None}
        if found is None:
            connection.execute(insert(SOLVED).values(player=player, puzzle=row.puzzle, **columns))
        else:
            connection.execute(update(SOLVED).where(*mine).values(**columns))
        if row.came is not None and not was_counted:
            self.count(connection, row.puzzle, row.came)
        return None

    def count(self, connection: Connection, puzzle: str, came: Came) -> None:
        """Somebody more; who it was is not written."""
        more = {name: PUZZLE_COUNTS.c[name] + number for name, number in came._asdict().items()}
        wanted = self.database.insert(PUZZLE_COUNTS).values(puzzle=puzzle, **came._asdict())
        connection.execute(wanted.on_conflict_do_update(index_elements=["puzzle"], set_=more))

    async def forget(self, player: str) -> None:
        """All that was kept for this player; counts stay, since nobody is in them."""

        def forgotten(connection: Connection) -> None:
            forget(connection, player)

        await self.database.change(forgotten)

    async def counts(self) -> dict[str, Tally]:
        asked = select(PUZZLE_COUNTS.c.puzzle, PUZZLE_COUNTS.c.tried, PUZZLE_COUNTS.c.solved, PUZZLE_COUNTS.c.at_once)
        return {puzzle: Tally(*counted) for puzzle, *counted in await self.database.read(asked)}


def forget(connection: Connection, player: str) -> None:
    for table in (SOLVED, RUSHES, SOLVERS):
        connection.execute(delete(table).where(table.c.player == player))
