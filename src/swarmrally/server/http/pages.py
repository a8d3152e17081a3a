"""Plain pages of our own, without a script: that the server runs, and what it can be asked."""

from __future__ import annotations

import functools
from html import escape
from importlib import resources
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from swarmrally.server.beside.packing import packed, packed_text
from swarmrally.server.http.answering import ready
from swarmrally.server.http.decoding import AnyRequest
from swarmrally.server.http.openapi import description

DAY = {"Cache-Control": "public, max-age=86400"}
STYLE = '<link rel="stylesheet" href="/plain/page.css">'
HEAD = f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Swarmrally: HTTP</title>\n{STYLE}\n'


@functools.cache
def file(name: str) -> bytes:
    return resources.files("swarmrally.server").joinpath(f"plain/{name}").read_bytes()


@get("/", include_in_schema=False)
async def front() -> Response[bytes]:
    return Response(file("front.html"), media_type=MediaType.HTML)


@get("/plain/page.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return Response(file("page.css"), media_type=MediaType.CSS, headers=DAY)


def docs_routes(handlers: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The description of the other routes, for programs and for people."""

    @functools.cache
    def described() -> tuple[bytes, bytes]:
        """Made once: both are long."""
        made = description(handlers)
        return packed(made), packed_text(page(made).encode())

    @get("/api/openapi.json", include_in_schema=False, is_packed=True)
    async def openapi(request: AnyRequest) -> Response[bytes]:
        return await ready(request, described()[0])

    @get("/api/docs", include_in_schema=False, is_packed=True)
    async def docs(request: AnyRequest) -> Response[bytes]:
        return await ready(request, described()[1], kind=MediaType.HTML)

    return [openapi, docs]


def page(described: dict[str, Any]) -> str:
    parts = [f"<main>\n<h1>{escape(described['info']['title'])} over HTTP</h1>"]
    parts.append('<p>As <a href="/api/openapi.json">OpenAPI 3.1</a>. Every wrong request is answered with a Failure.</p>')
    parts += [
        section(f"{method.upper()} {path}", operation) for path, place in described["paths"].items() for method, operation in place.items()
    ]
    parts.append("<h2>Forms</h2>")
    parts += [folded(name, schema) for name, schema in sorted(described["components"]["schemas"].items())]
    return HEAD + "\n".join(parts) + "\n</main>\n</html>\n"


def section(title: str, operation: dict[str, Any]) -> str:
    """Without the failures, which are the same everywhere."""
    shown = operation | {"responses": {status: given for status, given in operation["responses"].items() if status[0] == "2"}}
    return folded(title, shown, operation["summary"])


def folded(title: str, content: Any, words: str = "") -> str:
    text = msgspec.json.format(msgspec.json.encode(content), indent=2).decode()
    return f"<details><summary><code>{escape(title)}</code> {escape(words)}</summary><pre>{escape(text)}</pre></details>"


ROUTES = [front, style]
