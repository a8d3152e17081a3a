"""Ends a pool of processes in order: first they, then the threads that speak with them."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from threading import Thread
from typing import cast

ENDING: set[Thread] = set()
"""Of pools that were ended, and which may still be closing their pipes."""


def end(pool: ProcessPoolExecutor) -> None:
    """Whatever its processes are doing, and without waiting for them."""
    thread = cast("Thread | None", pool._executor_manager_thread)
    ENDING.difference_update([ended for ended in ENDING if not ended.is_alive()])
    if thread is not None:
        ENDING.add(thread)
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def wait_for_the_end() -> None:
    """Before Python exits: it would write to pipes that such a thread is just closing, and say that they are gone."""
    while ENDING:
        ENDING.pop().join()
