"""What has happened at a table since its game began, for those who came later; and games that are over, to be watched again."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from swarmrally.server.beside import retelling
from swarmrally.server.forms.stories import Film, Story, StoryQuery, Verified
from swarmrally.server.forms.tables import CodeGiven
from swarmrally.server.guard.access import check_watching, enter
from swarmrally.server.guard.refusals import TooEarly
from swarmrally.server.house import House
from swarmrally.server.http.answering import ready
from swarmrally.server.http.decoding import AnyRequest, Exact, asked
from swarmrally.server.http.dependencies import Anybody, Here, owner_of
from swarmrally.server.http.records import played, shared_table


@get("/api/tables/{table:str}/story", asks=StoryQuery, is_packed=True)
async def story(request: AnyRequest, house: Here, anybody: Anybody, table: FromPath[str]) -> Response[Story]:
    """All that everybody was told of a game, from its first round up to a message, or to now."""
    query, player = asked(request, StoryQuery), anybody.id if anybody else None
    await enter(house.store, house.hall, table, player)
    seen = await house.hall.seen(table)
    check_watching(seen, player)
    if seen.play is None:
        raise TooEarly("/table", "not_begun", phase=seen.phase)
    return await ready(request, await house.tellings.tell(owner_of(request, anybody), seen, retelling.story, query.until), room=house.told)


@get("/api/tables/{table:str}/film", is_packed=True)
async def film(request: AnyRequest, house: Here, anybody: Anybody, table: FromPath[str]) -> Response[Film]:
    """A game that is over, for the eye: the first snapshot, all events, and between them what was decided."""
    await enter(house.store, house.hall, table, anybody.id if anybody else None)
    return await film_of(request, house, table)


@post("/api/shared/film", dto=Exact, return_dto=None, status_code=200, is_packed=True)
async def shared_film(request: AnyRequest, house: Here, data: JSONBody[CodeGiven]) -> Response[Film]:
    """The same by a share link."""
    return await film_of(request, house, shared_table(request, house, data))


async def film_of(request: AnyRequest, house: House, table: str) -> Response[Film]:
    seen = await played(house, table)
    names = await house.identities.names([chair.player for chair in seen.chairs])
    return await ready(
        request, await house.tellings.tell(owner_of(request), seen, retelling.film, tuple(sorted(names.items()))), room=house.told
    )


@post("/api/tables/{table:str}/verify", status_code=200, is_packed=True)
async def verify(request: AnyRequest, house: Here, anybody: Anybody, table: FromPath[str]) -> Response[Verified]:
    """Play a game that is over again from its seed and decisions, and compare."""
    await enter(house.store, house.hall, table, anybody.id if anybody else None)
    seen = await played(house, table)
    return await ready(request, await house.tellings.tell(owner_of(request, anybody), seen, retelling.verified), room=house.told)


ROUTES = [story, film, shared_film, verify]
