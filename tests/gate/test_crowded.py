"""One who has hardly asked for anything beside a crowd, over real sockets: it is counted who is answered when, not how fast."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from msgspec import structs
from tests.gate.test_porch import HEALTH, UPGRADE, Call, Caller, visit

from swarmrally.gate import handover as handover
from swarmrally.gate import http as asking
from swarmrally.gate import porch as porches
from swarmrally.gate import turns
from swarmrally.gate.connection import Connection
from swarmrally.gate.handover import Handover
from swarmrally.gate.link import ACCEPT
from swarmrally.gate.porch import ANSWERING, Porch
from swarmrally.gate.turns import Turns
from swarmrally.server.arriving.errand import Errand
from swarmrally.server.process.options import Options, Rate, Rates

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs the many addresses of one machine")

CROWD, REQUESTS = 100, 20
HEAVY, LIGHT = "127.0.0.66", "127.0.0.2"
SOCKETS, FRAMES, FEW = 40, 300, 100
PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\0"
PONG_SIZE = len(PONG)
PLENTY = Rate(1e6, 1e6)
GENEROUS = Options(rates=Rates(address=PLENTY, connection=PLENTY, file=PLENTY))


class Count:
    """How many of the crowd's requests were answered."""

    answered = 0

    async def hear(self, caller: Caller) -> None:
        for _ in range(REQUESTS):
            assert (await caller.answer())[0] == 200
            self.answered += 1


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn has time for one thing, and the server for one request."""
    monkeypatch.setattr(turns, "A_TURN", 1e-9)
    monkeypatch.setattr(handover, "MOST_IN_WORK", 1)
    monkeypatch.setattr(handover, "TOO_LONG", 60.0)


@pytest.mark.usefixtures("narrow")
def test_who_has_hardly_asked_for_anything_does_not_wait_for_a_crowd(tmp_path: Path) -> None:
    async def test(call: Call) -> None:
        count, crowd = Count(), [await call(HEAVY) for _ in range(CROWD)]
        hearing = [asyncio.create_task(count.hear(caller)) for caller in crowd]
        for caller in crowd:
            caller.writer.write(HEALTH * REQUESTS)
        while count.answered < CROWD:
            await asyncio.sleep(0)
        before = count.answered
        light = await call(LIGHT)
        assert (await light.ask(HEALTH))[0] == 200
        assert (await light.ask(UPGRADE + b"\r\n"))[0] == 101
        assert count.answered - before < CROWD / 2
        await asyncio.gather(*hearing)
        assert count.answered == CROWD * REQUESTS

    visit(tmp_path, test, GENEROUS)


def test_a_crowd_whose_requests_only_wait_does_not_keep_others_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Handover, "is_full", property(lambda self: True))

    async def test(call: Call) -> None:
        crowd = [await call(HEAVY) for _ in range(FEW)]
        for caller in crowd:
            caller.writer.write(HEALTH)
        await asyncio.sleep(0.2)
        light = await call(LIGHT)
        assert (await light.ask(b"no request\r\n\r\n"))[0] == 400
        gone = [caller for caller in crowd if caller.reader.at_eof()]
        assert len(gone) <= 1

    visit(tmp_path, test, structs.replace(GENEROUS, connections=FEW))


def test_large_bodies_that_wait_for_the_server_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Handover, "is_full", property(lambda self: True))
    size = 100_000
    monkeypatch.setattr(porches, "MOST_LARGE_OF_ONE", 2 * size)
    monkeypatch.setattr(porches, "MOST_LARGE", 2 * size)
    asked = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {size}\r\n\r\n".encode() + b" " * size

    async def waiting(call: Call, address: str) -> Caller:
        caller = await call(address)
        caller.writer.write(asked)
        await caller.writer.drain()
        await asyncio.sleep(0.2)
        return caller

    async def test(call: Call) -> None:
        crowd = [await waiting(call, HEAVY) for _ in range(2)]
        assert (await (await waiting(call, HEAVY)).answer())[0] == 503
        await waiting(call, LIGHT)
        for caller in crowd:
            caller.writer.close()
        await asyncio.sleep(0.2)
        again = await waiting(call, HEAVY)
        assert not again.reader.at_eof()

    visit(tmp_path, test, GENEROUS)


@pytest.mark.parametrize(
    ("asked", "status"), [(HEALTH, 400), (b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n", 503)]
)
def test_of_what_the_server_works_on_only_what_it_does_is_never_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: bytes, status: int
) -> None:
    """A crowd that wants to be told long stories makes room for somebody who has no connection yet."""
    monkeypatch.setattr(Errand, "begin", lambda self: None)
    monkeypatch.setattr(handover, "MOST_IN_WORK", FEW)

    async def test(call: Call) -> None:
        crowd = [await call(HEAVY) for _ in range(FEW)]
        for caller in crowd:
            caller.writer.write(asked)
        await asyncio.sleep(0.2)
        assert (await (await call(LIGHT)).ask(b"no request\r\n\r\n"))[0] == status
        for caller in crowd:
            caller.writer.close()

    visit(tmp_path, test, structs.replace(GENEROUS, connections=FEW))


async def listens(call: Call, address: str) -> Caller:
    caller = await call(address)
    assert (await caller.ask(UPGRADE + b"\r\n"))[0] == 101
    await caller.reader.readuntil(b"}")
    return caller


@pytest.fixture(params=["strangers", "players"])
def whose(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Of whom the crowd is, and the one who has hardly said anything; players sit down as soon as they are there."""
    switch = Porch.switch

    def switched(porch: Porch, connection: Connection, content: bytes) -> None:
        switch(porch, connection, content)
        porch.seat(connection, b"\1")

    if request.param == "players":
        monkeypatch.setitem(ANSWERING, ACCEPT, switched)
    return str(request.param)


def test_a_crowd_that_says_more_than_all_together_may_keeps_none_of_them_silent(tmp_path: Path, whose: str) -> None:
    """What is left for all is given to whoever has had least, and not to whoever is quick."""
    pongs = 0

    async def count(caller: Caller) -> None:
        nonlocal pongs
        while heard := await caller.reader.read(PONG_SIZE * FRAMES):
            pongs += len(heard) // PONG_SIZE

    async def test(call: Call) -> None:
        crowd = [await listens(call, f"127.66.{number}.1") for number in range(SOCKETS)]
        counting = [asyncio.create_task(count(caller)) for caller in crowd]
        for caller in crowd:
            caller.writer.write(PING * FRAMES)
        while pongs < FEW:
            await asyncio.sleep(0)
        light = await listens(call, LIGHT)
        before = pongs
        light.writer.write(PING)
        assert await light.reader.readexactly(PONG_SIZE) == PONG
        assert pongs - before < SOCKETS * FRAMES / 10
        for task in counting:
            task.cancel()

    visit(tmp_path, test, structs.replace(GENEROUS, rates=structs.replace(GENEROUS.rates, **{whose: Rate(FEW, 0.01)})))


def test_who_is_put_off_for_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "SECONDS_FOR_HEAD", 0.1)

    async def test(call: Call) -> None:
        caller = await call()
        assert (await caller.ask(HEALTH))[0] == 200
        with monkeypatch.context() as patch:
            patch.setattr(Turns, "is_over", property(lambda self: True))
            status, headers, _ = await caller.ask(HEALTH)
        assert (status, headers["retry-after"]) == (503, "5")

    visit(tmp_path, test)
