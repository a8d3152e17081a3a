"""Who plays is read before others, on a few connections: nobody can make a crowd of themselves."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.load.people import connected, introduced
from tests.server.hosting import opened

from swarmrally.server.arriving.gatehouse import Indoors
from swarmrally.server.run.listening import gated, open_port
from swarmrally.server.socket import socket as sockets
from swarmrally.server.socket.gate_socket import GateSocket
from swarmrally.server.socket.neighbours import Connected
from swarmrally.server.socket.socket import MOST_SEATED
from swarmrally.table.commands import Sit, Start
from swarmrally.table.settings import Settings

PATIENCE = 60


def test_a_player_has_a_few_connections_that_go_before_others(tmp_path: Path) -> None:
    async def visit() -> None:
        async with asyncio.timeout(PATIENCE), opened(tmp_path) as found:
            house = found.house
            with open_port("127.0.0.1", 0) as port:
                gate = gated(house, port, [], Indoors)
                await gate.open()
                number = port.getsockname()[1]
                player, token = await introduced(number, "Ada")
                table = await house.hall.open(Settings("asteroyds", 2, bots=["drifter"]), player)
                for command in (Sit(), Start()):
                    await house.hall.do(table, player, command)
                sockets = [await connected(number, token) for _ in range(MOST_SEATED + 3)]
                for socket in sockets:
                    await socket.send(json.dumps({"type": "subscribe", "table": table}))
                while sum(table in client.tables for client in house.sockets.clients) < len(sockets):
                    await asyncio.sleep(0.01)
                house.sockets.look()
                wires = [client.wire for client in house.sockets.clients]
                assert sum(wire.is_seated for wire in wires if isinstance(wire, GateSocket)) == MOST_SEATED
                for socket in sockets:
                    await socket.close()
                await gate.close()

    asyncio.run(visit())


@pytest.mark.parametrize(("players", "waits"), [(("bob",), True), ((), False)])
def test_plans_that_were_in_time_at_another_server_have_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: tuple[str, ...], waits: bool
) -> None:
    """Where somebody who plays is connected there; who only watches sends none."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def visit() -> None:
        async with opened(tmp_path) as found:
            house = found.house
            table = await house.hall.open(Settings("asteroyds", 2), "ada")
            house.neighbours.there[table] = {"other": (Connected(table, players, 1), house.now)}
            monkeypatch.setattr(asyncio, "sleep", sleep)
            await house.sockets.settle(house.hall.desk(table))
            monkeypatch.undo()

    asyncio.run(visit())
    assert slept.count(sockets.FOR_OTHERS) == waits
