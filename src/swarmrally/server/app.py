"""The ASGI application: the routes, and what surrounds them."""

from __future__ import annotations

from pathlib import Path

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from swarmrally.server import health, invitations, lobby, pages, players, records, sessions, shelves, stories
from swarmrally.server.asking import dependencies
from swarmrally.server.house import House
from swarmrally.server.journal import Journal
from swarmrally.server.refusing import ANSWERS
from swarmrally.server.screens import WEB, Screens
from swarmrally.server.shield import Shield, Turnstile

SOCKET = "/api/socket"
LARGEST_BODY = 16 * 1024
LARGE_ANSWER = 20_000
"""Bytes from which on an answer is compressed: the story of a long game has a megabyte or more."""
ROUTES: list[HTTPRouteHandler] = [
    *players.ROUTES,
    *sessions.ROUTES,
    *lobby.ROUTES,
    *invitations.ROUTES,
    *records.ROUTES,
    *stories.ROUTES,
    *shelves.ROUTES,
    *health.ROUTES,
    *pages.ROUTES,
]


def make_app(house: House, web: Path = WEB) -> ASGIApp:
    """The house has to be open. Requests pass the journal first, so that it notes those too that are turned away."""
    app = Litestar(
        [*ROUTES, *pages.docs_routes(ROUTES)],
        dependencies=dependencies(house),
        exception_handlers=ANSWERS,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, minimum_size=LARGE_ANSWER),
        openapi_config=None,
        logging_config=None,
    )
    turnstile = Turnstile(app, house.limits, house.options)
    http = Journal(Shield(Screens(turnstile, web), house.options), house.metrics)

    async def either(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and scope["path"] == SOCKET:
            await house.sockets(scope, receive, send)  # type: ignore[arg-type]
        else:
            await http(scope, receive, send)

    return either
