"""The report of a finished game, from the moments at which a seat has programmed, and those at which a turn has begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from swarmrally.kernel.compiler import called, entry, kernel
from swarmrally.kernel.copying import copy_over
from swarmrally.kernel.events import Events
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import REGISTERS, SEATS, State
from swarmrally.roborally.rules.handing_in import Sheet
from swarmrally.roborally.rules.odd_courses.turntable import lay_as_in
from swarmrally.study.roborally.bench import Bench
from swarmrally.study.roborally.playing_out import count_chances, play_turn_out, put_on_bench, take_seats
from swarmrally.study.roborally.programs import BEGINNING, Choice, hand_over, weigh_plans
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
"""Instead of a seat: the chances of all seats as the programming begins."""


class Report(Findings):
    """With the best programs: that of a seat in a row at `row * SEATS + seat`."""

    choice: Annotated[Choice, Choice]
    best: Annotated[Sequence[Sheet], Sheet, ROUNDS * SEATS]


@entry
def report_on(course: Course, before: State, stands: State, seat: int, report: Report, bench: Bench, at_most: int) -> bool:
    """A moment of the game, for about as long as so many games take; False as long as it is to be called again.

    For each turn first NOBODY's, then that of every seat that has programmed. `before` is the position as the programming began, or
    just before the seat's program was done; in `stands` all programs are.
    """
    if seat == NOBODY:
        return find_chances(course, before, report, bench, at_most)
    return find_programs(course, before, stands, seat, report, bench, at_most)


@entry
def sum_up(report: Report) -> None:
    """After the last moment."""
    conclude(report)


@entry
def play_better(course: Course, before: State, stands: State, row: int, seat: int, report: Report, events: Events, bench: Bench) -> None:
    """What the best program of this seat would have brought in this turn: its events, to the next programming or the end.

    The position after them is `bench.game`; what is asked a rookie answers.
    """
    put_on_bench(course, stands, bench)
    take_back(before, bench.game, seat)
    hand_over(course, bench, report.best[row * SEATS + seat], seat)
    take_seats(bench.game, bench, 0)
    play_turn_out(course, bench.game, events, bench)
    lay_as_in(course, stands)


@kernel
def take_back(before: State, game: State, seat: int) -> None:
    """The seat has its hand again, and has not programmed yet."""
    for place in range(len(game.hand[seat])):
        game.hand[seat, place] = before.hand[seat, place]
    game.hand_count[seat] = before.hand_count[seat]
    game.flywheel[seat] = before.flywheel[seat]
    game.kept_card[seat] = before.kept_card[seat]
    game.sealed[seat] = 0
    for register in range(REGISTERS):
        if int(game.to_program[seat]) >> register & 1:
            game.registers[seat, register, 0] = NO_CARD
            game.registers[seat, register, 1] = NO_CARD


@called
def find_chances(course: Course, before: State, report: Report, bench: Bench, at_most: int) -> bool:
    if report.stage == NOTHING_YET:
        open_row(report, int(before.turn_number))
    if not count_chances(course, before, report.chances, bench, at_most):
        return False
    return close_chances(report)


@called
def find_programs(course: Course, before: State, stands: State, seat: int, report: Report, bench: Bench, at_most: int) -> bool:
    choice, row = report.choice, int(report.rounds) - 1
    if report.stage == NOTHING_YET:
        ask_for_plans(report, choice, seat)
        choice.stage = BEGINNING
    if not weigh_plans(course, before, stands, choice, bench, at_most):
        return False
    note_plan(report, choice, row)
    copy_over(report.best[row * SEATS + seat], choice.sheet[BEST])
    report.stage = NOTHING_YET
    return True
