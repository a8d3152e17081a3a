"""Bots think in processes of their own, for as long as there is time."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec
import pytest
from msgspec.structs import replace
from tests.conftest import count, needs_compiler
from tests.table.scene import ALICE, Scene

from swarmrally.bots import USUAL
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside import crew
from swarmrally.server.beside import thinkers as thinking
from swarmrally.server.beside.thinkers import LONGEST_QUEUE, LateBot, Thinkers
from swarmrally.table.settings import Clock
from swarmrally.table.waking import Task, task_for

MINE, THEIRS = ("203.0.113.5", "ada"), ("198.51.100.7", "eve")
NEARLY_OUT = 1.5
"""Seconds until a deadline."""


def budgets(count: int, ends: float | None) -> float:
    """The seconds that one of so many bots gets."""

    async def ask() -> float:
        thinkers = Thinkers()
        thinkers.turns.ring.count(MINE, count)
        return thinkers.budget(MINE, None if ends is None else asyncio.get_running_loop().time() + ends).seconds

    return asyncio.run(ask())


def test_a_bot_has_its_usual_time_when_there_is_time():
    assert budgets(1, None) == budgets(1, 50) == USUAL.seconds


def test_a_bot_has_half_of_what_is_left_when_the_clock_runs_out():
    assert budgets(1, 0.2) == pytest.approx(0.1, abs=0.05)
    assert budgets(1, -3) == 0


def test_when_many_bots_wait_each_thinks_for_less():
    assert budgets(60, None) * 60 == pytest.approx(LONGEST_QUEUE)


def test_hundreds_of_tables_of_one_leave_the_bots_of_another_their_usual_time():
    async def ask() -> None:
        thinkers = Thinkers()
        for number in range(290):
            thinkers.turns.ring.count((THEIRS[0], f"eve {number % 29}"), 1)
        thinkers.turns.ring.count(MINE, 1)
        assert thinkers.budget(MINE, None) == USUAL
        assert thinkers.budget((THEIRS[0], "eve 0"), None).seconds == pytest.approx(LONGEST_QUEUE / 2 / 290)

    asyncio.run(ask())


def test_the_bot_of_somebody_who_comes_last_is_next(monkeypatch: pytest.MonkeyPatch):
    """However many tables of another one wait."""
    order: list[str] = []

    async def think(thinkers: Thinkers, task: Task) -> None:
        async with thinkers.turns.take(task.owner):
            await asyncio.sleep(0)
            order.append(task.owner[-1])

    async def ask() -> None:
        thinkers, task = Thinkers(), await a_task()
        theirs = [asyncio.create_task(think(thinkers, replace(task, owner=THEIRS))) for _ in range(100)]
        await asyncio.sleep(0)
        mine = asyncio.create_task(think(thinkers, replace(task, owner=MINE)))
        await asyncio.gather(mine, *theirs)
        assert order.index("ada") < 5

    asyncio.run(ask())


def test_a_host_has_so_many_bots_that_think_and_the_rest_are_late(monkeypatch: pytest.MonkeyPatch):
    async def ask() -> None:
        thinkers = Thinkers()
        thinkers.turns.ring.count(THEIRS, thinking.MOST_EACH)
        with pytest.raises(LateBot, match=f"at most {thinking.MOST_EACH}"):
            await thinkers.choose(replace(await a_task(), owner=THEIRS))

    asyncio.run(ask())


async def a_task() -> Task:
    scene = Scene()
    await scene.start(ALICE, seats=2, bots=["rookie"], clock=Clock("none", watching=False))
    return task_for(await scene.table(), 0, "rookie", 0)


def test_a_bot_thinks_in_another_process_and_says_how_long_it_took(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SWARMRALLY_INTERPRETED", "1")

    async def think():
        thinkers = Thinkers()
        try:
            thought = await thinkers.choose(await a_task())
            assert msgspec.to_builtins(thought.choice)["seat"] == 0
            assert 0 <= thought.took < 5000
            assert os.getpid() not in (thinkers.crew.pool._processes if thinkers.crew.pool else {})
            assert thinkers.turns.ring.asking == 0
        finally:
            thinkers.stop()

    asyncio.run(think())


def test_a_bot_whose_turn_does_not_come_is_late(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinking, "LEAST", 0.01)

    async def wait():
        thinkers = Thinkers()
        async with thinkers.turns.take(MINE):
            with pytest.raises(LateBot, match="rookie had 0"):
                await thinkers.choose(replace(await a_task(), seconds=0.0))
        assert thinkers.turns.ring.asking == 0

    asyncio.run(wait())


def test_what_is_not_compiled_yet_is_asked_for_again(monkeypatch: pytest.MonkeyPatch):
    is_loaded = [False, True]
    monkeypatch.setattr(thinking, "change_up", lambda _: is_loaded.pop(0))

    async def load():
        thinkers = Thinkers()
        with ThreadPoolExecutor() as pool:
            for _ in range(3):
                await thinkers.have_loaded(pool, ("asteroyds",))
        assert {engines for _, engines in thinkers.ready} == {("asteroyds",)}

    asyncio.run(load())


def asked_for(bot: str, advises: bool = False) -> Task:
    return replace(asyncio.run(a_task()), bot=bot, advises=advises)


def compiler_at_work(monkeypatch: pytest.MonkeyPatch, looks: int) -> list[str]:
    """The cache is cold until somebody has looked so often; the looks."""
    seen: list[str] = []

    def is_warm(engine: str) -> bool:
        seen.append(engine)
        return len(seen) > looks

    changed = {"INTERPRETED": False, "LOOK_EVERY": 0, "is_warm": is_warm, "warm_in_background": lambda engine: None}
    for name, value in changed.items():
        monkeypatch.setattr(thinking, name, value)
    return seen


def test_a_bot_that_searches_waits_for_the_compiler_and_a_rookie_does_not(monkeypatch: pytest.MonkeyPatch):
    seen = compiler_at_work(monkeypatch, looks=3)
    asyncio.run(thinking.compiler_of(asked_for("rookie")))
    assert seen == []
    asyncio.run(thinking.compiler_of(asked_for("ace")))
    assert seen == ["bots.asteroyds"] * 4


def test_who_waits_for_the_compiler_keeps_nobody_waiting_and_is_late_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch):
    compiler_at_work(monkeypatch, looks=10**9)
    monkeypatch.setattr(thinking, "LEAST", 0.05)
    task = asked_for("ace")

    async def wait() -> None:
        thinkers = Thinkers()
        with pytest.raises(LateBot, match="ace had 0"):
            await thinkers.choose(replace(task, seconds=0.0))
        async with thinkers.turns.take(task.owner):
            """A place is free."""

    asyncio.run(wait())


def test_nobody_waits_for_a_hint(monkeypatch: pytest.MonkeyPatch):
    compiler_at_work(monkeypatch, looks=10**9)
    with pytest.raises(Refusal, match="not compiled yet, ask again in a minute"):
        asyncio.run(thinking.compiler_of(asked_for("ace", advises=True)))


def test_what_was_loaded_is_not_looked_through_for_garbage(monkeypatch: pytest.MonkeyPatch):
    loaded: list[list[int]] = []
    ready: set[str] = set()

    def load(engine: str, quiet: bool) -> None:
        loaded.append([])
        ready.add(engine)

    for name, value in (("is_warm", lambda _: True), ("INTERPRETED", False), ("load", load), ("READY", ready)):
        monkeypatch.setattr(crew, name, value)
    assert crew.change_up(("asteroyds",))
    try:
        assert not any(each is loaded[0] for each in gc.get_objects())
    finally:
        gc.unfreeze()


def test_a_process_that_dies_while_it_loads_is_replaced():
    async def think():
        thinkers = Thinkers()
        try:
            task = await a_task()
            first = asyncio.create_task(thinkers.choose(task))
            while thinkers.crew.pool is None or not thinkers.crew.pool._processes:
                await asyncio.sleep(0)
            for process in list(thinkers.crew.pool._processes.values()):
                process.kill()
            with pytest.raises(BrokenProcessPool):
                await first
            assert (await thinkers.choose(task)).choice is not None
        finally:
            thinkers.stop()

    asyncio.run(think())


def test_nothing_is_complained_about_when_the_server_stops_while_code_is_loaded():
    async def stop():
        complaints = []
        asyncio.get_running_loop().set_exception_handler(lambda _, complaint: complaints.append(complaint))
        thinkers = Thinkers()
        choosing = asyncio.create_task(thinkers.choose(await a_task()))
        await asyncio.sleep(0.2)
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)
        thinkers.stop()
        await asyncio.sleep(1)
        del choosing
        gc.collect()
        assert complaints == []

    asyncio.run(stop())


async def hold_up(process: int) -> None:
    """What a busy machine does to a process, at no cost: it stands still for three quarters of the time."""
    try:
        while True:
            os.kill(process, signal.SIGSTOP)
            await asyncio.sleep(0.03)
            os.kill(process, signal.SIGCONT)
            await asyncio.sleep(0.01)
    finally:
        os.kill(process, signal.SIGCONT)


def only_process(thinkers: Thinkers) -> int:
    assert thinkers.crew.pool is not None
    (process,) = thinkers.crew.pool._processes
    return process


async def aces_task(game: str) -> Task:
    """The first move of an ace at a full table whose clock is nearly out."""
    scene = Scene()
    seats = 6 if game == "asteroyds" else 8
    await scene.start(ALICE, game=game, seats=seats, bots=["ace"] * (seats - 1), clock=Clock("none", watching=False))
    return replace(task_for(await scene.table(), 1, "ace", 0), seconds=NEARLY_OUT)


@needs_compiler
@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_no_deadline_is_missed_on_a_busy_machine(game: str):
    async def think():
        thinkers = Thinkers()
        try:
            task = await aces_task(game)
            await thinkers.choose(replace(task, seconds=None))
            busy = asyncio.create_task(hold_up(only_process(thinkers)))
            for number in range(count(6, 600)):
                assert (await thinkers.choose(replace(task, seed=number))).choice.seat == 1
            busy.cancel()
        finally:
            thinkers.stop()

    asyncio.run(think())
