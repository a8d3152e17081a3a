"""Connections end with their sessions, and whoever was sent away is silent: at the same server and at another one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.load.people import ask, connected, introduced, messages_in
from tests.load.serving import Serving
from tests.postgres import Postgres
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from swarmrally.store import Store

PATIENCE = 60.0
FORBIDDEN = 4003


@pytest.fixture(scope="module")
def store(postgres: Postgres) -> str:
    return postgres.empty_database()


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory, store: str) -> Iterator[list[int]]:
    folder = tmp_path_factory.mktemp("servers")
    servers = [Serving(store, folder), Serving(store, folder)]
    yield [server.port for server in servers]
    for server in servers:
        server.stop()
        server.expect_no_errors()


async def until_closed(socket: ClientConnection) -> int | None:
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def answer_to(socket: ClientConnection, **asked: Any) -> dict[str, Any]:
    await socket.send(json.dumps({"id": 7, **asked}))
    while True:
        for heard in messages_in(await socket.recv()):
            if heard["type"] in ("done", "refused") and heard.get("id") == 7:
                return heard


async def welcomed(port: int, token: str) -> ClientConnection:
    socket = await connected(port, token)
    assert messages_in(await socket.recv())[0]["player"] is not None
    return socket


def test_the_connections_of_a_session_that_is_ended_are_closed_everywhere_and_others_stay(ports: list[int]) -> None:
    async def visit() -> None:
        _, token = await introduced(ports[0], "Ada")
        made = (await ask(ports[0], "POST", "/api/me/tokens", {"name": "my bot"}, token)).json()
        ended = [await welcomed(port, made["token"]) for port in ports]
        staying = [await welcomed(port, token) for port in ports]
        assert (await ask(ports[0], "DELETE", f"/api/me/tokens/{made['id']}", None, token)).status_code == 204
        assert [await until_closed(socket) for socket in ended] == [FORBIDDEN, FORBIDDEN]
        for port in ports:
            assert (await ask(port, "GET", "/api/me", None, made["token"])).status_code == 401
        for socket in staying:
            await socket.send(json.dumps({"type": "ask_time", "sent": 1}))
            assert messages_in(await socket.recv())[0]["type"] == "time"
            await socket.close()

    asyncio.run(asyncio.wait_for(visit(), PATIENCE))


def test_a_session_that_nobody_was_told_of_ending_takes_its_connections_along(ports: list[int], store: str) -> None:
    async def visit() -> None:
        player, token = await introduced(ports[0], "Ada")
        made = (await ask(ports[0], "POST", "/api/me/tokens", {"name": "my bot"}, token)).json()
        ended, staying = await welcomed(ports[0], made["token"]), await welcomed(ports[0], token)
        opened = await Store.open(store)
        sessions = await opened.sessions.of(player, 0)
        await opened.sessions.end([session for session in sessions if session.id == made["id"]])
        await opened.close()
        assert await until_closed(ended) == FORBIDDEN
        await staying.send(json.dumps({"type": "ask_time", "sent": 1}))
        assert messages_in(await staying.recv())[0]["type"] == "time"
        await staying.close()

    asyncio.run(asyncio.wait_for(visit(), PATIENCE))


def test_a_recovery_closes_every_connection_of_before(ports: list[int]) -> None:
    async def visit() -> None:
        _, token = await introduced(ports[0], "Ada")
        sockets = [await welcomed(port, token) for port in ports]
        links = [(await ask(ports[0], "POST", "/api/me/recovery", None, token)).json()["secret"] for _ in range(2)]
        assert (await ask(ports[1], "POST", "/api/recover", {"secret": links[0], "token": True})).status_code == 200
        assert [await until_closed(socket) for socket in sockets] == [FORBIDDEN, FORBIDDEN]
        assert (await ask(ports[0], "POST", "/api/recover", {"secret": links[1]})).status_code == 400

    asyncio.run(asyncio.wait_for(visit(), PATIENCE))


@pytest.mark.parametrize("public", [True, False])
def test_whom_the_host_sends_away_says_nothing_over_a_connection_of_before(ports: list[int], public: bool) -> None:
    async def visit() -> None:
        _, host = await introduced(ports[0], "Ada")
        _, guest = await introduced(ports[1], "Bob")
        settings = {"game": "asteroyds", "seats": 3, "public": public, "practice": True}
        table = (await ask(ports[0], "POST", "/api/tables", settings, host)).json()["table"]
        code = (await ask(ports[0], "POST", f"/api/tables/{table}/invitations", {}, host)).json()["code"]
        assert (await ask(ports[1], "POST", "/api/invitations", {"code": code}, guest)).status_code == 200
        sockets = [await welcomed(port, guest) for port in ports]
        for socket in sockets:
            assert (await answer_to(socket, type="subscribe", table=table))["type"] == "done"
        assert (await answer_to(sockets[1], type="do", table=table, command={"do": "sit", "seat": 1}))["type"] == "done"
        assert (await answer_to(sockets[1], type="say", table=table, text="hello"))["type"] == "done"
        kick = {"do": "kick", "seat": 1}
        assert (await ask(ports[0], "POST", f"/api/tables/{table}/commands", kick, host)).status_code == 200
        for socket in sockets:
            said = await answer_to(socket, type="say", table=table, text="still here")
            assert (said["type"], said["code"]) == ("refused", "sent_away")
            seat = await answer_to(socket, type="do", table=table, command={"do": "sit"})
            assert (seat["type"], seat["code"]) == ("refused", "sent_away")
            for asked in ("hint", "forecast", "bearings"):
                assert (await answer_to(socket, type=asked, table=table, round=1))["type"] == "refused"
            again = await answer_to(socket, type="subscribe", table=table)
            assert again["type"] == ("done" if public else "refused")
            await socket.close()
        for path in ("", "/story", "/film", "/record"):
            seen = (await ask(ports[1], "GET", f"/api/tables/{table}{path}", None, guest)).status_code
            assert seen == 404 or public

    asyncio.run(asyncio.wait_for(visit(), PATIENCE))
