"""Small contests, played by whatever engine is in use."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Raw

from swarmrally.arena.matches import Contest, Match, Pace, Result, SeatResult
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.bots import Budget
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots


def race(seats=2, mode="racing", **options):
    setup = Setup(Rules(mode), usual_seats(seats, mode))
    return Contest("asteroyds", Raw(msgspec.json.encode(setup)), "a seed", Budget(nodes=100), **options)


def rally(seats=2, course="Risky Exchange", **options):
    setup = RallySetup(course=course, seats=usual_robots(seats))
    return Contest("roborally", Raw(msgspec.json.encode(setup)), "a seed", Budget(nodes=100), **options)


def result(number, winners, *bots, rounds=5):
    """As if these bots had played, by seat."""
    return Result(number, winners, rounds, "tokens", [SeatResult(bot, seat + 1, 0, 0, Pace()) for seat, bot in enumerate(bots)])


@pytest.fixture(params=[race, rally], ids=["asteroyds", "roborally"])
def contest(request):
    return request.param


def match(contest, number=0, bots=("rookie", "drifter")):
    return Match(contest, number, tuple(bots))
