"""A finished game of RoboRally: moments for each turn, as its programming began and as the programs stood."""

from __future__ import annotations

from typing import Any, NamedTuple

from swarmrally.bots.roborally.desk import program_in
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import copy, from_bytes, new
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.records import Record
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.roborally.components.state import SEATS, State
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.game import DECISION_DECODER, Decision, Game, Programmed, Recompiled, Run, TimedOut, decide
from swarmrally.roborally.playing.setting_up import SETUP_DECODER
from swarmrally.study.games import Advance
from swarmrally.study.games.limits import check_playable, winners_of
from swarmrally.study.roborally.bench import Bench
from swarmrally.study.roborally.reporting import NOBODY, Report, play_better, report_on, sum_up

SLICE = 64
"""Games between two looks at whoever waits."""


class Moment(NamedTuple):
    row: int
    seat: int
    """NOBODY for the chances of all."""
    before: State
    stands: State


class Study:
    def __init__(self, record: Record) -> None:
        make_ready("study.roborally")
        setup = decoded(SETUP_DECODER, bytes(record.setup), "/setup")
        try:
            self.game = Game(setup, record.seed)
        except Refusal as refusal:
            raise refusal.inside("/setup") from None
        self.bench, self.report = new(Bench), new(Report)
        self.moments: list[Moment] = []
        self.turns = 0
        self.opening: State | None = None
        self.before: dict[int, State] = {}
        """By seat, the position from which it has programmed in this turn."""
        self.renewed: set[int] = set()
        """R9.22 Who has taken a new hand in this turn."""
        for number, text in enumerate(record.decisions):
            self.follow(number, bytes(text))
        check_playable(self.game.is_over, record, self.turns)
        self.report.seats, self.report.winners = int(self.game.state.seats), winners_of(self.game.state, record)

    def follow(self, number: int, text: bytes) -> None:
        """Another decision; what the report needs of it is kept."""
        decision = decoded(DECISION_DECODER, text, f"/decisions/{number}")
        try:
            self.notice(decision)
            decide(self.game, decision)
        except Refusal as refusal:
            raise refusal.inside(f"/decisions/{number}") from None

    def notice(self, decision: Decision) -> None:
        if self.opening is None and self.game.is_planning:
            self.opening = copy(self.game.state)
        if isinstance(decision, Recompiled):
            self.renewed.add(decision.seat)
        elif isinstance(decision, Programmed | TimedOut):
            seat = decision.program.seat
            assert self.opening is not None
            self.before[seat] = copy(self.game.state) if seat in self.renewed else self.opening
        elif isinstance(decision, Run):
            self.keep_moments()

    def keep_moments(self) -> None:
        """R3.1 All programs stand, and the registers are about to run."""
        if self.opening is None or not self.game.is_planning:
            return
        opening, stands = self.opening, copy(self.game.state)
        self.moments.append(Moment(self.turns, NOBODY, opening, stands))
        for seat in sorted(self.before):
            if opening.to_program[seat]:
                self.moments.append(Moment(self.turns, seat, self.before[seat], stands))
        self.turns += 1
        self.opening, self.before, self.renewed = None, {}, set()

    def work(self, advance: Advance) -> None:
        for moment in range(len(self.moments)):
            self.work_on(moment, moment + 1)
            advance(1)
        self.conclude()

    def work_on(self, first: int, last: int) -> None:
        for _, seat, before, stands in self.moments[first:last]:
            while not report_on(self.game.course, before, stands, seat, self.report, self.bench, SLICE):
                pass

    def resume(self, report: bytes) -> None:
        self.report = from_bytes(Report, bytearray(report))

    def conclude(self) -> None:
        sum_up(self.report)

    def best_plan(self, row: int, seat: int) -> LiveProgram:
        return program_in(self.report.best[row * SEATS + seat], seat)

    def better_events(self, row: int, seat: int) -> list[dict[str, Any]]:
        moment = next(each for each in self.moments if (each.row, each.seat) == (row, seat))
        events = new(Events)
        play_better(self.game.course, moment.before, moment.stands, row, seat, self.report, events, self.bench)
        return described(rows(events))
