"""The game on a terminal with keys: frames drawn in place, a stopwatch that runs while a plan is made."""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.fold import fold
from swarmrally.cli.terminal.asteroyds.board import Marks
from swarmrally.cli.terminal.asteroyds.frames import View, flight_frame
from swarmrally.cli.terminal.asteroyds.narration import styled
from swarmrally.cli.terminal.asteroyds.options import Assist
from swarmrally.cli.terminal.asteroyds.pace import delay, flying_in, focus_of
from swarmrally.cli.terminal.asteroyds.planning import Planner
from swarmrally.cli.terminal.asteroyds.sitting import choices
from swarmrally.cli.terminal.front import DECISION_SECONDS, SKIP, TICK, Drawn, Quit
from swarmrally.cli.terminal.look import GO, TIME

NO_MARKS = Marks()


@dataclass
class Live(Drawn):
    """A front that draws and reads keys."""

    board: Board = field(kw_only=True)
    assist: Assist = field(kw_only=True)
    with_preview: set[int] = field(default_factory=set)

    @property
    def view(self) -> View:
        return View(self.board, self.cast, self.screen.size[1], self.assist != "none")

    # planning

    def plan(self, seen: State, seat: int) -> LivePlan:
        if self.cast.is_shared:
            self.hand_over(seat, f"plans, with the {self.cast.colours[seat]} craft.")
        self.keys.forget()
        planner = Planner(self, seen, seat)
        try:
            return planner.run()
        finally:
            self.has_planned = True
            self.screen.clear()

    # flight

    def tell(self, shown: State, rows: list[list[int]]) -> None:
        skipping = self.speed == 0
        events = iter(described(rows, self.board))
        for _, beat in itertools.groupby(rows, lambda row: row[2]):
            told = []
            for row in beat:
                fold(shown, row)
                told.append(next(events))
            self.log += [styled(event, self.cast.names) for event in told]
            if not skipping:
                self.show_beat(shown, told)
                skipping = self.skips(delay(told, self.speed))

    def show_beat(self, shown: State, told: list[dict[str, Any]]) -> None:
        marks = Marks(focus=focus_of(told, shown, self.board))
        self.screen.show(flight_frame(self.view, shown, marks, flying_in(told), self.log, SKIP))

    def read_on(self, shown: State, people_are_out: bool) -> None:
        """The log can be scrolled before the next round, or the end."""
        self.scroll(lambda log, hint: flight_frame(self.view, shown, NO_MARKS, None, log, hint), people_are_out)

    # decisions

    def decide(self, shown: State, seat: int, question: str, points: int) -> bool:
        asked, yes, no = choices(question, points, int(shown.craft_damage[seat]))
        self.keys.forget()
        end = time.monotonic() + DECISION_SECONDS
        while True:
            left = end - time.monotonic() if self.seconds is not None else None
            if left is not None and left <= 0:
                return False
            lines = [
                Text(f"{self.cast.names[seat]}: {asked}", f"bold {TIME}"),
                Text().append("  Y  ", f"bold {GO}").append(f"yes: {yes}"),
                Text().append("  N  ", f"bold {GO}").append(f"no: {no}"),
            ]
            hint = Text(f"No in {int(left) + 1} s" if left is not None else "Y or N", TIME)
            self.screen.show(flight_frame(self.view, shown, Marks(focus=[int(shown.craft_cell[seat])]), None, [*self.log, *lines], hint))
            key = self.key(None if left is None else min(TICK, left))
            if key in ("y", "n"):
                return key == "y"
            if key == "q":
                raise Quit
