"""Bots think in processes of their own, for a limited time; the event loop never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from swarmrally.kernel.compiler import is_warm, use_compiled
from swarmrally.table.games import BOXES
from swarmrally.table.hall import choice_of
from swarmrally.table.waking import Task

LONGEST = 5.0
MARGIN = 0.5
"""So many seconds before the end a bot's plan has to be there."""
LEAST = 0.2


class LateBot(Exception):
    """A bot has not chosen in time."""


class Thinkers:
    """As many processes as asked for; they are started when the first bot has to think."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, task: Task) -> Any:
        seconds = LONGEST if task.seconds is None else max(LEAST, min(LONGEST, task.seconds - MARGIN))
        pool = self.started()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, choice_of, task), seconds)
        except TimeoutError:
            self.stop(pool)
            raise LateBot(f"{task.bot} had {seconds:.1f} s") from None
        except BrokenProcessPool:
            self.stop(pool)
            raise

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=get_ready)
        return self.pool

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
    """In the new process: Ctrl-C is the server's business, and compiled code is used where it is there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for game in BOXES:
        if is_warm(game):
            use_compiled(game)
