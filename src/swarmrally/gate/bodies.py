"""The body of a request: its length is known before it is kept, or it comes in chunks that are counted."""

from __future__ import annotations

import re

from swarmrally.gate.heads import Bad, Head

CHUNK = re.compile(rb"([0-9A-Fa-f]{1,8})[ \t]*(;[\t\x20-\x7e]*)?")
LONGEST_CHUNK_LINE = 256
MOST_CHUNKS = 2048
LENGTH = re.compile(r"[0-9]{1,15}")


class Body:
    def __init__(self, head: Head, bound: int) -> None:
        self.bound = bound
        self.content = bytearray()
        self.chunks = 0
        self.is_chunked = bool(head.values(b"transfer-encoding"))
        self.left = 0 if self.is_chunked else length_of(head)
        """Bytes of it, or of the chunk, that are still to come."""
        self.is_whole = not self.is_chunked and not self.left
        if self.is_chunked:
            check_coding(head)
        self.check(self.left)

    def check(self, more: int) -> None:
        if len(self.content) + more > self.bound:
            raise Bad(413, "body_too_large", most=self.bound)

    def take(self, buffer: bytearray) -> None:
        """As much of what has come as belongs to it."""
        while buffer and not self.is_whole:
            if self.left:
                self.take_content(buffer)
            elif not self.take_line(buffer):
                return

    def take_content(self, buffer: bytearray) -> None:
        part = buffer[: self.left]
        del buffer[: len(part)]
        self.content += part
        self.left -= len(part)
        self.is_whole = not self.is_chunked and not self.left

    def take_line(self, buffer: bytearray) -> bool:
        """The line before the next chunk, with the end of the one before; whether it was there."""
        start = 2 if self.chunks else 0
        end = buffer.find(b"\r\n", start, LONGEST_CHUNK_LINE)
        if start and len(buffer) >= 2 and buffer[:2] != b"\r\n":
            raise Bad(400, "bad_request", expected="chunks as long as they say")
        if end < 0:
            if len(buffer) >= LONGEST_CHUNK_LINE:
                raise Bad(400, "bad_request", expected="shorter lines between chunks")
            return False
        found = CHUNK.fullmatch(buffer[start:end])
        if found is None:
            raise Bad(400, "bad_request", expected="the length of a chunk")
        size = int(found[1], 16)
        if not size:
            return self.take_end(buffer, end + 2)
        self.chunks += 1
        if self.chunks > MOST_CHUNKS:
            raise Bad(400, "bad_request", expected="larger chunks")
        self.check(size)
        self.left = size
        del buffer[: end + 2]
        return True

    def take_end(self, buffer: bytearray, start: int) -> bool:
        if len(buffer) < start + 2:
            return False
        if buffer[start : start + 2] != b"\r\n":
            raise Bad(400, "bad_request", expected="nothing after the last chunk")
        del buffer[: start + 2]
        self.is_whole = True
        return True


def length_of(head: Head) -> int:
    said = head.values(b"content-length")
    if not said:
        return 0
    if len(said) > 1 or not LENGTH.fullmatch(said[0].decode("latin-1")):
        raise Bad(400, "bad_request", expected="one Content-Length, a number")
    return int(said[0])


def check_coding(head: Head) -> None:
    if head.minor == 0 or head.values(b"content-length") or head.value(b"transfer-encoding").lower() != "chunked":
        raise Bad(400, "bad_request", expected="Transfer-Encoding: chunked alone, or a Content-Length")
