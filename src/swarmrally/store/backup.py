"""A copy of the whole database while servers use it."""

from __future__ import annotations

import asyncio
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.address import without_password
from swarmrally.store.database import Database


async def backup(database: Database, path: Path) -> None:
    """The file appears when it is complete; in an empty folder, as swarmrally.sqlite, it is a database again."""
    if database.file is None:
        command = f"pg_dump --format=custom --file={shlex.quote(str(path))} --dbname={shlex.quote(without_password(database.address))}"
        raise Refusal("PostgreSQL", f"expected SQLite, PostgreSQL copies itself: {command}")
    if path.exists():
        raise Refusal(str(path), "expected a file that is not there yet")
    await asyncio.to_thread(copy, database.file, path)


def copy(file: Path, path: Path) -> None:
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        part.rename(path)
    except (OSError, sqlite3.Error) as error:
        raise Refusal(str(path), f"expected a file that can be written: {error}") from None
