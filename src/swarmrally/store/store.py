"""Everything that lasts: one database, opened once by a server."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

from swarmrally.store.care.backup import Contents, backup
from swarmrally.store.care.exports import export_tables, import_tables
from swarmrally.store.care.keyring import Keyring
from swarmrally.store.care.retention import Forgotten, Retention, forget_old
from swarmrally.store.connecting.address import default_folder
from swarmrally.store.connecting.database import Database
from swarmrally.store.connecting.lock import Lock
from swarmrally.store.keeping.admissions import Admissions
from swarmrally.store.keeping.chat import Chat
from swarmrally.store.keeping.comments import Comments
from swarmrally.store.keeping.counting import Counting
from swarmrally.store.keeping.endings import Endings
from swarmrally.store.keeping.gallery import Gallery
from swarmrally.store.keeping.invitations import Invitations
from swarmrally.store.keeping.players import Players
from swarmrally.store.keeping.recoveries import Recoveries
from swarmrally.store.keeping.servers import Servers
from swarmrally.store.keeping.sessions import Sessions
from swarmrally.store.keeping.solvers import Solvers
from swarmrally.store.keeping.tables import Tables
from swarmrally.store.keeping.works import Works
from swarmrally.store.log.milestones import Milestones
from swarmrally.store.log.passing import Passing
from swarmrally.store.log.table_log import StoredLog
from swarmrally.store.migrating import expect_newest, migrate


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.lock: Lock | None = None
        self.log = StoredLog(database)
        self.tables = Tables(database)
        self.endings = Endings(database)
        self.milestones = Milestones(database)
        self.players = Players(database)
        self.sessions = Sessions(database)
        self.recoveries = Recoveries(database)
        self.invitations = Invitations(database)
        self.admissions = Admissions(database)
        self.solvers = Solvers(database)
        self.works = Works(database)
        self.gallery = Gallery(database)
        self.comments = Comments(database)
        self.counting = Counting(database)
        self.chat = Chat(database, self.log.sender)
        self.servers = Servers(database)
        self.passing = Passing(database, self.log.hearing)

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

    @classmethod
    async def look_at(cls, address: str | Path | None = None) -> Store:
        """To read what is there, of whatever version: nothing is made or changed; a Refusal when there is nothing."""
        database = Database(str(address or default_folder()), reads_only=True)
        try:
            await database.check()
        except BaseException:
            await database.close()
            raise
        return cls(database)

    def be_the_only_server(self) -> None:
        """On SQLite; a Refusal when there is one already."""
        if self.database.file is not None:
            self.lock = Lock(self.database.file.parent)

    async def close(self) -> None:
        await self.log.close()
        await self.servers.close()
        await self.database.close()
        if self.lock is not None:
            self.lock.release()

    def keyring(self, file: Path | None = None) -> Keyring:
        return Keyring(self.database, file)

    async def forget_old(self, now: int, keep: Retention) -> Forgotten:
        return await forget_old(self.database, now, keep)

    async def backup(self, path: Path) -> Contents:
        return await backup(self.database, path)

    async def export_tables(self, path: Path, tables: Collection[str] | None = None) -> int:
        await expect_newest(self.database)
        return await export_tables(self.log, path, tables)

    async def import_tables(self, path: Path, step: Callable[[int], None] = lambda lines: None) -> int:
        return await import_tables(self.log, path, step)
