"""Where the keys are: in a file of their own, beside the SQLite database or wherever one says; without that, in PostgreSQL itself."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, text

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.care.keys import SIZE, Key, Keys, drawn, read_keys
from swarmrally.store.connecting.database import Database, connect_driver
from swarmrally.store.connecting.files import OTHERS, OWNER_ONLY, part_of, private_folder
from swarmrally.store.schema import SECRETS

FILE = "key"
KEPT, CHECK = "signing key", "key check"
LOCK = 7_277_260
"""Any number, as in migrating.py."""


class Known(NamedTuple):
    """What the database knows of the keys."""

    kept: Keys | None
    check: bytes | None
    """Tells whether a key is the right one, and nothing else about it."""


class Keyring:
    def __init__(self, database: Database, file: Path | None = None) -> None:
        self.database = database
        self.file = file or (database.file.with_name(FILE) if database.file else None)

    @property
    def place(self) -> str:
        return str(self.file or self.database.name)

    async def open(self) -> Keys:
        """The keys; drawn by the first who asks, and moved out of a database that has them and should not."""
        if self.file and self.file.exists():
            tighten(self.file)
        return await self.change(lambda keys: keys)

    async def rotate(self, signs_from: int) -> Keys:
        return await self.change(lambda keys: keys.with_new(signs_from))

    async def forget_old(self, now: int) -> Keys:
        return await self.change(lambda keys: keys.newest_alone(now), begins_anew=True)

    async def change(self, change: Callable[[Keys], Keys], begins_anew: bool = False) -> Keys:
        def changed(connection: Connection) -> tuple[Known, Keys]:
            if self.database.is_postgresql:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            known = self.known(connection)
            found = self.found(known, begins_anew)
            keys = change(found)
            self.keep(connection, known, keys, is_changed=keys is not found)
            return known, keys

        known, keys = await self.database.change(changed)
        if self.file and known.kept:
            await self.scrub()
        return keys

    async def reread(self) -> Keys:
        """As they are now: another process may have changed them."""
        if self.file:
            return await asyncio.to_thread(read_file, self.file)
        ((kept,),) = await self.database.read(select(SECRETS.c.secret).where(SECRETS.c.name == KEPT))
        return keys_of(bytes(kept))

    def known(self, connection: Connection) -> Known:
        rows = connection.execute(select(SECRETS.c.name, SECRETS.c.secret))
        found = {name: bytes(secret) for name, secret in rows}
        return Known(keys_of(found[KEPT]) if KEPT in found else None, found.get(CHECK))

    def found(self, known: Known, begins_anew: bool) -> Keys:
        keys = read_file(self.file) if self.file and self.file.exists() else known.kept
        if keys is None and (known.check is None or begins_anew):
            return drawn()
        if keys is None or (not self.belongs(keys, known) and not begins_anew):
            raise self.refused()
        return keys

    def belongs(self, keys: Keys, known: Known) -> bool:
        secrets = {key.secret for key in keys.ring}
        has_kept = known.kept is None or secrets >= {key.secret for key in known.kept.ring}
        return has_kept and (known.check is None or known.check in {check_of(key) for key in keys.ring})

    def refused(self) -> Refusal:
        if self.file is None:
            return Refusal(self.place, "wrong_key", expected="--key-file: the key of this database is in a file")
        lost = "if it is lost, swarmrally rotate-key --forget-old makes another, and everybody here is a stranger again"
        return Refusal(
            self.place, "wrong_key", expected=f"the key that belongs to the database, from the server or the safe place that has it; {lost}"
        )

    def keep(self, connection: Connection, known: Known, keys: Keys, is_changed: bool) -> None:
        if self.file and (is_changed or not self.file.exists()):
            write_file(self.file, keys)
        if self.file and known.kept:
            if self.database.file:
                connection.execute(text("PRAGMA secure_delete=ON"))
            connection.execute(delete(SECRETS).where(SECRETS.c.name == KEPT))
        if self.file is None and (is_changed or known.kept is None):
            self.put(connection, KEPT, keys.text().encode())
        if known.check is None or is_changed:
            self.put(connection, CHECK, check_of(keys.ring[0]))

    def put(self, connection: Connection, name: str, secret: bytes) -> None:
        put = self.database.insert(SECRETS).values(name=name, secret=secret)
        connection.execute(put.on_conflict_do_update(index_elements=["name"], set_={"secret": secret}))

    async def scrub(self) -> None:
        """What was deleted is not to be found in the database's files either."""
        if self.database.file:
            await asyncio.to_thread(empty_journal, self.database.file)
        else:
            connection = await connect_driver(self.database.address)
            await connection.execute("VACUUM secrets")
            await connection.close()


def keys_of(kept: bytes) -> Keys:
    """A key that was drawn before there were several is there as it is."""
    return Keys((Key(kept),)) if len(kept) == SIZE else read_keys(kept.decode(), "secrets")


def check_of(key: Key) -> bytes:
    return key.of("check")


def empty_journal(file: Path) -> None:
    with closing(sqlite3.connect(file, timeout=10)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def tighten(file: Path) -> None:
    """One that is only lent to us, such as a container's secret, stays as it is."""
    if os.name == "posix" and file.stat().st_mode & OTHERS:
        print(f"{file} can be read by others on this machine: swarmrally rotate-key makes another key", file=sys.stderr)
        with suppress(OSError):
            file.chmod(OWNER_ONLY)


def read_file(file: Path) -> Keys:
    try:
        return read_keys(file.read_text("ascii", "replace"), str(file))
    except OSError as error:
        raise Refusal(str(file), "unreadable", what="a key file", why=error.strerror) from None


def write_file(file: Path, keys: Keys) -> None:
    """All of it or nothing: without its key everybody is a stranger."""
    private_folder(file.parent)
    with part_of(file) as part:
        with part.open("w") as opened:
            opened.write(keys.text())
            opened.flush()
            os.fsync(opened.fileno())
        part.replace(file)
