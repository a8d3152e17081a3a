"""The games that somebody has played: found by what was played, how it ended and with whom, and counted."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, NamedTuple

from msgspec import Struct
from sqlalchemy import Select, case, exists, func, or_, select, tuple_

from swarmrally.store.connecting.database import Database
from swarmrally.store.keeping.tables import PAGE, Place
from swarmrally.store.log.rows import ENDING_COLUMNS, ending_columns, ending_of
from swarmrally.store.schema import ENDINGS, PLAYERS, SEATED, TABLES
from swarmrally.table.endings import Ending

MOST_LOOKED_AT = 5_000
"""Games of somebody, the latest: so many are looked through for a page, and counted."""
RESULTS = {"won": ("won", "shared"), "lost": ("lost", "nobody"), "left": ("left",)}
OPPONENTS = {"people": ("people", "both"), "bots": ("bots", "browser")}


class Sought(Struct, frozen=True):
    """Which games are wanted; of what is empty, all."""

    game: str | None = None
    title: str | None = None
    result: Literal["won", "lost", "left"] | None = None
    against: Literal["people", "bots"] | None = None
    since: int | None = None
    looks: str = ""
    """A part of somebody's name, as names are compared."""
    titles: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """With `looks`, any of these."""
    is_counted: bool = False
    """Only those that count: not those that were played in a browser."""


class Tally(NamedTuple):
    """Games of one kind with one character."""

    game: str
    title: str
    character: str | None
    games: int
    won: int
    rounds: int


class Lost(NamedTuple):
    """A game of which it is not written what became of it."""

    table: str
    game: str


class Endings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def page(self, player: str, sought: Sought, after: Place | None = None, limit: int = PAGE) -> list[Ending]:
        """The latest first."""
        asked = matching(player, sought, after)
        latest = asked.order_by(asked.selected_columns.over_at.desc(), asked.selected_columns.table_id.desc()).limit(limit)
        return [ending_of(found) for found in await self.database.read(latest)]

    async def count(self, player: str, sought: Sought) -> int:
        asked = matching(player, sought, None).subquery()
        return int((await self.database.read(select(func.count()).select_from(asked)))[0][0])

    async def tallies(self, player: str, since: int | None = None) -> list[Tally]:
        games = lately(player, since, None, is_counted=True).subquery()
        kind = games.c.game, games.c.title, games.c.character
        won = func.sum(case((games.c.result.in_(RESULTS["won"]), 1), else_=0))
        asked = select(*kind, func.count(), won, func.sum(games.c.rounds)).group_by(*kind)
        return [Tally(*found[:3], *map(int, found[3:])) for found in await self.database.read(asked)]

    async def uploaded(self, player: str) -> int:
        """How many games of the player that were played in a browser are kept."""
        asked = select(func.count()).where(ENDINGS.c.player == player, ENDINGS.c.against == "browser")
        return int((await self.database.read(asked))[0][0])

    async def lost(self, after: str, limit: int) -> list[Lost]:
        """Games that were over before this was written down, of people who are still known, by their tables' ids."""
        unwritten = ~exists().where(ENDINGS.c.table_id == SEATED.c.table_id, ENDINGS.c.player == SEATED.c.player)
        known = exists().where(PLAYERS.c.id == SEATED.c.player, PLAYERS.c.name.is_not(None))
        wanted = exists().where(SEATED.c.table_id == TABLES.c.id, unwritten, known)
        asked = select(TABLES.c.id, TABLES.c.game).where(TABLES.c.id > after, TABLES.c.phase == "over", wanted)
        return [Lost(*found) for found in await self.database.read(asked.order_by(TABLES.c.id).limit(limit))]

    async def add(self, endings: Collection[Ending]) -> None:
        if endings:
            wanted = self.database.insert(ENDINGS).on_conflict_do_nothing()
            await self.database.change(lambda connection: connection.execute(wanted, [ending_columns(ending) for ending in endings]))


def lately(player: str, since: int | None, after: Place | None, is_counted: bool = False) -> Select[Any]:
    """As far back as anybody looks, along the index."""
    games = select(*ENDING_COLUMNS).where(ENDINGS.c.player == player)
    games = games.where(ENDINGS.c.against != "browser") if is_counted else games
    games = games.where(ENDINGS.c.over_at >= since) if since is not None else games
    games = games.where(tuple_(ENDINGS.c.over_at, ENDINGS.c.table_id) < tuple_(*after)) if after else games
    return games.order_by(ENDINGS.c.over_at.desc(), ENDINGS.c.table_id.desc()).limit(MOST_LOOKED_AT)


def matching(player: str, sought: Sought, after: Place | None) -> Select[Any]:
    games = lately(player, sought.since, after, sought.is_counted).subquery()
    asked = select(games)
    for name in ("game", "title"):
        if value := getattr(sought, name):
            asked = asked.where(games.c[name] == value)
    if sought.result:
        asked = asked.where(games.c.result.in_(RESULTS[sought.result]))
    if sought.against:
        asked = asked.where(games.c.against.in_(OPPONENTS[sought.against]))
    if sought.looks or sought.titles or sought.bots:
        asked = asked.where(or_(*any_of(games, player, sought)))
    return asked


def any_of(games: Any, player: str, sought: Sought) -> list[Any]:
    """Ways in which a game can be what somebody has written into a search."""
    ways = [games.c.others.contains(f'"{bot}"', autoescape=True) for bot in sought.bots]
    if sought.titles:
        ways.append(games.c.title.in_(sought.titles))
    if sought.looks:
        other = exists().where(SEATED.c.table_id == games.c.table_id, SEATED.c.player != player, SEATED.c.player == PLAYERS.c.id)
        ways.append(other.where(PLAYERS.c.looks.contains(sought.looks, autoescape=True)))
    return ways
