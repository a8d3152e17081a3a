"""One who has hardly asked for anything beside a crowd, over real sockets: it is counted who is answered when, not how fast."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from tests.gate.test_porch import HEALTH, UPGRADE, Call, Caller, visit

from swarmrally.gate import asking, desk, turns
from swarmrally.gate.turns import Turns
from swarmrally.server.options import Options, Rate, Rates

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs the many addresses of one machine")

CROWD, REQUESTS = 100, 20
HEAVY, LIGHT = "127.0.0.66", "127.0.0.2"
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
    monkeypatch.setattr(desk, "MOST_IN_WORK", 1)
    monkeypatch.setattr(desk, "TOO_LONG", 60.0)


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
