"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.kernel.fields import new
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.study.roborally.bench import Bench
from swarmrally.study.roborally.playing_out import count_chances
from swarmrally.study.roborally.programs import Choice, weigh_plans
from swarmrally.study.roborally.reporting import NOBODY, Report, play_better, report_on, sum_up
from swarmrally.study.weighing.chances import Chances


def steps() -> list[Callable[[], object]]:
    """What to call, in this order."""
    game, bench, report = Game(Setup(seats=usual_seats(2)), ""), new(Bench), new(Report)
    course, state = game.course, game.state
    return [
        lambda: count_chances(course, state, new(Chances), bench, 1),
        lambda: weigh_plans(course, state, state, new(Choice), bench, 1),
        lambda: report_on(course, state, state, NOBODY, report, bench, 1),
        lambda: sum_up(report),
        lambda: play_better(course, state, state, 0, 0, report, game.events, bench),
    ]
