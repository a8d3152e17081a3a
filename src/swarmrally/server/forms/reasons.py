"""What is said when something is refused, and what every body that is sent has in common."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta, Struct

from swarmrally.gate.refusals import GateCode
from swarmrally.kernel.codes import Kind as RefusalKind
from swarmrally.kernel.codes import WireCode as KernelCode
from swarmrally.kernel.refusal import Refusal

MOST_IN_A_PAGE = 100
Code = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=200)]


class Asked(Struct, forbid_unknown_fields=True):
    """A body or a query that is sent to the server."""


WireCode = Literal[KernelCode, GateCode]


class Reason(Struct, omit_defaults=True):
    pointer: str
    """A JSON pointer to the field that is wrong; empty for the whole. `?name` for a part of the query."""
    reason: str
    """What would be right, in English."""
    code: WireCode
    kind: RefusalKind
    rule: str | None = None
    """The rule that refuses, where one does."""
    details: dict[str, Any] = {}
    """What the sentence is made with."""
    id: str | None = None
    """Of an error that nobody expected: the server's log has it too."""


class Failure(Struct):
    error: Reason


def reason_of(refusal: Refusal, number: str | None = None) -> Reason:
    code = cast(WireCode, refusal.code)
    return Reason(refusal.pointer, refusal.reason, code, refusal.kind, refusal.rule, refusal.details, number)


def body_of(refusal: Refusal) -> bytes:
    """As it is answered where no application is asked."""
    return msgspec.json.encode(Failure(reason_of(refusal)))
