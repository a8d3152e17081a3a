"""The log on disk, and all else that outlives a server: SQLite by default, PostgreSQL for several servers."""

from swarmrally.store.connecting.failures import Unreachable
from swarmrally.store.store import Store

__all__ = ["Store", "Unreachable"]
