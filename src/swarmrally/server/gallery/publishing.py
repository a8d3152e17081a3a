"""Works: to publish, to like, to report, to take away."""

from __future__ import annotations

import subprocess

import msgspec
from litestar import delete, post, put
from litestar.params import FromPath, JSONBody

from swarmrally.arena.works.elements import bits_of
from swarmrally.arena.works.form import LONGEST_NAME, Work
from swarmrally.arena.works.trial import Rated
from swarmrally.kernel.compiler import is_warm, warm_in_background
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside import rating
from swarmrally.server.beside.rating import Prepared
from swarmrally.server.forms.gallery import Liked, NewReport, Published
from swarmrally.server.guard.codes import drawn
from swarmrally.server.guard.likeness import looks_of
from swarmrally.server.guard.limits import address_of
from swarmrally.server.guard.refusals import Forbidden
from swarmrally.server.guard.works import is_by, spelt, visible
from swarmrally.server.guard.writing import check_new_title, checked_title, checked_words, sought_in
from swarmrally.server.house import House
from swarmrally.server.http.decoding import AnyRequest, Exact
from swarmrally.server.http.dependencies import Here, Someone, owner_of
from swarmrally.server.http.lobby import LARGEST_TABLE, check_staying
from swarmrally.store.keeping.players import Player
from swarmrally.store.keeping.works import Entry, Room, Shelved, expect_own
from swarmrally.table.games.listing import Game
from swarmrally.table.waking import Owner

TENTHS, MILLIONTHS = 10, 1_000_000
WARMING: dict[str, subprocess.Popen[bytes]] = {}
"""What is being compiled, by engine."""


@post("/api/gallery", dto=Exact, return_dto=None, request_max_body_size=LARGEST_TABLE)
async def publish(request: AnyRequest, house: Here, player: Someone, data: JSONBody[Work]) -> Published:
    """Publish a work, once bots have played it to an end; the same content by the same author is the same work."""
    check_staying(house)
    name, words = checked_title(data.name, LONGEST_NAME), checked_words(data.words, "/words")
    house.limits.take("publish", player.id)
    house.limits.take("publish_from", address_of(request.scope))
    owner = owner_of(request, player)
    given = data.game, bytes(data.content), bytes(data.table)
    prepared = rating.PREPARED.decode(await house.workers.do(owner, rating.prepared, *given))
    known = await house.store.works.by_hash(prepared.hash)
    if known is not None:
        expect_own(known.row, player.id)
        if known.row.deleted_at is None:
            return Published(known.row.code, known.row.hash)
    await check_new_title(house.store.works, name, player.id)
    await expect_room(house, player)
    rated = await played(house, owner, data.game, prepared, name)
    entry = entry_of(data, name, words, prepared, rated, player.id, house.now)
    made = await house.store.works.publish(entry, drawn(), room_of(house))
    house.notices.drop()
    return Published(made.code, made.hash)


async def expect_room(house: House, player: Player) -> None:
    """Before anything is played."""
    used, most = await house.store.works.used_by(player.id), room_of(house)
    if used.works >= most.works:
        raise Refusal("", "too_many_works", most=most.works)
    if used.size >= most.size:
        raise Refusal("", "works_too_large", most=most.size)


def room_of(house: House) -> Room:
    return Room(house.options.quotas.works_of_player, house.options.quotas.work_bytes_of_player)


async def played(house: House, owner: Owner, game: Game, prepared: Prepared, name: str) -> Rated:
    """By bots. What is not compiled yet will be, for whoever asks again."""
    try:
        made = await house.workers.do_in_parts(owner, rating.tried, game, prepared.content, prepared.choices, name)
    except Refusal as refusal:
        if refusal.code == "ace_not_ready":
            warm_bots(game)
        raise
    return rating.RATED.decode(made)


def warm_bots(game: Game) -> None:
    engine = f"bots.{game}"
    is_at_work = engine in WARMING and WARMING[engine].poll() is None
    if not is_warm(engine) and not is_at_work and (process := warm_in_background(engine)):
        WARMING[engine] = process


def entry_of(work: Work, name: str, words: str, prepared: Prepared, rated: Rated, author: str, now: int) -> Entry:
    figures, facts = rated.figures, prepared.facts
    return Entry(
        hash=prepared.hash,
        game=work.game,
        name=name,
        looks=looks_of(name),
        words=words,
        sought=sought_in(name, words),
        licence=work.licence,
        author=author,
        previous=work.previous,
        published_at=now,
        content=prepared.content,
        choices=prepared.choices,
        figures=msgspec.json.encode(figures),
        modes=" ".join(facts.modes),
        least_seats=facts.seats[0],
        most_seats=facts.seats[1],
        minutes=rated.minutes,
        rounds=round(figures["rounds"]["mean"] * TENTHS),
        labour=round(figures["difficulty"]["labour"] * TENTHS),
        difficulty=figures["difficulty"]["word"],
        fairness=figures["fairness"]["judgement"],
        chance=round(figures["fairness"]["chance"] * MILLIONTHS),
        elements=msgspec.json.encode(facts.elements),
        element_bits=bits_of(facts.elements),
    )


@delete("/api/gallery/{code:str}", status_code=200)
async def delete_work(house: Here, player: Someone, code: FromPath[str]) -> Published:
    """Take a work of mine from the gallery, with what was said of it; tables on it go on."""
    row = await own(house, player, code)
    await house.store.works.delete(row, house.now)
    house.notices.drop()
    return Published(row.code, row.hash)


async def own(house: House, player: Player, code: str) -> Shelved:
    row = visible(await house.store.works.row(spelt(code)), player)
    if not is_by(row, player):
        raise Forbidden("/code", "not_your_work")
    return row


@put("/api/gallery/{code:str}/like")
async def like(request: AnyRequest, house: Here, player: Someone, code: FromPath[str]) -> Liked:
    """Like a work; once for each player."""
    house.limits.take("like_from", address_of(request.scope))
    row = visible(await house.store.works.row(spelt(code)), player)
    return Liked(await house.store.works.like(row.number, player.id, True), True)


@delete("/api/gallery/{code:str}/like", status_code=200)
async def unlike(house: Here, player: Someone, code: FromPath[str]) -> Liked:
    """Like it no more."""
    row = visible(await house.store.works.row(spelt(code)), player)
    return Liked(await house.store.works.like(row.number, player.id, False), False)


@post("/api/gallery/{code:str}/report", dto=Exact, return_dto=None, status_code=204)
async def report(request: AnyRequest, house: Here, player: Someone, code: FromPath[str], data: JSONBody[NewReport]) -> None:
    """Tell the host of the server that something is wrong with a work."""
    house.limits.take("like_from", address_of(request.scope))
    row = visible(await house.store.works.row(spelt(code)), player)
    await house.store.works.report(row.number, player.id, checked_words(data.reason, "/reason"), house.now)


ROUTES = [publish, delete_work, like, unlike, report]
