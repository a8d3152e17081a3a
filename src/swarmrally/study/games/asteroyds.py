"""A finished game of Asteroyds: a moment for each round, when all plans stand."""

from __future__ import annotations

from typing import Any, NamedTuple

from swarmrally.asteroyds.components.state import EMERGENCY_ORDERS, State
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.game import DECISION_DECODER, Game, Plans, decide, read_setup
from swarmrally.asteroyds.rules.chart import ACTIONS
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import copy, from_bytes, new
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.records import Record
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.study.asteroyds.bench import Bench
from swarmrally.study.asteroyds.reporting import NOBODY, Report, play_better, report_on, sum_up
from swarmrally.study.games import Advance
from swarmrally.study.games.limits import check_playable, winners_of

SLICE = 64
"""Games between two looks at whoever waits."""


class Moment(NamedTuple):
    row: int
    seat: int
    """NOBODY for the chances of all."""
    stands: State


class Study:
    def __init__(self, record: Record) -> None:
        make_ready("study.asteroyds")
        self.game = Game(read_setup(bytes(record.setup), "/setup"), record.seed)
        self.bench, self.report = new(Bench), new(Report)
        self.moments: list[Moment] = []
        self.rounds = 0
        for number, text in enumerate(record.decisions):
            self.follow(number, bytes(text))
        check_playable(self.game.is_over, record, self.rounds)
        self.report.seats, self.report.winners = int(self.game.state.seats), winners_of(self.game.state, record)

    def follow(self, number: int, text: bytes) -> None:
        """Another decision; before a round is flown its plans are kept."""
        decision = decoded(DECISION_DECODER, text, f"/decisions/{number}")
        try:
            if isinstance(decision, Plans):
                self.keep_moments(decision)
            decide(self.game, decision)
        except Refusal as refusal:
            raise refusal.inside(f"/decisions/{number}") from None

    def keep_moments(self, decision: Plans) -> None:
        for plan in decision.plans:
            self.game.plan(plan)
        stands = copy(self.game.state)
        self.moments += [Moment(self.rounds, seat, stands) for seat in (NOBODY, *self.game.seats_to_plan())]
        self.rounds += 1

    def work(self, advance: Advance) -> None:
        for moment in range(len(self.moments)):
            self.work_on(moment, moment + 1)
            advance(1)
        self.conclude()

    def work_on(self, first: int, last: int) -> None:
        board = self.game.board.hexes
        for _, seat, stands in self.moments[first:last]:
            while not report_on(board, stands, stands, seat, self.report, self.bench, SLICE):
                pass

    def resume(self, report: bytes) -> None:
        self.report = from_bytes(Report, bytearray(report))

    def conclude(self) -> None:
        sum_up(self.report)

    def best_plan(self, row: int, seat: int) -> LivePlan:
        report = self.report
        *columns, energy = (ACTIONS[action] for action in report.best_plan[row, seat])
        return LivePlan(
            seat,
            tuple(columns),
            energy,
            bool(report.best_ram[row, seat]),
            EMERGENCY_ORDERS[report.best_emergency[row, seat]],
        )

    def better_events(self, row: int, seat: int) -> list[dict[str, Any]]:
        stands = next(moment.stands for moment in self.moments if (moment.row, moment.seat) == (row, seat))
        events = new(Events)
        play_better(self.game.board.hexes, stands, stands, row, seat, self.report, events, self.bench)
        return described(rows(events), self.game.board)
