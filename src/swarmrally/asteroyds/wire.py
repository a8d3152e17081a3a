"""Events as JSON: rows of numbers with the names that docs/protocol.md lists."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from swarmrally.asteroyds.board import Board, printed_board
from swarmrally.asteroyds.chart import ACTIONS
from swarmrally.asteroyds.events import FIELDS
from swarmrally.asteroyds.ids import rule_id
from swarmrally.asteroyds.sequence import ORDERS
from swarmrally.asteroyds.state import QUESTIONS, REASONS, TEAMS
from swarmrally.asteroyds.tiles import CRAFT, DICE, tile_name
from swarmrally.kernel.events import KIND
from swarmrally.kernel.hexes import HEADINGS

Row = Sequence[int]
Writer = Callable[[Row], str]

PACKED_PLANS = 4096
HIGHEST_RULE = 1100
HIGHEST_NUMBER = 32_767


def texts(values: Sequence[Any]) -> list[str]:
    """Each value as the JSON that stands for it."""
    return [msgspec.json.encode(value).decode() for value in values]


def three_columns(packed: int) -> str:
    """Three actions from one number, as sequence.packed() made it."""
    last = len(ACTIONS) - 1
    return ",".join(ACTION_TEXTS[min(packed >> shift & 15, last)] for shift in (0, 4, 8))


ACTION_TEXTS = texts(ACTIONS)
RULES = [f'"{rule_id(number)}"' for number in range(HIGHEST_RULE)]
NUMBERS = [str(number) for number in range(HIGHEST_NUMBER + 1)]
COLUMNS = [three_columns(packed) for packed in range(PACKED_PLANS)]
TABLES = {
    "number": NUMBERS,
    "seat": NUMBERS,
    "order": texts([[DICE[colour] for colour in order] for order in ORDERS]),
    "action": ACTION_TEXTS,
    "die": texts(DICE),
    "heading": texts(HEADINGS),
    "tile": texts([tile_name(tile) for tile in range(CRAFT + 1)]),
    "question": texts(QUESTIONS),
    "flag": ["false", "true"],
    "team": texts(TEAMS),
    "seats": texts([[seat for seat in range(6) if mask >> seat & 1] for mask in range(64)]),
    "reason": texts(REASONS),
}


def writer(kind: int, cell_json: list[str]) -> Writer:
    """What writes events of this kind: a template, and for each number of a row the words it stands for."""
    name, fields = FIELDS[kind]
    parts, tables = [f'"kind":"{name}"', '"beat":%s', '"rule":%s'], []
    for field, holds in fields.items():
        if holds == "columns":
            parts.append(f'"{field}":[%s,%s]')
            tables += [COLUMNS, COLUMNS]
        else:
            parts.append(f'"{field}":%s')
            tables.append(cell_json if holds == "cell" else TABLES[holds])
    return filler("{" + ",".join(parts) + "}", tables)


def filler(template: str, tables: list[list[str]]) -> Writer:
    """A function that fills the template from a row; one for each number of fields, because most of `resolve` is spent here."""
    a, b, c, d, e = tables + [NUMBERS] * (5 - len(tables))
    return {
        1: lambda row: template % (row[2], RULES[row[1]], a[row[3]]),
        2: lambda row: template % (row[2], RULES[row[1]], a[row[3]], b[row[4]]),
        3: lambda row: template % (row[2], RULES[row[1]], a[row[3]], b[row[4]], c[row[5]]),
        4: lambda row: template % (row[2], RULES[row[1]], a[row[3]], b[row[4]], c[row[5]], d[row[6]]),
        5: lambda row: template % (row[2], RULES[row[1]], a[row[3]], b[row[4]], c[row[5]], d[row[6]], e[row[7]]),
    }[len(tables)]


@functools.cache
def printed_writers() -> list[Writer]:
    return [writer(kind, printed_board().cell_json) for kind in FIELDS]


def writers(board: Board) -> list[Writer]:
    """The writers of a board, by kind."""
    return printed_writers() if board.is_printed else [writer(kind, board.cell_json) for kind in FIELDS]


def events_json(rows: list[list[int]], board: Board) -> str:
    """A list of events as JSON."""
    by_kind = writers(board)
    return "[" + ",".join([by_kind[row[KIND]](row) for row in rows]) + "]"


def described(rows: list[list[int]], board: Board) -> list[dict[str, Any]]:
    """The events with their names, as plain Python."""
    events: list[dict[str, Any]] = msgspec.json.decode(events_json(rows, board))
    return events
