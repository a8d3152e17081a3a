"""Guests: a name is all they need."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from swarmrally.server.asking import Here, Someone
from swarmrally.server.forms import Me, NewName, NewPlayer, Recovery, Secret
from swarmrally.server.house import House
from swarmrally.server.identity import cookie
from swarmrally.server.limits import address_of
from swarmrally.server.links import link
from swarmrally.server.names import checked_name
from swarmrally.server.shield import is_https
from swarmrally.server.taking import AnyRequest, Exact
from swarmrally.store.players import Player


def signed_in(request: AnyRequest, house: House, player: Player, with_token: bool, status: int) -> Response[Me]:
    token = house.identities.token(player)
    body = Me(player.id, player.name or "", token if with_token else None)
    return Response(body, status_code=status, headers={"Set-Cookie": cookie(token, is_https(request.scope, house.options))})


@post("/api/players", dto=Exact, return_dto=None)
async def new_player(request: AnyRequest, house: Here, data: JSONBody[NewPlayer]) -> Response[Me]:
    """Become a player of this server; the cookie, or the token, is the key to all seats taken with it."""
    name = checked_name(data.name)
    house.limits.take("new_player", address_of(request.scope))
    return signed_in(request, house, await house.identities.create(name, house.now), data.token, 201)


@get("/api/me")
async def me(player: Someone) -> Me:
    """Who I am."""
    return Me(player.id, player.name or "")


@patch("/api/me", dto=Exact, return_dto=None)
async def rename(house: Here, player: Someone, data: JSONBody[NewName]) -> Me:
    """Change my name."""
    name = checked_name(data.name)
    await house.identities.rename(player, name)
    return Me(player.id, name)


@delete("/api/me", status_code=200)
async def forget(request: AnyRequest, house: Here, player: Someone) -> Response[None]:
    """Delete my name and all I have said, and sign me out everywhere; seats stay, without a name."""
    await house.identities.forget(player)
    house.sign_out(player.id)
    gone = cookie("", is_https(request.scope, house.options), seconds=0)
    return Response(None, status_code=204, headers={"Set-Cookie": gone})


@post("/api/me/recovery")
async def recovery(request: AnyRequest, house: Here, player: Someone) -> Recovery:
    """A link that moves me to another device, once; keep it to yourself."""
    secret, until = await house.identities.recovery(player, house.now)
    return Recovery(link(request, house.options, f"recover={secret}"), secret, until)


@post("/api/recover", dto=Exact, return_dto=None, status_code=200)
async def recover(request: AnyRequest, house: Here, data: JSONBody[Secret]) -> Response[Me]:
    """Become the player of a recovery link, on this device; the others are signed out."""
    house.limits.take("code", address_of(request.scope))
    player = await house.identities.recover(data.secret, house.now)
    house.sign_out(player.id)
    return signed_in(request, house, player, data.token, 200)


ROUTES = [new_player, me, rename, forget, recovery, recover]
