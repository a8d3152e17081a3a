"""Who may see a table that is not public, beside those who sit there."""

from __future__ import annotations

from sqlalchemy import select

from swarmrally.store.connecting.database import Database
from swarmrally.store.schema import ADMISSIONS


class Admissions:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table: str, player: str) -> None:
        await self.database.write(self.database.insert(ADMISSIONS).on_conflict_do_nothing(), {"table_id": table, "player": player})

    async def has(self, table: str, player: str) -> bool:
        asked = select(ADMISSIONS.c.player).where(ADMISSIONS.c.table_id == table, ADMISSIONS.c.player == player)
        return bool(await self.database.read(asked))
