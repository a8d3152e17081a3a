"""Invitations to tables: codes that are used up, expire or are revoked, and are kept as hashes alone."""

from __future__ import annotations

import base64
from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.database import Database
from swarmrally.store.schema import INVITATIONS

COLUMNS = (INVITATIONS.c.table_id, INVITATIONS.c.seat, INVITATIONS.c.host, INVITATIONS.c.made_at)


class Invitation(Struct, frozen=True):
    table: str
    seat: int | None
    """None for any that is free."""
    host: str = ""
    """Who invites."""
    made_at: int = 0


class GivenOut(Struct, frozen=True):
    """An invitation as it is listed."""

    hash: bytes
    seat: int | None
    host: str
    made_at: int
    uses_left: int
    expires_at: int

    @property
    def id(self) -> str:
        return base64.urlsafe_b64encode(self.hash[:9]).decode()


class Invitations:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, code: bytes, invitation: Invitation, uses: int, expires_at: int) -> None:
        columns = {
            "table_id": invitation.table,
            "seat": invitation.seat,
            "host": invitation.host,
            "made_at": invitation.made_at,
            "uses_left": uses,
            "expires_at": expires_at,
        }
        await self.database.write(insert(INVITATIONS).values(hash=code, **columns))

    async def count(self, table: str, host: str, now: int) -> tuple[int, int]:
        """How many can still be used: to this table, and of this host."""
        is_good = (INVITATIONS.c.uses_left > 0, INVITATIONS.c.expires_at > now)
        here, of_host = (INVITATIONS.c[name] == value for name, value in (("table_id", table), ("host", host)))
        counts = [func.count().filter(which) for which in (here, of_host)]
        ((to_table, by_host),) = await self.database.read(select(*counts).where(*is_good, or_(here, of_host)))
        return int(to_table), int(by_host)

    async def find(self, codes: Collection[bytes], now: int) -> Invitation:
        """What the one of these invites to, even when it is used up: whom it has let in may come again. It is not used by that."""
        is_good = (INVITATIONS.c.hash.in_(codes), INVITATIONS.c.expires_at > now)
        found = await self.database.read(select(*COLUMNS).where(*is_good))
        if not found:
            raise refused()
        return Invitation(*found[0])

    async def use(self, codes: Collection[bytes], now: int) -> Invitation:
        this = INVITATIONS.c.hash.in_(codes)
        is_good = (this, INVITATIONS.c.uses_left > 0, INVITATIONS.c.expires_at > now)

        def used(connection: Connection) -> Invitation:
            used = connection.execute(update(INVITATIONS).where(*is_good).values(uses_left=INVITATIONS.c.uses_left - 1))
            found = connection.execute(select(*COLUMNS).where(this)).first()
            if found is None or not used.rowcount:
                raise refused()
            return Invitation(*found)

        return await self.database.change(used)

    async def of(self, table: str, now: int) -> list[GivenOut]:
        """Those that still count, the newest first."""
        columns = (INVITATIONS.c.hash, INVITATIONS.c.seat, INVITATIONS.c.host, INVITATIONS.c.made_at, INVITATIONS.c.uses_left)
        counts = (INVITATIONS.c.table_id == table, INVITATIONS.c.expires_at > now, INVITATIONS.c.uses_left > 0)
        asked = select(*columns, INVITATIONS.c.expires_at).where(*counts).order_by(INVITATIONS.c.made_at.desc(), INVITATIONS.c.hash)
        return [GivenOut(*found) for found in await self.database.read(asked)]

    async def revoke(self, codes: Collection[bytes]) -> None:
        await self.database.write(delete(INVITATIONS).where(INVITATIONS.c.hash.in_(codes)))


def refused() -> Refusal:
    return Refusal("/code", "invitation_gone")
