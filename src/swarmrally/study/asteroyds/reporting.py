"""The report of a finished game, from the moments at which its plans stood: one of them for each round."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.state import COLUMNS, SEATS, State
from swarmrally.kernel.compiler import called, entry
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import Hexes
from swarmrally.study.asteroyds.bench import Bench
from swarmrally.study.asteroyds.plans import BEGINNING, Choice, weigh_plans
from swarmrally.study.asteroyds.playing_out import count_chances, play_first_round, take_seats
from swarmrally.study.weighing.concluding import conclude
from swarmrally.study.weighing.findings import (
    NOTHING_YET,
    ROUNDS,
    Findings,
    ask_for_plans,
    close_chances,
    note_plan,
    open_row,
)
from swarmrally.study.weighing.tries import BEST

NOBODY = -1
"""Instead of a seat: the chances of all seats as the planning begins."""


class Report(Findings):
    """With the best plans."""

    choice: Annotated[Choice, Choice]
    best_plan: Annotated[Ints, "i1", (ROUNDS, SEATS, COLUMNS)]
    best_ram: Annotated[Ints, "i1", (ROUNDS, SEATS)]
    best_emergency: Annotated[Ints, "i1", (ROUNDS, SEATS)]


@entry
def report_on(board: Hexes, before: State, stands: State, seat: int, report: Report, bench: Bench, at_most: int) -> bool:
    """A moment of the game, for about as long as so many games take; False as long as it is to be called again.

    For each round first NOBODY's, then that of every seat that has planned. `before` is the position as the planning began, or just
    before the seat's plan was there; in `stands` all plans are.
    """
    if seat == NOBODY:
        return find_chances(board, before, report, bench, at_most)
    return find_plans(board, before, stands, seat, report, bench, at_most)


@entry
def sum_up(report: Report) -> None:
    """After the last moment."""
    conclude(report)


@entry
def play_better(board: Hexes, before: State, stands: State, row: int, seat: int, report: Report, events: Events, bench: Bench) -> None:
    """What the best plan of this seat would have brought in this round: its events, to the next planning or the end.

    The position after them is `bench.game`; what is asked a rookie answers.
    """
    game = bench.game
    copy_over(game, stands)
    for column in range(COLUMNS):
        game.plan[seat, column] = report.best_plan[row, seat, column]
    game.ram_order[seat] = report.best_ram[row, seat]
    game.emergency_order[seat] = report.best_emergency[row, seat]
    take_seats(game, bench, 0)
    play_first_round(board, game, events, bench)


@called
def find_chances(board: Hexes, before: State, report: Report, bench: Bench, at_most: int) -> bool:
    if report.stage == NOTHING_YET:
        open_row(report, int(before.round_number))
    if not count_chances(board, before, report.chances, bench, at_most):
        return False
    return close_chances(report)


@called
def find_plans(board: Hexes, before: State, stands: State, seat: int, report: Report, bench: Bench, at_most: int) -> bool:
    choice, row = report.choice, int(report.rounds) - 1
    if report.stage == NOTHING_YET:
        ask_for_plans(report, choice, seat)
        choice.stage = BEGINNING
    if not weigh_plans(board, before, stands, choice, bench, at_most):
        return False
    note_plan(report, choice, row)
    for column in range(COLUMNS):
        report.best_plan[row, seat, column] = choice.plan[BEST, column]
    report.best_ram[row, seat] = choice.ram[BEST]
    report.best_emergency[row, seat] = choice.emergency_shield[BEST]
    report.stage = NOTHING_YET
    return True
