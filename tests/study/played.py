"""Games between bots that were played to their end, and the moments at which they planned."""

from __future__ import annotations

import functools

from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Game as Flight
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.bots import Budget
from swarmrally.bots.asteroyds.sitting import Sitting as Flying
from swarmrally.bots.roborally.sitting import Sitting as Rallying
from swarmrally.roborally.playing.game import Game as Rally
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.study.games import study_of

GAMES = ("asteroyds", "roborally")
ROOKIES = ("rookie", "rookie")
SHORT = {"asteroyds": "11", "roborally": "2"}
"""Seeds of games with five and six rounds, for what takes long with each."""


@functools.cache
def flight(seed="study", mode="racing", names=ROOKIES, powers=False):
    setup = FlightSetup(rules=Rules(mode=mode, powers=powers), seats=usual_craft(len(names), mode))
    return played(Flying, Flight(setup, seed), names, seed)


@functools.cache
def rally(seed="study", course="Checkmate", names=ROOKIES, options=0):
    setup = RallySetup(course=course, seats=usual_robots(len(names)), options_at_start=options)
    return played(Rallying, Rally(setup, seed), names, seed)


def played(sitting, game, names, seed):
    sitting(game, names, seed, Budget(nodes=400 if sitting is Rallying else 4), 100, keeps=True).play(lambda seat, seconds: None)
    assert game.is_over
    return game.record()


def record_of(game, seed="study"):
    return flight(seed) if game == "asteroyds" else rally(seed)


def moments_of(record):
    """The study of a record, its ground, and (before, stands, seat) for each plan."""
    study = study_of(record)
    ground = study.game.board.hexes if record.game == "asteroyds" else study.game.course
    plans = [(getattr(each, "before", each.stands), each.stands, each.seat) for each in study.moments if each.seat >= 0]
    return study, ground, plans
