"""A table's row, and what became of a game, as columns and back."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row as Found

from swarmrally.store.schema import ENDINGS, TABLES
from swarmrally.table.endings import Ending, Other
from swarmrally.table.log import Row
from swarmrally.table.settings import Terms

ENCODER = msgspec.json.Encoder()
PLAYERS_DECODER = msgspec.json.Decoder(tuple[str, ...])
TERMS_DECODER = msgspec.json.Decoder(Terms)
OTHERS_DECODER = msgspec.json.Decoder(tuple[Other, ...])
COLUMNS = [TABLES.c["id" if field == "table" else field] for field in Row.__struct_fields__]
"""In the order of a Row's fields."""

ENDING_COLUMNS = [ENDINGS.c["table_id" if field == "table" else field] for field in Ending.__struct_fields__]
"""In the order of an Ending's fields."""


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


def ending_columns(ending: Ending) -> dict[str, Any]:
    columns = msgspec.structs.asdict(ending)
    columns["table_id"] = columns.pop("table")
    columns["others"] = ENCODER.encode(ending.others).decode()
    return columns


def ending_of(found: Found[Any]) -> Ending:
    columns = {column.name: getattr(found, column.name) for column in ENDING_COLUMNS}
    return Ending(table=columns.pop("table_id"), others=OTHERS_DECODER.decode(columns.pop("others")), **columns)
