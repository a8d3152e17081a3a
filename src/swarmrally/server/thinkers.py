"""Bots think in processes of their own, for a limited time; the event loop never waits for one."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from swarmrally.bots import SEARCHING, USUAL, Budget
from swarmrally.kernel.compiler import INTERPRETED, READY, is_warm, warm_in_background
from swarmrally.kernel.ready import load
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.gears import LOOK_EVERY
from swarmrally.table.hall import choice_of
from swarmrally.table.waking import Task, Thought

LONGEST = 5.0
MARGIN = 0.5
"""So many seconds before the end a bot's plan has to be there."""
LEAST = 0.2
PART_OF_TIME = 0.5
"""How much of the time that is left a bot may use: the machine may be busy with something else."""
LONGEST_QUEUE = 3.0
"""In so many seconds all who wait have thought."""
Engines = tuple[str, ...]


class LateBot(Exception):
    """A bot has not chosen in time."""


class Thinkers:
    """A few processes, started when the first bot has to think, or before."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.ready: set[Engines] = set()
        self.free = asyncio.Semaphore(processes)
        self.asked = 0
        """How many bots think, or wait until they can."""

    async def choose(self, task: Task) -> Thought:
        self.asked += 1
        try:
            async with asyncio.timeout(None if task.seconds is None else max(LEAST, task.seconds - MARGIN)) as limit:
                return await self.choose_in_turn(task, limit.when())
        except TimeoutError:
            raise LateBot(f"{task.bot} had {task.seconds} s") from None
        finally:
            self.asked -= 1

    async def choose_in_turn(self, task: Task, ends: float | None) -> Thought:
        """A bot's own time begins when a process is free, and its code is there."""
        await compiler_of(task)
        async with self.free:
            pool = self.started()
            try:
                await self.have_loaded(pool, engines_for(task))
                async with asyncio.timeout(LONGEST):
                    return await asyncio.get_running_loop().run_in_executor(pool, thought_of, task, self.budget(ends))
            except (TimeoutError, BrokenProcessPool):
                self.stop(pool)
                raise

    def budget(self, ends: float | None) -> Budget:
        """The usual one; less when the time is nearly up, or many bots wait for their turn."""
        share = LONGEST_QUEUE * self.processes / self.asked
        left = share if ends is None else (ends - asyncio.get_running_loop().time()) * PART_OF_TIME
        return Budget(max(0.0, min(USUAL.seconds, share, left)))

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool, self.ready = ProcessPoolExecutor(self.processes, context, initializer=get_ready), set()
        return self.pool

    async def have_loaded(self, pool: Executor, engines: Engines) -> None:
        """Loading is nobody's thinking time, and goes on when nobody waits for it; what is not compiled yet is asked for again."""
        if engines in self.ready:
            return
        loading = asyncio.get_running_loop().run_in_executor(pool, change_up, engines)
        # When the server stops meanwhile, nobody is left to ask what became of it.
        loading.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        if await asyncio.shield(loading):
            self.ready.add(engines)

    def stop(self, pool: ProcessPoolExecutor | None = None) -> None:
        """Ends the processes, whatever they are doing; new ones are started for the next bot."""
        ended = pool or self.pool
        if ended is None:
            return
        if ended is self.pool:
            self.pool = None
        for process in list((ended._processes or {}).values()):
            process.kill()
        ended.shutdown(wait=False, cancel_futures=True)


def get_ready() -> None:
    """In the new process: Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()


async def compiler_of(task: Task) -> None:
    """A bot that searches waits for the compiler, as long as its clock allows, rather than play below its name; nobody waits for a hint."""
    engine = f"bots.{task.game}"
    while not INTERPRETED and searches(task) and not is_warm(engine):
        if task.advises:
            raise Refusal("", "expected the ace to be ready: its search is not compiled yet, ask again in a minute")
        warm_in_background(engine)
        await asyncio.sleep(LOOK_EVERY)


def searches(task: Task) -> bool:
    return task.advises or task.bot in SEARCHING


def engines_for(task: Task) -> Engines:
    """The weaker bots do not search."""
    return (task.game, f"bots.{task.game}") if searches(task) else (task.game,)


def thought_of(task: Task, budget: Budget) -> Thought:
    change_up(engines_for(task))
    began = time.perf_counter()
    choice = choice_of(task, budget)
    return Thought(choice, round((time.perf_counter() - began) * 1000))


def change_up(engines: Engines) -> bool:
    """Compiled code is used as soon as it is there; whether all of it is."""
    for engine in engines:
        if engine not in READY and not INTERPRETED and is_warm(engine):
            load(engine, quiet=True)
            spare_collector()
    return READY.issuperset(engines)


def spare_collector() -> None:
    """What was loaded stays: to look through it for garbage would take a fifth of a bot's time, whenever it comes to that."""
    gc.collect()
    gc.freeze()


def end_with_the_server() -> None:
    """One that was killed could not say good-bye."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
