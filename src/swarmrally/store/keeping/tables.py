"""What is known of tables without reading their logs: for the lobby, for a player, for the list of records."""

from __future__ import annotations

import functools
from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Integer, Label, Select, and_, bindparam, case, func, select, tuple_

from swarmrally.store.connecting.database import Database
from swarmrally.store.log.rows import COLUMNS, row_of
from swarmrally.store.schema import SEATED, TABLES
from swarmrally.table.log import Phase, Row

Place = tuple[int, str]
"""Where a page ends: `touched_at` and id of its last table."""
PAGE = 50
OVER: tuple[Phase, ...] = ("over",)
LATEST_FIRST = (TABLES.c.touched_at.desc(), TABLES.c.id.desc())


GOING: tuple[Phase, ...] = ("open", "playing")
STILL_GOING = select(TABLES.c.id, TABLES.c.setup_bytes).where(TABLES.c.phase.in_(GOING))
OF_HOST = STILL_GOING.where(TABLES.c.host == bindparam("host"))
OF_THESE = STILL_GOING.where(TABLES.c.id.in_(bindparam("tables", expanding=True)))
KEPT_BYTES = select(func.sum(TABLES.c.setup_bytes)).where(TABLES.c.host == bindparam("host"))
MOST_OF_HOST = 4
"""So many tables of one host are shown in the lobby."""
MOST_ATTENDED = 1_000


class Spot(NamedTuple):
    """Where a table stands in the lobby."""

    rank: int
    """0: somebody is there and waits for others; 1: others can sit down; 2: the rest."""
    nth: int
    """Which of its host's tables it is: everybody's first ones come before anybody's second."""
    since: int
    """Who has waited longest comes first; of the rest, where something has happened last."""
    table: str


class Going(NamedTuple):
    """Tables where people gather or play, and how long their set-ups are together."""

    tables: frozenset[str]
    setup_bytes: int


class Tables:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def row(self, table: str) -> Row | None:
        found = await self.rows(select(*COLUMNS).where(TABLES.c.id == table))
        return found[0] if found else None

    async def lobby(
        self,
        game: str | None = None,
        phases: Collection[Phase] = GOING,
        with_free_seats: bool = False,
        attended: Collection[str] = (),
        after: Spot | None = None,
        limit: int = PAGE,
    ) -> tuple[list[Row], Spot | None]:
        """The public tables by who waits there, and where the next page begins; `attended` are those where somebody is connected."""
        values = {"game": game, "attended": list(attended)[:MOST_ATTENDED], "limit": limit} | (after._asdict() if after else {})
        found = await self.database.read(lobby(tuple(phases), game is not None, with_free_seats, after is not None), values)
        last = found[-1] if len(found) == limit else None
        return [row_of(row) for row in found], Spot(last.rank, last.nth, last.since, last.id) if last is not None else None

    async def hosted_by(self, player: str) -> Going:
        return await self.going(OF_HOST, {"host": player})

    async def kept_bytes(self, player: str) -> int:
        """Of the set-ups of all tables that the player has opened, whatever has become of them."""
        found = await self.database.read(KEPT_BYTES, {"host": player})
        return int(found[0][0] or 0)

    async def still_going(self, tables: Collection[str]) -> Going:
        """Those of them where people gather or play."""
        return await self.going(OF_THESE, {"tables": list(tables)})

    async def going(self, which: Select[Any], values: dict[str, Any]) -> Going:
        found = await self.database.read(which, values)
        return Going(frozenset(table for table, _ in found), sum(size for _, size in found))

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


@functools.cache
def lobby(phases: tuple[Phase, ...], of_game: bool, with_free_seats: bool, goes_on: bool) -> Select[Any]:
    """Made once: SQLAlchemy takes longer to make it than SQLite to answer it."""
    asked = select(*COLUMNS, *order_of()).where(TABLES.c.is_public, TABLES.c.phase.in_(phases))
    asked = asked.where(TABLES.c.game == bindparam("game")) if of_game else asked
    found = (asked.where(TABLES.c.free_seats > 0) if with_free_seats else asked).subquery()
    order = [found.c[name] for name in ("rank", "nth", "since", "id")]
    shown = select(found).where(found.c.nth <= MOST_OF_HOST)
    if goes_on:
        shown = shown.where(
            tuple_(*order) > tuple_(*(bindparam(name, type_=column.type) for name, column in zip(Spot._fields, order, strict=True)))
        )
    return shown.order_by(*order).limit(bindparam("limit", type_=Integer))


def order_of() -> list[Label[int]]:
    has_room = and_(TABLES.c.phase == "open", TABLES.c.free_seats > 0)
    waits = and_(has_room, TABLES.c.id.in_(bindparam("attended", expanding=True)))
    rank = case((waits, 0), (has_room, 1), else_=2)
    since = case((waits, TABLES.c.opened_at), else_=-TABLES.c.touched_at)
    # Of tables that are older than this column nobody knows the host.
    host = func.coalesce(func.nullif(TABLES.c.host, ""), TABLES.c.id)
    nth = func.row_number().over(partition_by=host, order_by=(rank, since, TABLES.c.id))
    return [rank.label("rank"), nth.label("nth"), since.label("since")]


def public(phases: Collection[Phase], game: str | None) -> Select[Any]:
    asked = select(*COLUMNS).where(TABLES.c.is_public, TABLES.c.phase.in_(phases))
    return asked.where(TABLES.c.game == game) if game else asked


def page(asked: Select[Any], after: Place | None, limit: int) -> Select[Any]:
    if after:
        asked = asked.where(tuple_(TABLES.c.touched_at, TABLES.c.id) < tuple_(*after))
    return asked.order_by(*LATEST_FIRST).limit(limit)
