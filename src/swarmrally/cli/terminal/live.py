"""The game on a terminal with keys: frames drawn in place, a stopwatch that runs while a plan is made."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from swarmrally.asteroyds.board import Board
from swarmrally.asteroyds.fold import fold
from swarmrally.asteroyds.forms import LivePlan
from swarmrally.asteroyds.state import State
from swarmrally.asteroyds.wire import described
from swarmrally.cli.terminal.board import Marks
from swarmrally.cli.terminal.cast import Cast
from swarmrally.cli.terminal.frames import View, flight_frame
from swarmrally.cli.terminal.keys import Keys
from swarmrally.cli.terminal.looking import Assist
from swarmrally.cli.terminal.narration import styled
from swarmrally.cli.terminal.pace import delay, flying_in, focus_of
from swarmrally.cli.terminal.panels import GO, HARM, QUIET, TIME
from swarmrally.cli.terminal.planning import Planner
from swarmrally.cli.terminal.screen import Screen
from swarmrally.cli.terminal.sitting import DECISION_SECONDS, Quit, choices

TICK = 0.25
NO_MARKS = Marks()


@dataclass
class Live:
    """A front that draws and reads keys."""

    screen: Screen
    keys: Keys
    board: Board
    cast: Cast
    seconds: float | None
    assist: Assist
    speed: float
    log: list[Text] = field(default_factory=list)
    with_preview: set[int] = field(default_factory=set)
    has_planned: bool = False

    @property
    def view(self) -> View:
        return View(self.board, self.cast, self.screen.size[1], self.assist != "none")

    def key(self, seconds: float | None = None) -> str | None:
        """The next key; Quit when the terminal is gone."""
        try:
            return self.keys.read(seconds)
        except EOFError:
            raise Quit from None

    def wait_for_enter(self, lines: Sequence[Text]) -> None:
        while True:
            self.screen.show(lines)
            key = self.key()
            if key in ("enter", " "):
                return
            if key == "q":
                raise Quit

    def welcome(self, lines: Sequence[Text]) -> None:
        self.keys.forget()
        self.wait_for_enter([Text(), *lines, Text(), Text().append("Enter", f"bold {GO}").append(" begins   Q leaves", QUIET)])

    # planning

    def plan(self, seen: State, seat: int) -> LivePlan:
        if len(self.cast.people) > 1:
            self.hand_over(seat)
        self.keys.forget()
        planner = Planner(self, seen, seat)
        try:
            return planner.run()
        finally:
            self.has_planned = True
            self.screen.clear()

    def hand_over(self, seat: int) -> None:
        """Nothing secret shows until the next person says so."""
        self.screen.clear()
        name = Text(self.cast.names[seat], "bold")
        lines = [
            Text(),
            Text("  Now ").append_text(name).append(f" plans, with the {self.cast.colours[seat]} craft."),
            Text(),
            Text("  Everybody else looks away. Press ").append("Enter", f"bold {GO}").append(" when only you can see the screen."),
        ]
        self.wait_for_enter(lines)

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
        hint = Text("Any key skips to the end of the flight   Q leaves", QUIET)
        self.screen.show(flight_frame(self.view, shown, marks, flying_in(told), self.log, hint))

    def skips(self, seconds: float) -> bool:
        key = self.key(seconds)
        if key == "q":
            raise Quit
        return key is not None

    def read_on(self, shown: State, people_are_out: bool) -> None:
        """The log can be scrolled before the next round, or the end."""
        self.keys.forget()
        back = 0
        words = " goes on   ↑ ↓ scroll what happened   Q leaves"
        while True:
            hint = Text().append("Enter", f"bold {GO}").append(words, QUIET)
            if people_are_out and self.cast.people:
                hint = Text().append("You are out. ", HARM).append_text(hint)
            log = self.log[: len(self.log) - back] if back else self.log
            self.screen.show(flight_frame(self.view, shown, NO_MARKS, None, log, hint))
            key = self.key()
            if key in ("enter", " "):
                return
            if key == "q":
                raise Quit
            back = scrolled(back, str(key), len(self.log))

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


def scrolled(back: int, key: str, size: int) -> int:
    step = {"up": 1, "down": -1, "pgup": 10, "pgdn": -10, "home": size, "end": -size}.get(key, 0)
    return max(0, min(size - 1, back + step))
