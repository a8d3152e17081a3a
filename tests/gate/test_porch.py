"""What the gate answers by itself, over real sockets: bounds, times, names, and one request after the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.hosting import NAME, opened

from swarmrally.gate import connection
from swarmrally.gate import handover as handover
from swarmrally.gate import http as asking
from swarmrally.server.arriving import errand
from swarmrally.server.arriving.gatehouse import Indoors
from swarmrally.server.process.options import Options, Rate, Rates
from swarmrally.server.run.listening import gated, open_port
from swarmrally.store.connecting.database import Database
from swarmrally.store.connecting.resting import rest

PATIENCE = 60
NEW_PLAYER = b'POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14\r\n\r\n{"name":"Ada"}'
HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
UPGRADE = b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + KEY


Call = Callable[..., Awaitable["Caller"]]


class Caller:
    """Somebody who writes whatever they like."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        return int(head[0].split()[1]), headers, await self.reader.readexactly(int(headers.get("content-length", 0)))

    async def ask(self, text: bytes) -> tuple[int, dict[str, str], bytes]:
        self.writer.write(text)
        return await self.answer()


def visit(folder: Path, test: Callable[[Call], Awaitable[None]], options: Options | None = None) -> None:
    async def run() -> None:
        async with opened(folder, options or Options(allowed_hosts=(NAME,))) as house:
            with open_port("127.0.0.1", 0) as port:
                gate = gated(house.house, port, [], Indoors)
                await gate.open()
                callers: list[Caller] = []

                async def call(source: str | None = None) -> Caller:
                    comes_from = (source, 0) if source else None
                    callers.append(Caller(*await asyncio.open_connection(*port.getsockname(), local_addr=comes_from)))
                    return callers[-1]

                async with asyncio.timeout(PATIENCE):
                    await test(call)
                    for caller in callers:
                        caller.writer.transport.abort()
                await gate.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (b"GET /" + b"a" * 9000, 414),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 20_000, 431),
        (b"GET / HTTP/1.1\r\n" + b"X: a\r\n" * 4000, 431),
        (b"GET / HTTP/1.1\nHost: localhost\n\n", 400),
        (b"GET / HTTP/1.1\r\nHost: evil.test\r\n\r\n", 421),
        (b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Length: 17000\r\n\r\n", 413),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\n\r\n", 413),
        (b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        (UPGRADE.replace(b": 13", b": 8") + b"\r\n", 426),
        (UPGRADE.replace(b"dGhl", b"dG") + b"\r\n", 400),
        (UPGRADE + b"Origin: https://localhost\r\n\r\n", 403),
        (UPGRADE + b"Origin: http://localhost\r\nSec-Fetch-Site: cross-site\r\n\r\n", 403),
        (UPGRADE + b"Origin: http://localhost\r\nSec-Fetch-Site: same-site\r\n\r\n", 403),
        (UPGRADE + b"Origin: http://localhost\r\nSec-Fetch-Site: none\r\n\r\n", 403),
        (UPGRADE + b"Origin: http://evil.test\r\nOrigin: http://localhost\r\n\r\n", 403),
        (UPGRADE + b"Sec-Fetch-Site: cross-site\r\nSec-Fetch-Site: same-origin\r\n\r\n", 403),
        (UPGRADE + b"Origin: http://localhost\r\nSec-Fetch-Site: same-origin\r\n\r\n", 101),
        (UPGRADE + b"\r\n", 101),
    ],
)
def test_what_is_not_right_is_refused_with_a_reason_and_the_headers(tmp_path: Path, text: bytes, status: int) -> None:
    async def test(call: Call) -> None:
        found, headers, body = await (await call()).ask(text)
        assert found == status
        if status != 101:
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cache-control"] == "no-store"
            assert json.loads(body)["error"]["reason"].startswith("expected ")

    visit(tmp_path, test)


def test_names_that_were_allowed_are_right(tmp_path: Path) -> None:
    async def test(call: Call) -> None:
        for host in (NAME.encode(), b"localhost:1", b"127.0.0.1", b"[::1]:99", b"203.0.113.7"):
            assert (await (await call()).ask(HEALTH.replace(b"localhost", host)))[0] == 200

    visit(tmp_path, test)


