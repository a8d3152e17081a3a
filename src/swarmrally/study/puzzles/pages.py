"""What the page is given: everything about the puzzles as JSON, and their states as records, in pieces."""

from __future__ import annotations

import functools
import hashlib

import msgspec
from msgspec import Raw, Struct

from swarmrally.kernel.fields import to_bytes
from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.daily import order
from swarmrally.study.puzzles.field import field_of
from swarmrally.study.puzzles.puzzle import GAMES, Clause, Game, Hint, Wrong

VERSION = 1
PIECE = 64
"""States in a file."""


class Piece(Struct):
    file: str
    sha256: str


class Shelf(Struct):
    """What `engine.json` says of a game's puzzles."""

    game: Game
    file: str
    sha256: str
    record: str
    count: int
    size: int
    """How many states a piece has; the last one may have fewer."""
    pieces: list[Piece]


class PagePuzzle(Struct):
    """A puzzle without its position, which is a record."""

    id: str
    seat: int
    ground: str
    mode: str
    """Asteroyds: what is played for; RoboRally: nothing."""
    level: int
    themes: list[str]
    rules: list[str]
    goal: list[Clause]
    conditions: list[list[int]]
    solutions: int
    length: int
    solution: Raw
    wrong: Wrong
    hints: list[Hint]
    others: str


class PagePuzzles(Struct):
    version: int
    game: Game
    themes: list[str]
    daily: tuple[int, ...]
    puzzles: list[PagePuzzle]


@functools.cache
def puzzle_files() -> tuple[list[Shelf], dict[str, bytes]]:
    """What there is, and each file by its name."""
    shelves, content = [], dict[str, bytes]()
    for game in GAMES:
        shelf, own = files_of(game)
        shelves.append(shelf)
        content |= own
    return shelves, content


def files_of(game: Game) -> tuple[Shelf, dict[str, bytes]]:
    book, states = book_of(game)
    puzzles, name = book.puzzles, f"puzzles/{game}.json"
    content = {name: msgspec.json.encode(book) + b"\n"}
    for first in range(0, len(states), PIECE):
        content[f"puzzles/{game}_{first // PIECE:02}.bin"] = b"".join(states[first : first + PIECE])
    pieces = [Piece(file, sha256(part)) for file, part in content.items() if file != name]
    return Shelf(game, name, sha256(content[name]), f"{game}.State", len(puzzles), PIECE, pieces), content


def book_of(game: Game) -> tuple[PagePuzzles, list[bytes]]:
    """All that the page is told of the puzzles, and their states."""
    field, told, states = field_of(game), list[PagePuzzle](), list[bytes]()
    for puzzle in shipped(game):
        place = field.laid_out(bytes(puzzle.position), puzzle.seat, puzzle.hand)
        states.append(to_bytes(place.state))
        told.append(
            PagePuzzle(
                **{name: getattr(puzzle, name) for name in PagePuzzle.__struct_fields__ if hasattr(puzzle, name)},
                ground=field.ground_of(puzzle),
                mode=field.mode_of(place),
                conditions=field.conditions(puzzle.goal, place).tolist(),
            )
        )
    return PagePuzzles(VERSION, game, sorted({theme for puzzle in told for theme in puzzle.themes}), order(game), told), states


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
