"""RoboRally in plain lines: for pipes, screen readers and terminals that can do no more. A program is a line of digits."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from swarmrally.cli.terminal.front import BLANK_PAGE, DECISION_SECONDS, Printed, Quit
from swarmrally.cli.terminal.roborally import cards
from swarmrally.cli.terminal.roborally.board import board_lines, whole
from swarmrally.cli.terminal.roborally.draft import Editor, policies_only
from swarmrally.cli.terminal.roborally.narration import styled
from swarmrally.cli.terminal.roborally.panels import option_lines, policy_lines
from swarmrally.cli.terminal.roborally.policies import Policy
from swarmrally.cli.terminal.roborally.questions import answered, is_secret
from swarmrally.cli.terminal.roborally.sitting import Asking, Made
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import REGISTERS, State
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.picture import LEGEND, machine_lines, robot_lines
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.fold import fold_all

HELP = """\
A program is a line of digits: the cards of your hand, one for each free register, from register 1 on. For example: 15324
  1-9, 0, -, =   that card of the hand       p   power down next turn (pp: ask me in my turn)
  r3 7           card 7 into register 3; with Crab Legs or Dual Processor it joins the card there
  k7             keep card 7 for the Conditional Program     f7   keep card 7 on the Flywheel
Spaces do not count: `15324 p` is a whole program with a power-down.
Other lines: hand   board   machines   options (o 2 changes the second policy)   recompile   help   quit"""


@dataclass
class Plain(Printed):
    """A front that prints and reads lines."""

    course: Course
    policies: dict[int, dict[str, Policy]] = field(default_factory=dict)

    def show_board(self, state: State) -> None:
        for line in board_lines(self.course, state, whole(self.course)):
            line.rstrip()
            self.say(line)
        for seat, words in enumerate(robot_lines(self.course, state, self.cast.names)):
            role = self.cast.role(seat)
            self.say(words + (f" ({role})" if role else ""))

    def tell(self, shown: State, rows: list[list[int]]) -> None:
        for event in described(rows):
            self.say(styled(event, self.cast.names))
        fold_all(shown, rows)

    def read_on(self, shown: State, people_are_out: bool) -> None:
        self.say("You are out; the bots drive on." if people_are_out and self.cast.people and not shown.over else "")

    def policies_of(self, seat: int) -> dict[str, Policy]:
        return self.policies.setdefault(seat, {})

    def without_cards(self, seen: State, seat: int) -> LiveProgram:
        self.say(f"{self.cast.names[seat]} has no cards this turn.")
        return policies_only(self.course, seen, seat, self.policies_of(seat))

    # programming

    def program(self, seen: State, seat: int) -> Made:
        name = self.cast.names[seat]
        if self.cast.is_shared:
            self.hand_over(name, "programs")
        self.show_board(seen)
        self.show_hand(self.editor(seen, seat))
        limit = f", {self.seconds:g} seconds" if self.seconds is not None else ""
        self.say(f"{name}, seat {seat}: your program{limit}? (help explains)")
        end = None if self.seconds is None else time.monotonic() + self.seconds
        while True:
            line = self.read(None if end is None else max(0.0, end - time.monotonic()))
            if line is None:
                self.cover()
                self.say("Time is up: empty registers are filled at random from your hand (R3.2).")
                return Made(self.editor(seen, seat).program(), timed_out=True)
            made = self.made_of(line.lower(), seen, seat)
            if made is not None:
                self.cover()
                return made

    def cover(self) -> None:
        """Nothing secret stays on the page where several people look at it."""
        if self.cast.is_shared:
            self.say(BLANK_PAGE)

    def editor(self, seen: State, seat: int) -> Editor:
        return Editor(self.course, seen, seat, self.policies_of(seat))

    def show_hand(self, editor: Editor) -> None:
        for register in range(REGISTERS):
            if register not in editor.to_fill:
                held = [int(card) * 10 for card in editor.seen.registers[editor.seat, register] if card > 0]
                self.say(f"Register {register + 1} is locked: {cards.names(held)}")
        hand = [f"{key} {cards.name(card)}" for key, card in zip(cards.KEYS, editor.cards, strict=False)]
        self.say("Hand: " + ("   ".join(hand) or "no cards"))

    def made_of(self, line: str, seen: State, seat: int) -> Made | None:
        """What a line comes to; None when it was a question, or no whole program."""
        word, _, rest = line.partition(" ")
        editor = self.editor(seen, seat)
        if word in ("q", "quit"):
            raise Quit
        if word in ("?", "help") or (not word and editor.missing):
            self.say(HELP)
        elif word == "board":
            self.show_board(seen)
        elif word == "machines":
            self.say("\n".join([*machine_lines(self.course), LEGEND]))
        elif word == "hand":
            self.show_hand(editor)
        elif word in ("o", "options"):
            self.change_policy(rest, editor)
        elif word == "recompile":
            return self.recompiled(editor)
        else:
            return self.typed(line, editor)
        return None

    def change_policy(self, number: str, editor: Editor) -> None:
        questions = editor.questions()
        if number.isascii() and number.isdigit() and 1 <= int(number[:4]) <= len(questions):
            editor.turn_policy(questions[int(number[:4]) - 1])
        for line in (*option_lines(editor.seen, editor.seat), *policy_lines(editor)):
            self.say(line)

    def recompiled(self, editor: Editor) -> Made | None:
        if editor.can_recompile:
            return Made(editor.program(), recompiles=True)
        self.say("Refused: only a robot with the option Recompile, once a turn (R9.22).")
        return None

    def typed(self, line: str, editor: Editor) -> Made | None:
        try:
            for letter in line.replace(" ", ""):
                if not editor.press(letter):
                    raise Refusal("", "wrong_step", why=f"{letter!r} is no letter of a program; help lists them")
            if editor.missing:
                raise Refusal("", "wrong_step", why=f"register {editor.missing[0] + 1} has no card")
        except Refusal as refusal:
            self.say(f"Refused: {refusal.reason}.")
            return None
        self.say("Done.")
        return Made(editor.program())

    # decisions

    def decide(self, shown: State, asking: Asking) -> Any:
        is_hidden = is_secret(asking.question) and self.cast.is_shared
        if is_hidden:
            self.hand_over(self.cast.names[asking.seat], "decides")
        self.say(f"{self.cast.names[asking.seat]}: {asking.words(self.cast.names)}")
        for number, answer in enumerate(asking.answers, 1):
            self.say(f"  {number}  {answered(asking.question, answer)}")
        chosen = self.chosen(asking)
        if is_hidden:
            self.cover()
        return chosen

    def chosen(self, asking: Asking) -> Any:
        """The answer that a number names; an empty line, and the clock, take the first."""
        while True:
            line = self.read(None if self.seconds is None else DECISION_SECONDS)
            if not line:
                self.say(f"No answer: {answered(asking.question, asking.answers[0])}.")
                return asking.answers[0]
            if line.lower() in ("q", "quit"):
                raise Quit
            if line.isascii() and line.isdigit() and 1 <= int(line[:4]) <= len(asking.answers):
                return asking.answers[int(line[:4]) - 1]
            self.say(f"A number from 1 to {len(asking.answers)}? Enter takes the first.")
