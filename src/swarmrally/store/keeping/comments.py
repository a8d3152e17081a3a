"""What is said of works, where their authors want that."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.database import Database
from swarmrally.store.schema import WORK_COMMENTS, WORKS

PAGE = 50
COLUMNS = (WORK_COMMENTS.c.id, WORK_COMMENTS.c.player, WORK_COMMENTS.c.at, WORK_COMMENTS.c.text)


class Comment(Struct, frozen=True):
    id: int
    player: str
    at: int
    text: str


class Comments:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, work: int, player: str, text: str, now: int, most: int, most_each: int) -> Comment:
        """A Refusal when there are so many of the work, or of the player on it, or none are wanted."""

        def added(connection: Connection) -> int:
            # Locks the work's row: those who come at once are counted one after the other.
            this = (WORKS.c.number == work, WORKS.c.comments_on)
            if not connection.execute(update(WORKS).where(*this).values(comments_on=True)).rowcount:
                raise Refusal("", "comments_off")
            of_work = WORK_COMMENTS.c.work == work
            mine = of_work & (WORK_COMMENTS.c.player == player)
            for condition, bound, whose in ((of_work, most, "on one work"), (mine, most_each, "of one player on one work")):
                if (connection.scalar(select(func.count()).where(condition)) or 0) >= bound:
                    raise Refusal("", "too_many_comments", most=bound, whose=whose)
            made = insert(WORK_COMMENTS).values(work=work, player=player, at=now, text=text).returning(WORK_COMMENTS.c.id)
            return int(connection.execute(made).scalar_one())

        return Comment(await self.database.change(added), player, now, text)

    async def page(self, work: int, before: int | None = None, limit: int = PAGE) -> list[Comment]:
        """The newest first."""
        asked = select(*COLUMNS).where(WORK_COMMENTS.c.work == work)
        asked = asked if before is None else asked.where(WORK_COMMENTS.c.id < before)
        return [Comment(*found) for found in await self.database.read(asked.order_by(WORK_COMMENTS.c.id.desc()).limit(limit))]

    async def people(self, work: int) -> set[str]:
        """Who has said something."""
        asked = select(WORK_COMMENTS.c.player).where(WORK_COMMENTS.c.work == work).distinct()
        return {player for (player,) in await self.database.read(asked)}

    async def find(self, work: int, id: int) -> Comment | None:
        found = await self.database.read(select(*COLUMNS).where(WORK_COMMENTS.c.work == work, WORK_COMMENTS.c.id == id))
        return Comment(*found[0]) if found else None

    async def remove(self, id: int) -> None:
        await self.database.write(delete(WORK_COMMENTS).where(WORK_COMMENTS.c.id == id))
