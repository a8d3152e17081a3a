"""The ASGI application: the routes, and what surrounds them."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp

from swarmrally.server.beside.notices import Noticeboard
from swarmrally.server.beside.packing import LARGE_ANSWER
from swarmrally.server.gallery import comments, looking, making, publishing
from swarmrally.server.games import catalogue
from swarmrally.server.guard.shield import Shield, Turnstile
from swarmrally.server.house import House
from swarmrally.server.http import (
    games,
    health,
    invitations,
    lobby,
    pages,
    players,
    records,
    sessions,
    solving,
    stories,
    studying,
    uploads,
)
from swarmrally.server.http.dependencies import dependencies
from swarmrally.server.http.errors import ANSWERS
from swarmrally.server.process.journal import Journal

SOCKET = "/api/socket"
LARGEST_BODY = 16 * 1024
ROUTES: list[HTTPRouteHandler] = [
    *players.ROUTES,
    *sessions.ROUTES,
    *lobby.ROUTES,
    *games.ROUTES,
    *invitations.ROUTES,
    *records.ROUTES,
    *stories.ROUTES,
    *uploads.ROUTES,
    *solving.ROUTES,
    *looking.ROUTES,
    *publishing.ROUTES,
    *comments.ROUTES,
    *making.ROUTES,
    *studying.ROUTES,
    *catalogue.ROUTES,
    *health.ROUTES,
    *pages.ROUTES,
]


def make_app(house: House) -> ASGIApp:
    """For HTTP. The house has to be open. Requests pass the journal first, so that it notes those too that are turned away."""
    app = Litestar(
        [*ROUTES, *pages.docs_routes(ROUTES)],
        dependencies=dependencies(house),
        exception_handlers=ANSWERS,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, minimum_size=LARGE_ANSWER, exclude_opt_key="is_packed"),
        openapi_config=None,
        logging_config=None,
    )
    return Journal(Shield(Turnstile(Noticeboard(app, house.notices), house.options), house.options), house.metrics)


def larger_bodies() -> dict[str, int]:
    """The paths that take more than others."""
    bounds = [(path, route.request_max_body_size) for route in ROUTES for path in route.paths]
    return {path: bound for path, bound in bounds if isinstance(bound, int) and bound > LARGEST_BODY}
