"""Dice from all: the server promises its part of the seed first, every player adds a lot; at the end it can be checked. docs/fair.md."""

from __future__ import annotations

import hashlib
import secrets

from swarmrally.client.forms import Shown

LOT_BYTES = 16


class Lot:
    """What this player adds to the dice of a table, and what was promised when they did."""

    def __init__(self) -> None:
        self.lot = secrets.token_hex(LOT_BYTES)
        self.commitment: str | None = None

    def for_table(self, shown: Shown) -> str | None:
        """The number to send, always the same one; None at a server that promises nothing."""
        self.commitment = self.commitment or shown.commitment
        return self.lot if shown.commitment else None


def fault(shown: Shown, lot: Lot) -> str | None:
    """What is wrong with the dice of a game that is over, in words; None when all is as it was promised."""
    if lot.commitment is None or shown.secret is None:
        return "nothing was promised"
    if shown.commitment != lot.commitment or hashed("promise", shown.secret) != lot.commitment:
        return "the secret is not the one that was promised"
    lots = [chair.lot or "-" for chair in shown.chairs]
    if lot.lot not in lots:
        return "this player's lot was not used"
    if hashed("dice", shown.secret, *lots) != shown.seed:
        return "the seed does not follow from the secret and the lots"
    return None


def hashed(*words: str) -> str:
    return hashlib.sha256(" ".join(("swarmrally", *words)).encode()).hexdigest()
