"""Work that one may order: in another process, in turns, within a budget, and once for the same input."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import needs_compiler

from swarmrally.kernel.compiler import INTERPRETED
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside import crew
from swarmrally.server.beside import workers as working
from swarmrally.server.beside.crew import NURSERY
from swarmrally.server.beside.workers import LONGEST, MOST_GROWN, Kept, Workers
from swarmrally.server.guard.limits import TooMany
from swarmrally.server.process.options import Rate

EVE, ADA = ("198.51.100.7", "eve"), ("203.0.113.5", "ada")


def whose_process(given: bytes) -> bytes:
    return f"{os.getpid()} {given.decode()}".encode()


def refuse(given: bytes) -> bytes:
    raise Refusal("/course", "wrong_form", expected="another one")


def die_once(mark: bytes) -> bytes:
    path = Path(mark.decode())
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return b"alive"


def die(given: bytes) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return given


def test_work_is_done_elsewhere_once_and_survives_a_process_that_dies(tmp_path: Path):
    async def order() -> None:
        workers = Workers(Rate(60, 1))
        try:
            first = await workers.do(EVE, whose_process, b"a")
            assert int(first.split()[0]) != os.getpid()
            assert await workers.do(ADA, whose_process, b"a") == first
            assert await workers.do(ADA, whose_process, b"b") != first
            with pytest.raises(Refusal, match="expected another one"):
                await workers.do(EVE, refuse, b"")
            assert await workers.do(EVE, die_once, str(tmp_path / "died").encode()) == b"alive"
            with pytest.raises(BrokenProcessPool):
                await workers.do(EVE, die, b"")
            assert await workers.do(ADA, whose_process, b"c")
            assert (workers.doing, workers.turns.free) == ({}, 1)
        finally:
            await workers.close()

    asyncio.run(order())


class Here(Workers):
    """Workers whose processes are only told of: each piece of work takes a second of a processor that nobody has to wait for."""

    def __init__(self, budget: Rate) -> None:
        self.clock = 0.0
        super().__init__(budget, now=lambda: self.clock)
        self.done_so_far: list[bytes] = []
        self.crew.run = self.run_here  # type: ignore[assignment, method-assign]

    async def run_here(self, seconds: float, measured: Any, may_take: float, work: Any, *given: Any) -> tuple[bytes, float, int]:
        await asyncio.sleep(0)
        self.done_so_far.append(given[0])
        return given[0], 1.0, 0


def test_who_has_spent_the_budget_waits_and_nobody_else():
    async def order() -> None:
        workers = Here(Rate(2, 0.5))
        for number in range(2):
            await workers.do(EVE, whose_process, b"%d" % number)
        with pytest.raises(TooMany) as refused:
            await workers.do(("198.51.100.7", "mallory"), whose_process, b"2")
        assert refused.value.seconds >= 1
        await workers.do(EVE, whose_process, b"1")
        await workers.do(ADA, whose_process, b"2")
        workers.clock = 3.0
        await workers.do(EVE, whose_process, b"3")

    asyncio.run(order())


def test_the_same_work_that_many_order_at_a_time_is_done_once():
    async def order() -> None:
        workers = Here(Rate(9, 1))
        assert await asyncio.gather(*(workers.do((f"192.0.2.{n}",), whose_process, b"x") for n in range(50))) == [b"x"] * 50
        assert workers.done_so_far == [b"x"]

    asyncio.run(order())


def test_a_flood_of_one_does_not_keep_another_waiting():
    async def order() -> None:
        workers = Here(Rate(1000, 1))
        flood = [asyncio.create_task(workers.do(EVE, whose_process, b"%d" % number)) for number in range(100)]
        await asyncio.sleep(0)
        await workers.do(ADA, whose_process, b"ada")
        assert len(workers.done_so_far) < 5
        answers = await asyncio.gather(*flood, return_exceptions=True)
        assert sum(isinstance(answer, TooMany) for answer in answers) > 70

    asyncio.run(order())


def test_who_orders_once_does_not_stand_behind_a_crowd_that_orders_again_and_again():
    async def order() -> None:
        workers = Here(Rate(60, 1))
        crowd = [(f"198.51.{number}.7", "") for number in range(20)]
        for number, eve in enumerate(crowd):
            await workers.do(eve, whose_process, b"%d" % number)
        flood = [asyncio.create_task(workers.do(eve, whose_process, b"again %d" % number)) for number, eve in enumerate(crowd)]
        await asyncio.sleep(0)
        await workers.do(ADA, whose_process, b"one")
        assert workers.done_so_far.index(b"one") <= len(crowd) + 3
        await asyncio.gather(*flood)
        assert len(workers.done_so_far) == 2 * len(crowd) + 1

    asyncio.run(order())


def test_results_are_kept_as_far_as_there_is_room():
    kept = Kept(10)
    for known in "abc":
        kept.put(known, b"1234")
    assert [kept.get(known) for known in "abc"] == [None, b"1234", b"1234"]
    kept.put("large", b"0" * 11)
    assert (kept.bytes, kept.get("large")) == (0, None)


def burn(given: bytes) -> bytes:
    while True:
        pass


def hang(given: bytes) -> bytes:
    signal.pause()
    return given


def work_for(seconds: bytes) -> bytes:
    end = time.process_time() + float(seconds)
    while time.process_time() < end:
        pass
    return seconds


def rest(given: bytes) -> bytes:
    time.sleep(float(given))
    return given


def grow(given: bytes) -> bytes:
    KEPT_FOR_EVER.append(bytearray(2 * MOST_GROWN))
    KEPT_FOR_EVER[-1][::4096] = b"x" * len(KEPT_FOR_EVER[-1][::4096])
    return str(os.getpid()).encode()


KEPT_FOR_EVER: list[bytearray] = []
needs_timer = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no timers of the processor's time")


@needs_timer
def test_work_that_never_ends_is_ended_by_the_processors_time_and_paid_for(monkeypatch: pytest.MonkeyPatch):
    """Whoever only waits for a busy machine is not."""
    monkeypatch.setattr(working, "ORDER", 0.3)
    monkeypatch.setattr(working, "INTERPRETED_TIMES", 1)

    async def order() -> None:
        workers = Workers(Rate(0.5, 0.001), now=lambda: 0.0)
        try:
            assert await workers.do(ADA, rest, b"0.7") == b"0.7"
            began = time.monotonic()
            for number in range(2):
                with pytest.raises(TooMany):
                    await workers.do(EVE, burn, b"%d" % number)
            assert workers.budgets.filled(EVE[0]).left == pytest.approx(-0.1)
            with pytest.raises(TooMany):
                await workers.do(EVE, whose_process, b"eve")
            assert await workers.do(ADA, whose_process, b"ada")
            assert workers.turns.free == 1
            assert time.monotonic() - began < LONGEST / 2
        finally:
            await workers.close()

    asyncio.run(order())


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell what a process does")
def test_work_that_comes_to_a_stop_is_ended_and_paid_for_and_work_that_goes_on_is_not(monkeypatch: pytest.MonkeyPatch):
    """It takes nothing of the processor's time, and would have the only place for minutes."""
    monkeypatch.setattr(crew, "LOOK_EVERY", 0.05)

    async def order() -> None:
        workers = Workers(Rate(10, 0.001), now=lambda: 0.0)
        try:
            monkeypatch.setattr(crew, "MOST_STILL", 1_000_000)
            assert await workers.do(ADA, whose_process, b"a")
            monkeypatch.setattr(crew, "MOST_STILL", 3)
            hanging = asyncio.create_task(workers.do(EVE, hang, b""))
            await asyncio.sleep(0)
            assert await workers.do(ADA, work_for, b"0.5") == b"0.5"
            with pytest.raises(TooMany):
                await hanging
            assert workers.budgets.filled(EVE[0]).left == pytest.approx(10 - working.ORDER * times())
            assert workers.turns.free == 1
        finally:
            await workers.close()

    asyncio.run(order())


def times() -> int:
    return working.INTERPRETED_TIMES if INTERPRETED else 1


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell how large a process is")
def test_a_process_that_has_grown_is_replaced():
    async def order() -> None:
        workers = Workers(Rate(60, 1))
        try:
            first = (await workers.do(ADA, whose_process, b"a")).split()[0]
            assert await workers.do(ADA, grow, b"") == first
            later = (await workers.do(ADA, whose_process, b"b")).split()[0]
            assert later != first
            assert (await workers.do(ADA, whose_process, b"c")).split()[0] == later
        finally:
            await workers.close()

    asyncio.run(order())


@needs_compiler
@pytest.mark.skipif(sys.platform != "linux", reason="each begins anew")
def test_processes_share_what_they_were_forked_from():
    async def order() -> None:
        workers = Workers(Rate(60, 1))
        try:
            assert NURSERY in (await workers.do(ADA, is_forked, b"")).decode()
        finally:
            await workers.close()

    asyncio.run(order())


def is_forked(given: bytes) -> bytes:
    """The command line of the one above it."""
    return Path(f"/proc/{os.getppid()}/cmdline").read_bytes()
