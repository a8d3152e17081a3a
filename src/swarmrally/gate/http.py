"""HTTP/1.1 on one connection: one request after the other, each whole and within bounds before the server hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swarmrally.gate.answers import BODILESS, SOON, Headers, chunk, guarded, written
from swarmrally.gate.bodies import Body
from swarmrally.gate.connection import BUSY, NEVER, PUT_OFF, SECONDS_CLOGGED, Connection
from swarmrally.gate.files import File
from swarmrally.gate.handover import BODIES, LARGE, OPENINGS, QUESTIONS, REQUESTS
from swarmrally.gate.heads import Bad, Head, take_head
from swarmrally.gate.link import ENCODER, OPEN, REQUEST, Answer, Request
from swarmrally.gate.refusals import refusal

if TYPE_CHECKING:
    from swarmrally.gate.porch import Porch

SECONDS_TO_BEGIN = SECONDS_FOR_HEAD = 10
SECONDS_FOR_REQUEST = 30
SECONDS_IDLE = 75
"""Longer than proxies and browsers keep a connection to use it again: whoever closes it first must not be the one who is asked."""
SECONDS_AT_DESK = 10
"""For which somebody waits before the server hears of the request."""
SECONDS_TO_HEAR = 2
MOST_UNHEARD = 1_000_000
"""Bytes that are still taken from somebody who was refused, so that the refusal arrives."""
CHUNKED = (b"transfer-encoding", b"chunked")
TELLING = ("GET", "HEAD")
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"


class Asking:
    def __init__(self, connection: Connection, porch: Porch) -> None:
        self.connection, self.porch = connection, porch
        self.buffer = bytearray()
        self.seen = 0
        self.stamp = 0
        self.head: Head | None = None
        self.body: Body | None = None
        self.content = b""
        """A whole body, until the server has it."""
        self.file: File | None = None
        self.opens = ""
        """The address for which a WebSocket is being opened."""
        self.ticket = 0
        """Of the handover, when the server has heard of the request."""
        self.in_work = self.is_over = self.is_chunked = self.is_stopping = self.is_draining = False
        self.room, self.room_of = 0, ""
        """Bytes that are kept free for a large body, and who has them."""
        self.unheard = 0
        self.expects(SECONDS_TO_BEGIN)

    def expects(self, seconds: float) -> None:
        self.connection.expires = self.porch.loop.time() + seconds

    @property
    def rank(self) -> int:
        """What the server does is finished; what it only tells, or has not heard of yet, can be asked for again."""
        is_doing = self.ticket and self.head is not None and self.head.method not in TELLING
        return 2 if is_doing else 1 if self.in_work else 0

    # Reading

    def read(self, data: bytes, stamp: int) -> None:
        if self.is_over:
            self.unheard += len(data)
            if self.unheard > MOST_UNHEARD:
                self.connection.abort()
            return
        if self.head is None and not self.buffer:
            self.expects(SECONDS_FOR_HEAD)
        self.buffer += data
        self.stamp = stamp
        self.go_on()

    def go_on(self) -> None:
        turns = self.porch.turns
        turns.begin()
        while self.buffer and self.is_free:
            if turns.is_over:
                self.connection.put_off(turns)
                return
            goes_on = self.takes_more()
            turns.charge(self.connection.payer)
            if not goes_on:
                return

    def takes_more(self) -> bool:
        """One request, or as much of it as is there; whether it was whole."""
        try:
            if self.head is None:
                self.read_head()
            return self.head is not None and (not self.is_free or self.read_body(self.head))
        except Bad as bad:
            self.refuse(bad)
            return False

    @property
    def is_free(self) -> bool:
        """Whether the next request, or more of this one, can be read."""
        return not (self.in_work or self.is_over or self.is_draining)

    def read_head(self) -> None:
        while self.seen == 0 and self.buffer.startswith(b"\r\n"):
            del self.buffer[:2]
        self.head = take_head(self.buffer, self.seen)
        self.seen = len(self.buffer) if self.head is None else 0
        if self.head is None:
            return
        self.expects(SECONDS_FOR_REQUEST)
        self.file = self.porch.examine(self.connection, self.head)
        self.body = Body(self.head, self.porch.bound(self.head))
        self.room_of = self.connection.payer
        self.room = 0 if self.body.is_whole else self.porch.takes_large(self.room_of, self.body)
        if self.head.says(b"expect", "100-continue") and not self.body.is_whole:
            self.connection.write(GO_ON)
        if self.body.is_whole:
            self.hand_over(self.head, b"")

    def read_body(self, head: Head) -> bool:
        """Whether it is whole."""
        if self.body is None:
            return True
        self.body.take(self.buffer)
        if not self.body.is_whole:
            return False
        self.hand_over(head, bytes(self.body.content))
        return True

    def hand_over(self, head: Head, body: bytes) -> None:
        """To whoever answers it."""
        self.in_work, self.body = True, None
        self.connection.expires = NEVER
        self.porch.serve(self.connection, self, head, body)
        if self.in_work:
            self.connection.hold(BUSY)

    def give_back_room(self) -> None:
        """That a large body took."""
        self.content = b""
        if self.room:
            self.porch.forget_large(self.room_of, self.room)
            self.room = 0

    def give_back(self) -> None:
        """That, or a WebSocket that was not opened."""
        self.give_back_room()
        if self.opens:
            self.porch.forget_socket(self.opens)
            self.opens = ""

    def send(self, head: Head, body: bytes, kind: int = REQUEST) -> None:
        """To the server, when it is this one's turn."""
        handover, is_large = self.porch.handover, len(body) > LARGE
        if (handover.is_full or (is_large and handover.has_large)) and not self.porch.is_urgent(self.connection, head):
            self.expects(SECONDS_AT_DESK)
            lane = OPENINGS if kind == OPEN else BODIES if is_large else QUESTIONS if head.method in TELLING else REQUESTS
            self.content = body
            handover.wait(self.connection.payer, lambda: self.hand_in(head, self.content, kind), lane)
        else:
            self.hand_in(head, body, kind)

    def hand_in(self, head: Head, body: bytes, kind: int) -> None:
        if self.head is not head or not self.in_work or self.connection.is_lost:
            return
        self.connection.expires = NEVER
        self.ticket = self.porch.handover.take(self.connection.payer, is_large=len(body) > LARGE)
        address, port = self.porch.proxies.caller(self.connection.place, head)
        scheme = self.porch.proxies.scheme(self.connection.place, head)
        request = Request(self.stamp, address, port, scheme, head.method, head.target, head.minor, head.headers, body)
        self.porch.link.send(kind, self.connection.number, ENCODER.encode(request))
        self.give_back_room()

    # Answering

    def answer(self, answer: Answer) -> None:
        if not self.in_work or self.head is None:
            return
        self.porch.handover.give_back(self.ticket)
        length = any(name.lower() == b"content-length" for name, _ in answer.headers)
        bodiless = self.head.method == "HEAD" or answer.status in BODILESS
        self.is_chunked = not length and not bodiless and self.head.minor == 1
        more: Headers = [CHUNKED] if self.is_chunked else []
        if self.closes or not (length or bodiless or self.is_chunked):
            self.is_stopping = True
            more.append((b"connection", b"close"))
        self.connection.write(written(answer.status, answer.headers, more))
        self.add(b"" if bodiless else answer.content, answer.is_last, len(answer.content))

    @property
    def closes(self) -> bool:
        return self.is_stopping or self.head is None or not self.head.keeps_alive

    def add(self, content: bytes, is_last: bool, size: int) -> None:
        """The rest of an answer, or a part of it."""
        if not self.in_work or self.head is None:
            return
        content = b"" if self.head.method == "HEAD" else content
        self.connection.write(chunk(content, is_last) if self.is_chunked else content)
        self.connection.count(size)
        if is_last:
            self.finish()

    def finish(self) -> None:
        self.in_work = self.is_chunked = False
        self.head, self.ticket = None, 0
        self.connection.payer = self.connection.usual_payer
        self.give_back()
        self.connection.tell_gone()
        if self.is_stopping:
            self.end()
        elif self.connection.is_clogged:
            self.is_draining = True
            self.connection.hold(BUSY)
        else:
            self.listen()

    def listen(self) -> None:
        """To the next request, when the one before is answered and the answer has gone."""
        self.is_draining = False
        self.expects(SECONDS_FOR_HEAD if self.buffer else SECONDS_IDLE)
        self.porch.loop.call_soon(self.connection.release, BUSY)

    def drained(self) -> None:
        if self.is_draining:
            self.listen()

    def refuse(self, bad: Bad) -> None:
        """The gate's own answer, after which nothing else is taken on this connection."""
        self.porch.refused[str(bad.status)] += 1
        content = refusal(bad.code, bad.details)
        lines = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode()), *bad.more]
        headers = guarded(lines, self.porch.settings.is_https)
        is_head = self.head is not None and self.head.method == "HEAD"
        self.connection.write(written(bad.status, headers, [(b"connection", b"close")]) + (b"" if is_head else content))
        self.end()

    def end(self) -> None:
        """Whoever is not listened to any more may first hear why."""
        self.is_over, self.in_work = True, False
        self.give_back()
        self.buffer.clear()
        self.connection.release(BUSY)
        transport = self.connection.transport
        if not transport.is_closing():
            self.expects(SECONDS_CLOGGED if transport.get_write_buffer_size() else SECONDS_TO_HEAR)
            transport.write_eof()

    # Time

    def expired(self) -> None:
        if self.is_over:
            self.connection.abort()
        elif self.in_work or self.connection.held & PUT_OFF:
            self.refuse(Bad(503, "too_much_to_do", SOON))
        elif self.buffer or self.head:
            self.refuse(Bad(408, "too_slow"))
        else:
            self.connection.close()

    def stop(self) -> None:
        self.is_stopping = True
        if not self.in_work and not self.is_over:
            self.connection.close()

    def lost(self) -> None:
        self.give_back()
        if self.in_work and self.ticket:
            self.porch.handover.give_back(self.ticket)
            self.porch.tell_closed(self.connection)
