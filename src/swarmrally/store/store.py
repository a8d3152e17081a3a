"""Everything that lasts: one database, opened once by a server."""

from __future__ import annotations

from pathlib import Path

from swarmrally.store.address import default_folder
from swarmrally.store.database import Database
from swarmrally.store.log import StoredLog
from swarmrally.store.migrating import migrate


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.log = StoredLog(database)

    @classmethod
    async def open(cls, address: str | Path | None = None) -> Store:
        """A folder for SQLite, the platform's own for None, or postgresql://…; a Refusal when that does not work."""
        database = Database(str(address or default_folder()))
        try:
            await database.check()
            await migrate(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        await self.log.close()
        await self.database.close()
