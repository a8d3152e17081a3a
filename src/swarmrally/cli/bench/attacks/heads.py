"""Requests whose beginning is too long, too slow, or never ends."""

from __future__ import annotations

import asyncio
import itertools

from swarmrally.cli.bench.attacks.connection import Attacker
from swarmrally.cli.bench.attacks.listing import FAST, attack

A_LINE = b"X-Filler: " + b"x" * 1_000 + b"\r\n"
SMALL_LINES = b"".join(b"X%d: y\r\n" % number for number in range(1_000))
PART = b"x" * 65_536
A_BYTE_EVERY = 1.0


@attack(rate=FAST)
async def many_headers(line: Attacker) -> None:
    """30 MB of headers of a kilobyte each in one request."""
    line.skim()
    await line.say(line.head("GET", "/api/health")[:-2])
    for _ in range(500):
        await line.say(A_LINE * 60, 60)


@attack(rate=FAST)
async def small_headers(line: Attacker) -> None:
    """Headers of six bytes without end."""
    line.skim()
    await line.say(line.head("GET", "/api/health")[:-2])
    while True:
        await line.say(SMALL_LINES, 1_000)


@attack(rate=FAST)
async def one_long_header(line: Attacker) -> None:
    """One header of 100 MB."""
    line.skim()
    await line.say(line.head("GET", "/api/health")[:-2] + b"X-Filler: ")
    for _ in range(1_600):
        await line.say(PART)


@attack(rate=FAST)
async def long_request_line(line: Attacker) -> None:
    """A path of 100 MB."""
    line.skim()
    await line.say(b"GET /")
    for _ in range(1_600):
        await line.say(PART)


@attack(lines=20, rate=FAST)
async def long_queries(line: Attacker) -> None:
    """Queries and cookies as long as a request may have them."""
    names = "&".join(f"a{number}=1" for number in range(400))
    cookies = "; ".join(f"c{number}=1" for number in range(400))
    while True:
        await line.say(line.head("GET", f"/api/tables?{names}", f"Cookie: {cookies}"))
        await line.answer()


@attack(lines=20)
async def many_tokens(line: Attacker) -> None:
    """As many cookies as a request may have that could be a player's, and are not."""
    cookies = "; ".join(f"swarmrally=a{number}.b" for number in range(700))
    while True:
        await line.say(line.head("GET", "/api/me", f"Cookie: {cookies}"))
        await line.answer()


@attack(lines=20)
async def ever_other_pages(line: Attacker) -> None:
    """Pages of the lobby that nobody has asked for before, so that no answer is kept."""
    for number in itertools.count(id(line)):
        await line.say(line.head("GET", f"/api/tables?after=0.1.{number}.x"))
        await line.answer()


@attack(lines=200)
async def slow_heads(line: Attacker) -> None:
    """A request of which a byte comes every second, on many connections."""
    line.skim()
    for byte in line.head("GET", "/api/health", "X-Filler: " + "x" * 1_000):
        await line.say(bytes([byte]))
        await asyncio.sleep(A_BYTE_EVERY)


@attack(lines=20)
async def heads_that_are_none(line: Attacker) -> None:
    """What is no HTTP: the greeting of TLS, two lengths, spaces, signs that no header has."""
    for wrong in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500), b"GET / HTTP/9.9\r\n\r\n", b"\0" * 500):
        await line.say(wrong)
    await line.say(b"POST / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n")
    line.skim()
    await asyncio.sleep(0.2)


@attack(lines=20)
async def pipelined(line: Attacker) -> None:
    """Requests one after the other, whose answers are never read."""
    while True:
        await line.say(line.request("GET", "/api/openapi.json") * 20, 20)
