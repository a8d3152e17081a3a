"""Heads and bodies of requests: bounded before they are kept, and nothing that two readers could understand differently."""

from __future__ import annotations

import pytest

from swarmrally.gate.bodies import MOST_CHUNKS, Body
from swarmrally.gate.heads import LARGEST_HEADERS, LONGEST_LINE, MOST_ASKED, MOST_HEADERS, Bad, Head, take_head

GOOD = b"POST /api/tables?x=1 HTTP/1.1\r\nHost: here\r\nX-A:  b c\t\r\nCookie: a=\xe9\r\n\r\n"
BOUND = 1000


def read(*parts: bytes) -> tuple[Head | None, bytes]:
    """The head, and what is left."""
    buffer, seen = bytearray(), 0
    for part in parts:
        buffer += part
        head = take_head(buffer, seen)
        if head is not None:
            return head, bytes(buffer)
        seen = len(buffer)
    return None, bytes(buffer)


def status_of(text: bytes) -> int:
    with pytest.raises(Bad) as bad:
        read(text)
    return bad.value.status


def test_a_head_is_read_the_same_wherever_it_is_cut() -> None:
    expected = Head("POST", b"/api/tables?x=1", 1, [(b"host", b"here"), (b"x-a", b"b c"), (b"cookie", b"a=\xe9")])
    for cut in range(len(GOOD)):
        assert read(GOOD[:cut], GOOD[cut:] + b"rest") == (expected, b"rest")
    assert read(*(GOOD[place : place + 1] for place in range(len(GOOD)))) == (expected, b"")


@pytest.mark.parametrize(
    "text",
    [
        b"GET / HTTP/1.1\nHost: a\n\n",
        b"GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : a\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: a\x00b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET  / HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.1 \r\nHost: a\r\n\r\n",
        b"GET / HTTP/2.0\r\nHost: a\r\n\r\n",
        b"GET /\r\nHost: a\r\n\r\n",
        b"GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /\xc3\xa9 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"G\x00T / HTTP/1.1\r\nHost: a\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    ],
)
def test_what_could_be_understood_in_two_ways_is_refused(text: bytes) -> None:
    assert status_of(text) == 400


def test_line_and_headers_have_bounds_before_they_are_whole() -> None:
    assert status_of(b"GET /" + b"a" * LONGEST_LINE) == 414
    assert status_of(b"GET /" + b"a" * LONGEST_LINE + b" HTTP/1.1\r\nHost: a\r\n\r\n") == 414
    asked = b"GET /api/tables?a=%s HTTP/1.1\r\nHost: a\r\n\r\n"
    assert status_of(asked % (b"&a" * MOST_ASKED)) == 400
    assert read(asked % (b"&a" * (MOST_ASKED - 1)))[0] is not None
    begun = b"GET / HTTP/1.1\r\nHost: a\r\n"
    assert status_of(begun + b"X: " + b"a" * LARGEST_HEADERS) == 431
    assert status_of(begun + b"X: a\r\n" * MOST_HEADERS + b"\r\n") == 431
    assert read(begun + b"X: a\r\n" * (MOST_HEADERS - 1) + b"\r\n")[0] is not None


def body(headers: bytes, minor: int = 1) -> Body:
    head, _ = read(b"POST / HTTP/1.%d\r\nHost: a\r\n%s\r\n" % (minor, headers))
    assert head
    return Body(head, BOUND)


def test_a_body_is_as_long_as_it_says() -> None:
    found, buffer = body(b"Content-Length: 5\r\n"), bytearray(b"12")
    found.take(buffer)
    assert not found.is_whole
    buffer += b"345GET"
    found.take(buffer)
    assert (found.is_whole, bytes(found.content), bytes(buffer)) == (True, b"12345", b"GET")
    assert body(b"").is_whole


def test_chunks_are_put_together_wherever_they_are_cut() -> None:
    stream = b"5\r\nhello\r\n1;name=value\r\n \r\nA\r\n0123456789\r\n0\r\n\r\nGET"
    for cut in range(len(stream) + 1):
        found, buffer = body(b"Transfer-Encoding: chunked\r\n"), bytearray(stream[:cut])
        found.take(buffer)
        buffer += stream[cut:]
        found.take(buffer)
        assert (found.is_whole, bytes(found.content), bytes(buffer)) == (True, b"hello 0123456789", b"GET")


@pytest.mark.parametrize(
    ("headers", "minor", "status"),
    [
        (b"Content-Length: 5\r\nContent-Length: 5\r\n", 1, 400),
        (b"Content-Length: 5, 5\r\n", 1, 400),
        (b"Content-Length: +5\r\n", 1, 400),
        (b"Content-Length: 0x5\r\n", 1, 400),
        (b"Content-Length: \xb2\r\n", 1, 400),
        (b"Content-Length: -1\r\n", 1, 400),
        (b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", 1, 400),
        (b"Transfer-Encoding: gzip, chunked\r\n", 1, 400),
        (b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", 1, 400),
        (b"Transfer-Encoding: xchunked\r\n", 1, 400),
        (b"Transfer-Encoding: chunked\r\n", 0, 400),
        (b"Content-Length: %d\r\n" % (BOUND + 1), 1, 413),
        (b"Content-Length: 999999999999999\r\n", 1, 413),
    ],
)
def test_a_length_that_is_doubtful_or_too_large_is_refused_at_once(headers: bytes, minor: int, status: int) -> None:
    with pytest.raises(Bad) as bad:
        body(headers, minor)
    assert bad.value.status == status


@pytest.mark.parametrize(
    ("stream", "status"),
    [
        (b"x\r\n", 400),
        (b"-1\r\n", 400),
        (b"\r\n", 400),
        (b"5\r\nhelloX\r\n", 400),
        (b"5\nhello", 400),
        (b"0\r\nTrailer: x\r\n\r\n", 400),
        (b"1;" + b"a" * 400, 400),
        (b"FFFFFFFF\r\n", 413),
        (b"3E8\r\n" + bytes(1000) + b"\r\n1\r\n", 413),
    ],
)
def test_chunks_that_lie_are_refused(stream: bytes, status: int) -> None:
    found = body(b"Transfer-Encoding: chunked\r\n")
    buffer = bytearray(stream + b" " * 300)
    with pytest.raises(Bad) as bad:
        found.take(buffer)
    assert bad.value.status == status


def test_nobody_keeps_us_busy_with_tiny_chunks() -> None:
    head, _ = read(b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    assert head
    found = Body(head, 10 * MOST_CHUNKS)
    with pytest.raises(Bad):
        found.take(bytearray(b"1\r\n \r\n" * (MOST_CHUNKS + 1)))
