"""What both games' fronts share: reading keys or lines, handing the keyboard over, scrolling what happened, leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.text import Text

from swarmrally.cli.terminal.cast import Cast
from swarmrally.cli.terminal.keys import Keys
from swarmrally.cli.terminal.lines import Lines
from swarmrally.cli.terminal.look import GO, HARM, QUIET
from swarmrally.cli.terminal.screen import Screen

TICK = 0.25
DECISION_SECONDS = 15.0
"""After this long a decision takes its default, where a stopwatch runs."""
BLANK_PAGE = "\n" * 60
SKIP = Text("Any key skips to the end   Q leaves", QUIET)


class Quit(Exception):
    """Somebody wants to leave."""


@dataclass
class Drawn:
    """A front on a terminal with keys, drawn in place."""

    screen: Screen
    keys: Keys
    cast: Cast
    seconds: float | None
    speed: float
    log: list[Text] = field(default_factory=list)
    has_planned: bool = False

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

    def hand_over(self, seat: int, what: str) -> None:
        """Nothing secret shows until the next person says so."""
        self.screen.clear()
        name = Text(self.cast.names[seat], "bold")
        lines = [
            Text(),
            Text("  Now ").append_text(name).append(f" {what}"),
            Text(),
            Text("  Everybody else looks away. Press ").append("Enter", f"bold {GO}").append(" when only you can see the screen."),
        ]
        self.wait_for_enter(lines)

    def skips(self, seconds: float) -> bool:
        key = self.key(seconds)
        if key == "q":
            raise Quit
        return key is not None

    def scroll(self, frame: Callable[[Sequence[Text], Text], list[Text]], people_are_out: bool) -> None:
        """The log can be read back before it goes on; `frame` draws so much of the log, and a hint."""
        self.keys.forget()
        back = 0
        words = " goes on   ↑ ↓ scroll what happened   Q leaves"
        while True:
            hint = Text().append("Enter", f"bold {GO}").append(words, QUIET)
            if people_are_out and self.cast.people:
                hint = Text().append("You are out. ", HARM).append_text(hint)
            self.screen.show(frame(self.log[: len(self.log) - back] if back else self.log, hint))
            key = self.key()
            if key in ("enter", " "):
                return
            if key == "q":
                raise Quit
            back = scrolled(back, str(key), len(self.log))


def scrolled(back: int, key: str, size: int) -> int:
    step = {"up": 1, "down": -1, "pgup": 10, "pgdn": -10, "home": size, "end": -size}.get(key, 0)
    return max(0, min(size - 1, back + step))


@dataclass
class Printed:
    """A front in plain lines."""

    console: Console
    lines: Lines
    cast: Cast
    seconds: float | None

    def say(self, text: Text | str = "") -> None:
        self.console.print(text if isinstance(text, Text) else Text(text), soft_wrap=True)

    def read(self, seconds: float | None = None) -> str | None:
        try:
            return self.lines.read(seconds)
        except EOFError:
            raise Quit from None

    def hand_over(self, name: str, what: str = "plans") -> None:
        self.say(BLANK_PAGE)
        self.say(f"Now {name} {what}. Everybody else looks away; press Enter when only {name} is looking.")
        self.read()
