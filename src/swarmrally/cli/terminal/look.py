"""What the screens of both games share: four colours with one meaning each, panels side by side, the stopwatch."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

GO, TIME, HARM, QUIET = "#5fd787", "#ffd75f", "#ff6b6b", "#8a8a96"
FOCUS = "bold #ffd787 on #5a4310"
BAR = 18


@dataclass(frozen=True)
class Watch:
    """What the stopwatch shows."""

    left: float | None = None
    limit: float | None = None

    @classmethod
    def since(cls, started: float, limit: float | None) -> Watch:
        """One that was started then; none runs without a limit."""
        return cls() if limit is None else cls(limit - (time.monotonic() - started), limit)


def clock_lines(seconds: float | None, limit: float | None, what: str = "time left") -> list[Text]:
    """The stopwatch; nothing where there is none."""
    if seconds is None or not limit:
        return [Text(), Text("no stopwatch", QUIET), Text()]
    left = max(0, int(seconds + 0.99))
    style = f"bold {HARM if left <= 10 else TIME}"
    full = round(BAR * max(0.0, min(1.0, seconds / limit)))
    bar = Text().append("━" * full, style).append("─" * (BAR - full), QUIET)
    return [Text(what, QUIET), Text(f"{left // 60}:{left % 60:02}", style), bar]


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two panels side by side, the right one from column `width` on."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        line.truncate(width - 1)
        line.append(" " * (width - line.cell_len))
        lines.append(line.append_text(right[number]) if number < len(right) else line)
    return lines
