"""By which browsers and programs I am signed in, and how that ends."""

from __future__ import annotations

from collections.abc import Collection

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms.people import NewToken, SessionLine, SessionList, Token
from swarmrally.server.guard.identity import Bearer
from swarmrally.server.guard.names import checked_name
from swarmrally.server.house import House
from swarmrally.server.http.decoding import Exact
from swarmrally.server.http.dependencies import Here, Someone, Someones
from swarmrally.store.keeping.sessions import Kind, Session

MOST_TOKENS = 20
BROWSERS: tuple[Kind, ...] = ("browser", "before")
PROGRAMS: tuple[Kind, ...] = ("program",)


@get("/api/me/sessions")
async def my_sessions(house: Here, bearer: Someones) -> SessionList:
    """The browsers by which I am signed in, the one last used first."""
    return await listed(house, bearer, BROWSERS)


@get("/api/me/tokens")
async def my_tokens(house: Here, bearer: Someones) -> SessionList:
    """The programs that play as me."""
    return await listed(house, bearer, PROGRAMS)


@post("/api/me/tokens", dto=Exact, return_dto=None)
async def new_token(house: Here, bearer: Someones, data: JSONBody[NewToken]) -> Token:
    """A token for a program that plays as me; keep it to yourself."""
    name = checked_name(data.name)
    before = await house.identities.sessions_of(bearer.player.id, house.now)
    if sum(session.kind in PROGRAMS for session in before) >= MOST_TOKENS:
        raise Refusal("", "too_many_tokens", most=MOST_TOKENS)
    begun = await house.identities.begin(bearer.player, "program", name, house.now, bearer.session)
    return Token(begun.session.id, name, begun.token)


@delete("/api/me/sessions/{session:str}")
async def end_session(house: Here, player: Someone, session: FromPath[str]) -> None:
    """Sign one browser out; within seconds its connections end too."""
    await end_one(house, player.id, session, BROWSERS)


@delete("/api/me/tokens/{token:str}")
async def end_token(house: Here, player: Someone, token: FromPath[str]) -> None:
    """The token does not count any more."""
    await end_one(house, player.id, token, PROGRAMS)


@delete("/api/me/sessions")
async def end_others(house: Here, bearer: Someones) -> None:
    """Sign all out but the one that asks: browsers and programs."""
    ended = await house.identities.end_others(bearer.session)
    if ended:
        house.sign_out(bearer.player.id, tuple(session.id for session in ended))


async def listed(house: House, bearer: Bearer, kinds: Collection[Kind]) -> SessionList:
    found = await house.identities.sessions_of(bearer.player.id, house.now)
    return SessionList([line_of(session, bearer) for session in found if session.kind in kinds])


def line_of(session: Session, bearer: Bearer) -> SessionLine:
    is_current = session.hash == bearer.session.hash
    return SessionLine(session.id, session.kind, session.label, session.made_at, session.seen_at, is_current)


async def end_one(house: House, player: str, wanted: str, kinds: Collection[Kind]) -> None:
    found = await house.identities.sessions_of(player, house.now)
    ended = [session for session in found if session.id == wanted and session.kind in kinds]
    if not ended:
        raise Refusal("", "session_gone")
    await end(house, player, ended)


async def end(house: House, player: str, sessions: list[Session]) -> None:
    """Connections end with their sessions, here and at other servers."""
    if sessions:
        await house.identities.end(player, sessions)
        house.sign_out(player, tuple(session.id for session in sessions))


ROUTES = [my_sessions, my_tokens, new_token, end_session, end_token, end_others]
