"""Charts, coloured by the classes of the page they are drawn for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from swarmrally.drawing.svg import box, circle, document, line, words

WIDTH = 560
NAMES = 150
"""Room for the names on the left."""
ROW = 30
PLOT = WIDTH - NAMES - 20
HIGH = 180


class Reach(NamedTuple):
    """A figure, and between which it lies."""

    name: str
    value: float
    low: float
    high: float
    words: str


def reach(name: str, value: float, interval: Sequence[float], words: str) -> Reach:
    return Reach(name, value, interval[0], interval[1], words)


def reaches(rows: Sequence[Reach], label: str, least: float, most: float, ends: tuple[str, str], mark: float | None = None) -> str:
    """A dot and a line for each, between two ends that have names; `mark` is drawn across all of them."""
    height = ROW * len(rows) + 8
    spread = (most - least) or 1.0

    def place(value: float) -> float:
        return NAMES + PLOT * (min(max(value, least), most) - least) / spread

    drawn = [] if mark is None else [line((place(mark), 0), (place(mark), height), class_="mark")]
    for order, row in enumerate(rows):
        y = ROW * order + ROW / 2 + 4
        drawn.append(words((NAMES - 12, y + 4), row.name, text_anchor="end"))
        drawn.append(line((NAMES, y), (NAMES + PLOT, y), class_="grid"))
        drawn.append(line((place(row.low), y), (place(row.high), y), class_="reach"))
        drawn.append(circle((place(row.value), y), 5, class_="dot"))
    drawn.append(words((NAMES, height + 16), ends[0], class_="quiet"))
    drawn.append(words((NAMES + PLOT, height + 16), ends[1], text_anchor="end", class_="quiet"))
    return document(
        WIDTH,
        height + 22,
        "".join(drawn),
        role="img",
        aria_label=f"{label}: {'; '.join(f'{row.name} {row.words}' for row in rows)}",
        class_="chart",
    )


def histogram(counts: Mapping[int, int], label: str) -> str:
    """A bar for each number, or for each few of them when there are many."""
    if not counts:
        return ""
    first, last = min(counts), max(counts)
    size = max(1, -(-(last - first + 1) // 40))
    bars = [(low, sum(counts.get(low + more, 0) for more in range(size))) for low in range(first, last + 1, size)]
    highest, wide = max(count for _, count in bars), (WIDTH - 40) / len(bars)
    drawn = [line((20, HIGH), (WIDTH - 20, HIGH), class_="axis")]
    for order, (low, count) in enumerate(bars):
        tall = (HIGH - 24) * count / highest
        drawn.append(box((20 + order * wide + 1, HIGH - tall), max(wide - 2, 1), tall, class_="bar"))
        if order % max(1, len(bars) // 10) == 0:
            drawn.append(words((20 + (order + 0.5) * wide, HIGH + 18), str(low), text_anchor="middle"))
    drawn.append(words((20, 14), f"most: {highest}"))
    return document(WIDTH, HIGH + 28, "".join(drawn), role="img", aria_label=f"{label}, from {first} to {last}", class_="chart")


def matrix(names: Sequence[str], shares: Mapping[tuple[str, str], float], label: str) -> str:
    """Who wins how much against whom: rows against columns, the darker the more; the number says it, too."""
    side = min(70.0, (WIDTH - NAMES) / max(len(names), 1))
    drawn = []
    for row, one in enumerate(names):
        y = 30 + row * 40
        drawn.append(words((NAMES - 12, y + 25), one, text_anchor="end"))
        drawn.append(words((NAMES + (row + 0.5) * side, 20), one, text_anchor="middle"))
        for column, other in enumerate(names):
            x = NAMES + column * side
            share = shares.get((one, other))
            if share is None:
                continue
            drawn.append(box((x + 1, y + 1), side - 2, 38, class_="heat", fill_opacity=f"{0.06 + 0.39 * share:.2f}"))
            drawn.append(words((x + side / 2, y + 25), f"{100 * share:.0f}", text_anchor="middle"))
    return document(WIDTH, 36 + 40 * len(names), "".join(drawn), role="img", aria_label=label, class_="chart")
