"""The browser client as `npm run build` left it: its page, and the files with a hash in their names that it asks for; kept in memory.

The engine for browsers too, once it lies there: what describes it, and its parts under the hash of the sources that they are made from.
"""

from __future__ import annotations

import os
import re
import time
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from swarmrally.gate.answers import EMBEDDED, GUARDS, Headers
from swarmrally.gate.heads import Head

PAGE = "index.html"
ASSETS = "/assets/"
OTHERS = re.compile(r"/(api|plain|assets|engine|metrics)(/|$)")
"""Paths that are never a screen of the client."""
EMBEDDABLE = re.compile(r"/embed/(puzzle|record|work)/[^/]+")
"""Where the page may stand in other people's pages: nowhere else is it sure that there is nothing to be clicked away from anybody."""
ENGINE = "/engine/"
DESCRIPTION = "engine.json"
PART = re.compile(r"(?P<sources>[0-9a-f]{16})/(?P<folder>boards|layouts|courses|floors|puzzles|)/?(?P<name>[a-z0-9_.]+)")
NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*\.(?P<kind>[a-z0-9]+)")
KINDS = {
    "bin": b"application/octet-stream",
    "css": b"text/css; charset=utf-8",
    "html": b"text/html; charset=utf-8",
    "ico": b"image/x-icon",
    "js": b"text/javascript; charset=utf-8",
    "json": b"application/json",
    "png": b"image/png",
    "svg": b"image/svg+xml",
    "txt": b"text/plain; charset=utf-8",
    "wasm": b"application/wasm",
    "webmanifest": b"application/manifest+json",
    "woff2": b"font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What the build has compressed, the smaller first."""
ASK_AGAIN = b"no-cache"
A_DAY = b"public, max-age=86400"
FOR_EVER = b"public, max-age=31536000, immutable"
MOST_BEFORE_HASH = 200
"""Bytes of the description within which the hash stands."""
MOST_NAMES = 1000
MOST_KEPT = 64_000_000
"""Bytes; a client has a few millions."""


class File(NamedTuple):
    path: Path
    kind: bytes
    keep: bytes


class Kept(NamedTuple):
    changed: int
    content: bytes
    tag: str


class Files:
    def __init__(self, folder: Path, engine: Path | None = None, rules: str = "") -> None:
        self.folder, self.engine, self.rules = folder, engine, rules
        self.kept: dict[Path, Kept] = {}
        self.bytes = 0
        self.changes: dict[Path, int] = {}
        """When which file was written, as the disk has told in this second; 0 when there is none."""
        self.second = 0

    def wanted(self, head: Head) -> File | None:
        """What the client is made of; everything else is not ours."""
        if head.method not in ("GET", "HEAD"):
            return None
        path = head.path
        if path.startswith(ASSETS):
            return self.file(self.folder / "assets", path.removeprefix(ASSETS), FOR_EVER)
        if self.engine is not None and path.startswith(ENGINE):
            return self.part(self.engine, path.removeprefix(ENGINE))
        if OTHERS.match(path):
            return None
        if found := self.file(self.folder, path[1:], A_DAY):
            return found
        return self.file(self.folder, PAGE, ASK_AGAIN) if path == "/" or "text/html" in head.value(b"accept") else None

    def part(self, engine: Path, path: str) -> File | None:
        """What describes the engine, or a part of the one that is described: under the hash of another one there is nothing.

        An engine by other rules than the server's is none: it was built before they changed, and may be built anew meanwhile.
        """
        described = self.file(engine, DESCRIPTION, ASK_AGAIN)
        if described is None or self.rules.encode() not in (head := self.content(described.path)[0][:MOST_BEFORE_HASH]):
            return None
        if path == DESCRIPTION:
            return described
        part = PART.fullmatch(path)
        if part is None or f'"{part["sources"]}'.encode() not in head:
            return None
        return self.file(engine / part["folder"], part["name"], FOR_EVER)

    def file(self, folder: Path, name: str, keep: bytes) -> File | None:
        """A name has no slash in it and begins with no dot: there is no way out of the folder."""
        named = NAME.fullmatch(name)
        if named is None or named["kind"] not in KINDS:
            return None
        path = folder / name
        return File(path, KINDS[named["kind"]], ASK_AGAIN if name == PAGE else keep) if self.changed(path) else None

    def changed(self, path: Path) -> int:
        second = int(time.monotonic())
        if second != self.second or len(self.changes) > MOST_NAMES:
            self.second, self.changes = second, {}
        found = self.changes.get(path)
        if found is None:
            found = self.changes[path] = os.stat(path).st_mtime_ns if path.is_file() else 0
        return found

    def answer(self, file: File, head: Head) -> tuple[int, Headers, bytes]:
        encoding = self.encoding(file.path, head.value(b"accept-encoding"))
        content, tag = self.content(with_suffix(file.path, encoding))
        headers = [(b"content-type", file.kind), (b"cache-control", file.keep), (b"etag", tag.encode()), (b"vary", b"accept-encoding")]
        headers += [(b"content-encoding", encoding.encode())] if encoding else []
        if tag in head.value(b"if-none-match"):
            return 304, headers, b""
        return 200, [*headers, (b"content-length", str(len(content)).encode())], content

    def guards(self, file: File, head: Head) -> Headers:
        """What this file carries to keep browsers out of trouble."""
        return EMBEDDED if file.path.name == PAGE and EMBEDDABLE.fullmatch(head.path) else GUARDS

    def encoding(self, path: Path, wishes: str) -> str | None:
        """What to send it in; None as it is."""
        wanted = {name.strip() for name, _, quality in (wish.partition(";") for wish in wishes.split(",")) if quality.strip() != "q=0"}
        return next((one for one in ENCODINGS if one in wanted and self.changed(with_suffix(path, one))), None)

    def content(self, path: Path) -> tuple[bytes, str]:
        changed = self.changed(path)
        kept = self.kept.get(path)
        if kept is None or kept.changed != changed:
            content = path.read_bytes()
            kept = Kept(changed, content, f'"{blake2b(content, digest_size=12).hexdigest()}"')
            self.keep(path, kept)
        return kept.content, kept.tag

    def keep(self, path: Path, kept: Kept) -> None:
        self.bytes += len(kept.content)
        if self.bytes > MOST_KEPT:
            self.kept.clear()
            self.bytes = len(kept.content)
        self.kept[path] = kept


def with_suffix(path: Path, encoding: str | None) -> Path:
    return path.with_name(path.name + ENCODINGS[encoding]) if encoding else path