def test_requests_are_answered_one_after_the_other_however_they_come(tmp_path: Path) -> None:
    body = b'{"name":"Ada"}'
    chunked = b"Host: localhost\r\nTransfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    stream = HEALTH + b"POST /api/players HTTP/1.1\r\n" + chunked + HEALTH.replace(b"GET", b"HEAD") + HEALTH

    async def test(call: Call) -> None:
        caller = await call()
        for piece in (len(stream), 1, 7):
            for start in range(0, len(stream), piece):
                caller.writer.write(stream[start : start + piece])
                await asyncio.sleep(0)
            assert [(await caller.answer())[0] for _ in range(2)] == [200, 201]
            head = (await caller.reader.readuntil(b"\r\n\r\n")).lower()
            assert head.startswith(b"http/1.1 405")
            assert b"\r\ncontent-length: " in head
            assert (await caller.answer())[2].startswith(b"{")

    visit(tmp_path, test)


def test_whoever_is_too_slow_is_told_so_and_whoever_says_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "SECONDS_FOR_HEAD", 0.1)
    monkeypatch.setattr(asking, "SECONDS_FOR_REQUEST", 0.1)

    async def test(call: Call) -> None:
        slow, slower = await call(), await call()
        assert (await slow.ask(HEALTH[:20]))[0] == 408
        assert (await slower.ask(b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n"))[0] == 408
        monkeypatch.setattr(asking, "SECONDS_TO_BEGIN", 0.1)
        assert await (await call()).reader.read() == b""

    visit(tmp_path, test)


def test_whoever_does_not_read_an_answer_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SECONDS_CLOGGED", 0.1)

    async def test(call: Call) -> None:
        caller = await call()
        caller.writer.transport.pause_reading()  # type: ignore[attr-defined]
        with pytest.raises(ConnectionError):
            await ask_on(caller)

    visit(tmp_path, test)


async def ask_on(caller: Caller) -> None:
    while True:
        caller.writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10)
        await caller.writer.drain()
        await asyncio.sleep(0.01)


def test_an_address_has_so_many_connections_and_the_oldest_idle_one_goes(tmp_path: Path) -> None:
    async def test(call: Call) -> None:
        callers = [await call() for _ in range(5)]
        for caller in callers[1:]:
            assert (await caller.ask(HEALTH))[0] == 200
        newcomer = await call()
        assert (await newcomer.ask(HEALTH))[0] == 200
        assert await callers[0].reader.read() == b""

    visit(tmp_path, test, Options(connections_per_address=5))


def test_who_waits_for_the_disk_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one place that there is is free again while something is written."""
    monkeypatch.setattr(handover, "MOST_IN_WORK", 1)
    monkeypatch.setattr(handover, "TOO_LONG", PATIENCE)
    written = asyncio.Event()
    change = Database.change

    async def slowly(database: Database, work: Any) -> Any:
        rest()
        await written.wait()
        return await change(database, work)

    async def test(call: Call) -> None:
        monkeypatch.setattr(Database, "change", slowly)
        one, other = await call(), await call("127.0.0.2")
        one.writer.write(NEW_PLAYER)
        assert (await other.ask(HEALTH))[0] == 200
        written.set()
        assert (await one.answer())[0] == 201

    visit(tmp_path, test)


def test_handshakes_and_files_have_buckets_of_their_own(tmp_path: Path) -> None:
    few = Rate(2, 0.01)

    async def test(call: Call) -> None:
        statuses = [(await (await call()).ask(UPGRADE + b"\r\n"))[0] for _ in range(3)]
        assert statuses == [101, 101, 429]
        statuses = [(await (await call()).ask(b"GET /icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n"))[0] for _ in range(3)]
        assert statuses[-1] in (429, 404)
        assert (await (await call()).ask(HEALTH))[0] == 200

    visit(tmp_path, test, Options(rates=Rates(handshake=few, file=few)))


def test_a_long_answer_comes_whole_where_each_may_have_one_part_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server waits with every part until the gate says that the last one has gone, and the gate does not say it for less."""
    monkeypatch.setattr(errand, "MOST_OF_ALL", 1)

    async def test(call: Call) -> None:
        caller = await call()
        caller.writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = await caller.reader.read()
        assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
        assert answer.endswith(b"\r\n0\r\n\r\n")
        assert len(answer) > 3 * errand.PART

    visit(tmp_path, test)
