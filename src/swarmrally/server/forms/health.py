"""What those who run a server are told."""

from __future__ import annotations

from msgspec import Struct


class Health(Struct):
    live: bool
    ready: bool
    """Whether people should be sent here: the store answers and is sound, and the server is not leaving."""
    leaving: bool
    """Whether it is about to stop, and opens no new tables."""
    version: str
    """With the commit, where it is known."""
    trouble: str | None = None
    """What is the matter with the store, in words."""
