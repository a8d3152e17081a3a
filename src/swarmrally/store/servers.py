"""What servers share: the key they sign with, and when one of them was last up."""

from __future__ import annotations

import secrets

from sqlalchemy import func, select

from swarmrally.store.database import Database
from swarmrally.store.pen import Pen
from swarmrally.store.prepared import Change
from swarmrally.store.schema import SECRETS, SERVER_BEATS

KEY = "signing key"


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

    async def signing_key(self) -> bytes:
        """Drawn by the first who asks; the same for all."""
        drawn = {"name": KEY, "secret": secrets.token_bytes(32)}
        await self.database.write(self.database.insert(SECRETS).on_conflict_do_nothing(), drawn)
        ((key,),) = await self.database.read(select(SECRETS.c.secret).where(SECRETS.c.name == KEY))
        return bytes(key)
