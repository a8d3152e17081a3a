"""Honest people who come by: they open the page, look at the lobby, watch a table, and go."""

from __future__ import annotations

import asyncio
import random
import re

from swarmrally.cli.bench.load.honest import Heard, Notes, Person
from swarmrally.cli.bench.load.sockets import request

ASSET = re.compile(rb'(?:src|href)="(/assets/[^"]+)"')
NAMED = re.compile(rb"[\w-]+\.(?:js|css)")
FILES = 4
MOST_FETCHED = 30


class Visitor(Person):
    def __init__(self, port: int, address: str, notes: Notes, waiting: str, playing: str) -> None:
        super().__init__(port, address, notes)
        self.waits_at, self.plays_at = waiting, playing
        self.lobby: set[str] = set()

    async def visit(self) -> None:
        await self.open_page()
        await self.notes.timed("players", self.introduce("A visitor"))
        await self.notes.timed("connect", self.connect())
        if self.ear is not None:
            await self.look_around()
        self.leave()

    async def open_page(self) -> None:
        page = await self.notes.timed("page", request(self.port, "GET", "/", source=self.address))
        for path in ASSET.findall(page or b"")[:FILES]:
            await self.notes.timed("file", request(self.port, "GET", path.decode(), source=self.address))

    async def look_around(self) -> None:
        await self.notes.timed("tables", self.http("GET", "/api/tables"))
        if await self.notes.timed("lobby", self.ask({"type": "watch_lobby"})) and self.waits_at not in self.lobby:
            self.notes.failures.append("lobby: a table where somebody waits is not shown")
        await self.notes.timed("subscribe", self.ask({"type": "subscribe", "table": self.plays_at}))

    def hear(self, heard: Heard) -> None:
        super().hear(heard)
        if heard["type"] == "lobby":
            self.lobby |= {row["table"] for row in heard["tables"]}


async def come_by(port: int, notes: Notes, waiting: str, playing: str) -> None:
    """One visitor after the other, each from an address of their own, until cancelled."""
    number = random.randrange(60_000)
    while True:
        number = (number + 1) % 60_000
        visitor = Visitor(port, f"127.3.{number % 250}.{number // 250 + 1}", notes, waiting, playing)
        try:
            await visitor.visit()
        finally:
            visitor.leave()
        await asyncio.sleep(random.uniform(0.2, 0.5))


async def largest_files(port: int) -> tuple[str, ...]:
    """The largest of the static files that the page and its script name; where there is no page, what stands in for it."""
    found = dict.fromkeys(ASSET.findall(await request(port, "GET", "/")))
    for path in list(found)[:1]:
        found |= dict.fromkeys(b"/assets/" + name for name in NAMED.findall(await request(port, "GET", path.decode())))
    sizes = [(len(await file_or_nothing(port, path.decode())), path.decode()) for path in list(found)[:MOST_FETCHED]]
    return tuple(path for size, path in sorted(sizes, reverse=True)[:FILES] if size) or ("/",)


async def file_or_nothing(port: int, path: str) -> bytes:
    try:
        return await request(port, "GET", path)
    except ConnectionError:
        return b""
