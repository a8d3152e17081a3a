"""One HTTP request as the application sees it (ASGI): its answer goes to the gate in parts, as fast as they are read there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any

from litestar.types import ASGIApp

from swarmrally.gate.answers import guarded
from swarmrally.gate.connection import TELL_EVERY
from swarmrally.gate.link import ANSWER, ENCODER, MORE, RESET, Answer, Link
from swarmrally.gate.link import RESTS as TELLS_REST
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms.reasons import body_of
from swarmrally.server.guard.limits import address_of
from swarmrally.server.guard.precedence import Precedence
from swarmrally.store.connecting.resting import RESTS

PART = TELL_EVERY
PASSING_ON = 3e-8
"""Seconds that a byte costs the gate, behind which all others wait: so much of the loop's time its sender does not have."""
MOST_UNREAD, MOST_OF_ALL = 128 * 1024, 2_000_000
"""Bytes that the gate has not passed on before the rest of an answer waits; and of all answers together, where each may have one part."""


def busy() -> Answer:
    """To those who have had more than others when too many wait."""
    content = body_of(Refusal("", "too_much_to_do"))
    lines = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode()), (b"retry-after", b"5")]
    return Answer(503, guarded(lines, False), content, True)


BUSY = ENCODER.encode(busy())


def nothing() -> None:
    """Nobody has to hear of it any more."""


class Part:
    """The next part of an answer, when there is room for it: of many long answers each has its turn."""

    kind = "part"
    took = 0.0

    def __init__(self, errand: Errand, room: asyncio.Future[None]) -> None:
        self.errand, self.room = errand, room
        self.address, self.is_seated = errand.address, errand.is_seated

    def begin(self) -> None:
        if not self.room.done():
            self.room.set_result(None)

    def refuse(self) -> None:
        self.errand.break_off()
        self.begin()


class Errand:
    took = 0.0

    def __init__(
        self, link: Link, number: int, line: Precedence, scope: Any, body: bytes, app: ASGIApp, went_wrong: Callable[[str, Exception], None]
    ) -> None:
        self.link, self.number, self.line, self.scope, self.body, self.app = link, number, line, scope, body, app
        self.went_wrong = went_wrong
        self.address, self.size = address_of(scope), len(body)
        self.kind = "request"
        self.is_seated = False
        self.is_open = True
        self.unread = 0
        self.start: MutableMapping[str, Any] | None = None
        self.is_read = self.is_answered = self.is_resting = False
        self.over: asyncio.Future[None] = line.loop.create_future()
        """Done when it is."""
        self.gone: asyncio.Future[None] = line.loop.create_future()
        self.room: asyncio.Future[None] | None = None
        self.ended: Callable[[], object] = nothing
        self.others: Callable[[], int] = lambda: 1
        """How many are answered at a time, this one among them."""
        self.work: asyncio.Task[None] | None = None

    def begin(self) -> None:
        if self.is_open:
            self.work = self.line.loop.create_task(self.run())
        else:
            self.ended()

    def refuse(self) -> None:
        """Said without asking the application."""
        self.is_answered = True
        if self.is_open:
            self.link.send(ANSWER, self.number, BUSY)
        self.ended()
        self.finish()

    async def run(self) -> None:
        RESTS.set(self.rest)
        try:
            await self.line.metered(self, self.answered())
        except Exception as error:
            self.went_wrong("", error)
        finally:
            self.ended()
            self.finish()
            self.forget()

    def forget(self) -> None:
        """What was sent: the application's objects refer to each other, and lie about until they are looked for."""
        self.body, self.work = b"", None
        self.scope.clear()

    def rest(self) -> None:
        """The gate may hand over somebody else's."""
        if self.is_open and not self.is_resting:
            self.is_resting = True
            self.link.send(TELLS_REST, self.number)

    async def answered(self) -> None:
        await self.app(self.scope, self.receive, self.send)  # type: ignore[arg-type]

    def finish(self) -> None:
        # It refers to this errand, which would lie about until it is looked for.
        self.ended = nothing
        if not self.is_answered and self.is_open:
            self.link.send(RESET, self.number)
        if not self.over.done():
            self.over.set_result(None)

    async def receive(self) -> dict[str, Any]:
        if not self.is_read:
            self.is_read = True
            return {"type": "http.request", "body": self.body, "more_body": False}
        await self.gone
        return {"type": "http.disconnect"}

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        body, is_last = bytes(message.get("body", b"")), not message.get("more_body", False)
        # Cut when its turn comes: thousands may wait for the same answer, and each would have a copy.
        for start in range(0, len(body) or 1, PART):
            await self.send_part(body[start : start + PART], is_last and start + PART >= len(body))

    async def send_part(self, part: bytes, is_last: bool) -> None:
        while self.is_open and self.unread >= max(PART, min(MOST_UNREAD, MOST_OF_ALL // max(1, self.others()))):
            self.line.learn(self)
            self.kind, self.room = Part.kind, self.line.loop.create_future()
            await self.room
        if not self.is_open:
            return
        self.unread += len(part)
        self.took += len(part) * PASSING_ON
        self.is_answered = is_last
        if self.start is not None:
            start, self.start = self.start, None
            headers = [(bytes(name), bytes(value)) for name, value in start["headers"]]
            self.link.send(ANSWER, self.number, ENCODER.encode(Answer(start["status"], headers, part, is_last)))
        else:
            self.link.send(MORE, self.number, (b"\1" if is_last else b"\0") + part)

    def taken_up(self, size: int) -> None:
        self.unread -= size
        room, self.room = self.room, None
        if room is not None:
            self.line.come(Part(self, room))

    def break_off(self) -> None:
        """In the middle of an answer."""
        if self.is_open:
            self.link.send(RESET, self.number)
        self.is_answered, self.is_open = True, False

    def lost(self) -> None:
        """Nobody waits for the answer any more; what was begun is done all the same."""
        self.is_open = False
        if self.room is not None and not self.room.done():
            self.room.set_result(None)
        if not self.gone.done():
            self.gone.set_result(None)
        if self.work is None and not self.over.done():
            self.over.set_result(None)
