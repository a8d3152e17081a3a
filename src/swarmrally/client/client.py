"""A player at a server."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

import msgspec

from swarmrally.client.connection import Connection
from swarmrally.client.forms import Message
from swarmrally.client.http import request
from swarmrally.client.table import Table


class Client:
    def __init__(self, url: str, name: str | None = None, token: str | None = None) -> None:
        """With a name one becomes a new player; with the token of an old one, that one."""
        if (name is None) == (token is None):
            raise ValueError("expected a name or a token")
        if not url.startswith(("http://", "https://")):
            raise ValueError(f"expected an address like http://127.0.0.1:8420, got {url!r}")
        self.url, self.name, self.token = url.rstrip("/"), name, token
        self.player: str | None = None
        self.tables: dict[str, Table] = {}
        self.connection: Connection

    async def __aenter__(self) -> Self:
        if self.token is None:
            self.token = (await request(self.url, "POST", "/api/players", {"name": self.name, "token": True}))["token"]
        me = await self.ask("GET", "/api/me")
        self.player, self.name = me["id"], me["name"]
        self.connection = Connection(self.url, str(self.token), self)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.connection.close()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Any request of docs/protocol.md."""
        return await request(self.url, method, path, body, self.token)

    async def open(self, game: str, seats: int, **settings: Any) -> Table:
        """A new table, as its host."""
        opened = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **settings})
        return await self.join(opened["table"])

    async def join(self, table: str) -> Table:
        """A table that is there; `sit` takes a seat."""
        joined = self.tables.setdefault(table, Table(table, self.connection))
        if not joined.number:
            await joined.catch_up()
        await joined.look()
        if joined.shown.now.phase == "playing" and not joined.events:
            await self.recall(joined)
        await joined.cast_lot()
        return joined

    async def recall(self, table: Table) -> None:
        """What has happened before, which the server has not kept in memory."""
        told = await self.ask("GET", f"/api/tables/{table.id}/story?until={table.number}")
        table.events[:0] = told["events"]

    async def use_invitation(self, code: str) -> Table:
        """The table that a code lets us into."""
        return await self.join((await self.ask("POST", "/api/invitations", {"code": code}))["table"])

    def hear(self, message: Message) -> None:
        said = msgspec.json.decode(message.table)
        table = said["table"] if isinstance(said, dict) else said
        if table in self.tables:
            self.tables[table].hear(message)

    def subscriptions(self) -> list[dict[str, Any]]:
        return [{"type": "subscribe", "table": table.id, "after": table.number} for table in self.tables.values() if table.number]

    def lost(self) -> None:
        for table in self.tables.values():
            table.changed.set()
