"""How far something has come that takes over a second, on standard error: a bar in a terminal, elsewhere a line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread, Timer

Advance = Callable[[int], None]
SILENT = 1.0
"""Seconds in which nothing is said."""
NOW_AND_THEN = 10.0
"""Seconds from line to line."""


@contextmanager
def progress(what: str, total: int, hidden: bool = False) -> Iterator[Advance]:
    """Shows `what` and how much of `total` is done; the caller says how much more is."""
    if hidden or sys.stderr is None:
        yield lambda done: None
        return
    with (bar if sys.stderr.isatty() else lines)(what, total) as advance:
        yield advance


@contextmanager
def bar(what: str, total: int) -> Iterator[Advance]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (
        SpinnerColumn("line"),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    shown = Progress(*columns, console=Console(stderr=True), transient=True)
    task = shown.add_task(what, total=total)
    starting = Timer(SILENT, shown.start)
    starting.daemon = True
    starting.start()
    try:
        yield lambda done: shown.advance(task, done)
    finally:
        starting.cancel()
        starting.join()
        shown.stop()


@contextmanager
def lines(what: str, total: int) -> Iterator[Advance]:
    done, ended = [0], Event()
    telling = Thread(target=tell, args=(what, total, done, ended), daemon=True)
    telling.start()

    def advance(more: int) -> None:
        done[0] += more

    try:
        yield advance
    finally:
        ended.set()
        telling.join()


def tell(what: str, total: int, done: list[int], ended: Event) -> None:
    """A line after a second and then now and then; who was told that something goes on is told that it is done."""
    began, wait = time.monotonic(), SILENT
    while not ended.wait(wait):
        say(f"{what}: {done[0]} of {total} after {time.monotonic() - began:.0f} s")
        wait = NOW_AND_THEN
    if wait != SILENT and done[0] >= total:
        say(f"{what}: done after {time.monotonic() - began:.0f} s")


def say(line: str) -> None:
    """One line on standard error."""
    print(line, file=sys.stderr, flush=True)
