"""What servers share: when each of them was last up."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import bindparam, delete, func, select

from swarmrally.store.connecting.database import Database
from swarmrally.store.connecting.prepared import Change
from swarmrally.store.connecting.statements import Statements
from swarmrally.store.schema import SERVER_BEATS

ROOM = [f"room {number} ".ljust(1900, ".") for number in range(40)]
"""Far more than a few plans need."""


class Servers:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.line = database.line()
        beat = database.insert(SERVER_BEATS)
        upsert = beat.on_conflict_do_update(index_elements=["server"], set_={"at": beat.excluded.at})
        self.write_beat = Change(upsert, ["server", "at"], database.way.dialect)
        self.take_back = Change(delete(SERVER_BEATS).where(SERVER_BEATS.c.server == bindparam("name")), [], database.way.dialect)

    async def beat(self, server: str, now: int) -> None:
        await self.run(lambda statements: self.write_beat.run(statements, [{"server": server, "at": now}]))

    async def try_to_keep(self) -> None:
        """Takes some room and gives it back; raises what is the matter when it can't."""
        await self.run(lambda statements: self.write_beat.run(statements, [{"server": name, "at": 0} for name in ROOM]))
        await self.run(lambda statements: self.take_back.run(statements, [{"name": name} for name in ROOM]))

    async def run(self, work: Callable[[Statements], None]) -> None:
        def in_one(statements: Statements) -> None:
            with statements.transaction():
                work(statements)

        try:
            await self.line.run(in_one)
        except Exception as error:
            self.database.condition.note(error)
            await self.line.close()
            raise

    async def close(self) -> None:
        await self.line.close()

    async def last_beat(self) -> int | None:
        """When any server was last up, None when none ever was."""
        ((at,),) = await self.database.read(select(func.max(SERVER_BEATS.c.at)))
        return int(at) if at else None
