"""Games told again from their logs, beside the tables: in a thread, one at a time, and the last ones are kept to be told on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from swarmrally.table.log import Log
from swarmrally.table.telling import Telling

Found = TypeVar("Found")
MOST_KEPT = 24


class Tellings:
    def __init__(self, log: Log) -> None:
        self.log = log
        self.kept: OrderedDict[str, Telling] = OrderedDict()
        self.turn = asyncio.Lock()

    async def look(self, table: str, look: Callable[[Telling], Found], afresh: bool = False) -> Found:
        """What this finds when the table's whole log has been told; `afresh` from its very beginning."""
        async with self.turn:
            telling = self.kept.pop(table, None)
            if telling is None or afresh:
                telling = Telling(table)
            entries = await self.log.entries(table, telling.table.number)

            def told() -> Found:
                telling.hear(entries)
                return look(telling)

            found = await asyncio.to_thread(told)
            self.kept[table] = telling
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
            return found
