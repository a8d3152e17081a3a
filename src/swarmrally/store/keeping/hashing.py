"""Tokens and codes are kept as hashes only: who reads the database can use none of them."""

from __future__ import annotations

import hashlib


def hashed(secret: str) -> bytes:
    """Plain SHA-256 will do for what is drawn at random and long; it would not for passwords."""
    return hashlib.sha256(secret.encode()).digest()
