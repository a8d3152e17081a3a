"""Whether a process works on what it was given, or has come to a stop: a busy machine makes nobody's work look like that."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

AT_WORK = "RD"
"""The states of a process that works, waits for the processor, or for a disk."""
USER, SYSTEM = 11, 12
"""Which fields after the name tell how much of the processor it has had."""


class Stillness:
    """Of processes that have something to do; where the system does not tell, they are never found still."""

    def __init__(self, processes: Iterable[int]) -> None:
        self.processes = tuple(processes)
        self.looks, self.had = 0, self.standing()

    def look(self) -> int:
        """How many looks ago one of them last did something."""
        standing = self.standing()
        is_still = bool(standing) and standing == self.had and not any(state in AT_WORK for state, _ in standing)
        self.looks, self.had = self.looks + 1 if is_still else 0, standing
        return self.looks

    def standing(self) -> list[tuple[str, int]]:
        """The state of each, and how much of the processor it has had."""
        found = []
        for process in self.processes:
            with suppress(OSError, ValueError, IndexError):
                fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                found.append((fields[0], int(fields[USER]) + int(fields[SYSTEM])))
        return found
