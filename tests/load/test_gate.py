"""Attacks on a real server, and an honest player beside them; and what becomes of games when the gate or the server die."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.load.people import ask, connected, introduced, messages_in
from tests.load.serving import Serving, is_alive
from websockets.asyncio.client import ClientConnection

PATIENCE = 120.0
HOSTILE, HONEST = "127.0.0.66", "127.0.0.2"
FLOODS = {"pings": b"\x89\x80", "pongs": b"\x8a\x80", "texts": b"\x81\x80", "pieces": b"\x00\x80"}
MASK = b"abcd"
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
RACE: dict[str, Any] = {"game": "asteroyds", "seats": 2, "bots": ["drifter"]}
PLAN = {"seat": 0, "columns": ["forward", None, None, None, None, None], "energy": "shield", "ram": False}
MOST_MEMORY = 150_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    started = Serving(folder / "store", folder, 100, is_limited=True)
    yield started
    started.stop()
    # A bot whose server was stopped is late, and that is said.
    wrong = [line for line in started.log.read_text().splitlines() if not started.is_harmless(line)]
    assert [line for line in wrong if '"LateBot"' not in line] == []


def on(server: Serving, test: Callable[[Serving], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            await test(server)

    asyncio.run(run())


async def hostile(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(HOSTILE, 0))


async def said(socket: ClientConnection, message: Any, *kinds: str) -> dict[str, Any]:
    """The first answer of one of these kinds."""
    await socket.send(json.dumps(message))
    return await heard(socket, *kinds)


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        for message in messages_in(await socket.recv()):
            if message["type"] in kinds:
                return message


async def flood(port: int, frame: bytes, has_begun: asyncio.Event) -> int:
    """Empty frames as fast as they are taken, until we are sent away; how many bytes that took."""
    reader, writer = await hostile(port)
    writer.write(UPGRADE)
    await reader.readuntil(b"\r\n\r\n")
    sent, piece = 0, (frame + MASK) * 2000
    first = b"\x01\x80" + MASK if frame[0] == 0 else b""
    writer.write(first)
    has_begun.set()
    try:
        while True:
            writer.write(piece)
            await writer.drain()
            sent += len(piece)
    except (ConnectionError, asyncio.CancelledError):
        writer.transport.abort()
        return sent


@pytest.mark.parametrize("kind", FLOODS)
def test_empty_frames_keep_nobody_waiting(server: Serving, kind: str) -> None:
    async def attacked(server: Serving) -> None:
        has_begun = asyncio.Event()
        floods = [asyncio.create_task(flood(server.port, FLOODS[kind], has_begun)) for _ in range(5)]
        await has_begun.wait()
        async with await connected(server.port, local_addr=(HONEST, 0)) as honest:
            for number in range(20):
                assert (await said(honest, {"type": "ask_time", "sent": number}, "time"))["sent"] == number
        for one in floods:
            one.cancel()
        for size in await asyncio.gather(*floods):
            # What the sockets' buffers hold, and little more.
            assert size < 30_000_000

    on(server, attacked)


def test_whoever_goes_on_flooding_is_sent_away(server: Serving) -> None:
    async def attacked(server: Serving) -> None:
        await flood(server.port, FLOODS["pings"], asyncio.Event())

    on(server, attacked)


async def seated(port: int, stopwatch: int | str) -> tuple[str, str, ClientConnection]:
    """A player at a table that waits for a plan: token, table, and the connection."""
    _, token = await introduced(port, "Ada")
    table = (await ask(port, "POST", "/api/tables", RACE | {"clock": {"stopwatch": stopwatch}}, token)).json()["table"]
    for do in ("sit", "start"):
        (await ask(port, "POST", f"/api/tables/{table}/commands", {"do": do}, token)).raise_for_status()
    honest = await connected(port, token)
    await said(honest, {"type": "subscribe", "table": table, "id": 1}, "done")
    return token, table, honest


def sealed(table: str, number: int) -> dict[str, Any]:
    return {"type": "do", "table": table, "id": number, "command": {"do": "seal", "round": 1, "plan": PLAN}}


@pytest.mark.parametrize("over", ["socket", "http"])
def test_a_plan_that_was_read_in_time_counts_however_late_the_server_gets_to_it(server: Serving, over: str) -> None:
    async def stalled(server: Serving) -> None:
        token, table, honest = await seated(server.port, 8)
        snapshot = (await ask(server.port, "GET", f"/api/tables/{table}", None, token)).json()["snapshot"]
        deadline = snapshot["now"]["deadline"]
        assert time.time() * 1000 < deadline - 1000, "the machine is too slow for this test"
        os.kill(server.process.pid, signal.SIGSTOP)
        try:
            answer = asyncio.create_task(sent_by(over, server.port, token, table, honest))
            await asyncio.sleep(max(0.0, deadline / 1000 - time.time()) + 1.5)
        finally:
            os.kill(server.process.pid, signal.SIGCONT)
        assert await answer == "done"
        await honest.close()

    on(server, stalled)


async def sent_by(over: str, port: int, token: str, table: str, honest: ClientConnection) -> str:
    if over == "socket":
        return str((await said(honest, sealed(table, 7), "done", "refused"))["type"])
    answer = await ask(port, "POST", f"/api/tables/{table}/commands", sealed(table, 0)["command"], token)
    return "done" if answer.is_success else answer.text


def memory_of(process: str) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def gate_of(server: Serving) -> str:
    return next(child for child in server.children() if b"swarmrally.gate" in Path(f"/proc/{child}/cmdline").read_bytes())


@pytest.mark.parametrize("head", [b"X-Many: header\r\n" * 1000, b"x" * 16_000])
def test_headers_without_end_fill_no_memory(server: Serving, head: bytes) -> None:
    async def attacked(server: Serving) -> None:
        reader, writer = await hostile(server.port)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        with suppress(ConnectionError):
            for _ in range(2000):
                writer.write(head)
                await writer.drain()
        with suppress(ConnectionError):
            assert (await reader.readline()).split()[1] == b"431"
        writer.transport.abort()
        assert memory_of(gate_of(server)) < MOST_MEMORY
        assert (await ask(server.port, "GET", "/api/health")).status_code == 200

    on(server, attacked)


def test_idle_connections_of_one_address_lock_nobody_out(server: Serving) -> None:
    async def attacked(server: Serving) -> None:
        idle = []
        for _ in range(1200):
            one = socket.socket()
            one.bind((HOSTILE, 0))
            one.connect(("127.0.0.1", server.port))
            idle.append(one)
        try:
            assert (await ask(server.port, "GET", "/api/health")).status_code == 200
            async with await connected(server.port, local_addr=(HONEST, 0)) as honest:
                assert (await said(honest, {"type": "ask_time", "sent": 1}, "time"))["sent"] == 1
        finally:
            for one in idle:
                one.close()

    on(server, attacked)


def test_handshakes_are_counted(server: Serving) -> None:
    async def attacked(server: Serving) -> None:
        async def once() -> bytes:
            reader, writer = await hostile(server.port)
            writer.write(UPGRADE)
            answer = await reader.readline()
            writer.transport.abort()
            return answer

        answers = [await once() for _ in range(600)]
        assert any(b" 429 " in answer or b" 503 " in answer for answer in answers)
        async with await connected(server.port, local_addr=(HONEST, 0)) as honest:
            assert (await said(honest, {"type": "ask_time", "sent": 1}, "time"))["sent"] == 1

    on(server, attacked)


def test_a_game_goes_on_when_the_gate_is_killed(tmp_path: Path) -> None:
    server = Serving(tmp_path / "store", tmp_path)

    async def killed(server: Serving) -> None:
        token, table, honest = await seated(server.port, "none")
        gate = gate_of(server)
        os.kill(int(gate), signal.SIGKILL)
        await honest.wait_closed()
        again = await connected(server.port, token)
        await said(again, {"type": "subscribe", "table": table, "id": 2}, "done")
        assert (await said(again, sealed(table, 3), "done", "refused"))["type"] == "done"
        assert gate_of(server) != gate
        await again.close()

    try:
        on(server, killed)
    finally:
        server.stop()
    assert "the gate has ended and is started again" in server.log.read_text()


def test_the_gate_goes_with_the_server(tmp_path: Path) -> None:
    server = Serving(tmp_path / "store", tmp_path)
    gate = gate_of(server)
    server.kill()
    ends = time.monotonic() + PATIENCE
    while is_alive(gate):
        assert time.monotonic() < ends
        time.sleep(0.05)
