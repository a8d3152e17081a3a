"""The public tables, told live: what changed, what is gone, and the order."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec

from swarmrally.server.socket.client import Client
from swarmrally.server.socket.live_lobby import LiveLobby, lines
from swarmrally.server.socket.messages import Lobby
from swarmrally.table.log import Row


class Listener:
    """A connection that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def say(self, said: Lobby) -> None:
        self.hear(msgspec.json.encode(said))

    def hear(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))


class Listed:
    def __init__(self, *tables: str) -> None:
        self.tables = tables

    async def public_tables(self) -> list[Row]:
        return [row(table) for table in self.tables]


def row(table: str, free: int = 1) -> Row:
    return Row(table, 1, "asteroyds", "racing", "open", True, (), 2, free, opened_at=0, touched_at=0)


def told(*steps: list[Row]) -> list[Any]:
    """What somebody hears who came when a and b were listed."""
    lobby, listener = LiveLobby(Listed("a", "b")), Listener()
    asyncio.run(lobby.join(cast(Client, listener)))
    for rows in steps:
        lobby.tell(lines(rows))
    return [(sorted(line["table"] for line in heard["tables"]), heard["gone"], heard["order"]) for heard in listener.heard]


def test_who_comes_is_told_all_in_order() -> None:
    assert told() == [(["a", "b"], [], ["a", "b"])]


def test_another_order_is_told_although_no_table_has_changed() -> None:
    assert told([row("b"), row("a")])[1:] == [([], [], ["b", "a"])]


def test_what_changes_and_goes_is_told_with_the_order_of_all() -> None:
    assert told([row("c"), row("a", free=0)])[1:] == [(["a", "c"], ["b"], ["c", "a"])]


def test_nothing_is_told_when_nothing_has_changed() -> None:
    assert told([row("a"), row("b")])[1:] == []
