"""Requests of every kind, made from the description: whatever is sent, no answer is a 500 and every answer is as described."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from tests.conftest import LONG, count

from swarmrally.server.arriving.gatehouse import Indoors
from swarmrally.server.beside import studying
from swarmrally.server.house import House
from swarmrally.server.http.openapi import description
from swarmrally.server.process.options import UNBOUNDED, UNLIMITED, Options
from swarmrally.server.run.app import ROUTES
from swarmrally.server.run.listening import gated, open_port
from swarmrally.table.commands import Sit, Start
from swarmrally.table.games.listing import BOXES, Game
from swarmrally.table.settings import Settings

config = SchemathesisConfig.from_dict({"phases": {"coverage": {"enabled": LONG}}})
"""Sixteen thousand requests at the edges of every field, made in each process that only looks for tests: for the large counts."""
schema = schemathesis.openapi.from_dict(description(ROUTES), config=config)


class Served(threading.Thread):
    """A server on a thread of its own, with a player and a table to ask about."""

    def __init__(self, folder: Path) -> None:
        super().__init__(daemon=True)
        self.folder, self.port, self.ready = folder, open_port("127.0.0.1", 0), threading.Event()

    def run(self) -> None:
        asyncio.run(self.serve())

    async def serve(self) -> None:
        house = await House.open(self.folder, Options(rates=UNLIMITED, quotas=UNBOUNDED))
        player, begun_session = await house.identities.welcome("Ada", "program", "test", house.now)
        self.token = begun_session.token
        self.tables = [await begun(house, player.id, game) for game in BOXES]
        gate = gated(house, self.port, [], Indoors)
        await gate.open()
        # To start the workers is not what a request is timed by.
        await house.workers.do(("127.0.0.1",), studying.levels, b"{}")
        self.loop, self.is_over = asyncio.get_running_loop(), asyncio.Event()
        self.ready.set()
        await self.is_over.wait()
        await gate.close()
        await house.close()


async def begun(house: House, player: str, game: Game) -> str:
    """A game that waits for this player's plan."""
    table = await house.hall.open(Settings(game, 2, bots=["drifter"]), player)
    for command in (Sit(), Start()):
        await house.hall.do(table, player, command)
    return table


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("store"))
    server.start()
    assert server.ready.wait(30)
    yield server
    server.loop.call_soon_threadsafe(server.is_over.set)
    server.join(30)
    server.port.close()


@schema.exclude(operation_id="forget").parametrize()
@settings(max_examples=count(20, 500), deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: schemathesis.Case[Any], served: Served) -> None:
    host, port = served.port.getsockname()
    if "table" in case.path_parameters:
        tables = [*served.tables, case.path_parameters["table"]]
        case.path_parameters["table"] = tables[len(str(case.body)) % len(tables)]
    case.headers["Authorization"] = f"Bearer {served.token}"
    case.call_and_validate(
        base_url=f"http://{host}:{port}", checks=[not_a_server_error, status_code_conformance, response_schema_conformance]
    )
