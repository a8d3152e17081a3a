"""A command, who gives it, and what most of them are made of."""

from __future__ import annotations

import random
from typing import Annotated, ClassVar, NamedTuple

from msgspec import Meta, Struct

from swarmrally.table import entries as log
from swarmrally.table.table import Table

Seat = Annotated[int, Meta(ge=0, le=7)]


class Caller(NamedTuple):
    """Who asks, and when that arrived."""

    player: str
    at: int
    draw: random.Random


class Command(Struct, forbid_unknown_fields=True, tag_field="do"):
    """Something that a player asks of a table."""

    is_patient: ClassVar[bool] = False
    """Whether it may wait a moment for company while the table waits for others: written and told together they cost a fraction."""
    completes: ClassVar[bool] = False
    """Whether the table may go on because of it."""
    is_plan: ClassVar[bool] = False
    """Whether the game itself says how often it can be done; all else has a rate, because what can be done again and again is written."""

    def entries(self, table: Table, by: Caller) -> list[log.Body]:
        raise NotImplementedError
