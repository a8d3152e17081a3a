"""What goes on beside what is asked of a table: bots that think, and whatever nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from contextvars import Context
from typing import TYPE_CHECKING, Any

from swarmrally.table.table import Table
from swarmrally.table.waking import Task, Thought, chosen, is_wanted, tasks

if TYPE_CHECKING:
    from swarmrally.table.desk.desk import Desk

OTHERS_GO_FIRST = 3.0
"""So many seconds a server leaves to the one that wrote last to run the table's bots."""


class Thinking:
    def __init__(self, desk: Desk) -> None:
        self.desk, self.hall = desk, desk.hall
        self.asked: set[tuple[int, int, int]] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work, context=Context())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def look_ahead(self, table: Table, is_ours: bool) -> None:
        """Lets bots think that are wanted now."""
        for task in tasks(table, self.hall.now(), self.asked, self.hall.owner(table.table, table.host)):
            self.asked.add(task.key)
            self.begin(self.think(task, 0 if is_ours else OTHERS_GO_FIRST))
        if table.phase != "playing":
            self.asked.clear()

    async def think(self, task: Task, delay: float) -> None:
        """A bot that is not wanted any more can be asked again when it is."""
        await asyncio.sleep(delay)
        if self.desk.table is not None and not is_wanted(self.desk.table, task):
            self.asked.discard(task.key)
            return
        try:
            thought = await self.hall.bots.choose(task)
        except Exception as error:
            thought = Thought(None, why=f"{type(error).__name__}: {error}"[:200])
            self.hall.went_wrong(self.desk.id, error)
        self.asked.discard(task.key)
        with suppress(Exception):
            await self.desk.ask(lambda table: chosen(table, task, thought))

    def stop(self) -> None:
        """Bots are left where they are."""
        for task in list(self.tasks):
            task.cancel()
