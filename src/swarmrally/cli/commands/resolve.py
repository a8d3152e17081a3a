"""`swarmrally resolve`."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from cyclopts import Parameter

from swarmrally.cli.games import Game, game_named, module
from swarmrally.kernel import compiler
from swarmrally.kernel.refusal import Refusal

SECONDS_BETWEEN_LOOKS = 0.5


def resolve(file: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None, *, lines: bool = False) -> None:
    """Play one round of a position and print the answer as JSON: position, events, outcome.

    Anything wrong with the position: exit status 2 and one line on standard error that names the field.

    Parameters
    ----------
    file
        The position, as docs/positions.md describes it; standard input when left out or -.
    lines
        Read one position a line and answer one line each; a bad line answers {"error": ...} and the run goes on.
    """
    if file is None or str(file) == "-":
        answer(sys.stdin.buffer, lines)
        return
    try:
        source = file.open("rb")
    except OSError as error:
        raise Refusal(str(file), "unreadable", what="a file", why=error.strerror) from None
    with source:
        try:
            answer(source, lines)
        except Refusal as refusal:
            raise refusal.in_file(file) from None


def answer(source: BinaryIO, lines: bool) -> None:
    if lines:
        answer_lines(source)
    else:
        sys.stdout.write(resolved(source.read()) + "\n")


def resolved(text: bytes) -> str:
    """The answer to one position, or a Refusal."""
    answered: str = module(game_named(text), "resolving").resolve(text)
    return answered


def answer_lines(source: Iterable[bytes]) -> None:
    """One answer a line, at once, so that a program can ask and wait; compiled as soon as that takes no waiting."""
    games = Games()
    for line in source:
        try:
            text = games.answer(line)
        except Refusal as refusal:
            text = msgspec.json.encode({"error": str(refusal)}).decode()
        sys.stdout.write(text + "\n")
        sys.stdout.flush()


class Games:
    """What answers line after line: a line is taken for one of the last line's game, because asking for its name reads it twice."""

    def __init__(self) -> None:
        self.engine = Engine()
        self.last: Game | None = None

    def answer(self, line: bytes) -> str:
        """The answer to one position, or a Refusal."""
        if self.last is not None:
            try:
                return self.answer_as(self.last, line)
            except Refusal:
                if game_named(line) == self.last:
                    raise
        self.last = game_named(line)
        return self.answer_as(self.last, line)

    def answer_as(self, game: Game, line: bytes) -> str:
        self.engine.look(game)
        answered: str = module(game, "resolving").resolve(line)
        return answered


class Engine:
    """Interpreted while the cache is cold and another process fills it, compiled from then on."""

    def __init__(self) -> None:
        self.compiled: set[str] = set()
        self.next_look: dict[str, float] = {}

    def look(self, game: str) -> None:
        """Changes up when the compiled engine is there."""
        if game in self.compiled or compiler.INTERPRETED or time.monotonic() < self.next_look.get(game, 0):
            return
        try:
            if compiler.is_warm(game):
                compiler.use_compiled(game)
                self.compiled.add(game)
            elif game not in self.next_look:
                compiler.warm_in_background(game)
        except OSError:
            self.compiled.add(game)
        self.next_look[game] = time.monotonic() + SECONDS_BETWEEN_LOOKS
