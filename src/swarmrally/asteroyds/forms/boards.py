"""A0.1 Boards of one's own, by their rows."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from swarmrally.asteroyds.components.board import Board, Place, Rows, board_of, printed_board
from swarmrally.asteroyds.forms.schema import BoardForm
from swarmrally.kernel.hexes import MOST_COLUMNS, MOST_ROWS
from swarmrally.kernel.kept import kept
from swarmrally.kernel.refusal import Refusal, decoded, escaped

RANGES_DECODER = msgspec.json.Decoder(list[tuple[int, int]])
ROW_NUMBERS = {str(row): row for row in range(MOST_ROWS)}


def board_from(form: BoardForm | UnsetType) -> Board:
    """The board of a position or a layout: its own, or the printed one."""
    if form is UNSET:
        return printed_board()
    return board_in(tuple((row, bytes(ranges)) for row, ranges in form.rows.items()))


@kept(64)
def board_in(rows: tuple[tuple[str, bytes], ...]) -> Board:
    """The board of these rows; the last ones are kept, for many positions on the same."""
    ranges = {row: ranges_in(row, text) for row, text in rows}
    return board_of(places_in(ranges), ranges)


def ranges_in(row: str, text: bytes) -> list[tuple[int, int]]:
    """The ranges of columns that are valid in a row."""
    pointer = f"/board/rows/{escaped(row)}"
    if row not in ROW_NUMBERS:
        raise Refusal(pointer, "out_of_range", what="a row number", least=0, most=MOST_ROWS - 1, got=row[:40])
    ranges = decoded(RANGES_DECODER, text, pointer)
    for number, (first, last) in enumerate(ranges):
        if not 0 <= first <= last < MOST_COLUMNS:
            raise Refusal(f"{pointer}/{number}", "wrong_form", expected=f"[first, last] with 0 <= first <= last <= {MOST_COLUMNS - 1}")
    return ranges


def places_in(rows: Rows) -> list[Place]:
    """The places that the ranges of each row name."""
    places = [(ROW_NUMBERS[row], column) for row, ranges in rows.items() for first, last in ranges for column in range(first, last + 1)]
    if not places:
        raise Refusal("/board/rows", "list_too_short", least=1)
    if len(places) != len(set(places)):
        raise Refusal("/board/rows", "twice", expected="ranges that do not overlap")
    return places
