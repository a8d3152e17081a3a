"""The browser client as `npm run build` left it: its page, and the files with a hash in their names that the page asks for."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

WEB = Path(__file__).parent / "web"
PAGE = "index.html"
ASSETS = "/assets/"
OTHERS = re.compile(r"/(api|plain|assets|metrics)(/|$)")
"""Paths that are never a screen of the client."""
NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*\.(?P<kind>[a-z0-9]+)")
KINDS = {
    "css": b"text/css; charset=utf-8",
    "html": b"text/html; charset=utf-8",
    "ico": b"image/x-icon",
    "js": b"text/javascript; charset=utf-8",
    "json": b"application/json",
    "png": b"image/png",
    "svg": b"image/svg+xml",
    "txt": b"text/plain; charset=utf-8",
    "webmanifest": b"application/manifest+json",
    "woff2": b"font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What the build has compressed, the smaller first."""
ASK_AGAIN = b"no-cache"
A_DAY = b"public, max-age=86400"
FOR_EVER = b"public, max-age=31536000, immutable"


class File(NamedTuple):
    path: Path
    kind: bytes
    keep: bytes


class Screens:
    """Answers what the client is made of; everything else is the app's."""

    def __init__(self, app: ASGIApp, folder: Path = WEB) -> None:
        self.app, self.folder = app, folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD") and (found := self.wanted(scope)):
            await give(found, scope, send)
        else:
            await self.app(scope, receive, send)

    def wanted(self, scope: HTTPScope) -> File | None:
        path = scope["path"]
        if path.startswith(ASSETS):
            return self.file("assets", path.removeprefix(ASSETS), FOR_EVER)
        if OTHERS.match(path):
            return None
        if found := self.file("", path[1:], A_DAY):
            return found
        return self.file("", PAGE, ASK_AGAIN) if path == "/" or "text/html" in header(scope, b"accept") else None

    def file(self, folder: str, name: str, keep: bytes) -> File | None:
        """A name has no slash in it and begins with no dot: there is no way out of the folder."""
        named = NAME.fullmatch(name)
        if named is None or named["kind"] not in KINDS:
            return None
        path = self.folder / folder / name
        return File(path, KINDS[named["kind"]], ASK_AGAIN if name == PAGE else keep) if path.is_file() else None


def header(scope: HTTPScope, name: bytes) -> str:
    return ",".join(value.decode("latin-1") for found, value in scope["headers"] if found == name)


async def give(file: File, scope: HTTPScope, send: Send) -> None:
    encoding = accepted(file.path, header(scope, b"accept-encoding"))
    body = with_suffix(file.path, encoding).read_bytes()
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = [(b"content-type", file.kind), (b"cache-control", file.keep), (b"etag", tag.encode()), (b"vary", b"accept-encoding")]
    headers += [(b"content-encoding", encoding.encode())] if encoding else []
    if tag in header(scope, b"if-none-match"):
        await answer(send, 304, headers, b"")
        return
    headers.append((b"content-length", str(len(body)).encode()))
    await answer(send, 200, headers, b"" if scope["method"] == "HEAD" else body)


async def answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def accepted(path: Path, wishes: str) -> str | None:
    """The encoding to send it in; None as it is."""
    wanted = {name.strip() for name, _, quality in (wish.partition(";") for wish in wishes.split(",")) if quality.strip() != "q=0"}
    return next((encoding for encoding in ENCODINGS if encoding in wanted and with_suffix(path, encoding).is_file()), None)


def with_suffix(path: Path, encoding: str | None) -> Path:
    return path.with_name(path.name + ENCODINGS[encoding]) if encoding else path
