"""A table as the log has it: read when somebody asks, kept up with, and written down now and then so that it is read faster."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from swarmrally.table.desk.errands import Missing
from swarmrally.table.folding.fold import EngineChanged, break_off, is_closed, read
from swarmrally.table.folding.milestones import is_due, is_ours, milestone_of, table_at
from swarmrally.table.log import Entry, Milestone, Milestones
from swarmrally.table.news import Told
from swarmrally.table.table import Table

if TYPE_CHECKING:
    from swarmrally.table.desk.hall import Hall

SLICE = 8
"""So many entries are folded before the loop goes on with something else."""


class Book:
    def __init__(self, hall: Hall, table: str, tell: Callable[[Table, list[Told]], None], give_up: Callable[[], object]) -> None:
        """`tell` is told what others have written, `give_up` that the program can't go on with it."""
        self.hall, self.id, self.tell, self.give_up = hall, table, tell, give_up
        self.table: Table | None = None
        self.newest = 0
        """The number that another server is known to have written."""
        self.marked = 0
        """The number of the last milestone."""

    @property
    def is_newest(self) -> bool:
        return self.table is not None and self.newest <= self.table.number

    async def loaded(self) -> Table:
        newest, self.newest = self.newest, 0
        if self.table is None:
            self.table = await self.read_all()
        elif newest > self.table.number:
            self.tell(self.table, await self.read_on(self.table))
        return self.table

    async def read_all(self) -> Table:
        table = await self.last_milestone() or Table(self.id)
        self.marked = table.number
        told = await self.read_on(table)
        if not table.number:
            raise Missing
        self.tell(table, told)
        return table

    async def last_milestone(self) -> Table | None:
        """The table as it was written down last; None when it never was, or by another program."""
        found = await self.hall.milestones.last(self.id) if self.hall.milestones is not None else None
        return table_at(self.id, found) if found is not None and is_ours(found) else None

    async def read_on(self, table: Table) -> list[Told]:
        entries = await self.hall.log.entries(self.id, table.number)
        if len(entries) <= SLICE:
            return self.folded(table, entries, entries)
        told = []
        async with self.hall.folding:
            for begin in range(0, len(entries), SLICE):
                told += self.folded(table, entries[begin : begin + SLICE], entries)
                await asyncio.sleep(0)
        return told

    def folded(self, table: Table, slice: list[Entry], entries: list[Entry]) -> list[Told]:
        """What is told of some of these entries; all of them are left out when the program can't go on."""
        told = []
        for entry in slice:
            if entry.number <= table.number:
                break
            try:
                message = read(table, entry)
            except EngineChanged as error:
                self.hall.went_wrong(self.id, error)
                break_off(table, entries[-1])
                if not is_closed(entries[-1]):
                    self.give_up()
                break
            told += [message] if message else []
        return told

    def milestone(self, table: Table) -> Milestone | None:
        """A long game as it is now and has been kept, when it is time to write it down again."""
        if self.hall.milestones is None or not is_due(table, self.marked):
            return None
        self.marked = table.number
        return milestone_of(table)

    async def keep(self, milestones: Milestones, milestone: Milestone) -> None:
        try:
            await milestones.add(self.id, milestone)
        except Exception as error:
            self.hall.went_wrong(self.id, error)
