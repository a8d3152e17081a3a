"""What is typed line by line: through a pipe, on a plain terminal, by a screen reader's user."""

from __future__ import annotations

import os
import sys
import time
from typing import TextIO


class Lines:
    """Lines of an input, with a time limit where the system can tell whether something was typed."""

    def __init__(self, source: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.rest = b""
        self.is_over = False
        try:
            self.descriptor: int | None = self.source.fileno()
        except (OSError, ValueError):
            self.descriptor = None

    def read(self, seconds: float | None = None) -> str | None:
        """The next line without its end, or None when the time is up first; EOFError when there will be no more."""
        if self.descriptor is None:
            return self.from_source()
        end = None if seconds is None else time.monotonic() + seconds
        while b"\n" not in self.rest and not self.is_over:
            if not self.wait(self.descriptor, end):
                return None
            data = os.read(self.descriptor, 65536)
            self.rest += data
            self.is_over = not data
        if not self.rest:
            raise EOFError
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode(errors="replace").strip()

    def from_source(self) -> str:
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.strip()

    def wait(self, descriptor: int, end: float | None) -> bool:
        """False when the time is up before anything was typed; Windows can't tell, there the stopwatch does not run."""
        if end is None or sys.platform == "win32":
            return True
        import select

        return bool(select.select([descriptor], [], [], max(0.0, end - time.monotonic()))[0])
