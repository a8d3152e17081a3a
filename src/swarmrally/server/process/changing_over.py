"""The engine starts interpreted and changes over when compiled code is there, so that nobody waits for the compiler."""

from __future__ import annotations

import asyncio
import subprocess
from contextlib import suppress

from swarmrally.kernel import compiler
from swarmrally.kernel.ready import load

LOOK_EVERY = 1.0
FIRST_PAGE = 2.0
"""Seconds that are left to whoever opens the first page."""


async def change_up(game: str) -> None:
    """Until this game's engine runs compiled, and then what is built on it can; without a place for the cache it never does."""
    if compiler.INTERPRETED:
        return
    await asyncio.sleep(FIRST_PAGE)
    with suppress(OSError):
        compiling = compiler.warm_in_background(game)
        while not compiler.is_warm(game):
            await asyncio.sleep(LOOK_EVERY)
        await ended(compiling)
        await asyncio.to_thread(load, game, quiet=True)
        await ended(compiler.warm_in_background(f"bots.{game}"))


async def ended(process: subprocess.Popen[bytes] | None) -> None:
    """Somebody has to ask for what a process returned, or it stays in the list of processes."""
    while process is not None and process.poll() is None:
        await asyncio.sleep(LOOK_EVERY)
