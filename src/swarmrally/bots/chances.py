"""What a bot leaves to chance: numbers drawn from its seed."""

from __future__ import annotations

import numpy as np

from swarmrally.kernel.chance import below, draw, key_words
from swarmrally.kernel.fields import Ints

PURPOSE_BOT = 51


def bot_key(seed: int) -> Ints:
    """The key that a bot's chance has instead of the game's, which it can't see."""
    return np.array(key_words(f"bot {seed}"))


def chances(seed: int, when: int, seat: int, *sizes: int) -> list[int]:
    """Up to four numbers for this round and seat, each below its size."""
    words = draw(bot_key(seed), 0, when, PURPOSE_BOT, seat)
    return [below(word, size) for word, size in zip(words, sizes, strict=False)]
