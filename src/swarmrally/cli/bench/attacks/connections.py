"""Connections for their own sake."""

from __future__ import annotations

import asyncio

from swarmrally.cli.bench.attacks.connection import Attacker
from swarmrally.cli.bench.attacks.listing import FAST, attack


@attack(lines=1_300)
async def idle_connections(line: Attacker) -> None:
    """1,300 connections on which nothing is ever said."""
    line.skim()
    await asyncio.sleep(120)


@attack(lines=1_300)
async def used_idle_connections(line: Attacker) -> None:
    """1,300 connections that have asked for something once, and stay."""
    await line.ask("GET", "/api/health")
    line.skim()
    await asyncio.sleep(120)


@attack(lines=1_300)
async def idle_sockets(line: Attacker) -> None:
    """1,300 WebSockets without a name on which nothing is ever said."""
    await line.upgrade()
    line.skim()
    await asyncio.sleep(120)


@attack(lines=20)
async def handshakes(line: Attacker) -> None:
    """WebSockets opened and closed as fast as they can be."""
    await line.upgrade()


@attack(lines=20)
async def resets(line: Attacker) -> None:
    """Connections that are reset in the middle of a request, or of a handshake."""
    await line.say(line.head("GET", "/api/socket", "Upgrade: websocket", "Connection: Upgrade")[:-9])
    line.reset()


@attack(lines=20)
async def resets_while_answered(line: Attacker) -> None:
    """Large answers asked for, and reset while they come."""
    await line.say(line.request("GET", "/api/openapi.json"))
    await line.reader.read(100)
    line.reset()


@attack(lines=20)
async def foreign_origins(line: Attacker) -> None:
    """WebSockets that claim to come from pages of others."""
    await line.upgrade(None, "Origin: https://evil.test", "Cookie: swarmrally=x")


@attack(lines=20)
async def foreign_hosts(line: Attacker) -> None:
    """WebSockets and requests for a host that is not this one, as after its name was made to point here."""
    await line.say(line.head("GET", "/api/me", "Host: evil.test"))
    await line.answer()
    await line.upgrade(None, "Host: evil.test", "Origin: http://evil.test", "Cookie: swarmrally=x")


@attack(lines=20, rate=FAST)
async def static_files(line: Attacker) -> None:
    """The largest files of the pages, as fast as they come."""
    while True:
        for path in line.ground.assets:
            await line.ask("GET", path)


@attack(lines=20)
async def unread_files(line: Attacker) -> None:
    """The largest files of the pages asked for many times, and never read."""
    while True:
        await line.say(line.request("GET", line.ground.assets[0]) * 10, 10)


@attack(lines=20)
async def cheap_requests(line: Attacker) -> None:
    """What costs least to answer, as fast as it comes, also when it is refused."""
    while True:
        await line.ask("GET", "/api/health")
