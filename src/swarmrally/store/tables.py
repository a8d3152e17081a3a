"""What is known of tables without reading their logs: for the lobby, for a player, for the list of records."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, func, select, tuple_

from swarmrally.store.database import Database
from swarmrally.store.rows import COLUMNS, row_of
from swarmrally.store.schema import SEATED, TABLES
from swarmrally.table.log import Phase, Row

Place = tuple[int, str]
"""Where a page ends: `touched_at` and id of its last table."""
PAGE = 50
OVER: tuple[Phase, ...] = ("over",)
LATEST_FIRST = (TABLES.c.touched_at.desc(), TABLES.c.id.desc())


class Tables:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def row(self, table: str) -> Row | None:
        found = await self.rows(select(*COLUMNS).where(TABLES.c.id == table))
        return found[0] if found else None

    async def lobby(
        self,
        game: str | None = None,
        phases: Collection[Phase] = ("open", "playing"),
        with_free_seats: bool = False,
        after: Place | None = None,
        limit: int = PAGE,
    ) -> list[Row]:
        asked = public(phases, game)
        if with_free_seats:
            asked = asked.where(TABLES.c.free_seats > 0)
        return await self.rows(page(asked, after, limit))

    async def finished(self, game: str | None = None, after: Place | None = None, limit: int = PAGE) -> list[Row]:
        return await self.rows(page(public(OVER, game), after, limit))

    async def tables_of(
        self,
        player: str,
        after: Place | None = None,
        limit: int = PAGE,
        game: str | None = None,
        phases: Collection[Phase] = (),
    ) -> list[Row]:
        """In any phase, where none is named."""
        asked = select(*COLUMNS).join(SEATED, SEATED.c.table_id == TABLES.c.id).where(SEATED.c.player == player)
        asked = asked.where(TABLES.c.game == game) if game else asked
        asked = asked.where(TABLES.c.phase.in_(phases)) if phases else asked
        return await self.rows(page(asked, after, limit))

    async def count_by_phase(self) -> dict[str, int]:
        found = await self.database.read(select(TABLES.c.phase, func.count()).group_by(TABLES.c.phase))
        return {str(phase): int(count) for phase, count in found}

    async def rows(self, asked: Select[Any]) -> list[Row]:
        return [row_of(found) for found in await self.database.read(asked)]


def public(phases: Collection[Phase], game: str | None) -> Select[Any]:
    asked = select(*COLUMNS).where(TABLES.c.is_public, TABLES.c.phase.in_(phases))
    return asked.where(TABLES.c.game == game) if game else asked


def page(asked: Select[Any], after: Place | None, limit: int) -> Select[Any]:
    if after:
        asked = asked.where(tuple_(TABLES.c.touched_at, TABLES.c.id) < tuple_(*after))
    return asked.order_by(*LATEST_FIRST).limit(limit)
