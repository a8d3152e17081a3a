"""What gate and server tell each other: small frames with the number of a connection, many in one write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct as Layout
from typing import cast

import msgspec
from msgspec import Struct

FRAME = Layout("<IBI")
STAMP = Layout("<q")
NUMBER = Layout("<I")

# From the gate: what strangers ask.
READY, REQUEST, OPEN, MESSAGE, CLOSED, TAKEN_UP, FENCED, FIGURES = range(1, 9)
# From the server: what they are answered.
ANSWER, MORE, ACCEPT, WRITE, CLOSE, DONE, SEATED, FENCE, STOP, RESET, RESTS, WRITE_BINARY = range(32, 44)


class Request(Struct, array_like=True):
    """An HTTP request, or one for a WebSocket."""

    stamp: int
    """When its last byte was read, by the machine's monotonic clock, in nanoseconds."""
    address: str
    port: int
    scheme: str
    method: str
    target: bytes
    minor: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Answer(Struct, array_like=True):
    status: int
    headers: list[tuple[bytes, bytes]]
    content: bytes
    is_last: bool


class Figures(Struct, array_like=True):
    """What can be seen of the gate."""

    connections: int
    sockets: int
    counts: dict[str, int]
    """What has happened since it was started."""
    refused: dict[str, int]
    """Who was turned away, by reason."""


ENCODER = msgspec.msgpack.Encoder()
REQUESTS = msgspec.msgpack.Decoder(Request)
ANSWERS = msgspec.msgpack.Decoder(Answer)
FIGURED = msgspec.msgpack.Decoder(Figures)
Receive = Callable[[int, int, bytes], None]


class Link(asyncio.Protocol):
    """One end of it."""

    def __init__(self, receive: Receive, lost: Callable[[], None]) -> None:
        self.receive, self.lost = receive, lost
        self.loop = asyncio.get_running_loop()
        self.came = b""
        self.out: list[bytes] = []
        self.text: bytes | None = None
        self.writes = WRITE
        self.readers: list[int] = []
        """The connections that are all to get this text."""
        self.transport: asyncio.Transport | None = None
        self.peer: Link | None = None
        """The other end, when it is in the same process."""

    # Sending

    def send(self, kind: int, number: int = 0, content: bytes = b"") -> None:
        if self.text is not None:
            self.put_text()
        self.put(kind, number, content)

    def put(self, kind: int, number: int, content: bytes) -> None:
        if not self.out:
            self.loop.call_soon(self.flush)
        self.out.append(FRAME.pack(len(content), kind, number))
        if content:
            self.out.append(content)

    def write(self, number: int, text: bytes, kind: int = WRITE) -> None:
        """What several are told one after the other crosses once."""
        if text is self.text:
            self.readers.append(number)
            return
        if self.text is not None:
            self.put_text()
        elif not self.out:
            self.loop.call_soon(self.flush)
            self.out.append(b"")
        self.text, self.writes, self.readers = text, kind, [number]

    def put_text(self) -> None:
        text, self.text = self.text or b"", None
        count = len(self.readers)
        self.put(self.writes, count, Layout(f"<{count}I").pack(*self.readers) + text)

    def flush(self) -> None:
        if self.text is not None:
            self.put_text()
        data, self.out = b"".join(self.out), []
        if self.peer is not None:
            self.loop.call_soon(self.peer.data_received, data)
        elif self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    @property
    def waiting(self) -> int:
        """Bytes that the other end has not read."""
        return 0 if self.transport is None else self.transport.get_write_buffer_size()

    # Receiving

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        came = self.came + data if self.came else data
        start, size = 0, len(came)
        while size - start >= FRAME.size:
            length, kind, number = FRAME.unpack_from(came, start)
            end = start + FRAME.size + length
            if end > size:
                break
            self.receive(kind, number, came[start + FRAME.size : end])
            start = end
        self.came = came[start:]

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        self.lost()

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


def pair(mine: Receive, theirs: Receive) -> tuple[Link, Link]:
    """Both ends in one process."""
    one, other = Link(mine, nothing), Link(theirs, nothing)
    one.peer, other.peer = other, one
    return one, other


def nothing() -> None:
    """Nobody has to hear of it."""
