"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.bots import Budget
from swarmrally.bots.roborally import ace, racer, rookie
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.rehearsal import chances_at
from swarmrally.bots.roborally.search.scouting import Clock, atlas_for
from swarmrally.kernel.fields import new
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats


def steps() -> list[Callable[[], object]]:
    """What to call, in this order."""
    game = Game(Setup(seats=usual_seats(2)), "")
    return [
        lambda: atlas_for(game.course, game.state, Clock(None)),
        lambda: rookie.plan(game.course, game.state, 0, 0),
        lambda: racer.plan(game.course, game.state, 0, 0, Budget(nodes=100)),
        lambda: ace.plan(game.course, game.state, 0, 0, Budget(nodes=100)),
        lambda: chances_at(game.course, new(Atlas), game.state, 0),
    ]
