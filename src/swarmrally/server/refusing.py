"""What is answered when something can't be: always the same form, never a traceback."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms import Failure, Reason
from swarmrally.server.journal import unexpected
from swarmrally.server.limits import TooMany
from swarmrally.server.shield import too_many
from swarmrally.server.taking import AnyRequest
from swarmrally.store import Unreachable
from swarmrally.table.desk import Missing
from swarmrally.table.log import NotKept

REASONS = {
    400: "expected a body of JSON",
    404: "expected a page that is there",
    405: "expected another method for this page",
    413: "expected a smaller body",
}


class Stranger(Exception):
    """Nobody who has told a name."""


class Leaving(Exception):
    """This server is about to stop, and begins nothing new."""


class Forbidden(Refusal):
    """Somebody, but not the one who may."""


class TooEarly(Refusal):
    """Not now, but later."""


def failure(status: int, pointer: str, reason: str, number: str | None = None, headers: dict[str, str] | None = None) -> Response[Failure]:
    return Response(Failure(Reason(pointer, reason, number)), status_code=status, headers=headers)


def refused(_: AnyRequest, refusal: Refusal) -> Response[Failure]:
    return failure(400, refusal.pointer, refusal.reason)


def missing(_: AnyRequest, refusal: Missing) -> Response[Failure]:
    return failure(404, refusal.pointer, refusal.reason)


def forbidden(_: AnyRequest, refusal: Forbidden) -> Response[Failure]:
    return failure(403, refusal.pointer, refusal.reason)


def too_early(_: AnyRequest, refusal: TooEarly) -> Response[Failure]:
    return failure(409, refusal.pointer, refusal.reason)


def stranger(_: AnyRequest, __: Stranger) -> Response[Failure]:
    return failure(401, "", "expected a player: POST /api/players with a name first", headers={"WWW-Authenticate": "Bearer"})


def leaving(_: AnyRequest, __: Leaving) -> Response[Failure]:
    return failure(503, "", "expected another server: this one is about to stop; try again soon", headers={"Retry-After": "2"})


def slow_down(_: AnyRequest, error: TooMany) -> Response[Failure]:
    return failure(429, "", too_many(error), headers={"Retry-After": str(error.seconds)})


def not_kept(_: AnyRequest, refusal: NotKept) -> Response[Failure]:
    return failure(503, "", refusal.reason, headers={"Retry-After": "5"})


def unreachable(_: AnyRequest, error: Unreachable) -> Response[Failure]:
    return failure(503, "", "expected a store that answers: try again soon", headers={"Retry-After": "5"})


def of_the_web(_: AnyRequest, error: HTTPException) -> Response[Failure]:
    """Litestar's own: no such page, no body."""
    if error.status_code >= 500:
        return surprised(_, error)
    return failure(error.status_code, "", REASONS.get(error.status_code, error.detail), headers=error.headers)


def surprised(_: AnyRequest, error: Exception) -> Response[Failure]:
    return failure(500, "", "expected this to work: the server's log has more under the id", unexpected(error))


ANSWERS: dict[Any, Any] = {
    Refusal: refused,
    Missing: missing,
    NotKept: not_kept,
    Forbidden: forbidden,
    TooEarly: too_early,
    Stranger: stranger,
    Leaving: leaving,
    TooMany: slow_down,
    Unreachable: unreachable,
    HTTPException: of_the_web,
    Exception: surprised,
}
