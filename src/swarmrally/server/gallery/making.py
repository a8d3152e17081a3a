"""Courses and layouts made to order, for pages: ordered, and asked after until they are there."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from swarmrally.arena.generating.making import check_seed
from swarmrally.arena.generating.orders import settled
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside.making import Key, Ordered
from swarmrally.server.forms.gallery import Making, NewOrder
from swarmrally.server.gallery.publishing import warm_bots
from swarmrally.server.guard.refusals import NoWork
from swarmrally.server.house import House
from swarmrally.server.http.decoding import AnyRequest, Exact
from swarmrally.server.http.dependencies import Here, Someone, owner_of
from swarmrally.server.http.lobby import check_staying

PURPOSE = "order"


@post("/api/generated", dto=Exact, return_dto=None, status_code=202)
async def order(request: AnyRequest, house: Here, player: Someone, data: JSONBody[NewOrder]) -> Making:
    """Order a course or a layout; always the same is made of an order and a seed."""
    check_staying(house)
    expect_in_reach(data)
    house.limits.take("generate", player.id)
    key = msgspec.json.encode(data.order), data.seed
    return told(house, key, house.makers.begin(key, owner_of(request, player)))


def expect_in_reach(data: NewOrder) -> None:
    try:
        settled(data.order)
    except Refusal as refusal:
        raise refusal.inside("/order") from None
    check_seed(data.seed)


@get("/api/generated/{order_id:str}")
async def ordered(request: AnyRequest, house: Here, player: Someone, order_id: FromPath[str]) -> Making:
    """How far an order is, and what was made. Any server that has the key goes on with it."""
    read = house.signing.read(PURPOSE, order_id)
    if read is None:
        raise NoWork("/order", "no_order")
    text, seed = read.value
    key = str(text).encode(), str(seed)
    return told(house, key, house.makers.begin(key, owner_of(request, player)))


def told(house: House, key: Key, found: Ordered) -> Making:
    if found.refusal is not None:
        if isinstance(found.refusal, Refusal) and found.refusal.code == "ace_not_ready":
            warm_bots(msgspec.json.decode(key[0])["game"])
        raise found.refusal
    name = house.signing.sign(PURPOSE, [key[0].decode(), key[1]])
    return Making(name, found.done, max(found.of, found.done), found.made or msgspec.Raw(b"null"))


ROUTES = [order, ordered]
"""Whoever asks for what another server has begun has it begun here, too: it is the same."""
