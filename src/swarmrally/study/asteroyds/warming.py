"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.kernel.fields import new
from swarmrally.study.asteroyds.bench import Bench
from swarmrally.study.asteroyds.plans import Choice, weigh_plans
from swarmrally.study.asteroyds.playing_out import count_chances
from swarmrally.study.asteroyds.reporting import NOBODY, Report, play_better, report_on, sum_up
from swarmrally.study.weighing.chances import Chances


def steps() -> list[Callable[[], object]]:
    """What to call, in this order."""
    game, bench, report = Game(Setup(seats=usual_seats(2, "racing")), ""), new(Bench), new(Report)
    board, state = printed_board().hexes, game.state
    return [
        lambda: count_chances(board, state, new(Chances), bench, 1),
        lambda: weigh_plans(board, state, state, new(Choice), bench, 1),
        lambda: report_on(board, state, state, NOBODY, report, bench, 1),
        lambda: sum_up(report),
        lambda: play_better(board, state, state, 0, 0, report, game.events, bench),
    ]
