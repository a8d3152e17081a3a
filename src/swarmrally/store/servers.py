"""What servers share: when one of them was last up."""

from __future__ import annotations

from sqlalchemy import func, select

from swarmrally.store.database import Database
from swarmrally.store.pen import Pen
from swarmrally.store.prepared import Change
from swarmrally.store.schema import SERVER_BEATS


class Servers:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.line = database.line()
        beat = database.insert(SERVER_BEATS)
        upsert = beat.on_conflict_do_update(index_elements=["server"], set_={"at": beat.excluded.at})
        self.write_beat = Change(upsert, ["server", "at"], database.engine.dialect)

    async def beat(self, server: str, now: int) -> None:
        def write(pen: Pen) -> None:
            with pen.transaction():
                self.write_beat.run(pen, [{"server": server, "at": now}])

        try:
            await self.line.run(write)
        except Exception:
            await self.line.close()
            raise

    async def close(self) -> None:
        await self.line.close()

    async def last_beat(self) -> int | None:
        """When any server was last up, None when none ever was."""
        ((at,),) = await self.database.read(select(func.max(SERVER_BEATS.c.at)))
        return None if at is None else int(at)
