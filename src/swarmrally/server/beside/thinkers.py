"""Bots think in processes of their own, for a limited time; the event loop never waits for one."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool

from swarmrally.bots import SEARCHING, USUAL, Budget
from swarmrally.kernel.compiler import INTERPRETED, is_warm, warm_in_background
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside.crew import Crew, Engines, change_up
from swarmrally.server.beside.fair_turns import Turns
from swarmrally.server.guard.limits import TooMany
from swarmrally.server.process.changing_over import LOOK_EVERY, ended
from swarmrally.table.desk.hall import choice_of
from swarmrally.table.waking import Owner, Task, Thought

LONGEST = 5.0
MARGIN = 0.5
"""So many seconds before the end a bot's plan has to be there."""
LEAST = 0.2
PART_OF_TIME = 0.5
"""How much of the time that is left a bot may use: the machine may be busy with something else."""
LONGEST_QUEUE = 3.0
"""In so many seconds all who wait have thought."""
MOST_EACH, MOST = 128, 4_000
"""How many bots may think or wait, of one host and of all."""

POLITENESS = 3
"""People who play come before bots that think."""


class LateBot(Exception):
    """A bot has not chosen in time."""


class Thinkers:
    """Bots take turns, host by host: many tables of one do not keep the bots of another waiting, nor shorten their time."""

    def __init__(self, processes: int = 1) -> None:
        self.crew = Crew(processes, POLITENESS)
        self.turns = Turns(processes, MOST_EACH, MOST)
        self.ready: set[tuple[Executor, Engines]] = set()
        """What which pool has loaded."""

    async def choose(self, task: Task) -> Thought:
        try:
            async with asyncio.timeout(None if task.seconds is None else max(LEAST, task.seconds - MARGIN)) as limit:
                return await self.choose_in_turn(task, limit.when())
        except TimeoutError:
            raise LateBot(f"{task.bot} had {task.seconds} s") from None
        except TooMany:
            raise LateBot(f"expected at most {MOST_EACH} bots of one host that think at a time") from None

    async def choose_in_turn(self, task: Task, ends: float | None) -> Thought:
        """A bot's own time begins when a process is free, and its code is there."""
        if not any(engines == engines_for(task) for _, engines in self.ready):
            await compiler_of(task)
        async with self.turns.take(task.owner):
            try:
                await self.have_loaded(await self.crew.ready(), engines_for(task))
            except BrokenProcessPool:
                self.stop()
                raise
            return await self.crew.run(LONGEST, thought_of, task, self.budget(task.owner, ends))

    def budget(self, owner: Owner, ends: float | None) -> Budget:
        """The usual one; less when the time is nearly up, or many bots of the same owner wait for their turn."""
        share = LONGEST_QUEUE * self.turns.places * self.turns.ring.share(owner)
        left = share if ends is None else (ends - asyncio.get_running_loop().time()) * PART_OF_TIME
        return Budget(max(0.0, min(USUAL.seconds, share, left)))

    async def have_loaded(self, pool: Executor, engines: Engines) -> None:
        """Loading is nobody's thinking time, and goes on when nobody waits for it; what is not compiled yet is asked for again."""
        if (pool, engines) in self.ready:
            return
        loading = asyncio.get_running_loop().run_in_executor(pool, loaded, engines)
        # When the server stops meanwhile, nobody is left to ask what became of it.
        loading.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        if await asyncio.shield(loading):
            self.ready = {known for known in self.ready if known[0] is pool} | {(pool, engines)}

    def stop(self) -> None:
        """Ends the processes, whatever they are doing; new ones are started for the next bot."""
        self.crew.stop()

    def close(self) -> None:
        self.crew.close()


async def compiler_of(task: Task) -> None:
    """A bot that searches waits for the compiler, as long as its clock allows, rather than play below its name; nobody waits for a hint."""
    engine = f"bots.{task.game}"
    while not INTERPRETED and searches(task) and not is_warm(engine):
        if task.advises:
            raise Refusal("", "ace_not_ready")
        await ended(warm_in_background(engine))
        await asyncio.sleep(LOOK_EVERY)


def searches(task: Task) -> bool:
    return task.advises or task.bot in SEARCHING


def engines_for(task: Task) -> Engines:
    """The weaker bots do not search."""
    return (task.game, f"bots.{task.game}") if searches(task) else (task.game,)


def loaded(engines: Engines) -> bool:
    """In another process: all that a thought needs is imported with this, so that no bot's time goes by with it."""
    return change_up(engines)


def thought_of(task: Task, budget: Budget) -> Thought:
    change_up(engines_for(task))
    began = time.perf_counter()
    choice = choice_of(task, budget)
    return Thought(choice, round((time.perf_counter() - began) * 1000))
