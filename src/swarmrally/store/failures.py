"""How the database fails: gone for a while, which passes, or for good."""

from __future__ import annotations

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError

PASSING_STATES = ("08", "53", "57")
"""SQL states of a connection that broke, of a server that has no more of them, or that is stopping or starting."""


class Unreachable(Exception):
    """The database did not answer for too long. Whether it has kept what it was told is not known."""


def is_passing(error: BaseException) -> bool:
    """Whether the same may succeed on a new connection."""
    if isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, InterfaceError)):
        return True
    cause = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(cause, OSError | asyncpg.InterfaceError) or str(getattr(cause, "sqlstate", "")).startswith(PASSING_STATES)
