"""When Python looks for garbage that nobody refers to but itself: by the clock, often and little at a time.

By itself it would look at all there is whenever much is new, and keep everybody waiting. Here it looks by itself
at no more than what is rather new, before that is much.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from itertools import count

EVERY = 1.0
NEW, NEWER, ALL = range(3)
NEWER_EVERY, ALL_EVERY = 10, 600
"""How many looks at what is new there are to one at more."""
MUCH, OFTEN, NEVER = 5_000, 5, 1_000_000
"""So many new objects are looked at whatever the clock says, and what was left of them after so many times: that takes milliseconds."""


async def collect_by_the_clock(collect: Callable[[int], object] = gc.collect, every: float = EVERY) -> None:
    """Until cancelled. What was made before stays, and is never looked at."""
    gc.collect()
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(MUCH, OFTEN, NEVER)
    try:
        for look in count(1):
            await asyncio.sleep(every)
            collect(generation(look))
    finally:
        gc.set_threshold(*before)


def generation(look: int) -> int:
    return ALL if look % ALL_EVERY == 0 else NEWER if look % NEWER_EVERY == 0 else NEW
