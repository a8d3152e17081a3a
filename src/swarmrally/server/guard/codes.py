"""Codes that can be said aloud, and why nobody finds one by guessing.

Eight of 31 letters and digits make 8.5e11 codes. One address may try 10 at once and 12 a minute after that. When 100 wrong ones have
come in a short time from wherever, every address has 2 tries, and then one in ten minutes: a thousand addresses together try 100 a
minute, and need 16 years for any of a thousand codes that count at a time, and 16,000 years for the one that they want. Codes expire
after days, and a host can revoke them.
"""

from __future__ import annotations

import secrets

from swarmrally.server.guard.limits import Limits, TooMany
from swarmrally.server.guard.signing import Signing
from swarmrally.store.keeping.hashing import hashed

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""None that looks like another one: no 0 and O, 1, I and L."""
LENGTH = 8
PURPOSE = "invitation"
SIEGE = 600.0
"""For so many seconds after too many wrong codes everybody has few tries."""


def drawn() -> str:
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return f"{letters[:4]}-{letters[4:]}"


def bare(code: str) -> str:
    """However it was said and written down, with whatever between the letters; a long one is left as it is."""
    letters = "".join(filter(str.isalnum, code)).upper()
    return letters if len(letters) == LENGTH and set(letters) <= set(LETTERS) else code


def hash_of(signing: Signing, code: str) -> bytes:
    """With a key: a short code could be found by trying all, by somebody who reads the database."""
    return signing.hash_of(PURPOSE, bare(code))


def hashes_of(signing: Signing, code: str) -> list[bytes]:
    """Also of codes that were made before they were short."""
    return [*signing.hashes_of(PURPOSE, bare(code)), hashed(code)]


class Guesses:
    """Counts those who try codes."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.besieged_until = float("-inf")

    def try_one(self, address: str) -> None:
        """Raises TooMany for who has tried too often."""
        self.limits.take("code", address)
        if self.limits.now() < self.besieged_until:
            self.limits.take("code_in_a_siege", address)

    def was_wrong(self) -> None:
        try:
            self.limits.take("wrong_code", "")
        except TooMany:
            self.besieged_until = self.limits.now() + SIEGE
