"""What every request has to pass, and what every answer carries, to keep browsers out of trouble."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from swarmrally.server.forms import Failure, Reason
from swarmrally.server.identity import COOKIE
from swarmrally.server.limits import Limits, TooMany, address_of
from swarmrally.server.options import Options

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
    "connect-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
UNKEPT = (b"cache-control", b"no-store")
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")


class Shield:
    """Every answer gets the headers."""

    def __init__(self, app: ASGIApp, options: Options) -> None:
        self.app, self.options = app, options

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = [*HEADERS, STRICT_TRANSPORT] if is_https(scope, self.options) else HEADERS

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_headers(message["headers"], headers)
            await send(message)

        await self.app(scope, receive, guarded)


class Turnstile:
    """Lets pass who does not come too often, and does not come from a foreign page."""

    def __init__(self, app: ASGIApp, limits: Limits, options: Options) -> None:
        self.app, self.limits, self.options = app, limits, options

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        try:
            self.limits.take("address", address_of(scope))
        except TooMany as error:
            await answer(send, 429, too_many(error), [(b"retry-after", str(error.seconds).encode())])
            return
        if scope["method"] not in SAFE_METHODS and not may_change(scope["headers"], self.options):
            await answer(send, 403, "expected a request from this server's own pages, or with a bearer token")
            return
        await self.app(scope, receive, send)


def too_many(error: TooMany) -> str:
    return f"expected fewer requests: wait {error.seconds} s"


def with_headers(found: Iterable[tuple[bytes, bytes]], headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Answers are for one player only, unless a route says otherwise."""
    kept = list(found)
    return [*kept, *headers] if any(name.lower() == UNKEPT[0] for name, _ in kept) else [*kept, *headers, UNKEPT]


async def answer(send: Any, status: int, reason: str, headers: list[tuple[bytes, bytes]] | None = None) -> None:
    body = msgspec.json.encode(Failure(Reason("", reason)))
    lines = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *(headers or [])]
    await send({"type": "http.response.start", "status": status, "headers": lines})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def is_https(scope: Scope, options: Options) -> bool:
    return scope.get("scheme") in ("https", "wss") or (options.public_url or "").startswith("https://")


def may_change(headers: Iterable[tuple[bytes, bytes]], options: Options) -> bool:
    """Whether this may come from our own page or from a program: pages of others send the cookie too, but can't hide where they are."""
    found = {name: value.decode("latin-1") for name, value in headers}
    if found.get(b"authorization", "")[:7].lower() == "bearer ":
        return True
    if b"sec-fetch-site" in found and found[b"sec-fetch-site"] not in ("same-origin", "none"):
        return False
    if b"origin" in found:
        return is_own_origin(found[b"origin"], found.get(b"host", ""), options)
    return b"sec-fetch-site" in found or f"{COOKIE}=" not in found.get(b"cookie", "")


def is_own_origin(origin: str, host: str, options: Options) -> bool:
    """Also for WebSockets. The scheme is left out: a proxy may speak https for us."""
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(place) and place in (host, urlsplit(options.public_url or "").netloc)
