"""What can go wrong between a program and a server."""

from __future__ import annotations


class Refused(Exception):
    """The server did not do what was asked, and nothing changed: a JSON pointer into what was sent, and what would be right."""

    def __init__(self, pointer: str, reason: str, status: int | None = None) -> None:
        super().__init__(f"{pointer}: {reason}" if pointer else reason)
        self.pointer, self.reason, self.status = pointer, reason, status


class Broken(Exception):
    """The connection broke before an answer came: it may have been done, or not."""


class Unreachable(Exception):
    """There is no server at this address."""


class SignedOut(Exception):
    """The player has moved to another device: this token is no longer good."""
