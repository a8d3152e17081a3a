"""One person's programming: registers filled with keys, while the stopwatch runs if there is one."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.text import Text

from swarmrally.cli.terminal.front import TICK, Quit
from swarmrally.cli.terminal.look import HARM, TIME, Watch
from swarmrally.cli.terminal.roborally.draft import Editor
from swarmrally.cli.terminal.roborally.frames import help_frame, policy_frame, programming_frame
from swarmrally.cli.terminal.roborally.policies import Policy
from swarmrally.cli.terminal.roborally.sitting import Made
from swarmrally.cli.terminal.screen import COLUMNS, LINES
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.state import State

if TYPE_CHECKING:
    from swarmrally.cli.terminal.roborally.live import Live

FIRST_STEPS = "Your turn: five digits put cards into the registers, then Enter. ? explains everything."
PREFIX_WORDS = {"r": "Which register? 1-5", "k": "Which card is kept for the Conditional Program?", "f": "Which card goes on the Flywheel?"}


class Programmer:
    """One person's programming, from the first key to Enter or to the end of the stopwatch."""

    def __init__(self, live: Live, seen: State, seat: int, policies: dict[str, Policy]) -> None:
        self.live, self.seen, self.seat = live, seen, seat
        self.editor = Editor(live.course, seen, seat, policies)
        self.message = Text("" if live.has_planned else FIRST_STEPS, TIME)
        self.page = ""
        self.started = time.monotonic()
        columns, lines = live.screen.size
        if columns < COLUMNS or lines < LINES:
            self.message = Text(f"This terminal has {columns} x {lines} characters; {COLUMNS} x 40 show everything.", HARM)

    @property
    def watch(self) -> Watch:
        return Watch.since(self.started, self.live.seconds)

    def run(self) -> Made:
        while True:
            watch = self.watch
            if watch.left is not None and watch.left <= 0:
                return self.time_is_up()
            self.live.screen.show(self.frame(watch))
            key = self.live.key(None if watch.left is None else min(TICK, watch.left))
            made = None if key is None else self.press(key)
            if made is not None:
                return made

    def time_is_up(self) -> Made:
        """R3.2 Empty registers are filled at random."""
        name = self.live.cast.names[self.seat]
        words = f"{name}'s time was up: empty registers were filled at random"
        self.live.log.append(Text().append(words, TIME).append(" [R3.2]", "dim"))
        return Made(self.editor.program(), timed_out=True)

    def frame(self, watch: Watch) -> list[Text]:
        if self.page == "help":
            return help_frame(watch)
        if self.page == "policies":
            return policy_frame(self.editor, self.live.cast)
        prefix = self.editor.draft.prefix
        message = Text(PREFIX_WORDS[prefix], TIME) if prefix else self.message
        return programming_frame(self.live.view, self.seen, self.editor, watch, message)

    def press(self, key: str) -> Made | None:
        """Carries a key out; a program when it is done, or another hand is wanted."""
        if self.page:
            self.turn_page(key)
            return None
        self.message = Text()
        if key == "q":
            raise Quit
        if key == "enter":
            return self.done()
        if key == "c":
            return self.recompiled()
        if key == "?":
            self.page = "help"
        elif key == "o":
            self.page = "policies"
        elif key == "backspace":
            self.editor.undo()
        else:
            self.edit(key)
        return None

    def turn_page(self, key: str) -> None:
        """On the page of policies a number changes one; anything else goes back."""
        questions = self.editor.questions()
        if self.page == "policies" and len(key) == 1 and key in "123456789" and int(key) <= len(questions):
            self.editor.turn_policy(questions[int(key) - 1])
        else:
            self.page = ""

    def done(self) -> Made | None:
        missing = [str(register + 1) for register in self.editor.missing]
        if not missing:
            return Made(self.editor.program())
        words = f"Registers {', '.join(missing)} have no card yet" if len(missing) > 1 else f"Register {missing[0]} has no card yet"
        self.message = Text(f"{words} (R3.1).", HARM)
        return None

    def recompiled(self) -> Made | None:
        if self.editor.can_recompile:
            return Made(self.editor.program(), recompiles=True)
        self.message = Text("Only a robot with the option Recompile, once a turn (R9.22).", HARM)
        return None

    def edit(self, key: str) -> None:
        try:
            self.editor.press(key)
        except Refusal as refusal:
            self.message = Text(refusal.reason[0].upper() + refusal.reason[1:], HARM)
