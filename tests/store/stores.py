"""Stores, rows and appends for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from swarmrally.store import Store
from swarmrally.table.log import Append, Entry, Row

ROW = Row(
    table="t",
    number=1,
    game="asteroyds",
    title="Race",
    phase="playing",
    is_public=True,
    players=("ann", "bob"),
    seats=4,
    free_seats=2,
    opened_at=1_000,
    touched_at=1_000,
)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = await Store.open(address)
    try:
        yield store
    finally:
        await store.close()


def append_of(table: str, first: int, *bodies: str, **changes: Any) -> Append:
    """Entries with these bodies, and the row after them."""
    entries = tuple(Entry(number, 1_000 + number, body.encode()) for number, body in enumerate(bodies, first))
    return Append(msgspec.structs.replace(ROW, table=table, number=first + len(bodies) - 1, **changes), entries)


async def bodies_of(store: Store, table: str) -> list[str]:
    entries = await store.log.entries(table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    return [entry.body.decode() for entry in entries]
