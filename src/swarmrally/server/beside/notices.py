"""What is the same for everybody who asks is made once and kept for a moment, as it was answered."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

PUBLIC = frozenset(
    [
        "/api/tables",
        "/api/records",
        "/api/scenarios",
        "/api/courses",
        "/api/asteroyds/board",
        "/api/health",
        "/api/docs",
        "/api/openapi.json",
    ]
)
"""Lists and pages that depend on nothing but the query: nobody is told more here than a stranger."""
FRESH = 1.0
LONGEST_QUERY = 200
MOST_BYTES, MOST_KEPT = 8_000_000, 200

Key = tuple[str, bytes, bool, Hashable]


class Notice(Struct):
    at: float
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Notices:
    """The answers of the last second."""

    def __init__(self, state: Callable[[], Hashable], now: Callable[[], float] = time.monotonic) -> None:
        """`state` is what an answer depends on besides the query: nothing is kept across a change of it."""
        self.state, self.now = state, now
        self.kept: OrderedDict[Key, Notice] = OrderedDict()
        self.bytes = 0
        self.making: dict[Key, asyncio.Task[Notice]] = {}

    def get(self, key: Key) -> Notice | None:
        found = self.kept.get(key)
        return found if found is not None and self.now() - found.at < FRESH else None

    def put(self, key: Key, notice: Notice) -> None:
        self.remove(key)
        self.kept[key] = notice
        self.bytes += len(notice.body)
        while self.bytes > MOST_BYTES or len(self.kept) > MOST_KEPT:
            self.remove(next(iter(self.kept)))

    def remove(self, key: Key) -> None:
        if (found := self.kept.pop(key, None)) is not None:
            self.bytes -= len(found.body)

    def drop(self) -> None:
        """Something has changed: also what is just being made may be of before."""
        self.kept.clear()
        self.making.clear()
        self.bytes = 0


class Noticeboard:
    """Answers with what is kept, and asks the application for the rest."""

    def __init__(self, app: ASGIApp, notices: Notices) -> None:
        self.app, self.notices = app, notices

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        key = key_of(scope, self.notices.state)
        if key is None:
            await self.app(scope, receive, send)
            return
        scope["path_template"] = key[0]
        notice = self.notices.get(key) or await self.made(key, scope, receive)
        await send({"type": "http.response.start", "status": notice.status, "headers": list(notice.headers)})
        await send({"type": "http.response.body", "body": notice.body, "more_body": False})

    async def made(self, key: Key, scope: Scope, receive: Receive) -> Notice:
        """Once for all who ask meanwhile; a refusal is for the one who was refused."""
        making = self.notices.making
        if key in making:
            notice = await asyncio.shield(making[key])
            return notice if notice.status == 200 else await self.ask(scope, receive)
        task = making[key] = asyncio.get_running_loop().create_task(self.ask(scope, receive))
        task.add_done_callback(lambda ended: self.keep(key, ended))
        return await asyncio.shield(task)

    def keep(self, key: Key, ended: asyncio.Task[Notice]) -> None:
        if self.notices.making.get(key) is not ended:
            return
        del self.notices.making[key]
        if not ended.cancelled() and ended.exception() is None and ended.result().status == 200:
            self.notices.put(key, ended.result())

    async def ask(self, scope: Scope, receive: Receive) -> Notice:
        notice = Notice(self.notices.now(), 500, [], b"")

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                notice.status, notice.headers = message["status"], [(bytes(name), bytes(value)) for name, value in message["headers"]]
            elif message["type"] == "http.response.body":
                notice.body += message["body"]

        await self.app(scope, receive, noting)
        return notice


def key_of(scope: Scope, state: Callable[[], Hashable]) -> Key | None:
    """By what an answer is found again; None when it is for one who asks alone."""
    if scope["type"] != ScopeType.HTTP or scope["method"] != "GET" or scope["path"] not in PUBLIC:
        return None
    query = scope["query_string"]
    if len(query) > LONGEST_QUERY:
        return None
    takes_packed = any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])
    return scope["path"], query, takes_packed, state()
