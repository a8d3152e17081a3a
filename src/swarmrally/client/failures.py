"""What can go wrong between a program and a server."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Why(Struct):
    """What a server says of a refusal; docs/protocol.md lists the codes."""

    pointer: str = ""
    reason: str = ""
    code: str = ""
    kind: str = ""
    rule: str | None = None
    details: dict[str, Any] = {}


class Refused(Exception):
    """The server did not do what was asked, and nothing changed: a JSON pointer into what was sent, a code, and what would be right."""

    def __init__(self, why: Why, status: int | None = None) -> None:
        super().__init__(f"{why.pointer}: {why.reason}" if why.pointer else why.reason)
        self.pointer, self.reason, self.code, self.kind = why.pointer, why.reason, why.code, why.kind
        self.rule, self.details, self.status = why.rule, why.details, status


class Broken(Exception):
    """The connection broke before an answer came: it may have been done, or not."""


class Unreachable(Exception):
    """There is no server at this address."""


class SignedOut(Exception):
    """The player has moved to another device: this token is no longer good."""
