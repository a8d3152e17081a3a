"""Bodies that are slow, endless, or hard to read."""

from __future__ import annotations

import asyncio

from swarmrally.cli.bench.attacks.connection import Attacker, nested
from swarmrally.cli.bench.attacks.listing import FAST, attack

LARGEST = 255 * 1024
TABLE = b'{"game":"asteroyds","seats":2,"setup":'


@attack(lines=200)
async def slow_bodies(line: Attacker) -> None:
    """A body of which a byte comes every second, on many connections."""
    line.skim()
    await line.say(line.head("POST", "/api/check", "Content-Type: application/json", "Content-Length: 16000"))
    while True:
        await line.say(b" ")
        await asyncio.sleep(1)


@attack(lines=10)
async def one_byte_chunks(line: Attacker) -> None:
    """Bodies in chunks of a byte."""
    line.skim()
    while True:
        await line.say(line.head("POST", "/api/check", "Content-Type: application/json", "Transfer-Encoding: chunked"))
        await line.say(b"1\r\n \r\n" * 16_000 + b"0\r\n\r\n", 16_000)


@attack(lines=10, rate=FAST)
async def endless_chunks(line: Attacker) -> None:
    """A body without end, in large chunks."""
    line.skim()
    await line.say(line.head("POST", "/api/check", "Content-Type: application/json", "Transfer-Encoding: chunked"))
    while True:
        await line.say(b"4000\r\n" + b" " * 0x4000 + b"\r\n")


@attack(lines=10, rate=FAST)
async def large_bodies(line: Attacker) -> None:
    """Bodies of 255 KB that are almost all blanks."""
    body = TABLE + b" " * (LARGEST - 60) + b"{}}"
    while True:
        await line.ask("POST", "/api/check", body)


@attack(lines=10, rate=FAST)
async def deep_bodies(line: Attacker) -> None:
    """Bodies of 255 KB: brackets in brackets, keys without number, numbers of a quarter of a million digits."""
    deep, number = TABLE + nested(120_000) + b"}", TABLE + b"9" * 250_000 + b"}"
    keys = TABLE + b"{" + b",".join(b'"%x":0' % key for key in range(20_000)) + b"}}"
    while True:
        for body in (deep, number, keys, b'"' + b"\\u0000" * 40_000 + b'"'):
            await line.ask("POST", "/api/check", body)
