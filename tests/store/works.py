"""Works for tests of the store."""

from __future__ import annotations

from typing import Any

import msgspec

from swarmrally.store import Store
from swarmrally.store.keeping.works import Entry, Room, Shelved

ENTRY = Entry(
    hash="0" * 64,
    game="roborally",
    name="Ferry Hours",
    looks="ferryhours",
    words="Two bridges.",
    sought="ferry hours\ntwo bridges.",
    licence="CC0-1.0",
    author="ada",
    previous=None,
    published_at=1_000,
    content=b"{}",
    choices=b"null",
    figures=b"{}",
    modes="",
    least_seats=2,
    most_seats=8,
    minutes=20,
    rounds=115,
    labour=200,
    difficulty="middling",
    fairness="fair",
    chance=500_000,
    elements=b"{}",
    element_bits=3,
)
ROOM = Room(1_000_000, 10**12)


def entry(number: int, **changes: Any) -> Entry:
    return msgspec.structs.replace(ENTRY, hash=f"{number:064x}", published_at=1_000 + number, **changes)


async def put(store: Store, number: int, **changes: Any) -> Shelved:
    return await store.works.publish(entry(number, **changes), code_of(number), ROOM)


def code_of(number: int) -> str:
    letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
    text = "".join(letters[number // 31**place % 31] for place in range(8))
    return f"{text[:4]}-{text[4:]}"
