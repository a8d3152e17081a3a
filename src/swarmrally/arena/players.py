"""Who can play in the arena: the bots, and a scripted beginner to measure them by."""

from __future__ import annotations

from swarmrally.arena.beginner import Beginner
from swarmrally.bots import NAMES, Bot, bot
from swarmrally.kernel.refusal import Refusal

BEGINNER = "beginner"


def names(game: str) -> tuple[str, ...]:
    return (*NAMES, BEGINNER) if game == Beginner.game else NAMES


def player(game: str, name: str) -> Bot:
    """The player of this name for this game, or a Refusal."""
    if name not in names(game):
        raise Refusal("--bots", f"expected some of {', '.join(names(game))}, got {name[:40]}")
    return Beginner() if name == BEGINNER else bot(game, name)
