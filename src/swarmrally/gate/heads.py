"""The head of a request: bounded before it is read, and read strictly, so that no proxy in front can understand it otherwise."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import unquote

from msgspec import Struct

from swarmrally.gate.refusals import GateCode

LONGEST_LINE = 8 * 1024
LARGEST_HEADERS = 16 * 1024
MOST_HEADERS = 64
MOST_ASKED = 32
"""Parts of a query: reading hundreds of them takes the application milliseconds."""
LINE = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]{1,32}) ([\x21-\x7e]+) HTTP/1\.([01])")
HEADER = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*?)[ \t]*")
END = b"\r\n\r\n"
LONE = re.compile(rb"(?<!\r)\n|\r(?!\n)(?=.)", re.DOTALL)
"""A line's end that others may take for one, or not."""


class Bad(Exception):
    """What is answered to a request that can't be taken; the connection is closed."""

    def __init__(self, status: int, code: GateCode, *more: tuple[bytes, bytes], **details: Any) -> None:
        super().__init__(code, details)
        self.status, self.code, self.more, self.details = status, code, more, details


class Head(Struct):
    method: str
    target: bytes
    minor: int
    """The version is HTTP/1.minor."""
    headers: list[tuple[bytes, bytes]]
    """Names in lower case."""

    def values(self, name: bytes) -> list[bytes]:
        return [value for found, value in self.headers if found == name]

    def value(self, name: bytes) -> str:
        """All that is said under this name, empty for nothing."""
        return b",".join(self.values(name)).decode("latin-1")

    def says(self, name: bytes, word: str) -> bool:
        """Whether a list of words has this one."""
        return any(part.strip().lower() == word for part in self.value(name).split(","))

    @property
    def path(self) -> str:
        return unquote(self.target.partition(b"?")[0].decode("latin-1"))

    @property
    def keeps_alive(self) -> bool:
        return self.minor == 1 and not self.says(b"connection", "close")


def take_head(buffer: bytearray, seen: int) -> Head | None:
    """The head that what has come begins with, taken from there; None when it is not whole. `seen` bytes were looked at before."""
    end = buffer.find(END, max(0, seen - 3))
    known = buffer if end < 0 else buffer[:end]
    if has_lone_end(known, max(0, min(seen, len(known)) - 1)):
        raise Bad(400, "bad_request", expected="lines that end with CR and LF")
    line = known.find(b"\r\n")
    if (len(known) if line < 0 else line) > LONGEST_LINE:
        raise Bad(414, "line_too_long", most=LONGEST_LINE)
    if line >= 0 and len(known) - line > LARGEST_HEADERS:
        raise Bad(431, "headers_too_large", most=LARGEST_HEADERS, count=MOST_HEADERS)
    if end < 0:
        return None
    head = read_head(bytes(known))
    del buffer[: end + len(END)]
    return head


def has_lone_end(text: bytearray, start: int) -> bool:
    """Counting is much faster than looking at each, and nearly always enough."""
    pairs = text.count(b"\r\n", start)
    if text.count(b"\r", start) == pairs and text.count(b"\n", start) == pairs:
        return False
    return LONE.search(text, start) is not None


def read_head(text: bytes) -> Head:
    first, *lines = text.split(b"\r\n")
    found = LINE.fullmatch(first)
    if found is None or not found[2].startswith(b"/"):
        raise Bad(400, "bad_request", expected="a request line like GET /path HTTP/1.1")
    if found[2].count(b"&") >= MOST_ASKED:
        raise Bad(400, "bad_request", expected=f"a query of at most {MOST_ASKED} parts")
    if len(lines) > MOST_HEADERS:
        raise Bad(431, "headers_too_large", most=LARGEST_HEADERS, count=MOST_HEADERS)
    head = Head(found[1].decode(), found[2], int(found[3]), [read_header(line) for line in lines])
    hosts = len(head.values(b"host"))
    if hosts > 1 or (head.minor == 1 and not hosts):
        raise Bad(400, "bad_request", expected="one Host header")
    return head


def read_header(line: bytes) -> tuple[bytes, bytes]:
    found = HEADER.fullmatch(line)
    if found is None:
        raise Bad(400, "bad_request", expected="headers like Name: value, each on one line")
    return found[1].lower(), found[2]
