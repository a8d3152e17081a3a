"""What every request has to pass, and what every answer carries, to keep browsers out of trouble."""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from swarmrally.gate.answers import EMBEDDED, GUARDS, guarded
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms.reasons import body_of
from swarmrally.server.guard.origins import comes_from_us
from swarmrally.server.process.options import Options

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PICTURE = "/picture.svg"
"""What ends so may stand in other people's pages."""


class Shield:
    """Every answer gets the headers."""

    def __init__(self, app: ASGIApp, options: Options) -> None:
        self.app, self.options = app, options

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def guarding(message: Message) -> None:
            if message["type"] == "http.response.start":
                guards = EMBEDDED if scope["path"].endswith(PICTURE) else GUARDS
                message["headers"] = guarded(list(message["headers"]), is_https(scope, self.options), guards)
            await send(message)

        await self.app(scope, receive, guarding)


class Turnstile:
    """Lets pass who does not come from a foreign page."""

    def __init__(self, app: ASGIApp, options: Options) -> None:
        self.app, self.options = app, options

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS and not comes_from_us(scope, self.options):
            await answer(send, 403, Refusal("", "foreign_page"))
        else:
            await self.app(scope, receive, send)


async def answer(send: Any, status: int, refusal: Refusal) -> None:
    body = body_of(refusal)
    lines = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": lines})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def is_https(scope: Scope, options: Options) -> bool:
    return scope.get("scheme") in ("https", "wss") or (options.public_url or "").startswith("https://")
