"""The server's secret: keys, of which the newest signs and all are believed. Each purpose has one of its own, made from it."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from msgspec import Struct

from swarmrally.kernel.refusal import Refusal

SIZE = 32
HEAD = (
    "# Swarmrally's keys: each with the time, in milliseconds since 1970, from which it signs; all are believed. Keep them to yourself.\n"
)


class Key(Struct, frozen=True):
    secret: bytes
    signs_from: int = 0

    def of(self, purpose: str) -> bytes:
        """Whoever gets hold of this one knows neither the key nor that of another purpose (HMAC as in HKDF, from a key drawn at random)."""
        return hmac.new(self.secret, purpose.encode(), hashlib.sha256).digest()


class Keys(Struct, frozen=True):
    ring: tuple[Key, ...]
    """The newest first."""

    def signing(self, now: int) -> Key:
        return next((key for key in self.ring if key.signs_from <= now), self.ring[-1])

    def with_new(self, signs_from: int) -> Keys:
        return Keys((Key(secrets.token_bytes(SIZE), signs_from), *self.ring))

    def newest_alone(self, now: int) -> Keys:
        """It signs at once, if it did not yet."""
        return Keys((Key(self.ring[0].secret, min(now, self.ring[0].signs_from)),))

    def text(self) -> str:
        return HEAD + "".join(f"{key.secret.hex()} {key.signs_from}\n" for key in self.ring)


def drawn() -> Keys:
    return Keys(()).with_new(0)


def read_keys(text: str, place: str) -> Keys:
    lines = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    ring = tuple(read_key(line, place) for line in lines)
    if not ring:
        raise Refusal(place, "wrong_key", expected="a line with a key")
    return Keys(ring)


def read_key(words: list[str], place: str) -> Key:
    """The words are not repeated: they are secret."""
    try:
        key = Key(bytes.fromhex(words[0]), int(words[1]) if words[1:] else 0)
    except ValueError:
        raise refused(place) from None
    if len(key.secret) != SIZE or len(words) > 2:
        raise refused(place)
    return key


def refused(place: str) -> Refusal:
    return Refusal(place, "wrong_key", expected=f"lines of {2 * SIZE} hexadecimal digits and a time, as swarmrally rotate-key writes them")
