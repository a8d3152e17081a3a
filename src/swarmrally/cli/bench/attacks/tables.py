"""Tables that nobody wants to play at."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from swarmrally.cli.bench.attacks.connection import Attacker
from swarmrally.cli.bench.attacks.listing import FAST, attack
from swarmrally.cli.bench.attacks.work import MOVING, numbered

PLAIN = {"game": "asteroyds", "seats": 2}
ACES = PLAIN | {"seats": 6, "bots": ["ace"] * 5, "clock": {"stopwatch": "none"}}
OF_ONE_PLAYER = 10
"""Tables that one player may open at once."""
BLANKS = b'{"game":"asteroyds","seats":2,"setup":{' + b" " * 255 * 1024 + b"}}"


async def opened(line: Attacker, settings: Any, *commands: str) -> None:
    """As many tables as one new player may open, and what is done there; another player comes next."""
    answer = await line.ask("POST", "/api/players", {"name": "Kim", "token": True})
    if answer.status != 201:
        await asyncio.sleep(1)
        return
    token = json.loads(answer.body)["token"]
    for _ in range(OF_ONE_PLAYER):
        answer = await line.ask("POST", "/api/tables", settings, token)
        for do in commands if answer.status == 201 else ():
            await line.ask("POST", f"/api/tables/{json.loads(answer.body)['table']}/commands", {"do": do}, token)


@attack(lines=5)
async def aces(line: Attacker) -> None:
    """Tables where five aces think, begun as fast as they can be."""
    await opened(line, ACES, "sit", "start")


@attack(lines=5, rate=FAST)
async def blanks(line: Attacker) -> None:
    """Tables whose set-up is 255 KB of blanks."""
    await opened(line, BLANKS)


@attack(lines=5, rate=FAST)
async def large_courses(line: Attacker) -> None:
    """Tables with the largest legal courses, each a little different."""
    setup = json.loads(numbered(MOVING, line.siege.sent.messages))
    await opened(line, {"game": "roborally", "seats": 2, "setup": {"course": setup}})


@attack(lines=10)
async def open_tables(line: Attacker) -> None:
    """Public tables opened as fast as they can be, to push others out of the lobby."""
    await opened(line, PLAIN)


@attack(lines=10)
async def restless_guests(line: Attacker) -> None:
    """Tables sat at and stood up from, as fast as it goes: each time something is kept."""
    token = await line.player()
    table = (await line.made("/api/tables", PLAIN, token))["table"]
    while True:
        for do in ("sit", "stand"):
            await line.ask("POST", f"/api/tables/{table}/commands", {"do": do}, token)
