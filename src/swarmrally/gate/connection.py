"""One connection: what comes is read in small pieces and stamped, what goes is counted, and nobody waits for somebody who does not read."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol, cast

from swarmrally.gate.link import NUMBER, TAKEN_UP

if TYPE_CHECKING:
    from swarmrally.gate.handover import Handover
    from swarmrally.gate.porch import Porch
    from swarmrally.gate.turns import Turns

PIECE = 16 * 1024
"""Bytes that are read from one connection before the others have their turn."""
MOST_UNREAD = 64 * 1024
"""Bytes that wait for somebody to read them before no more are taken."""
TELL_EVERY = 8 * 1024
"""Bytes that have gone before the server is told so: it may wait for that with every part of an answer, so that no part is smaller."""
NEVER = float("inf")
SECONDS_CLOGGED = 30
BUSY, OVERDRAWN, AHEAD, PUT_OFF = 1, 2, 4, 8
"""Why nothing is read: a request is in work, too much was said, the tables have enough to do, or others who have cost less come first."""
SHARED = bytearray(PIECE)
VIEW = memoryview(SHARED)


class Talk(Protocol):
    """What is spoken on a connection: HTTP, or after it WebSocket."""

    def read(self, data: bytes, stamp: int) -> None: ...

    def go_on(self) -> None:
        """With what was read before."""

    def drained(self) -> None:
        """All that was to be sent has gone."""

    def expired(self) -> None:
        """The time is up."""

    def stop(self) -> None:
        """The server stops: when nothing is in work, the connection ends."""

    def lost(self) -> None: ...

    @property
    def rank(self) -> int: ...


class Silence:
    """After the end."""

    rank = 0

    def read(self, data: bytes, stamp: int) -> None: ...

    def go_on(self) -> None: ...

    def drained(self) -> None: ...

    def expired(self) -> None: ...

    def stop(self) -> None: ...

    def lost(self) -> None: ...


SILENCE = Silence()


class Connection(asyncio.BufferedProtocol):
    def __init__(self, porch: Porch, number: int, place: tuple[str, int], peer: str, payer: str) -> None:
        self.porch, self.number, self.place, self.peer = porch, number, place, peer
        self.usual_payer = self.payer = payer
        """Whom its work is counted for: the peer, or who asks through it."""
        self.talk: Talk
        self.transport: asyncio.Transport
        self.held = 0
        self.used_at = porch.loop.time()
        self.expires = NEVER
        self.clogged_at = NEVER
        self.gone = 0
        """Bytes that the server does not know yet have gone."""
        self.is_paused = self.is_lost = self.is_called = False
        """Called is who has waited long enough for one thing to be done."""

    @property
    def rank(self) -> int:
        return self.talk.rank

    # Reading

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(MOST_UNREAD)
        self.porch.came(self)

    def get_buffer(self, sizehint: int) -> memoryview:
        return VIEW

    def buffer_updated(self, size: int) -> None:
        stamp = time.monotonic_ns()
        self.used_at = self.porch.loop.time()
        self.talk.read(bytes(VIEW[:size]), stamp)

    def eof_received(self) -> bool:
        return False

    def hold(self, why: int) -> None:
        self.held |= why
        if not self.is_paused and not self.transport.is_closing():
            self.is_paused = True
            self.transport.pause_reading()

    def release(self, why: int) -> None:
        """First what was read before, then more of it."""
        if self.is_lost or not self.held & why:
            return
        self.held &= ~why
        if not self.held:
            self.talk.go_on()
        if not self.held and self.is_paused and not self.transport.is_closing():
            self.is_paused = False
            self.transport.resume_reading()

    def put_off(self, line: Turns | Handover) -> None:
        """What was read waits, and no more is read, until those have had their turn who have cost less."""
        if not self.held & PUT_OFF:
            self.hold(PUT_OFF)
            line.wait(self.payer, self.take_turn)

    def take_turn(self) -> None:
        self.is_called = True
        self.release(PUT_OFF)
        self.is_called = False

    # Writing

    def write(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(data)

    def count(self, size: int) -> None:
        """So many bytes of the server's have been written; it is told when there is room for more."""
        self.gone += size
        if self.gone >= TELL_EVERY and self.clogged_at is NEVER:
            self.tell_gone()

    def tell_gone(self) -> None:
        if self.gone:
            self.porch.link.send(TAKEN_UP, self.number, NUMBER.pack(self.gone))
            self.gone = 0

    @property
    def is_clogged(self) -> bool:
        return self.clogged_at is not NEVER

    def pause_writing(self) -> None:
        self.clogged_at = self.porch.loop.time()

    def resume_writing(self) -> None:
        self.clogged_at = NEVER
        self.tell_gone()
        self.talk.drained()

    # Ending

    def look(self, now: float) -> None:
        """Once a second."""
        if now - self.clogged_at > SECONDS_CLOGGED:
            self.porch.refused["does not read"] += 1
            self.abort()
        elif now > self.expires:
            self.expires = NEVER
            self.talk.expired()

    def close(self) -> None:
        """When all has gone; or when that takes too long."""
        if not self.transport.is_closing():
            self.expires = self.porch.loop.time() + SECONDS_CLOGGED
            self.transport.close()
        elif self.expires is NEVER:
            self.abort()

    def abort(self) -> None:
        self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        self.talk.lost()
        self.porch.went(self)
        # They refer to each other, and would lie about until they are looked for.
        self.talk = SILENCE
