"""Work that one may order: in another process, in turns, within a budget, and once for the same input."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside.workers import Kept, Workers
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

    async def run_here(self, seconds: float, measured: Any, work: Any, *given: Any) -> tuple[bytes, float]:
        await asyncio.sleep(0)
        self.done_so_far.append(given[0])
        return given[0], 1.0


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


def test_results_are_kept_as_far_as_there_is_room():
    kept = Kept(10)
    for known in "abc":
        kept.put(known, b"1234")
    assert [kept.get(known) for known in "abc"] == [None, b"1234", b"1234"]
    kept.put("large", b"0" * 11)
    assert (kept.bytes, kept.get("large")) == (0, None)
