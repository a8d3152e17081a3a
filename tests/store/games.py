"""Real tables in a store: an open one, one that is being played, and one that is over."""

from __future__ import annotations

import asyncio

from msgspec import Raw

from swarmrally.store import Store
from swarmrally.table.commands import Draft, Resign, Seal, Sit, Start
from swarmrally.table.desk.hall import Hall
from swarmrally.table.settings import Clock, Settings
from swarmrally.table.table import Table

HOST = "ann"


async def fill(store: Store) -> list[str]:
    """The ids of the tables, in the order in which they were opened."""
    hall = Hall(store.log)
    tables = []
    for steps in (0, 1, 2):
        settings = Settings("asteroyds", 2, Raw(b"{}"), bots=["drifter"], clock=Clock("none", watching=False), public=steps != 1)
        tables.append(await hall.open(settings, HOST))
        # Tables are listed by the time at which they were opened.
        await asyncio.sleep(0.002)
        if steps:
            await play(hall, tables[-1], is_over=steps == 2)
    await hall.close()
    return tables


def is_planning_first_round(table: Table) -> bool:
    """Somebody may have to decide in it, which nobody does here."""
    return table.phase == "playing" and (table.playing().stage, table.playing().round) == ("planning", 1)


async def play(hall: Hall, table: str, is_over: bool) -> None:
    for command in (Sit(0), Start()):
        await hall.do(table, HOST, command)
    plan = Raw((await hall.seen(table)).playing().idle_plan(0))
    await hall.do(table, HOST, Draft(1, plan))
    await hall.do(table, HOST, Seal(1, plan))
    while is_planning_first_round(await hall.seen(table)):
        await asyncio.sleep(0.01)
    if is_over and (await hall.seen(table)).phase == "playing":
        await hall.do(table, HOST, Resign())
