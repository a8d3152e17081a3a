"""What has happened at a table since its game began, for those who came later; and games that are over, to be watched again."""

from __future__ import annotations

from itertools import accumulate

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.records import Record, dice_fault
from swarmrally.server.access import check_watching, enter
from swarmrally.server.asking import Anybody, Here
from swarmrally.server.forms import CodeGiven, Film, Story, StoryQuery, Taken, Verified
from swarmrally.server.house import House
from swarmrally.server.records import played, shared_table
from swarmrally.server.refusing import TooEarly
from swarmrally.server.taking import AnyRequest, Exact, asked
from swarmrally.table.news import Began
from swarmrally.table.telling import Telling


@get("/api/tables/{table:str}/story", asks=StoryQuery)
async def story(request: AnyRequest, house: Here, anybody: Anybody, table: FromPath[str]) -> Story:
    """All that everybody was told of a game, from its first round up to a message, or to now."""
    query, player = asked(request, StoryQuery), anybody.id if anybody else None
    await enter(house.store, house.hall, table, player)
    check_watching(await house.hall.seen(table), player)
    return await house.tellings.look(table, lambda telling: story_of(telling, query.until))


def story_of(telling: Telling, until: int | None) -> Story:
    began, told = beginning(telling), telling.table.told
    return Story(began.snapshot, began.setup, telling.events(until), told if until is None else min(until, told))


def beginning(telling: Telling) -> Began:
    if telling.began is None:
        raise TooEarly("/table", f"expected a game that has begun; this table is {telling.table.phase}")
    return telling.began


@get("/api/tables/{table:str}/film")
async def film(house: Here, anybody: Anybody, table: FromPath[str]) -> Film:
    """A game that is over, for the eye: the first snapshot, all events, and between them what was decided."""
    await enter(house.store, house.hall, table, anybody.id if anybody else None)
    return await film_of(house, table)


@post("/api/shared/film", dto=Exact, return_dto=None, status_code=200)
async def shared_film(request: AnyRequest, house: Here, data: JSONBody[CodeGiven]) -> Film:
    """The same by a share link."""
    return await film_of(house, shared_table(request, house, data))


async def film_of(house: House, table: str) -> Film:
    await played(house, table)
    made = await house.tellings.look(table, filmed)
    made.names = await house.identities.names([chair.player for chair in made.chairs])
    return made


def filmed(telling: Telling) -> Film:
    table, began, record, events = telling.table, beginning(telling), telling.table.record(), telling.events()
    return Film(
        table=table.table,
        settings=table.settings,
        title=table.box.title(table.setup),
        chairs=table.chairs(),
        setup=began.setup,
        start=began.snapshot,
        events=events,
        decisions=taken(record, len(msgspec.json.decode(events))),
        outcome=table.outcome or {},
        seed=record.seed,
        seed_hash=began.seed_hash,
        dice=record.dice,
        began_at=telling.began_at,
        over_at=telling.over_at,
        names={},
    )


def taken(record: Record, told: int) -> list[Taken]:
    """Each decision with the number of events that were told before it; what came before the first snapshot was not told."""
    sizes = list(map(len, record.events))
    untold = sum(sizes) - told
    return [Taken(max(0, before - untold), decision) for before, decision in zip(accumulate(sizes), record.decisions, strict=False)]


@post("/api/tables/{table:str}/verify", status_code=200)
async def verify(house: Here, anybody: Anybody, table: FromPath[str]) -> Verified:
    """Play a game that is over again from its seed and decisions, and compare."""
    await enter(house.store, house.hall, table, anybody.id if anybody else None)
    await played(house, table)
    return await house.tellings.look(table, verified, afresh=True)


def verified(telling: Telling) -> Verified:
    """The log's own checksums were compared while it was told; its events are compared with those of the record here."""
    began, record = beginning(telling), telling.table.record()
    told = msgspec.json.decode(telling.events())
    again = [event for stretch in record.events for event in stretch]
    same = not telling.is_broken and again[len(again) - len(told) :] == told
    return Verified(
        events_same=same,
        hash_fits=seed_hash(record.seed) == began.seed_hash,
        dice_fit=None if record.dice is None else dice_fault(record) is None and record.dice.commitment == began.commitment,
        events=len(told),
        seed=record.seed,
        seed_hash=began.seed_hash,
        dice=record.dice,
    )


ROUTES = [story, film, shared_film, verify]
