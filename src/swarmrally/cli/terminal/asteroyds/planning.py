"""One person's planning: a chart filled with keys while the stopwatch runs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.text import Text

from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.cli.terminal.asteroyds.board import Marks
from swarmrally.cli.terminal.asteroyds.draft import Editor
from swarmrally.cli.terminal.asteroyds.frames import help_frame, planning_frame
from swarmrally.cli.terminal.asteroyds.looking import look_up, preview_of
from swarmrally.cli.terminal.front import TICK, Quit
from swarmrally.cli.terminal.look import HARM, TIME, Watch
from swarmrally.cli.terminal.screen import COLUMNS, LINES
from swarmrally.kernel.refusal import Refusal

if TYPE_CHECKING:
    from swarmrally.cli.terminal.asteroyds.live import Live

FIRST_STEPS = "Your turn: press W, A or D seven times to see something happen, then Enter. ? explains everything."


class Planner:
    """One person's planning, from the first key to Enter or to the end of the stopwatch."""

    def __init__(self, live: Live, seen: State, seat: int) -> None:
        self.live, self.seen, self.seat = live, seen, seat
        self.editor = Editor(seen, seat)
        self.message = Text("" if live.has_planned else FIRST_STEPS, TIME)
        self.looking: str | None = None
        self.asked_to_seal_nothing = False
        self.started = time.monotonic()
        self.warn_if_small()

    def warn_if_small(self) -> None:
        columns, lines = self.live.screen.size
        if columns < COLUMNS or lines < LINES:
            self.message = Text(f"This terminal has {columns} x {lines} characters; {COLUMNS} x {LINES} show everything.", HARM)

    @property
    def watch(self) -> Watch:
        return Watch.since(self.started, self.live.seconds)

    def run(self) -> LivePlan:
        while True:
            watch = self.watch
            if watch.left is not None and watch.left <= 0:
                return self.time_is_up()
            self.live.screen.show(self.frame(watch))
            key = self.live.key(None if watch.left is None else min(TICK, watch.left))
            if key is not None and self.press(key):
                return self.editor.plan()

    def time_is_up(self) -> LivePlan:
        """A2.2 The plan stands as it is."""
        name = self.live.cast.names[self.seat]
        self.live.log.append(Text().append(f"{name}'s time was up: the plan stood as it was", TIME).append(" [A2.2]", "dim"))
        return self.editor.plan()

    def frame(self, watch: Watch) -> list[Text]:
        if self.looking is not None:
            return help_frame(self.message, watch)
        shown, marks, message = self.seen, Marks(), self.message
        if self.seat in self.live.with_preview:
            foreseen = preview_of(self.live.board, self.seen, self.editor.plan(), self.live.assist, self.live.cast.names)
            shown, marks = foreseen.state, Marks(trail=foreseen.trail)
            message = message if message.plain else foreseen.words
        return planning_frame(self.live.view, self.seen, self.editor, watch, message, marks, shown)

    def press(self, key: str) -> bool:
        """Carries a key out; True when it sealed the plan."""
        if self.looking is not None:
            self.look(key)
            return False
        if key == "enter":
            return self.seals()
        self.message = Text()
        self.asked_to_seal_nothing = False
        if key == "q":
            raise Quit
        if key == "?":
            self.looking = ""
        elif key == "backspace":
            self.editor.undo()
        elif key == "v":
            self.toggle_preview()
        else:
            self.edit(key)
        return False

    def seals(self) -> bool:
        """An empty plan is sealed by a second Enter."""
        if not self.editor.draft.is_empty or self.asked_to_seal_nothing:
            return True
        self.asked_to_seal_nothing = True
        self.message = Text("Your plan is empty. Enter again to wait for the whole round.", TIME)
        return False

    def edit(self, key: str) -> None:
        try:
            self.editor.press(key)
        except Refusal as refusal:
            self.message = Text(refusal.reason[0].upper() + refusal.reason[1:], HARM)

    def toggle_preview(self) -> None:
        if self.live.assist == "none":
            self.message = Text("Previews are off: --assist path or --assist forecast turns them on.", HARM)
        else:
            self.live.with_preview ^= {self.seat}

    def look(self, key: str) -> None:
        """Digits name a tile; anything else goes back."""
        if len(key) == 1 and key in "0123456789dt":
            typed = (self.looking or "") + key
            self.looking = typed if len(typed) <= 2 else key
            self.message = Text("…" if self.looking in "dt" else look_up(self.seen, self.live.board, self.looking), "bold")
        else:
            self.looking = None
