"""Many numbers drawn from a bot's seed at once."""

from __future__ import annotations

import numpy as np

from swarmrally.bots.chances import bot_key
from swarmrally.kernel.fields import Ints


def drawn(seed: int, when: int, seat: int, size: int, below: int) -> Ints:
    """So many numbers for this round and seat; raw words, because those are the same in every version of NumPy."""
    words = np.random.PCG64([*bot_key(seed).tolist(), when, seat]).random_raw(size)
    return (words % np.uint64(below)).astype(np.int64)


def shuffled(seed: int, when: int, seat: int, size: int) -> Ints:
    """The numbers below `size` in a drawn order."""
    return np.argsort(np.random.PCG64([*bot_key(seed).tolist(), when, seat, size]).random_raw(size), kind="stable")
