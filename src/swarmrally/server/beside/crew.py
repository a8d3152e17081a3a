"""Processes that work beside the server, and end with it."""

from __future__ import annotations

import asyncio
import gc
import importlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from swarmrally.kernel.compiler import INTERPRETED, READY, is_warm
from swarmrally.kernel.ready import load
from swarmrally.server.beside.stillness import Stillness
from swarmrally.server.process.ending import end
from swarmrally.server.process.memory import keep_no_holes

Result = TypeVar("Result")
Engines = tuple[str, ...]
OVERRUN = getattr(signal, "SIGPROF", 0)
"""The signal that ends whoever has had more of the processor than was given."""
LOOK_EVERY, MOST_STILL = 1.0, 10
"""Seconds between looks at whoever is at work, and after how many in a row at which nothing was done it is ended."""
NURSERY = "swarmrally.server.run.nursery"


class Overrun(Exception):
    """A piece of work took more of the processor than it may, and its process was ended."""


class Hung(Overrun):
    """A piece of work has come to a stop, and its process was ended."""


class Crew:
    """A few processes, started when there is something to do."""

    def __init__(self, processes: int = 1, politeness: int = 0, works_by: str = __name__) -> None:
        """`works_by` is the module that has what will be asked for: to read it is a part of starting."""
        self.processes, self.politeness, self.works_by = processes, politeness, works_by
        self.pool: ProcessPoolExecutor | None = None
        self.up: Future[None]
        self.is_closed = False
        self.starting = threading.Lock()

    async def ready(self) -> ProcessPoolExecutor:
        """A process is not begun on the loop: it may have to wait until there is something to fork it from."""
        if self.is_closed:
            raise asyncio.CancelledError
        pool = self.pool
        return await asyncio.to_thread(self.started) if pool is None else pool

    def started(self) -> ProcessPoolExecutor:
        with self.starting:
            pool = self.pool or ProcessPoolExecutor(self.processes, family(), initializer=get_ready, initargs=(self.politeness,))
            if self.pool is None:
                self.up = pool.submit(read_module, self.works_by)
                self.pool = pool
            if self.is_closed:
                self.stop()
            return pool

    async def run(self, seconds: float, work: Callable[..., Result], *given: Any) -> Result:
        """What this gives in one of the processes; who takes longer, or does nothing, is ended, and so is who shares its fate."""
        pool = await self.ready()
        try:
            await self.is_up()
            async with asyncio.timeout(seconds):
                return await self.unless_still(pool, asyncio.get_running_loop().run_in_executor(pool, work, *given))
        except (TimeoutError, Hung):
            self.stop(pool)
            raise
        except BrokenProcessPool as broken:
            members = list(pool._processes.values())
            self.stop(pool)
            if await asyncio.to_thread(has_overrun, members):
                raise Overrun from broken
            raise

    async def unless_still(self, pool: ProcessPoolExecutor, doing: asyncio.Future[Result]) -> Result:
        stillness = Stillness(pool._processes)
        try:
            while not (await asyncio.wait({doing}, timeout=LOOK_EVERY))[0]:
                if stillness.look() >= MOST_STILL:
                    raise Hung
            return await doing
        finally:
            # Nobody is left to ask what became of it.
            doing.cancel()

    async def is_up(self) -> None:
        """Until a process has started, which is nobody's time."""
        up = asyncio.wrap_future(self.up)
        # When the server stops meanwhile, nobody is left to ask what became of it.
        up.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        await asyncio.shield(up)

    def close(self) -> None:
        """For good: what is still asked for is cancelled. Python would not exit before a process that nobody ends has done its work."""
        self.is_closed = True
        self.stop()

    def stop(self, pool: ProcessPoolExecutor | None = None) -> None:
        """Ends the processes, whatever they are doing; new ones are started for what comes next."""
        ended = pool or self.pool
        if ended is None:
            return
        if ended is self.pool:
            self.pool = None
        end(ended)


def has_overrun(members: Sequence[BaseProcess]) -> bool:
    for member in members:
        member.join()
    return any(member.exitcode == -OVERRUN for member in members)


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Of the processor, in a process of the crew: the system ends who takes more, whatever it is doing.

    By the clock a busy machine would decide what is too long."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def family() -> BaseContext:
    """They are forked from one that has all they need; where that is not usual, or there is no compiled code to share, each begins anew."""
    if sys.platform != "linux" or os.environ.get("SWARMRALLY_INTERPRETED"):
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([NURSERY])
    return context


def get_ready(politeness: int) -> None:
    """In the new process: Ctrl-C is the server's business, and so is the processor, where it is wanted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()
    keep_no_holes()
    if hasattr(os, "nice"):
        os.nice(politeness)


def read_module(name: str) -> None:
    importlib.import_module(name)


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
