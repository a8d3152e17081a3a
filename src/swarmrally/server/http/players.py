"""Guests: a name is all they need."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from swarmrally.server.forms.people import Me, NewName, NewPlayer, Recovery, Secret
from swarmrally.server.guard.agents import in_words
from swarmrally.server.guard.identity import Bearer, Begun, cookie
from swarmrally.server.guard.limits import address_of
from swarmrally.server.guard.names import check_at_table, check_new_name, checked_name
from swarmrally.server.guard.shield import is_https
from swarmrally.server.house import House
from swarmrally.server.http.decoding import AnyRequest, Exact
from swarmrally.server.http.dependencies import Here, Someone, Someones
from swarmrally.server.http.links import link
from swarmrally.store.keeping.players import Player
from swarmrally.store.keeping.sessions import Kind

MOST_SESSIONS = 50


async def signed_in(request: AnyRequest, house: House, player: Player, with_token: bool, status: int) -> Response[Me]:
    """A new session: a program's when it asks for a token."""
    begun = await house.identities.begin(player, kind_of(with_token), agent_of(request), house.now)
    return introduced(request, house, player, begun, with_token, status)


def introduced(request: AnyRequest, house: House, player: Player, begun: Begun, with_token: bool, status: int) -> Response[Me]:
    body = Me(player.id, player.name or "", begun.token if with_token else None)
    return Response(body, status_code=status, headers=keeps(request, house, begun.token))


def kind_of(with_token: bool) -> Kind:
    return "program" if with_token else "browser"


def agent_of(request: AnyRequest) -> str:
    return in_words(request.headers.get("user-agent", ""))


def keeps(request: AnyRequest, house: House, token: str) -> dict[str, str]:
    return {"Set-Cookie": cookie(token, is_https(request.scope, house.options))}


@post("/api/players", dto=Exact, return_dto=None)
async def new_player(request: AnyRequest, house: Here, data: JSONBody[NewPlayer]) -> Response[Me]:
    """Become a player of this server; the cookie, or the token, is the key to all seats taken with it."""
    name = checked_name(data.name)
    house.limits.take("new_player", address_of(request.scope))
    await check_new_name(house.store, name, house.now)
    player, begun = await house.identities.welcome(name, kind_of(data.token), agent_of(request), house.now)
    return introduced(request, house, player, begun, data.token, 201)


@get("/api/me")
async def me(request: AnyRequest, house: Here, bearer: Someones) -> Response[Me]:
    """Who I am. A browser gets its cookie anew now and then."""
    token, player = bearer.renewed, bearer.player
    if bearer.is_cookie and bearer.session.kind == "before":
        token = await own_session(request, house, bearer) or token
    return Response(Me(player.id, player.name or ""), headers=keeps(request, house, token) if token else None)


async def own_session(request: AnyRequest, house: House, bearer: Bearer) -> str | None:
    """For a browser whose token is from before there were sessions; not for one that never takes it."""
    if len(await house.identities.sessions_of(bearer.player.id, house.now)) >= MOST_SESSIONS:
        return None
    return (await house.identities.begin(bearer.player, "browser", agent_of(request), house.now, bearer.session)).token


@patch("/api/me", dto=Exact, return_dto=None)
async def rename(house: Here, player: Someone, data: JSONBody[NewName]) -> Me:
    """Change my name."""
    name = checked_name(data.name)
    await check_new_name(house.store, name, house.now, player.id)
    for row in await house.store.tables.tables_of(player.id):
        if row.phase in ("open", "playing"):
            await check_at_table(house.identities, name, player.id, row.players)
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
async def recovery(request: AnyRequest, house: Here, bearer: Someones) -> Recovery:
    """A link that moves me to another device, once; keep it to yourself."""
    secret, until = await house.identities.recovery(bearer.session, house.now)
    return Recovery(link(request, house.options, f"recover={secret}"), secret, until)


@post("/api/recover", dto=Exact, return_dto=None, status_code=200)
async def recover(request: AnyRequest, house: Here, data: JSONBody[Secret]) -> Response[Me]:
    """Become the player of a recovery link, on this device; all others are signed out, and all other links are void."""
    house.limits.take("code", address_of(request.scope))
    player, ended = await house.identities.recover(data.secret, house.now)
    if ended:
        house.sign_out(player.id, ended)
    return await signed_in(request, house, player, data.token, 200)


ROUTES = [new_player, me, rename, forget, recovery, recover]
