"""Who can play in the arena: the bots, and two scripts to measure them by, a beginner and one that does nothing."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.arena.beginner import Beginner
from swarmrally.arena.idler import IDLERS
from swarmrally.arena.stroller import Stroller
from swarmrally.bots import NAMES, Bot, bot
from swarmrally.kernel.refusal import Refusal

BEGINNERS: dict[str, Callable[[], Bot]] = {"asteroyds": Beginner, "roborally": Stroller}
SCRIPTS = {"idler": IDLERS, "beginner": BEGINNERS}
PLAYERS = (*NAMES, *SCRIPTS)


def check_player(name: str) -> None:
    if name not in PLAYERS:
        raise Refusal("--bots", "wrong_option", expected=f"some of {', '.join(PLAYERS)}, got {name[:40]}")


def player(game: str, name: str) -> Bot:
    """The player of this name for this game, or a Refusal."""
    check_player(name)
    return SCRIPTS[name][game]() if name in SCRIPTS else bot(game, name)
