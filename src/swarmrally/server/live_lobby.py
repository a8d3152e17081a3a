"""The public tables, live: whoever watches the lobby is told what has changed."""

from __future__ import annotations

import asyncio
from typing import Protocol

from swarmrally.server.client import Client
from swarmrally.server.messages import ENCODER, Lobby
from swarmrally.table.log import Row

EVERY = 1.0


class Listing(Protocol):
    async def public_tables(self) -> list[Row]: ...


class LiveLobby:
    def __init__(self, listing: Listing) -> None:
        self.listing = listing
        self.clients: set[Client] = set()
        self.shown: dict[str, Row] = {}

    async def join(self, client: Client) -> None:
        if not self.clients:
            self.shown = {row.table: row for row in await self.listing.public_tables()}
        self.clients.add(client)
        client.say(Lobby(list(self.shown.values()), []))

    def part(self, client: Client) -> None:
        self.clients.discard(client)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            if self.clients:
                self.tell({row.table: row for row in await self.listing.public_tables()})

    def tell(self, rows: dict[str, Row]) -> None:
        changed = [row for row in rows.values() if self.shown.get(row.table) != row]
        gone = [table for table in self.shown if table not in rows]
        self.shown = rows
        if changed or gone:
            message = ENCODER.encode(Lobby(changed, gone))
            for client in list(self.clients):
                client.hear(message)
