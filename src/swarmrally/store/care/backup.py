"""A copy of the whole database while servers use it."""

from __future__ import annotations

import asyncio
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.address import without_password
from swarmrally.store.connecting.database import Database
from swarmrally.store.connecting.files import new_file
from swarmrally.store.connecting.sqlite import read_only


class Contents(Struct, frozen=True):
    """What is in a copy."""

    tables: int
    playing: int
    players: int
    works: int
    size: int
    """In bytes."""


async def backup(database: Database, path: Path) -> Contents:
    """The file appears when it is complete; in an empty folder, as swarmrally.sqlite, it is a database again."""
    if database.file is None:
        command = f"pg_dump --format=custom --file={shlex.quote(str(path))} --dbname={shlex.quote(without_password(database.address))}"
        raise Refusal("PostgreSQL", "wrong_database", expected=f"SQLite, PostgreSQL copies itself: {command}")
    with new_file(path) as part:
        return await asyncio.to_thread(copy, database.file, part)


def copy(file: Path, path: Path) -> Contents:
    try:
        with closing(sqlite3.connect(read_only(file), uri=True)) as source, closing(sqlite3.connect(path)) as target:
            source.backup(target)
            return contents_of(target, path)
    except sqlite3.DatabaseError as error:
        raise Refusal(
            str(file), "wrong_database", expected=f"a database that can be copied: {error}; `swarmrally doctor` says more"
        ) from None


def contents_of(copied: sqlite3.Connection, path: Path) -> Contents:
    """Counted in the copy itself."""
    counts = dict(copied.execute("SELECT phase, count(*) FROM tables GROUP BY phase").fetchall())
    ((players,),) = copied.execute("SELECT count(*) FROM players").fetchall()
    ((works,),) = copied.execute("SELECT count(*) FROM works").fetchall() if has_works(copied) else ((0,),)
    return Contents(sum(counts.values()), counts.get("playing", 0), players, works, path.stat().st_size)


def has_works(copied: sqlite3.Connection) -> bool:
    """An older version's database has none."""
    return bool(copied.execute("SELECT 1 FROM sqlite_master WHERE name = 'works'").fetchall())
