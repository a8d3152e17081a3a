"""An event loop whose clock jumps to the next thing that happens: days pass in no time, and always in the same way."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

EPOCH = 1_700_000_000_000
"""When every test begins, in milliseconds since 1970."""


class Stuck(AssertionError):
    """Everything waits, and nothing will ever happen."""


class Jumping(selectors.SelectSelector):
    """Instead of waiting for files, it moves the clock on."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck("expected something to happen, but nothing is under way")
        self.seconds += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.seconds


def now() -> int:
    """The clock of a server in the loop that runs."""
    return EPOCH + round(asyncio.get_running_loop().time() * 1000)


def run(story: Coroutine[Any, Any, Result]) -> Result:
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(story)
    finally:
        loop.run_until_complete(wound_up())
        loop.close()


async def wound_up() -> None:
    """Whatever is still under way is ended, so that it can't end later in another test."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
