"""Whether there is room for one more table, or one more code: how much one player, and one address, may have at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.guard.limits import Limits
from swarmrally.server.process.options import Quotas
from swarmrally.store import Store
from swarmrally.store.keeping.tables import Going
from swarmrally.table.desk.hall import Hall
from swarmrally.table.log import Append
from swarmrally.table.settings import Settings

ORDINARY = 2048
"""Bytes of a set-up that is not worth counting: a game writes more."""
FEW = 2
"""Tables that one may have when there are too many in all."""


class Quota:
    """What a player has is counted in the store; what came from an address, of which nothing is written, by what this server remembers."""

    def __init__(self, store: Store, hall: Hall, limits: Limits, quotas: Quotas) -> None:
        self.store, self.hall, self.limits, self.quotas = store, hall, limits, quotas
        self.opening: Counter[tuple[str, str]] = Counter()
        """Tables that are not in the store yet, by host and by address."""

    @asynccontextmanager
    async def for_table(self, settings: Settings, host: str, address: str) -> AsyncIterator[None]:
        """While it is opened; a Refusal, or TooMany, when there is none."""
        self.limits.take("new_table", host)
        size = len(bytes(settings.setup))
        if address:
            self.limits.take("new_table_from", address)
            self.limits.take("setup", address, size / 1000 if size > ORDINARY else 0)
        mine = [("host", host), *([("address", address)] if address else [])]
        self.opening.update(mine)
        try:
            await self.expect(size, host, address)
            yield
        finally:
            self.opening.subtract(mine)
            self.opening += Counter()

    @asynccontextmanager
    async def for_upload(self, append: Append, player: str, address: str) -> AsyncIterator[None]:
        """The same for a game that was played in a browser, of which all is written at once."""
        self.limits.take("new_table", player)
        if address:
            self.limits.take("new_table_from", address)
            self.limits.take("upload", address, sum(len(entry.body) for entry in append.entries) / 1000)
        self.opening["upload", player] += 1
        try:
            kept, most = await self.store.endings.uploaded(player), self.quotas.uploads_of_player
            if kept + self.opening["upload", player] > most:
                raise Refusal("", "too_many_uploads", most=most)
            await self.expect_room(append.row.setup_bytes, player, "/record/setup")
            yield
        finally:
            self.opening["upload", player] -= 1
            self.opening += Counter()

    async def expect(self, size: int, host: str, address: str) -> None:
        """What is on its way is counted first: until the store has answered it may have arrived there."""
        quotas = self.quotas
        by_host, by_address = self.opening["host", host], self.opening["address", address]
        going = await self.store.tables.hosted_by(host)
        is_crowded = len(self.hall.desks) >= quotas.tables_in_memory
        if is_crowded:
            check(going, by_host, 0, FEW, 0, "of one host, with so many in all,")
        check(going, by_host, size, quotas.tables_of_player, quotas.setup_bytes_of_player, "of one host")
        await self.expect_room(size, host, "/setup")
        if address:
            going = await self.opened_from(address)
            if is_crowded:
                check(going, by_address, 0, FEW, 0, "from one address, with so many in all,")
            limits = quotas.tables_from_address, quotas.setup_bytes_from_address
            check(going, by_address, size, *limits, "from one address")

    async def expect_room(self, size: int, host: str, pointer: str) -> None:
        """For a set-up that is worth counting, beside all that are kept."""
        most = self.quotas.kept_bytes_of_player
        if size > ORDINARY and await self.store.tables.kept_bytes(host) + size > most:
            raise Refusal(pointer, "setups_too_large", most=most, whose="of one host, with those that are over,")

    async def opened_from(self, address: str) -> Going:
        """The tables from there that still go on; of the others it is forgotten where they came from."""
        tables = self.hall.opened.of(address)
        going = await self.store.tables.still_going(tables)
        self.hall.opened.forget(table for table in tables if table not in going.tables)
        return going

    async def expect_code(self, table: str, host: str, now: int) -> None:
        here, all_of_host = await self.store.invitations.count(table, host, now)
        if here >= self.quotas.codes_of_table:
            most = self.quotas.codes_of_table
            raise Refusal("", "too_many_invitations", most=most, whose="to one table")
        if all_of_host >= self.quotas.codes_of_player:
            raise Refusal("", "too_many_invitations", most=self.quotas.codes_of_player, whose="of one player")


def check(going: Going, opening: int, size: int, most: int, most_bytes: int, whose: str) -> None:
    if len(going.tables) + opening > most:
        raise Refusal("", "too_many_tables", most=most, whose=whose)
    if size and going.setup_bytes + size > most_bytes:
        raise Refusal("/setup", "setups_too_large", most=most_bytes, whose=whose)
