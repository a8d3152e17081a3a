"""The games that I have played: a list to look through, and what can be counted in it."""

from __future__ import annotations

from litestar import get

from swarmrally.server.forms.tables import Counted, GamesPage, GamesQuery, Statistics, StatisticsQuery, game_line_of
from swarmrally.server.guard.likeness import looks_of
from swarmrally.server.http.decoding import AnyRequest, asked
from swarmrally.server.http.dependencies import Here, Someone
from swarmrally.server.http.lobby import place_in
from swarmrally.store.keeping.endings import Sought

LATEST = 10
BETWEEN = "|"
MOST_TEXTS = 50


@get("/api/me/games", asks=GamesQuery)
async def my_games(request: AnyRequest, house: Here, player: Someone) -> GamesPage:
    """The games that I have played to their end, the latest first, also those against bots alone."""
    query = asked(request, GamesQuery)
    sought, after = sought_in(query), place_in(query)
    found = await house.store.endings.page(player.id, sought, after, query.limit)
    count = await house.store.endings.count(player.id, sought) if after is None else None
    last = found[-1] if len(found) == query.limit else None
    names = await house.identities.names({other.player for ending in found for other in ending.others if other.player is not None})
    return GamesPage(list(map(game_line_of, found)), names, f"{last.over_at}.{last.table}" if last else None, count)


def sought_in(query: GamesQuery) -> Sought:
    looks = looks_of(query.name) if query.name.strip() else ""
    return Sought(query.game, query.title, query.result, query.against, query.since, looks, texts(query.titles), texts(query.bots))


def texts(joined: str) -> tuple[str, ...]:
    return tuple(filter(None, joined.split(BETWEEN, MOST_TEXTS)[:MOST_TEXTS]))


@get("/api/me/statistics", asks=StatisticsQuery)
async def my_statistics(request: AnyRequest, house: Here, player: Someone) -> Statistics:
    """How many games I have played and won, by what was played and with whom; without those that were played in a browser."""
    since = asked(request, StatisticsQuery).since
    counted = await house.store.endings.tallies(player.id, since)
    latest = await house.store.endings.page(player.id, Sought(since=since, is_counted=True), limit=LATEST)
    return Statistics([Counted(*tally) for tally in counted], list(map(game_line_of, latest)))


ROUTES = [my_games, my_statistics]
