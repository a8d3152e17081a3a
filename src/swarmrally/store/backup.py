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
from swarmrally.store.files import new_file


async def backup(database: Database, path: Path) -> None:
    """The file appears when it is complete; in an empty folder, as swarmrally.sqlite, it is a database again."""
    if database.file is None:
        command = f"pg_dump --format=custom --file={shlex.quote(str(path))} --dbname={shlex.quote(without_password(database.address))}"
        raise Refusal("PostgreSQL", f"expected SQLite, PostgreSQL copies itself: {command}")
    with new_file(path) as part:
        await asyncio.to_thread(copy, database.file, part)


def copy(file: Path, path: Path) -> None:
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(path)) as target:
        source.backup(target)
