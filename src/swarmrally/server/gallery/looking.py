"""The gallery: works that people have made, to look through, to see and to draw."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath
from msgspec import Raw

from swarmrally.arena.works.elements import bits_wanted
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside import rating
from swarmrally.server.forms.gallery import Author, GalleryPage, GalleryQuery, WorkLine, WorkSeen
from swarmrally.server.guard.refusals import NoWork, Stranger
from swarmrally.server.guard.works import is_by, spelt, visible
from swarmrally.server.guard.writing import folded
from swarmrally.server.house import House
from swarmrally.server.http.answering import ready
from swarmrally.server.http.decoding import AnyRequest, asked
from swarmrally.server.http.dependencies import Anybody, Here, owner_of
from swarmrally.server.http.lobby import NEXT, is_number
from swarmrally.store.keeping.gallery import Place, Sought
from swarmrally.store.keeping.players import Player
from swarmrally.store.keeping.works import Shelved, Whole
from swarmrally.table.games.listing import Game

DRAWN = {"Cache-Control": "public, max-age=86400, immutable"}
"""Not for longer: somebody may have to hide it."""
SVG = cast(MediaType, "image/svg+xml")
ELEMENTS = msgspec.json.Decoder(dict[str, int])


@get("/api/gallery", asks=GalleryQuery)
async def gallery(request: AnyRequest, house: Here, anybody: Anybody) -> GalleryPage:
    """The works that people have published, each by its newest version."""
    query = asked(request, GalleryQuery)
    sought = sought_in(query, anybody)
    after = place_in(query)
    works, place = await house.store.gallery.page(sought, query.sort, after, query.limit)
    count = await house.store.gallery.count(sought) if after is None else None
    return GalleryPage(await lines_of(house, works, anybody), place and f"{place.value}.{place.number}", count)


def sought_in(query: GalleryQuery, player: Player | None) -> Sought:
    if query.by is not None and player is None:
        raise Stranger
    bits = bits_wanted(query.with_, "?with")
    mine = player.id if query.by is not None and player is not None else None
    text = folded(query.text.strip())
    return Sought(query.game, query.seats, query.minutes, query.difficulty, query.fair, bits, text, mine)


def place_in(query: GalleryQuery) -> Place | None:
    if query.after is None:
        return None
    value, _, number = query.after.partition(".")
    if not (is_number(value) and is_number(number)):
        raise Refusal("?after", "wrong_form", expected=NEXT)
    return Place(int(value), int(number))


@get("/api/gallery/{code:str}", is_packed=True)
async def work(request: AnyRequest, house: Here, anybody: Anybody, code: FromPath[str]) -> Response[WorkSeen]:
    """A work with its content, and what bots have made of it."""
    return await seen(request, house, anybody, await house.store.works.by_code(spelt(code)))


@get("/api/gallery/by-hash/{hash:str}", is_packed=True)
async def work_by_hash(request: AnyRequest, house: Here, anybody: Anybody, hash: FromPath[str]) -> Response[WorkSeen]:
    """The same by the hash of what was understood of it."""
    return await seen(request, house, anybody, await house.store.works.by_hash(hash))


async def seen(request: AnyRequest, house: House, player: Player | None, whole: Whole | None) -> Response[WorkSeen]:
    row = visible(whole and whole.row, player)
    assert whole is not None
    (line,) = await lines_of(house, [row], player)
    previous, following = await house.store.works.neighbours(row)
    told = WorkSeen(
        **{name: getattr(line, name) for name in WorkLine.__struct_fields__},
        content=Raw(whole.content),
        table=Raw(whole.choices),
        figures=Raw(whole.figures),
        previous=previous,
        next=following,
        comments_on=row.comments_on,
    )
    return await ready(request, msgspec.json.encode(told), room=house.told)


@get("/api/gallery/{code:str}/picture.svg", is_packed=True)
async def work_picture(request: AnyRequest, house: Here, anybody: Anybody, code: FromPath[str]) -> Response[bytes]:
    """What it looks like, as a picture that may stand in other people's pages."""
    row = visible(await house.store.works.row(spelt(code)), anybody)

    async def content() -> tuple[Any, ...]:
        whole = await house.store.works.by_hash(row.hash)
        if whole is None:
            raise NoWork
        return whole.content, whole.choices

    drawn = await house.workers.do(owner_of(request, anybody), rating.drawn, row.game, key=row.hash, fetch=content)
    return await ready(request, drawn, DRAWN, SVG, room=house.told)


async def lines_of(house: House, rows: list[Shelved], player: Player | None) -> list[WorkLine]:
    names = await house.identities.names({row.author for row in rows})
    liked = await house.store.works.liked([row.number for row in rows], player.id) if player is not None and rows else set()
    return [line_of(row, names, player, row.number in liked) for row in rows]


def line_of(row: Shelved, names: dict[str, str], player: Player | None, liked: bool) -> WorkLine:
    return WorkLine(
        code=row.code,
        hash=row.hash,
        game=cast(Game, row.game),
        modes=row.modes.split(),
        name=row.name,
        author=Author(names.get(row.author), is_by(row, player)),
        words=row.words,
        licence=row.licence,  # type: ignore[arg-type]
        published=row.published_at,
        version=row.version,
        versions=row.versions,
        seats=(row.least_seats, row.most_seats),
        minutes=row.minutes,
        rounds=row.rounds / 10,
        difficulty=row.difficulty,  # type: ignore[arg-type]
        labour=row.labour / 10,
        fairness=row.fairness,  # type: ignore[arg-type]
        elements=ELEMENTS.decode(row.elements),
        plays=row.plays,
        finished=row.finished,
        likes=row.likes,
        liked=liked,
        hidden=row.hidden,
    )


ROUTES = [gallery, work_by_hash, work, work_picture]
