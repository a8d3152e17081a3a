"""How the database fails: gone for a while, which passes, or for good."""

from __future__ import annotations

import sqlite3

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError

PASSING_STATES = ("08", "40", "53", "57")
"""SQL states of a connection that broke, a deadlock, a server that has no more connections, or that is stopping or starting."""


class Unreachable(Exception):
    """The database did not answer for too long. Whether it has kept what it was told is not known."""


def is_passing(error: BaseException) -> bool:
    """Whether the same may succeed on a new connection."""
    if isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, InterfaceError)):
        return True
    cause = cause_of(error)
    if isinstance(cause, sqlite3.Error):
        return cause.sqlite_errorname.startswith("SQLITE_BUSY")
    return isinstance(cause, OSError | asyncpg.InterfaceError) or str(getattr(cause, "sqlstate", "")).startswith(PASSING_STATES)


def reason(error: BaseException) -> str:
    """In the database's words, without the statement."""
    cause = cause_of(error)
    return str(cause) or type(cause).__name__


def cause_of(error: BaseException) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig else error
