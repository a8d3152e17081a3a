"""`swarmrally rotate-key`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from swarmrally.cli.stored import Data, Database, KeyFile, check_there, with_store
from swarmrally.kernel.refusal import Refusal

if TYPE_CHECKING:
    from swarmrally.store import Store

MINUTE = 60_000
ONE_SERVER, SEVERAL = 1, 10
"""Minutes; the file has to be with all servers by then."""


def rotate_key(
    *,
    database: Database = None,
    data: Data = None,
    key_file: KeyFile = None,
    starts_in: int | None = None,
    forget_old: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Make a new key for the server to sign with, also while it runs: it looks for it every few seconds. Nobody is signed out.

    What the old keys have signed counts until `--forget-old`. Browsers get a cookie of the new key when they come by.

    Parameters
    ----------
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    key_file
        Where the key is; the file `key` beside the SQLite file when left out, or in PostgreSQL.
    starts_in
        In how many minutes the new key begins to sign: 1 on SQLite, 10 on PostgreSQL, where all servers have to know it by then.
    forget_old
        Make no new key, and forget all but the newest: whoever was not here since it signs is signed out.
    """
    now = time.time_ns() // 1_000_000
    if starts_in is not None and (starts_in < 0 or forget_old):
        raise Refusal("--starts-in", "wrong_option", expected="a number of minutes from 0, and not with --forget-old")

    if key_file is None:
        check_there(database, data)

    async def work(store: Store) -> str:
        ring = store.keyring(key_file)
        if forget_old:
            await ring.forget_old(now)
            return f"All keys but the newest are forgotten: {ring.place}"
        minutes = starts_in if starts_in is not None else SEVERAL if store.database.is_postgresql else ONE_SERVER
        await ring.rotate(now + minutes * MINUTE)
        copied = "; copy the file to all servers before" if store.database.is_postgresql and ring.file else ""
        return f"A new key signs in {minutes} min{copied}: {ring.place}"

    print(with_store(database, data, work))
