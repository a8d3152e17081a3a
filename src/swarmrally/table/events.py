"""Events in the two forms in which they are told: as JSON, and as packed rows for those who know what the numbers stand for."""

from __future__ import annotations

from collections.abc import Mapping
from struct import pack
from typing import Any

import msgspec
from msgspec import Raw

from swarmrally.kernel.events import FIRST, KIND

Fields = Mapping[int, tuple[str, Mapping[str, str]]]


class Events:
    __slots__ = ("json", "rows")

    def __init__(self, json: str, rows: bytes) -> None:
        self.json, self.rows = json.encode(), rows

    def __bytes__(self) -> bytes:
        return self.json


def widths_of(fields: Fields) -> list[int]:
    """By kind, how many numbers of a row are told: six columns of a plan lie in two of them."""
    return [FIRST + sum(2 if holds == "columns" else 1 for holds in fields[kind][1].values()) for kind in range(len(fields))]


def packed_rows(rows: list[list[int]], widths: list[int]) -> bytes:
    """Of each row only what the JSON form tells, too."""
    numbers: list[int] = []
    for row in rows:
        numbers.extend(row[: widths[row[KIND]]])
    return pack(f"<{len(numbers)}h", *numbers)


def as_json(events: Any) -> Raw:
    """For encoders: the usual form."""
    if not isinstance(events, Events):
        raise NotImplementedError(type(events))
    return Raw(events.json)


ENCODER = msgspec.json.Encoder(enc_hook=as_json)
