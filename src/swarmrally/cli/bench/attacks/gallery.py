"""Works: published, looked through, liked and ordered by whoever wants others to wait."""

from __future__ import annotations

import json
from typing import Any

from swarmrally.cli.bench.attacks.connection import Attacker
from swarmrally.cli.bench.attacks.listing import FAST, attack
from swarmrally.cli.bench.attacks.work import MOVING, numbered

FORM = {"format": "swarmrally_work", "version": 1, "game": "roborally", "licence": "CC0-1.0"}
PAGES = ("sort=hard", "sort=fair&fair=1", "text=e&limit=60", "with=lasers,pits&seats=8", "sort=liked&difficulty=easy")
MARKUP = "<svg onload=alert(1)>"


def form(content: str, number: int, name: str = "Ferry") -> bytes:
    """The content is JSON already."""
    return (json.dumps(FORM | {"name": f"{name} {number}"})[:-1] + f',"content":{content}}}').encode()


def small(number: int) -> str:
    """A course that is soon played; another one for each number."""
    flags = [[number % 12, number // 12 % 12], [number // 144 % 12, 11]]
    bay = {"board": "docking_bay_belts", "x": 0, "y": 12}
    return json.dumps({"boards": [{"board": "spin_zone", "x": 0, "y": 0}], "dock": bay, "flags": flags})


@attack(lines=5, rate=FAST)
async def publications(line: Attacker) -> None:
    """The largest legal courses to be published, each a little different: bots play them first."""
    token = await line.player()
    while True:
        number = line.siege.sent.messages
        await line.ask("POST", "/api/gallery", form(numbered(MOVING, number), number), token)


@attack(lines=5)
async def small_publications(line: Attacker) -> None:
    """Small courses, as many as there can be, with markup for a name."""
    token = await line.player()
    while True:
        number = line.siege.sent.messages
        await line.ask("POST", "/api/gallery", form(small(number), number, MARKUP), token)


@attack(lines=5)
async def orders(line: Attacker) -> None:
    """Courses made to order, for which thousands of games are played."""
    token = await line.player()
    while True:
        order = {"game": "roborally", "seats": 8, "rounds": 24, "difficulty": "very hard"}
        await line.ask("POST", "/api/generated", {"order": order, "seed": str(line.siege.sent.messages)}, token)


@attack(lines=10)
async def likes(line: Attacker) -> None:
    """A crowd of guests that like one work, and take it back."""
    token = await line.player()
    code = await line.siege.once("liked work", lambda: published(line, token))
    while True:
        for method in ("PUT", "DELETE"):
            await line.ask(method, f"/api/gallery/{code}/like", b"", token)


async def published(line: Attacker, token: str) -> Any:
    return (await line.made("/api/gallery", form(small(0), 0), token))["code"]


@attack(lines=10)
async def searches(line: Attacker) -> None:
    """The gallery in every order, and its pictures."""
    while True:
        for page in PAGES:
            await line.ask("GET", f"/api/gallery?{page}")
        await line.ask("GET", "/api/gallery/AAAA-AAAA/picture.svg")
