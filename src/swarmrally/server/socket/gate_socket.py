"""The server's end of a WebSocket that the gate keeps: what came waits here for its turn, what goes is counted."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from swarmrally.gate.link import ACCEPT, ANSWER, CLOSE, DONE, ENCODER, NUMBER, SEATED, WRITE, WRITE_BINARY, Answer, Link
from swarmrally.server.guard.precedence import Precedence
from swarmrally.table.desk.packed import Packed

MOST_UNREAD = 64 * 1024
"""Bytes that the gate has not passed on before nothing more is sent."""


class Came(NamedTuple):
    stamp: int
    """When it was read, by the machine's monotonic clock, in nanoseconds."""
    text: bytes
    is_refused: bool = False
    """Whether there is too much else to do."""


def nothing() -> None:
    """Nobody has to hear of it any more."""


class GateSocket:
    took = 0.0

    def __init__(self, link: Link, number: int, line: Precedence, address: str) -> None:
        self.link, self.number, self.line, self.address = link, number, line, address
        self.kind = "opening"
        self.is_seated = False
        self.is_open = True
        self.unread = 0
        self.on_writable: Callable[[], object] = lambda: None
        self.denied: Callable[[], object] = lambda: None
        self.messages: deque[Came] = deque()
        self.turn: asyncio.Future[None] | None = None
        self.received = self.worked = 0
        self.marks: list[tuple[int, asyncio.Future[None]]] = []

    # What comes

    def came(self, message: Came) -> None:
        self.received += 1
        self.messages.append(message)
        if self.turn is not None and len(self.messages) == 1:
            self.line.come(self)

    async def next(self) -> Came | None:
        """When it is its turn; None when nothing comes any more."""
        if self.is_open:
            self.turn = self.line.loop.create_future()
            if self.messages:
                self.line.come(self)
            await self.turn
            self.turn = None
        return self.messages.popleft() if self.is_open else None

    def begin(self) -> None:
        if self.turn is not None and not self.turn.done():
            self.turn.set_result(None)

    def refuse(self) -> None:
        """Its next message: the client hears that."""
        if self.turn is not None and not self.turn.done() and self.messages:
            self.messages[0] = self.messages[0]._replace(is_refused=True)
            self.turn.set_result(None)

    def done(self) -> None:
        """With the last message: the gate may read another one."""
        self.worked += 1
        self.link.send(DONE, self.number)
        if self.marks:
            self.pass_marks()

    async def caught_up(self) -> None:
        """Returns when all that has come so far is done."""
        if self.is_open and self.worked < self.received:
            mark = self.line.loop.create_future()
            self.marks.append((self.received, mark))
            await mark

    def pass_marks(self) -> None:
        passed = [mark for mark in self.marks if mark[0] <= self.worked or not self.is_open]
        self.marks = [mark for mark in self.marks if mark not in passed]
        for _, future in passed:
            if not future.done():
                future.set_result(None)

    # What goes

    @property
    def is_writable(self) -> bool:
        return self.unread < MOST_UNREAD

    def write(self, message: bytes) -> None:
        """One frame; nothing to somebody who has gone."""
        if self.is_open:
            self.unread += len(message)
            self.link.write(self.number, message, WRITE_BINARY if isinstance(message, Packed) else WRITE)

    def taken_up(self, size: int) -> None:
        was_writable = self.is_writable
        self.unread -= size
        if not was_writable and self.is_writable:
            self.on_writable()

    def accept(self) -> None:
        self.kind = "message"
        self.link.send(ACCEPT, self.number)

    def deny(self, answer: Answer) -> None:
        """There will be no WebSocket; the connection may ask for something else."""
        self.is_open = False
        self.denied()
        self.on_writable = self.denied = nothing
        self.link.send(ANSWER, self.number, ENCODER.encode(answer))

    def seat(self, is_seated: bool) -> None:
        """The gate is told who plays, so that others can't use up what they may say."""
        if is_seated != self.is_seated:
            self.is_seated = is_seated
            self.link.send(SEATED, self.number, b"\1" if is_seated else b"\0")

    def close(self, code: int) -> None:
        if self.is_open:
            self.link.send(CLOSE, self.number, NUMBER.pack(code))

    def lost(self) -> None:
        self.is_open = False
        self.messages.clear()
        self.pass_marks()
        self.begin()
        self.on_writable()
        # What refers to this in turn would lie about until it is looked for.
        self.on_writable = self.denied = nothing
