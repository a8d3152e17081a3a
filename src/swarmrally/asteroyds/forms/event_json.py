"""Events as JSON: rows of numbers with the names that docs/protocol.md lists."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.events import FIELDS
from swarmrally.asteroyds.components.ids import rule_id
from swarmrally.asteroyds.components.state import QUESTIONS, REASONS, TEAMS
from swarmrally.asteroyds.components.tiles import CRAFT, DICE, tile_name
from swarmrally.asteroyds.rules.chart import ACTIONS
from swarmrally.asteroyds.rules.sequence import ORDERS
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
RULES = [f',"rule":"{rule_id(number)}"' for number in range(HIGHEST_RULE)]
NUMBERS = [str(number) for number in range(HIGHEST_NUMBER + 1)]
COLUMNS = [three_columns(packed) for packed in range(PACKED_PLANS)]
LAST_COLUMNS = [f"{columns}]" for columns in COLUMNS]
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
    """What writes events of this kind: names, and for each number of a row the words it stands for."""
    name, fields = FIELDS[kind]
    words: list[tuple[str, list[str]]] = []
    for field, holds in fields.items():
        if holds == "columns":
            words += [(f',"{field}":[', COLUMNS), (",", LAST_COLUMNS)]
        else:
            words.append((f',"{field}":', cell_json if holds == "cell" else TABLES[holds]))
    return filler(f'{{"kind":"{name}","beat":', words)


def filler(start: str, words: list[tuple[str, list[str]]]) -> Writer:
    """A function that writes a row; one for each number of fields, because most of `resolve` is spent here."""
    (a, to_a), (b, to_b), (c, to_c), (d, to_d), (e, to_e) = words + [("", NUMBERS)] * (5 - len(words))
    return {
        1: lambda row: f"{start}{NUMBERS[row[2]]}{RULES[row[1]]}{a}{to_a[row[3]]}}}",
        2: lambda row: f"{start}{NUMBERS[row[2]]}{RULES[row[1]]}{a}{to_a[row[3]]}{b}{to_b[row[4]]}}}",
        3: lambda row: f"{start}{NUMBERS[row[2]]}{RULES[row[1]]}{a}{to_a[row[3]]}{b}{to_b[row[4]]}{c}{to_c[row[5]]}}}",
        4: lambda row: f"{start}{NUMBERS[row[2]]}{RULES[row[1]]}{a}{to_a[row[3]]}{b}{to_b[row[4]]}{c}{to_c[row[5]]}{d}{to_d[row[6]]}}}",
        5: lambda row: (
            f"{start}{NUMBERS[row[2]]}{RULES[row[1]]}{a}{to_a[row[3]]}{b}{to_b[row[4]]}{c}{to_c[row[5]]}{d}{to_d[row[6]]}{e}{to_e[row[7]]}}}"
        ),
    }[len(words)]


class Writers(dict[int, Writer]):
    """The writers of a board by kind, each made when it is first needed."""

    def __init__(self, board: Board) -> None:
        self.cell_json = board.cell_json

    def __missing__(self, kind: int) -> Writer:
        self[kind] = made = writer(kind, self.cell_json)
        return made


@functools.lru_cache(maxsize=64)
def writers(board: Board) -> Writers:
    """The writers of a board; the last ones are kept."""
    return Writers(board)


def events_json(rows: list[list[int]], board: Board) -> str:
    """A list of events as JSON."""
    by_kind = writers(board)
    return "[" + ",".join([by_kind[row[KIND]](row) for row in rows]) + "]"


def described(rows: list[list[int]], board: Board) -> list[dict[str, Any]]:
    """The events with their names, as plain Python."""
    events: list[dict[str, Any]] = msgspec.json.decode(events_json(rows, board))
    return events
