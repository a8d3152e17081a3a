"""Works that are to be published, in another process: read by the engine, played by bots, drawn."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from swarmrally.arena.works.form import Understood, understood
from swarmrally.arena.works.knowing import Facts, facts_of, picture_of
from swarmrally.arena.works.trial import DECODER, ENCODER, GAMES, Rated, Trial
from swarmrally.kernel.compiler import INTERPRETED
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside.crew import change_up
from swarmrally.server.beside.packing import packed_text
from swarmrally.server.beside.workers import GOES_ON, IS_DONE
from swarmrally.table.games.listing import Game

FEW_GAMES = 2
"""Where nothing is compiled."""


class Prepared(Struct, frozen=True):
    """What was understood of a work."""

    hash: str
    content: bytes
    choices: bytes
    facts: Facts


PREPARED, RATED = msgspec.msgpack.Decoder(Prepared), msgspec.msgpack.Decoder(Rated)
PACK = msgspec.msgpack.Encoder().encode


def prepared(game: Game, content: bytes, choices: bytes) -> bytes:
    """A Refusal names the field of the work."""
    change_up((game,))
    read = understood(game, Raw(content), Raw(choices))
    return PACK(Prepared(read.hash, read.content, read.table, facts_of(read)))


def tried(game: Game, content: bytes, choices: bytes, name: str, so_far: bytes) -> bytes:
    """A part of the games: first whether they go on, then how far they are, or what they said."""
    expect_bots(game)
    progress = DECODER.decode(so_far) if so_far else None
    trial = Trial(again(game, content, choices), name, progress, FEW_GAMES if INTERPRETED else GAMES)
    if trial.work_on():
        return IS_DONE + PACK(trial.rated())
    return GOES_ON + ENCODER.encode(trial.progress)


def drawn(game: Game, content: bytes, choices: bytes) -> bytes:
    change_up((game,))
    return packed_text(picture_of(again(game, content, choices)).encode())


def again(game: Game, content: bytes, choices: bytes) -> Understood:
    return understood(game, Raw(content), Raw(choices))


def expect_bots(game: Game) -> None:
    """To play interpreted would take minutes."""
    if not INTERPRETED and not change_up((game, f"bots.{game}")):
        raise Refusal("", "ace_not_ready")
