"""Threads for compiled code, which needs no lock of Python's: work is cut into pieces, and who is free takes the next one."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue
from threading import Thread

Work = Callable[[int, int, int], None]
Task = Callable[[], None]
Failure = BaseException | None

PIECES = 4
"""For each thread: one that wakes late then leaves some of its pieces to the others."""


class Crew:
    """Does work on all of `size` things together with the thread that asks.

    The asking thread works, too, and stays on its core. Were it to wait instead, one thread more than there are cores would be awake for
    a moment, two of them would get the same core, and a millisecond's work is over before the system parts them.
    """

    def __init__(self, size: int, threads: int) -> None:
        self.threads = min(threads, size)
        self.pieces = shares_of(size, self.threads * PIECES if self.threads > 1 else 1)
        self.asked: list[SimpleQueue[Task | None]] = [SimpleQueue() for _ in range(1, self.threads)]
        self.done: SimpleQueue[Failure] = SimpleQueue()
        for asked in self.asked:
            Thread(target=work_off, args=(asked, self.done), daemon=True).start()
        weakref.finalize(self, dismiss, self.asked)

    def share(self, work: Work) -> None:
        """Calls work(thread, first, last) for every piece, and returns when all are done."""
        pieces = iter(self.pieces)
        for thread, asked in enumerate(self.asked, 1):
            asked.put(partial(work_through, work, thread, pieces))
        failures = [outcome(partial(work_through, work, 0, pieces)), *(self.done.get() for _ in self.asked)]
        for failure in failures:
            if failure is not None:
                raise failure


def work_through(work: Work, thread: int, pieces: Iterator[tuple[int, int]]) -> None:
    for first, last in pieces:
        work(thread, first, last)


def work_off(asked: SimpleQueue[Task | None], done: SimpleQueue[Failure]) -> None:
    while (task := asked.get()) is not None:
        done.put(outcome(task))
        del task  # while it waits, a thread must not keep alive what it has worked on


def outcome(task: Task) -> Failure:
    """What went wrong."""
    try:
        task()
    except BaseException as failure:
        return failure
    return None


def dismiss(asked: list[SimpleQueue[Task | None]]) -> None:
    for queue in asked:
        queue.put(None)


def shares_of(size: int, threads: int) -> list[tuple[int, int]]:
    """The things as stretches of about the same length, at most one for each thread."""
    threads = min(threads, size)
    return [(size * share // threads, size * (share + 1) // threads) for share in range(threads)]
