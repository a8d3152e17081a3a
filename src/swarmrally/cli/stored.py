"""Which database a command works on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import Parameter

from swarmrally.kernel.refusal import Refusal

if TYPE_CHECKING:
    from swarmrally.store import Store

Result = TypeVar("Result")
Database = Annotated[str | None, Parameter(env_var="SWARMRALLY_DATABASE")]
"""The environment keeps a password out of the list of processes."""

Data = Annotated[Path | None, Parameter(env_var="SWARMRALLY_DATA")]

KeyFile = Annotated[Path | None, Parameter(env_var="SWARMRALLY_KEY_FILE")]


def where(database: str | None, data: Path | None) -> str | Path | None:
    if database is not None and data is not None:
        raise Refusal("--data", "wrong_option", expected="--database (or SWARMRALLY_DATABASE) or --data, not both")
    return data if database is None else database


def check_there(database: str | None, data: Path | None) -> None:
    """For who changes a database, and would only by mistake make one."""
    from swarmrally.store.connecting.address import default_folder, file_there, is_postgresql

    address = str(where(database, data) or default_folder())
    if not is_postgresql(address):
        file_there(Path(address))


def with_store(database: str | None, data: Path | None, work: Callable[[Store], Awaitable[Result]], reads_only: bool = False) -> Result:
    """Opens the store, does the work, and closes it. For work that only reads, nothing is made that is not there."""
    from swarmrally.store import Store

    async def opened() -> Result:
        store = await (Store.look_at if reads_only else Store.open)(where(database, data))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())
