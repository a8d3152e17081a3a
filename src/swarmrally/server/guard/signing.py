"""What the server signs, and finds again by a hash that nobody else can make: each purpose with a key of its own."""

from __future__ import annotations

import functools
import hashlib
import hmac
from collections.abc import Callable
from typing import Any, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from itsdangerous.encoding import base64_encode
from itsdangerous.serializer import Serializer

from swarmrally.store.care.keys import Key, Keys

DIGEST = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}


class Read(NamedTuple):
    value: Any
    is_current: bool
    """Whether it would be signed like this today."""


class Signing:
    def __init__(self, keys: Keys, now: Callable[[], int]) -> None:
        self.keys, self.now = keys, now

    @property
    def key(self) -> Key:
        return self.keys.signing(self.now())

    def sign(self, purpose: str, value: Any) -> str:
        return str(signer(self.key, purpose).dumps(value))

    def read(self, purpose: str, text: str) -> Read | None:
        """None for what was not signed here. What was signed before each purpose had its key counts as long as that key does."""
        for key in self.keys.ring:
            for made_by in (signer(key, purpose), old_signer(key, purpose)):
                try:
                    return Read(made_by.loads(text), key == self.key and made_by.secret_key == key.of(purpose))
                except (BadSignature, ValueError, TypeError):
                    continue
        return None

    def hash_of(self, purpose: str, text: str) -> bytes:
        return hash_with(self.key, purpose, text)

    def hashes_of(self, purpose: str, text: str) -> list[bytes]:
        """By whichever key it may have been hashed."""
        return [hash_with(key, purpose, text) for key in self.keys.ring]


class Uncompressed(URLSafeSerializer):
    """What is signed is short: to try whether it would be shorter compressed takes longer than to sign it."""

    def dump_payload(self, obj: Any) -> bytes:
        return base64_encode(Serializer.dump_payload(self, obj))


@functools.lru_cache(maxsize=64)
def signer(key: Key, purpose: str) -> URLSafeSerializer:
    return Uncompressed(key.of(purpose), salt=purpose, signer_kwargs=DIGEST)


@functools.lru_cache(maxsize=64)
def old_signer(key: Key, purpose: str) -> URLSafeSerializer:
    return URLSafeSerializer(key.secret, salt=purpose)


def hash_with(key: Key, purpose: str, text: str) -> bytes:
    return hmac.new(key.of(purpose), text.encode(), hashlib.sha256).digest()
