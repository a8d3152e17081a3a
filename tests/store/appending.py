"""Appends to five tables until it is killed, and says what was acknowledged: `python -m tests.store.appending ADDRESS`."""

from __future__ import annotations

import asyncio
import sys

from tests.store.stores import append_of

from swarmrally.store import Store

TABLES = [f"t{n}" for n in range(5)]


async def main(address: str) -> None:
    store = await Store.open(address)
    await asyncio.gather(*(append_forever(store, table) for table in TABLES))


async def append_forever(store: Store, table: str) -> None:
    number = len(await store.log.entries(table))
    while True:
        number += 1
        await store.log.append(append_of(table, number, f"{table} {number}"))
        print(table, number, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
