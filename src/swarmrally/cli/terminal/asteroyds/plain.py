"""The game in plain lines: for pipes, screen readers and terminals that can do no more. A plan is a line of letters."""

from __future__ import annotations

import time
from dataclasses import dataclass

from swarmrally.asteroyds.components.board import Board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.components.tiles import DICE
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.picture import craft_line
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.fold import fold_all
from swarmrally.cli.terminal.asteroyds.board import Marks, board_lines
from swarmrally.cli.terminal.asteroyds.draft import Editor
from swarmrally.cli.terminal.asteroyds.looking import look_up, preview_of
from swarmrally.cli.terminal.asteroyds.narration import styled
from swarmrally.cli.terminal.asteroyds.options import Assist
from swarmrally.cli.terminal.asteroyds.sitting import choices
from swarmrally.cli.terminal.front import DECISION_SECONDS, Printed, Quit
from swarmrally.kernel.refusal import Refusal

HELP = """\
A plan is a line of letters, one for each column, the seventh for energy; spaces do not count. For example: wwd.sa e
  w ahead   d right, then ahead   a left, then ahead   x turn back   s shoot   . wait   e energy on the shield
  p your pilot's power (pp: its next form)   3s replaces column 3 by a shot
  r ram order: ask me, then no (r), yes (rr)   g emergency shield: ask me, then never (g), fatal (gg), always (ggg)
Columns left out are waits. An action in the energy column turns the shield off for the round.
Other lines: ?13 where tile 13 will go   v wwd what a plan would come to   board   help   quit"""


@dataclass
class Plain(Printed):
    """A front that prints and reads lines."""

    board: Board
    assist: Assist

    def show_board(self, state: State) -> None:
        for line in board_lines(state, self.board, Marks()):
            line.rstrip()
            self.say(line)
        for seat in range(int(state.seats)):
            role = self.cast.role(seat)
            self.say(craft_line(state, self.board, seat) + (f" ({role})" if role else ""))
        self.say("Dice: " + ", ".join(f"{DICE[colour]} {state.dice[colour]}" for colour in state.dice_order))

    def tell(self, shown: State, rows: list[list[int]]) -> None:
        for event in described(rows, self.board):
            self.say(styled(event, self.cast.names))
        fold_all(shown, rows)

    def read_on(self, shown: State, people_are_out: bool) -> None:
        self.say("You are out; the bots fly on." if people_are_out and self.cast.people and not shown.over else "")

    def plan(self, seen: State, seat: int) -> LivePlan:
        name = self.cast.names[seat]
        if self.cast.is_shared:
            self.hand_over(name)
        self.show_board(seen)
        limit = f", {self.seconds:g} seconds" if self.seconds is not None else ""
        self.say(f"{name}, seat {seat}: your plan{limit}? (help explains)")
        end = None if self.seconds is None else time.monotonic() + self.seconds
        while True:
            line = self.read(None if end is None else max(0.0, end - time.monotonic()))
            if line is None:
                self.say("Time is up: the plan stands as it is, empty (A2.2).")
                return Editor(seen, seat).plan()
            plan = self.plan_in(line.lower(), seen, seat)
            if plan is not None:
                self.say("Sealed.")
                return plan

    def plan_in(self, line: str, seen: State, seat: int) -> LivePlan | None:
        """The plan that a line holds; None when it was a question, or nothing that can be flown."""
        word, _, rest = line.partition(" ")
        if word in ("q", "quit"):
            raise Quit
        if word in ("", "?", "help"):
            self.say(HELP)
        elif word == "board":
            self.show_board(seen)
        elif word == "look" or word[0] == "?":
            self.say(look_up(seen, self.board, rest if word == "look" else word[1:]))
        elif word == "v":
            self.foresee(rest, seen, seat)
        else:
            return self.typed(line, seen, seat)
        return None

    def typed(self, line: str, seen: State, seat: int) -> LivePlan | None:
        editor = Editor(seen, seat)
        try:
            for letter in line.replace(" ", ""):
                if not editor.press(letter):
                    raise Refusal("", "wrong_step", why=f"{letter!r} is no letter of a plan; help lists them")
        except Refusal as refusal:
            self.say(f"Refused: {refusal.reason}.")
            return None
        return editor.plan()

    def foresee(self, line: str, seen: State, seat: int) -> None:
        if self.assist == "none":
            self.say("Previews are off: --assist path or --assist forecast turns them on.")
            return
        plan = self.typed(line, seen, seat)
        if plan is not None:
            self.say(preview_of(self.board, seen, plan, self.assist, self.cast.names).words)

    def decide(self, shown: State, seat: int, question: str, points: int) -> bool:
        asked, yes, no = choices(question, points, int(shown.craft_damage[seat]))
        self.say(f"{self.cast.names[seat]}: {asked}\n  y  yes: {yes}\n  n  no: {no}")
        while True:
            line = self.read(None if self.seconds is None else DECISION_SECONDS)
            if line is None:
                self.say("No answer: no.")
                return False
            if line.lower() in ("q", "quit"):
                raise Quit
            if line.lower()[:1] in ("y", "n"):
                return line.lower()[0] == "y"
            self.say("y or n?")
