"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.bots.roborally.choosing import BEGIN
from swarmrally.bots.roborally.desk import Desk
from swarmrally.bots.roborally.search.scouting import scout_on
from swarmrally.bots.roborally.thinking import decide, scout, think
from swarmrally.bots.roborally.walking.thinking import RACER
from swarmrally.bots.roborally.whole_games import Match, play_on
from swarmrally.kernel.decisions import ask
from swarmrally.kernel.fields import copy, new
from swarmrally.roborally.components.state import ASK_POWER_DOWN
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats


def steps() -> list[Callable[[], object]]:
    """What to call, in this order."""
    game = Game(Setup(seats=usual_seats(2)), "")
    course, state, desk, asked = game.course, game.state, Desk(), copy(game.state)
    ask(asked, 0, ASK_POWER_DOWN)
    known, atlas, events, mind, orders = desk.known, desk.walkers_atlas, desk.events, desk.mind, desk.orders
    mind.bot, mind.stage = RACER, BEGIN
    return [
        lambda: scout_on(course, mind, events, atlas),
        lambda: think(course, state, known, atlas, events, mind, orders, 1),
        lambda: scout(course, state, known, atlas, events, mind, 1),
        lambda: decide(course, asked, known, atlas, events, mind),
        lambda: play_on(course, state, game.events, known, atlas, events, mind, orders, new(Match), 1),
    ]
