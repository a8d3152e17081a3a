"""Answers of other processes as bytes: JSON, packed where it is long."""

from __future__ import annotations

import functools
import gzip
from typing import Any

import msgspec

LARGE_ANSWER = 20_000
"""Bytes from which on an answer is packed: the story of a long game has a megabyte or more."""
PACKED = b"\x1f\x8b"
LEVEL = 5


def packed(answer: Any) -> bytes:
    return packed_text(msgspec.json.encode(answer))


def packed_text(text: bytes) -> bytes:
    return text if len(text) < LARGE_ANSWER else gzip.compress(text, LEVEL, mtime=0)


@functools.cache
def reader(form: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(form)
