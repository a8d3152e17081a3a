"""Tables as they were after an entry of their log, so that a long one need not be folded from its beginning."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from swarmrally.store.connecting.database import Database
from swarmrally.store.schema import MILESTONES
from swarmrally.table.log import Milestone

COLUMNS = (MILESTONES.c.number, MILESTONES.c.engine, MILESTONES.c.body)


class Milestones:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table: str, milestone: Milestone) -> None:
        """Instead of all that were there before."""
        columns = {"number": milestone.number, "engine": milestone.engine, "body": milestone.body}
        here = MILESTONES.c.table_id == table

        def put(connection: Connection) -> None:
            connection.execute(self.database.insert(MILESTONES).values(table_id=table, **columns).on_conflict_do_nothing())
            connection.execute(delete(MILESTONES).where(here, MILESTONES.c.number < milestone.number))

        await self.database.change(put)

    async def last(self, table: str) -> Milestone | None:
        asked = select(*COLUMNS).where(MILESTONES.c.table_id == table).order_by(MILESTONES.c.number.desc())
        found = await self.database.read(asked.limit(1))
        return Milestone(*found[0]) if found else None
