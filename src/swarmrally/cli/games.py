"""The games, and their modules by name: both keep the same ones, loaded when needed."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path
from typing import Any, Literal, get_args

from msgspec import Struct
from msgspec.json import Decoder

from swarmrally.kernel.records import Record
from swarmrally.kernel.refusal import Refusal, decoded

Game = Literal["asteroyds", "roborally"]
GAMES: tuple[Game, ...] = get_args(Game)


class Named(Struct):
    """Anything that says which game it belongs to."""

    game: str


NAMED_DECODER = Decoder(Named)


def game_named(text: bytes) -> Game:
    """The game of a position or record, or a Refusal."""
    name = decoded(NAMED_DECODER, text).game
    if name not in GAMES:
        raise Refusal("/game", "wrong_option", expected=f"{' or '.join(GAMES)}, got {name[:40]}")
    return name


@functools.cache
def module(game: str, name: str) -> Any:
    """A module of a game in Python's hands."""
    return importlib.import_module(f"swarmrally.{game}.playing.{name}")


def table(game: str) -> Any:
    """What the terminal needs of a game: `play` and `replay` know no more of it."""
    return importlib.import_module(f"swarmrally.cli.terminal.{game}.table")


def replayed(record: Record, file: Path) -> Any:
    """The game of a file's record, played to its last decision, or a Refusal that names the file."""
    try:
        *_, game = module(record.game, "game").replay(record)
    except Refusal as refusal:
        raise refusal.in_file(file) from None
    return game
