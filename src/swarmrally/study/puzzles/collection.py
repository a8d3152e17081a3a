"""Collections: puzzles in a file, a line each, compressed; those that come with the package."""

from __future__ import annotations

import functools
import lzma
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.study.puzzles.puzzle import Game, Puzzle

SHIPPED = Path(__file__).with_name("shipped")


class Named(Struct):
    """A position, of which only the game is wanted."""

    game: Game


DECODER = msgspec.json.Decoder(Puzzle)
NAMED_DECODER = msgspec.json.Decoder(Named)
LARGEST = 1 << 28
"""Bytes that a file may grow to when it is opened."""


def file_of(game: Game) -> Path:
    return SHIPPED / f"{game}.jsonl.xz"


@functools.cache
def shipped(game: Game) -> tuple[Puzzle, ...]:
    """Those of the package, in the order of their ids."""
    return tuple(read(file_of(game)))


def read(file: Path) -> list[Puzzle]:
    """The puzzles of a file, or a Refusal that names the line."""
    try:
        with lzma.open(file) as lines:
            text = lines.read(LARGEST)
    except (lzma.LZMAError, EOFError):
        raise Refusal(str(file), "wrong_file", expected="a file of puzzles, as `swarmrally puzzles mine` writes it") from None
    return [puzzle_in(line, f"{file}: line {number}") for number, line in enumerate(text.splitlines(), 1)]


def puzzle_in(line: bytes, where: str) -> Puzzle:
    try:
        return decoded(DECODER, line)
    except Refusal as refusal:
        raise Refusal(where, "wrong_file", expected=f"a puzzle: {refusal}") from None


def write(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """In a fixed order of bytes: the same puzzles give the same file."""
    text = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)
    file.write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))


def game_of(puzzle: Puzzle) -> Game:
    """As its position says, or a Refusal."""
    return decoded(NAMED_DECODER, bytes(puzzle.position), f"{puzzle.id}/position").game
