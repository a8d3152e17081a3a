"""What is answered when something can't be: always the same form, never a traceback."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException

from swarmrally.kernel.codes import Code
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms.reasons import Failure, reason_of
from swarmrally.server.guard.limits import TooMany
from swarmrally.server.guard.refusals import Forbidden, Leaving, NoWork, Stranger, TooEarly
from swarmrally.server.http.decoding import AnyRequest
from swarmrally.server.process.journal import unexpected
from swarmrally.store import Unreachable
from swarmrally.store.keeping.sessions import Ended
from swarmrally.table.desk.errands import Missing
from swarmrally.table.log import NotKept

CODES: dict[int, Code] = {400: "no_body", 404: "no_page", 405: "wrong_method", 413: "smaller_body"}


def failure(status: int, refusal: Refusal, number: str | None = None, headers: dict[str, str] | None = None) -> Response[Failure]:
    return Response(Failure(reason_of(refusal, number)), status_code=status, headers=headers)


def refused(_: AnyRequest, refusal: Refusal) -> Response[Failure]:
    return failure(400, refusal)


def missing(_: AnyRequest, refusal: Missing | NoWork) -> Response[Failure]:
    return failure(404, refusal)


def forbidden(_: AnyRequest, refusal: Forbidden) -> Response[Failure]:
    return failure(403, refusal)


def too_early(_: AnyRequest, refusal: TooEarly) -> Response[Failure]:
    return failure(409, refusal)


def stranger(_: AnyRequest, __: Stranger | Ended) -> Response[Failure]:
    return failure(401, Refusal("", "stranger"), headers={"WWW-Authenticate": "Bearer"})


def leaving(_: AnyRequest, __: Leaving) -> Response[Failure]:
    return failure(503, Refusal("", "leaving"), headers={"Retry-After": "2"})


def slow_down(_: AnyRequest, error: TooMany) -> Response[Failure]:
    return failure(429, Refusal("", "too_many_requests", seconds=error.seconds), headers={"Retry-After": str(error.seconds)})


def not_kept(_: AnyRequest, refusal: NotKept) -> Response[Failure]:
    return failure(503, refusal, headers={"Retry-After": "5"})


def unreachable(_: AnyRequest, error: Unreachable) -> Response[Failure]:
    return failure(503, Refusal("", "store_away"), headers={"Retry-After": "5"})


def of_the_web(_: AnyRequest, error: HTTPException) -> Response[Failure]:
    """Litestar's own: no such page, no body."""
    if error.status_code >= 500:
        return surprised(_, error)
    code = CODES.get(error.status_code)
    refusal = Refusal("", code) if code else Refusal("", "wrong_request", why=error.detail)
    return failure(error.status_code, refusal, headers=error.headers)


def surprised(_: AnyRequest, error: Exception) -> Response[Failure]:
    return failure(500, Refusal("", "unexpected"), unexpected(error))


ANSWERS: dict[Any, Any] = {
    Refusal: refused,
    Missing: missing,
    NoWork: missing,
    NotKept: not_kept,
    Forbidden: forbidden,
    TooEarly: too_early,
    Stranger: stranger,
    Ended: stranger,
    Leaving: leaving,
    TooMany: slow_down,
    Unreachable: unreachable,
    HTTPException: of_the_web,
    Exception: surprised,
}
