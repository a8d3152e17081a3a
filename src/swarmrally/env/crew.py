"""Threads for compiled code, which needs no lock of Python's: work is cut into shares, one for each core."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread

Work = Callable[[int, int, int], None]
Task = Callable[[], None]
Failure = BaseException | None


class Crew:
    """Does work on all of `size` things together with the thread that asks.

    The asking thread takes the first share and stays on its core. Were it to wait instead, one thread more than there are cores would be
    awake for a moment, two of them would get the same core, and a share of a millisecond is over before the system parts them.
    """

    def __init__(self, size: int, threads: int) -> None:
        self.shares = shares_of(size, threads)
        self.asked: list[SimpleQueue[Task | None]] = [SimpleQueue() for _ in self.shares[1:]]
        self.done: SimpleQueue[Failure] = SimpleQueue()
        for asked in self.asked:
            Thread(target=work_off, args=(asked, self.done), daemon=True).start()
        weakref.finalize(self, dismiss, self.asked)

    def share(self, work: Work) -> None:
        """Calls work(share, first, last) for every share, and returns when all are done."""
        own, *others = [partial(work, share, *stretch) for share, stretch in enumerate(self.shares)]
        for asked, task in zip(self.asked, others, strict=True):
            asked.put(task)
        failures = [outcome(own), *(self.done.get() for _ in others)]
        for failure in failures:
            if failure is not None:
                raise failure


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
