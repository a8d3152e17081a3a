"""What ends is gone at once: nothing of a table, a connection or a request waits until Python looks for knots."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from tests.load.people import ask, connected, introduced
from tests.server.hosting import opened

from swarmrally.server.arriving.gatehouse import Indoors
from swarmrally.server.house import House
from swarmrally.server.run.listening import gated, open_port
from swarmrally.table.desk import hall

PLAN = {"seat": 0, "columns": [None] * 6, "energy": "shield"}
RACE = {"game": "asteroyds", "seats": 2, "bots": ["drifter"], "clock": {"stopwatch": "none"}}
PATIENCE = 60


def messages(table: str) -> Iterator[dict[str, Any]]:
    """What is done, and what is refused in many ways."""
    yield {"type": "subscribe", "table": table}
    yield {"type": "subscribe", "table": "22222222aaaaaaaa"}
    for number in (1, 7):
        for _ in range(6):
            yield {"type": "do", "table": table, "command": {"do": "draft", "round": number, "plan": PLAN}}
    yield {"type": "do", "table": table, "command": {"do": "seal", "round": 7, "plan": PLAN}}
    yield {"type": "preview", "table": table, "round": 7, "plan": PLAN}
    yield {"type": "preview", "table": table, "round": 1, "plan": PLAN}
    yield {"type": "say", "table": table, "text": ""}
    yield {"type": "watch_lobby"}
    yield {"type": "nothing"}
    yield {"type": "ask_time", "sent": 1}


async def life(port: int, name: str) -> None:
    """Somebody comes, plays a little, does much that is wrong, and goes."""
    _, token = await introduced(port, name)
    table = (await ask(port, "POST", "/api/tables", RACE, token)).json()["table"]
    for command in ({"do": "sit"}, {"do": "start"}, {"do": "sit"}, {"do": "kick", "seat": 1}):
        await ask(port, "POST", f"/api/tables/{table}/commands", command, token)
    for path in ("/api/tables/22222222aaaaaaaa", "/api/nothing", f"/api/tables/{table}/record"):
        await ask(port, "GET", path, None, token)
    socket = await connected(port, token)
    for number, message in enumerate(messages(table)):
        await socket.send(json.dumps(message | {"id": number}))
    while '"type":"time"' not in str(await socket.recv()):
        pass
    await socket.close()


def of_ours(found: object) -> bool:
    if isinstance(found, FrameType):
        return "/swarmrally/" in found.f_code.co_filename
    return type(found).__module__.startswith("swarmrally.")


def test_nothing_of_what_has_ended_lies_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit() -> list[Any]:
        async with asyncio.timeout(PATIENCE), opened(tmp_path) as found:
            with open_port("127.0.0.1", 0) as port:
                gate = gated(found.house, port, [], Indoors)
                await gate.open()
                number = port.getsockname()[1]
                await life(number, "Ada")
                gc.collect()
                gc.disable()
                await life(number, "Bob")
                await all_put_away(found.house, monkeypatch)
                gc.set_debug(gc.DEBUG_SAVEALL)
                gc.collect()
                gc.set_debug(0)
                await gate.close()
                return list(filter(of_ours, gc.garbage))

    try:
        assert asyncio.run(visit()) == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def all_put_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "PUT_AWAY_AFTER", 0)
    monkeypatch.setattr(hall, "IDLE_BYTES", 0)
    while house.hall.desks or house.sockets.clients:
        await house.hall.look()
        await asyncio.sleep(0.05)
