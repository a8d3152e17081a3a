"""How the database fails: what is the matter, in plain words, and whether it passes."""

from __future__ import annotations

import sqlite3
from typing import Literal

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError

from swarmrally.table.log import Damaged, NotKept

Trouble = Literal["full", "failing", "read_only", "locked", "crowded", "away", "damaged"]
WORDS: dict[Trouble, str] = {
    "full": "the disk is full: nothing can be kept until there is room",
    "failing": "the disk can't be written or read: a quota, a limit or a fault",
    "read_only": "the database can't be written: it is read-only, or may not be written by us",
    "locked": "the database is locked by another program",
    "crowded": "the database has no connection left for us",
    "away": "the database does not answer",
    "damaged": "a part of the database is damaged: `swarmrally doctor` says which",
}
PASSING: tuple[Trouble, ...] = ("locked", "crowded", "away")
"""The same may succeed on a new connection, a moment later."""
SQLITE: tuple[tuple[str, Trouble], ...] = (
    ("SQLITE_FULL", "full"),
    ("SQLITE_IOERR_CORRUPTFS", "damaged"),
    ("SQLITE_IOERR", "failing"),
    ("SQLITE_READONLY", "read_only"),
    ("SQLITE_CANTOPEN", "read_only"),
    ("SQLITE_PERM", "read_only"),
    ("SQLITE_BUSY", "locked"),
    ("SQLITE_LOCKED", "locked"),
    ("SQLITE_CORRUPT", "damaged"),
    ("SQLITE_NOTADB", "damaged"),
)
STATES: tuple[tuple[str, Trouble], ...] = (
    ("53100", "full"),
    ("53", "crowded"),
    ("25006", "read_only"),
    ("42501", "read_only"),
    ("58", "failing"),
    ("XX001", "damaged"),
    ("XX002", "damaged"),
    ("08", "away"),
    ("57", "away"),
)
"""SQL states; the last are of a connection that broke, and of a server that is stopping or starting."""
DEADLOCK = "40"
IN_DOUBT = ("SQLITE_IOERR_FSYNC", "SQLITE_IOERR_DIR_FSYNC")
"""Written, but perhaps not on disk: found there, or written again."""


class Unreachable(Exception):
    """The database did not answer for too long. Whether it has kept what it was told is not known."""

    trouble: Trouble = "away"


class Troubled(NotKept):
    """Told to whoever asked, in words."""

    def __init__(self, trouble: Trouble, does: str = "kept") -> None:
        super().__init__("", "not_kept", does=does, why=WORDS[trouble].partition(":")[0], trouble=trouble)
        self.trouble = trouble


def trouble_of(error: BaseException) -> Trouble | None:
    """What is the matter with the database; None when it is something else."""
    if isinstance(error, Unreachable | Troubled):
        return error.trouble
    if isinstance(error, Damaged):
        return "damaged"
    cause = cause_of(error)
    if isinstance(cause, sqlite3.Error):
        return first(SQLITE, getattr(cause, "sqlite_errorname", ""))
    found = first(STATES, str(getattr(cause, "sqlstate", None) or ""))
    if found is not None:
        return found
    broke = isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, InterfaceError))
    return "away" if broke or isinstance(cause, OSError | asyncpg.InterfaceError) else None


def is_of_database(error: BaseException) -> bool:
    """Whether the store has raised it: somebody else's time-out says nothing about the database."""
    return isinstance(error, Unreachable | Troubled | Damaged | DBAPIError | sqlite3.Error | asyncpg.PostgresError | asyncpg.InterfaceError)


def first(kinds: tuple[tuple[str, Trouble], ...], name: str) -> Trouble | None:
    return next((trouble for start, trouble in kinds if name.startswith(start)), None)


def is_passing(error: BaseException) -> bool:
    """Whether the same may succeed on a new connection."""
    cause = cause_of(error)
    if str(getattr(cause, "sqlstate", None) or "").startswith(DEADLOCK) or getattr(cause, "sqlite_errorname", "") in IN_DOUBT:
        return True
    return trouble_of(error) in PASSING


def reason(error: BaseException) -> str:
    """In the database's words, without the statement."""
    cause = cause_of(error.__cause__ if isinstance(error, Troubled) and error.__cause__ else error)
    return str(cause) or type(cause).__name__


def cause_of(error: BaseException) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig else error
