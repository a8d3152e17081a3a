"""WebSocket frames (RFC 6455), without extensions: whatever is not as it has to be ends the connection with a code."""

from __future__ import annotations

import struct
from base64 import b64decode, b64encode
from binascii import Error
from hashlib import sha1

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
KINDS = (CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG)
LAST, RESERVED, KIND, MASKED, SIZE = 0x80, 0x70, 0x0F, 0x80, 0x7F
SHORT, MEDIUM, LARGE = 125, 126, 127
NORMAL, GOING_AWAY, WRONG, NO_TEXT, TOO_LARGE, RESTART, NOTHING_SAID = 1000, 1001, 1002, 1007, 1009, 1012, 1005
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
NOTHING = (CONTINUATION, b"")
"""A frame was read, but the message goes on."""


class Broken(Exception):
    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Frames:
    """What one client sends, frame by frame."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.buffer = bytearray()
        self.start = 0
        self.kind = CONTINUATION
        """Of the message whose frames are still coming."""
        self.message = bytearray()

    def feed(self, data: bytes) -> None:
        if self.start:
            del self.buffer[: self.start]
            self.start = 0
        self.buffer += data

    @property
    def waiting(self) -> int:
        """Bytes that were not looked at."""
        return len(self.buffer) - self.start

    def next(self) -> tuple[int, bytes] | None:
        """A control frame, or a message that is whole now; NOTHING when it is not; None when the frame is not there."""
        buffer, start = self.buffer, self.start
        if len(buffer) - start < 2:
            return None
        first, second = buffer[start], buffer[start + 1]
        kind, size, place = first & KIND, second & SIZE, start + 2
        self.check(first, second, kind, size)
        # A size of two or eight bytes that would have fitted into fewer is against RFC 6455, 5.2; `start` moves only past whole frames.
        if size == MEDIUM:
            if len(buffer) < place + 2:
                return None
            size, place = int.from_bytes(buffer[place : place + 2]), place + 2
            if size <= SHORT:
                raise Broken(WRONG)
        elif size == LARGE:
            if len(buffer) < place + 8:
                return None
            size, place = int.from_bytes(buffer[place : place + 8]), place + 8
            if size <= 0xFFFF or size >> 63:
                raise Broken(WRONG)
        if kind < CLOSE and len(self.message) + size > self.largest:
            raise Broken(TOO_LARGE)
        if len(buffer) < place + 4 + size:
            return None
        content = unmasked(bytes(buffer[place + 4 : place + 4 + size]), bytes(buffer[place : place + 4]))
        self.start = place + 4 + size
        return (kind, content) if kind >= CLOSE else self.gathered(kind, content, bool(first & LAST))

    def check(self, first: int, second: int, kind: int, size: int) -> None:
        if first & RESERVED or kind not in KINDS or not second & MASKED:
            raise Broken(WRONG)
        if kind >= CLOSE:
            if size > SHORT or not first & LAST:
                raise Broken(WRONG)
        elif (kind == CONTINUATION) != bool(self.kind):
            raise Broken(WRONG)

    def gathered(self, kind: int, content: bytes, is_last: bool) -> tuple[int, bytes]:
        if self.kind:
            kind = self.kind
            self.message += content
            if is_last:
                content, self.kind, self.message = bytes(self.message), CONTINUATION, bytearray()
        elif not is_last:
            self.kind = kind
            self.message += content
        if not is_last:
            return NOTHING
        if kind == TEXT:
            check_text(content)
        return kind, content


def unmasked(content: bytes, mask: bytes) -> bytes:
    """As one large number, which is as fast as it gets here."""
    size = len(content)
    if not size or mask == b"\0\0\0\0":
        return content
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(content, "little") ^ int.from_bytes(masks, "little")).to_bytes(size, "little")


def check_text(content: bytes) -> None:
    if not content.isascii():
        try:
            content.decode()
        except UnicodeDecodeError:
            raise Broken(NO_TEXT) from None


def code_in(content: bytes) -> int:
    """Of a close frame."""
    if not content:
        return NOTHING_SAID
    code = int.from_bytes(content[:2]) if len(content) >= 2 else 0
    if not ((1000 <= code <= 1014 and code not in (1004, 1005, 1006)) or 3000 <= code <= 4999):
        raise Broken(WRONG)
    check_text(content[2:])
    return code


def framed(kind: int, content: bytes) -> bytes:
    """As the server sends it: whole, and without a mask."""
    size = len(content)
    if size <= SHORT:
        return bytes((LAST | kind, size)) + content
    if size <= 0xFFFF:
        return struct.pack(">BBH", LAST | kind, MEDIUM, size) + content
    return struct.pack(">BBQ", LAST | kind, LARGE, size) + content


def closing(code: int) -> bytes:
    return framed(CLOSE, b"" if code == NOTHING_SAID else code.to_bytes(2))


def accepted(key: bytes) -> bytes | None:
    """What answers the key of a handshake; None when it is none."""
    try:
        is_key = len(b64decode(key, validate=True)) == 16
    except (Error, ValueError):
        is_key = False
    return b64encode(sha1(key + MAGIC, usedforsecurity=False).digest()) if is_key else None
