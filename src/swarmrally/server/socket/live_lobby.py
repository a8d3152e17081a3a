"""The public tables, live: whoever watches the lobby is told what has changed."""

from __future__ import annotations

import asyncio
from typing import Protocol

from swarmrally.server.forms.tables import TableLine, line_of
from swarmrally.server.socket.client import Client
from swarmrally.server.socket.messages import ENCODER, Lobby
from swarmrally.table.log import Row

EVERY = 1.0


class Listing(Protocol):
    async def public_tables(self) -> list[Row]: ...


class LiveLobby:
    def __init__(self, listing: Listing) -> None:
        self.listing = listing
        self.clients: set[Client] = set()
        self.shown: dict[str, TableLine] = {}

    async def join(self, client: Client) -> None:
        if not self.clients:
            self.shown = lines(await self.listing.public_tables())
        self.clients.add(client)
        client.say(Lobby(list(self.shown.values()), [], list(self.shown)))

    def part(self, client: Client) -> None:
        self.clients.discard(client)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            if self.clients:
                self.tell(lines(await self.listing.public_tables()))

    def tell(self, shown: dict[str, TableLine]) -> None:
        changed = [line for line in shown.values() if self.shown.get(line.table) != line]
        gone = [table for table in self.shown if table not in shown]
        # Who comes or leaves changes no table, but which of them is waited at.
        moved = list(shown) != list(self.shown)
        self.shown = shown
        if changed or gone or moved:
            message = ENCODER.encode(Lobby(changed, gone, list(shown)))
            for client in list(self.clients):
                client.hear(message)


def lines(rows: list[Row]) -> dict[str, TableLine]:
    """What everybody may know of the tables: not how much is written of them, which counts secret drafts."""
    return {row.table: line_of(row) for row in rows}
