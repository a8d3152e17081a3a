"""WebSocket frames that say nothing, and much of it."""

from __future__ import annotations

import asyncio
import os

from swarmrally.cli.bench.attacks.connection import PING, PONG, TEXT, Attacker, frame
from swarmrally.cli.bench.attacks.listing import attack

AT_ONCE = 1_000
"""Frames in one write."""
CONTINUED = 0
LARGE = 31 * 1024
HUGE = 1 << 40


async def flood(line: Attacker, part: bytes, first: bytes = b"") -> None:
    """The same frame again and again, on a socket that somebody has opened without a name."""
    await line.upgrade()
    line.skim()
    await line.say(first)
    while True:
        await line.say(part * AT_ONCE, AT_ONCE)


@attack()
async def empty_pings(line: Attacker) -> None:
    """Pings without content."""
    await flood(line, frame(PING))


@attack()
async def empty_pongs(line: Attacker) -> None:
    """Pongs that nobody has asked for, without content."""
    await flood(line, frame(PONG))


@attack()
async def empty_texts(line: Attacker) -> None:
    """Text messages without a letter."""
    await flood(line, frame(TEXT))


@attack()
async def empty_continuations(line: Attacker) -> None:
    """A message that goes on for ever, in frames without content."""
    await flood(line, frame(CONTINUED, is_last=False), frame(TEXT, is_last=False))


@attack()
async def one_byte_fragments(line: Attacker) -> None:
    """Messages of 8 KB, a byte in each frame."""
    whole = frame(TEXT, b" ", is_last=False) + frame(CONTINUED, b" ", is_last=False) * 8_190 + frame(CONTINUED, b" ")
    await line.upgrade()
    line.skim()
    while True:
        await line.say(whole, 8_192)


@attack()
async def unread_pings(line: Attacker) -> None:
    """Pings of 125 bytes, whose pongs are never read."""
    await line.upgrade()
    while True:
        await line.say(frame(PING, bytes(125)) * 100, 100)


@attack(lines=50)
async def announced_frames(line: Attacker) -> None:
    """Frames of 31 KB of which the last byte never comes."""
    await line.upgrade()
    line.skim()
    await line.say(frame(TEXT, b" " * (LARGE - 1), announced=LARGE))
    await asyncio.sleep(60)


@attack(lines=10)
async def giant_frames(line: Attacker) -> None:
    """Frames that announce a terabyte, and begin with it."""
    await line.upgrade()
    line.skim()
    await line.say(frame(TEXT, announced=HUGE))
    while True:
        await line.say(bytes(16_384))


@attack(lines=10)
async def garbage(line: Attacker) -> None:
    """Noise instead of frames."""
    await line.upgrade()
    line.skim()
    while True:
        await line.say(os.urandom(4_096))


@attack(lines=10)
async def whole_large_messages(line: Attacker) -> None:
    """Messages of 32 KB, four times what is allowed, which are refused one by one."""
    await line.upgrade()
    line.skim()
    while True:
        await line.say(frame(TEXT, b'{"type":"ask_time","sent":1}'.ljust(32_000)))
