"""The gallery: works by what is wanted of them, in pages that stay as fast when there are many."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec import Struct
from sqlalchemy import ColumnElement, func, select, tuple_

from swarmrally.store.connecting.database import Database
from swarmrally.store.keeping.works import COLUMNS, Shelved
from swarmrally.store.schema import WORKS

Order = Literal["new", "played", "liked", "short", "hard", "fair"]
BY: dict[Order, tuple[Any, bool]] = {
    "new": (WORKS.c.published_at, True),
    "played": (WORKS.c.plays, True),
    "liked": (WORKS.c.likes, True),
    "short": (WORKS.c.minutes, False),
    "hard": (WORKS.c.labour, True),
    "fair": (WORKS.c.chance, True),
}
"""By which column, and whether the greatest comes first: each has an index that ends with the number."""
PAGE = 24


class Sought(Struct, frozen=True):
    """What is wanted; of what is empty, all."""

    game: str | None = None
    seats: int | None = None
    minutes: int | None = None
    """At most."""
    difficulty: str | None = None
    is_fair: bool = False
    element_bits: int = 0
    text: str = ""
    author: str | None = None
    """Whose own: also those that are hidden."""


class Place(NamedTuple):
    """Where a page ends: by what it is ordered, and the number of its last work."""

    value: int
    number: int


class Gallery:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def page(self, sought: Sought, order: Order, after: Place | None, limit: int = PAGE) -> tuple[list[Shelved], Place | None]:
        """A page, and where the next one begins."""
        column, falls = BY[order]
        asked = select(*COLUMNS, column).where(*wanted(sought))
        if after is not None:
            here, there = tuple_(column, WORKS.c.number), tuple_(after.value, after.number)
            asked = asked.where(here < there if falls else here > there)
        ends = (column.desc(), WORKS.c.number.desc()) if falls else (column, WORKS.c.number)
        found = await self.database.read(asked.order_by(*ends).limit(limit))
        works = [Shelved(*each[:-1]) for each in found]
        return works, Place(int(found[-1][-1]), works[-1].number) if len(works) == limit else None

    async def everything(self, reported: bool = False) -> list[Shelved]:
        """For the host of the server: also what is hidden or deleted, the newest first, or what was reported most."""
        asked = select(*COLUMNS)
        asked = asked.where(WORKS.c.reports > 0).order_by(WORKS.c.reports.desc()) if reported else asked
        return [Shelved(*found) for found in await self.database.read(asked.order_by(WORKS.c.number.desc()))]

    async def count(self, sought: Sought) -> int:
        ((count,),) = await self.database.read(select(func.count()).select_from(WORKS).where(*wanted(sought)))
        return int(count)


def wanted(sought: Sought) -> list[ColumnElement[bool]]:
    if sought.author is None:
        found = [WORKS.c.shown == True]  # noqa: E712
    else:
        found = [WORKS.c.author == sought.author, WORKS.c.deleted_at.is_(None)]
    if sought.game is not None:
        found.append(WORKS.c.game == sought.game)
    if sought.seats is not None:
        found += [WORKS.c.least_seats <= sought.seats, WORKS.c.most_seats >= sought.seats]
    if sought.minutes is not None:
        found.append(WORKS.c.minutes <= sought.minutes)
    if sought.difficulty is not None:
        found.append(WORKS.c.difficulty == sought.difficulty)
    if sought.is_fair:
        found.append(WORKS.c.fairness == "fair")
    if sought.element_bits:
        found.append(WORKS.c.element_bits.bitwise_and(sought.element_bits) == sought.element_bits)
    if sought.text:
        found.append(WORKS.c.sought.contains(sought.text, autoescape=True))
    return found
