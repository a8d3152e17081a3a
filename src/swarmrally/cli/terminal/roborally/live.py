"""RoboRally on a terminal with keys: frames drawn in place, programs made card by card."""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from swarmrally.cli.terminal.front import DECISION_SECONDS, SKIP, TICK, Drawn, Quit
from swarmrally.cli.terminal.look import TIME
from swarmrally.cli.terminal.roborally.draft import policies_only
from swarmrally.cli.terminal.roborally.frames import View, asked_lines, focus_of, running_frame
from swarmrally.cli.terminal.roborally.narration import styled
from swarmrally.cli.terminal.roborally.pace import delay
from swarmrally.cli.terminal.roborally.policies import Policy
from swarmrally.cli.terminal.roborally.programming import Programmer
from swarmrally.cli.terminal.roborally.questions import answered, is_secret
from swarmrally.cli.terminal.roborally.sitting import Asking, Made
from swarmrally.kernel.events import BEAT
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State, is_here
from swarmrally.roborally.forms.event_json import described_row
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.fold import fold

ONE_KEY = 9
ANSWER_ROWS = 9


@dataclass
class Live(Drawn):
    """A front that draws and reads keys."""

    course: Course = field(kw_only=True)
    policies: dict[int, dict[str, Policy]] = field(default_factory=dict)

    @property
    def view(self) -> View:
        return View(self.course, self.cast, self.screen.size)

    # programming

    def program(self, seen: State, seat: int) -> Made:
        if self.cast.is_shared:
            self.hand_over(seat, f"programs the {self.cast.colours[seat]} robot.")
        self.keys.forget()
        try:
            return Programmer(self, seen, seat, self.policies.setdefault(seat, {})).run()
        finally:
            self.has_planned = True
            self.screen.clear()

    def without_cards(self, seen: State, seat: int) -> LiveProgram:
        return policies_only(self.course, seen, seat, self.policies.setdefault(seat, {}))

    # running

    def tell(self, shown: State, rows: list[list[int]]) -> None:
        skipping = self.speed == 0
        for _, beat in itertools.groupby(rows, lambda row: row[BEAT]):
            told = []
            for row in beat:
                fold(shown, row)
                told.append(described_row(row))
            self.log += [styled(event, self.cast.names) for event in told]
            if not skipping:
                self.screen.show(running_frame(self.view, shown, focus_of(told, shown), self.log, SKIP))
                skipping = self.skips(delay(told, self.speed))

    def read_on(self, shown: State, people_are_out: bool) -> None:
        self.scroll(lambda log, hint: running_frame(self.view, shown, self.centre(shown), log, hint), people_are_out)

    def centre(self, shown: State, seat: int | None = None) -> list[int]:
        """Where a person's robot stands, so that a large course is shown around it."""
        seats = sorted(self.cast.people) if seat is None else [seat]
        return [int(shown.robot_cell[seat]) for seat in seats if is_here(shown, seat)][:1]

    # decisions

    def decide(self, shown: State, asking: Asking) -> Any:
        """One key where there are few answers, else a number and Enter; Enter alone takes the first."""
        if is_secret(asking.question) and self.cast.is_shared:
            self.hand_over(asking.seat, "decides.")
        self.keys.forget()
        typed = ""
        end = time.monotonic() + DECISION_SECONDS
        while True:
            left = end - time.monotonic() if self.seconds is not None else None
            if left is not None and left <= 0:
                return asking.answers[0]
            self.ask(shown, asking, typed, left)
            key = self.key(None if left is None else min(TICK, left))
            if key == "q":
                raise Quit
            if key == "enter" and not typed:
                return asking.answers[0]
            if key == "backspace":
                typed = typed[:-1]
            elif key is not None and len(key) == 1 and key in "0123456789":
                typed += key
            if typed and (key == "enter" or len(asking.answers) <= ONE_KEY):
                if 1 <= int(typed) <= len(asking.answers):
                    return asking.answers[int(typed) - 1]
                # A number that is no answer is forgotten, without a word: the next key begins anew.
                typed = ""

    def ask(self, shown: State, asking: Asking, typed: str, left: float | None) -> None:
        question = f"{self.cast.names[asking.seat]}: {asking.words(self.cast.names)}"
        words = [answered(asking.question, answer) for answer in asking.answers]
        lines = asked_lines(question, words, typed, ANSWER_ROWS)
        how = "A number" if len(words) <= ONE_KEY else "A number and Enter"
        hint = Text(f"{how}; Enter takes the first" + (f", as in {int(left) + 1} s" if left is not None else ""), TIME)
        frame = running_frame(self.view, shown, self.centre(shown, asking.seat), self.log, hint)
        room = len(frame) - 1 - len(lines)
        self.screen.show([*frame[:room], *lines, hint])
