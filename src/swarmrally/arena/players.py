"""Who can play in the arena: the bots, and two scripts to measure them by, a beginner and one that does nothing."""

from __future__ import annotations

from swarmrally.arena.beginner import Beginner
from swarmrally.arena.idler import IDLERS
from swarmrally.bots import NAMES, Bot, bot
from swarmrally.kernel.refusal import Refusal

BEGINNER = "beginner"
IDLER = "idler"


def names(game: str) -> tuple[str, ...]:
    return (*NAMES, IDLER, BEGINNER) if game == Beginner.game else (*NAMES, IDLER)


def player(game: str, name: str) -> Bot:
    """The player of this name for this game, or a Refusal."""
    if name not in names(game):
        raise Refusal("--bots", "wrong_option", expected=f"some of {', '.join(names(game))}, got {name[:40]}")
    if name == IDLER:
        return IDLERS[game]()
    return Beginner() if name == BEGINNER else bot(game, name)
