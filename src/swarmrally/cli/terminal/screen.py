"""A screen that is drawn over and over in place, in the terminal's other buffer, so that no secret stays in the scroll-back."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import Literal, TextIO, get_args

from rich.console import Console
from rich.text import Text

ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J"
LEAVE = "\x1b[?7h\x1b[?25h\x1b[?1049l"
HOME, END_OF_LINE, BELOW, ALL = "\x1b[H", "\x1b[K", "\x1b[J", "\x1b[2J\x1b[H"
COLUMNS = 100
LINES = 24
System = Literal["standard", "256", "truecolor", "windows"]
SYSTEMS: dict[str, System] = {system: system for system in get_args(System)}


class Screen:
    """Shows frames: lists of lines."""

    def __init__(self, out: TextIO, console: Console) -> None:
        self.out = out
        self.buffer = StringIO()
        self.painter = Console(
            file=self.buffer,
            force_terminal=True,
            color_system="auto" if console.color_system is None else SYSTEMS[console.color_system],
            no_color=console.no_color,
            width=1000,
            highlight=False,
        )

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        size = shutil.get_terminal_size((COLUMNS, LINES))
        return size.columns, size.lines

    def show(self, lines: Sequence[Text]) -> None:
        """Draws the frame over the last one; what does not fit is cut."""
        columns, height = self.size
        painted = []
        for line in lines[:height]:
            cut = line.copy()
            cut.truncate(columns, overflow="crop")
            self.painter.print(cut, end="", soft_wrap=True)
            painted.append(self.buffer.getvalue() + END_OF_LINE)
            self.buffer.seek(0)
            self.buffer.truncate()
        self.out.write(HOME + "\n".join(painted) + BELOW)
        self.out.flush()

    def clear(self) -> None:
        """Nothing of what was shown is left."""
        self.out.write(ALL)
        self.out.flush()


@contextmanager
def opened(console: Console) -> Iterator[Screen]:
    """The other buffer; whatever happens, the usual one is back afterwards."""
    out = sys.stdout
    out.write(ENTER)
    try:
        yield Screen(out, console)
    finally:
        out.write(LEAVE)
        out.flush()
