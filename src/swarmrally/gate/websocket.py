"""A WebSocket: every frame is paid for before it is looked at, and who has no more to pay with is not read."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from swarmrally.gate.buckets import Bucket
from swarmrally.gate.connection import AHEAD, NEVER, OVERDRAWN, PUT_OFF, Connection
from swarmrally.gate.frames import BINARY, CLOSE, PING, PONG, RESTART, TEXT, Broken, Frames, closing, code_in, framed
from swarmrally.gate.link import MESSAGE, STAMP

if TYPE_CHECKING:
    from swarmrally.gate.porch import Porch

PING_EVERY = 45
"""Seconds; who has not said anything before the next one is gone."""
MESSAGE_PRICE = 0.0002
"""Seconds that one is taken to cost the server."""
MOST_AHEAD, MOST_BYTES_AHEAD = 16, 32 * 1024
"""Messages that the tables have not taken yet, before no more are read."""
PIECE_PRICE = 1 / 1024
LEAST_PAUSE = 0.25
"""Seconds for which somebody who has overdrawn is not read, at the least."""
LONGEST_OVERDRAWN = 20
"""Seconds for which somebody may go on saying too much."""
SECONDS_TO_CLOSE = 2
TOO_MUCH = 4029


class Speaking:
    def __init__(self, connection: Connection, porch: Porch, address: str) -> None:
        self.connection, self.porch, self.address = connection, porch, address
        now = porch.loop.time()
        self.frames = Frames(porch.settings.largest_message)
        self.bucket = Bucket(porch.settings.frame, now)
        self.stamp = 0
        self.ahead: deque[tuple[int, int]] = deque()
        """How large they are, and their tickets of the handover."""
        self.bytes_ahead = 0
        self.is_seated = self.is_closing = self.is_called = False
        self.overdrawn_since = NEVER
        self.heard_at, self.pinged_at = now, 0.0
        self.neighbours = porch.neighbours.of(address, now)
        connection.expires = now + PING_EVERY

    @property
    def rank(self) -> int:
        return 2 if self.is_seated else 1

    # Reading

    def read(self, data: bytes, stamp: int) -> None:
        self.heard_at = self.connection.used_at
        self.feed(data, stamp)
        self.go_on()

    def feed(self, data: bytes, stamp: int) -> None:
        self.stamp = stamp
        self.frames.feed(data)
        self.pay(self.connection.used_at, len(data) * PIECE_PRICE)

    def pay(self, now: float, price: float) -> None:
        """What has come is to be paid for, even if that leaves less than nothing."""
        self.bucket.fill(now)
        self.bucket.left -= price
        for bucket in (self.porch.players,) if self.is_seated else (self.neighbours, self.porch.strangers):
            bucket.fill(now)
            bucket.left -= price

    def seconds_to_wait(self, now: float) -> float:
        """Until a frame can be paid for."""
        if self.bucket.left < 1:
            self.overdrawn_since = min(self.overdrawn_since, now)
            return max(LEAST_PAUSE, self.bucket.wait())
        if self.bucket.left > self.bucket.rate.burst / 2:
            self.overdrawn_since = NEVER
        if self.is_seated:
            return 0.0
        if self.porch.is_pressed:
            return LEAST_PAUSE
        return self.neighbours.wait()

    def go_on(self) -> None:
        now = self.porch.loop.time()
        self.pay(now, 0)
        self.porch.turns.begin()
        try:
            while self.frames.waiting >= 2 and not self.connection.transport.is_closing():
                if self.is_ahead and not self.is_closing:
                    self.connection.hold(AHEAD)
                    return
                wait = self.seconds_to_wait(now)
                if wait:
                    self.rest(now, wait)
                    break
                if self.has_to_wait():
                    return
                frame = self.frames.next()
                if frame is None:
                    break
                self.pay(now, 1)
                self.porch.counts["frames"] += 1
                self.take(*frame)
                self.porch.turns.charge(self.address, counts=not self.is_seated or self.is_called)
        except Broken as broken:
            self.close(broken.code)
        self.porch.fences.leave(self.connection.number)

    def has_to_wait(self) -> bool:
        """Players wait only when all of them say too much together, strangers also for the server; then whoever has had least is next."""
        if self.is_closing:
            return False
        self.is_called, self.connection.is_called = self.connection.is_called, False
        if self.porch.handover.is_full and not self.is_seated:
            self.connection.put_off(self.porch.handover)
        elif not self.is_called and self.is_out_of_turn:
            self.connection.put_off(self.porch.turns)
        return bool(self.connection.held & PUT_OFF)

    @property
    def is_out_of_turn(self) -> bool:
        return self.porch.is_overrun(self.is_seated) or (not self.is_seated and self.porch.turns.is_over)

    @property
    def is_ahead(self) -> bool:
        return len(self.ahead) >= MOST_AHEAD or self.bytes_ahead >= MOST_BYTES_AHEAD

    def rest(self, now: float, seconds: float) -> None:
        """Nothing is read until there is something to pay with."""
        self.porch.counts["overdrawn"] += 1
        if now - self.overdrawn_since > LONGEST_OVERDRAWN:
            self.porch.refused["says too much"] += 1
            self.close(TOO_MUCH)
        else:
            self.connection.hold(OVERDRAWN)
            self.porch.loop.call_later(seconds, self.connection.release, OVERDRAWN)

    def take(self, kind: int, content: bytes) -> None:
        if kind in (TEXT, BINARY):
            if not self.is_closing:
                ticket = 0 if self.is_seated else self.porch.handover.take(self.address, MESSAGE_PRICE)
                self.ahead.append((len(content), ticket))
                self.bytes_ahead += len(content)
                self.porch.link.send(MESSAGE, self.connection.number, STAMP.pack(self.stamp) + content)
        elif kind == PING:
            if not self.connection.is_clogged:
                self.connection.write(framed(PONG, content))
        elif kind == CLOSE:
            code = code_in(content)
            if not self.is_closing:
                self.connection.write(closing(code))
            self.connection.close()

    def taken(self) -> None:
        """The oldest of the messages is done with."""
        if self.ahead:
            size, ticket = self.ahead.popleft()
            self.bytes_ahead -= size
            self.porch.handover.give_back(ticket)
        if self.connection.held & AHEAD and not self.is_ahead:
            self.connection.release(AHEAD)

    @property
    def has_more(self) -> bool:
        """Whether something was read that the server has not got, only because it has much to do."""
        return bool(self.connection.held & (AHEAD | PUT_OFF))

    # Ending

    def close(self, code: int) -> None:
        """The other side is to say good-bye too, and soon."""
        if self.is_closing:
            self.connection.abort()
            return
        self.is_closing = True
        self.connection.write(closing(code))
        self.connection.expires = self.porch.loop.time() + SECONDS_TO_CLOSE
        self.connection.release(AHEAD)
        if self.connection.held:
            self.connection.close()

    def expired(self) -> None:
        now = self.porch.loop.time()
        if self.is_closing or (self.heard_at < self.pinged_at and not self.connection.held):
            self.connection.abort()
            return
        if not self.connection.is_clogged:
            self.connection.write(framed(PING, b""))
        self.pinged_at = now
        self.connection.expires = now + PING_EVERY

    def drained(self) -> None:
        """Nothing waits for it here."""

    def stop(self) -> None:
        self.close(RESTART)

    def lost(self) -> None:
        for _, ticket in self.ahead:
            self.porch.handover.give_back(ticket)
        self.porch.tell_closed(self.connection)
