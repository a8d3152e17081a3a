"""A table's row as columns, and back."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row as Found

from swarmrally.store.schema import TABLES
from swarmrally.table.log import Row
from swarmrally.table.settings import Terms

ENCODER = msgspec.json.Encoder()
PLAYERS_DECODER = msgspec.json.Decoder(tuple[str, ...])
TERMS_DECODER = msgspec.json.Decoder(Terms)
COLUMNS = [TABLES.c["id" if field == "table" else field] for field in Row.__struct_fields__]
"""In the order of a Row's fields."""


def encoded(players: tuple[str, ...]) -> bytes:
    return ENCODER.encode(players)


def columns_of(row: Row) -> dict[str, Any]:
    columns = msgspec.structs.asdict(row)
    columns["id"] = columns.pop("table")
    columns["players"] = encoded(row.players)
    columns["terms"] = None if row.terms is None else ENCODER.encode(row.terms)
    return columns


def row_of(found: Found[Any]) -> Row:
    columns = {column.name: getattr(found, column.name) for column in COLUMNS}
    players, terms = PLAYERS_DECODER.decode(columns.pop("players")), columns.pop("terms")
    return Row(table=columns.pop("id"), players=players, terms=terms and TERMS_DECODER.decode(terms), **columns)
