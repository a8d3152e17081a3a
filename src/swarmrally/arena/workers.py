"""Games side by side in processes of their own, on compiled code when it is there."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Protocol, TypeVar

from msgspec import structs

from swarmrally.arena.matches import Match
from swarmrally.arena.playing import play
from swarmrally.bots import SEARCHING
from swarmrally.kernel.ready import make_ready

Outcome = TypeVar("Outcome")
AHEAD = 4
"""Matches that wait for each process, so that none of them ever does."""


class Crew(Protocol):
    """Who plays matches."""

    def outcomes(self, job: Callable[[Match], Outcome], matches: Sequence[Match]) -> Iterator[Outcome]:
        """What `job` makes of each match, as they end."""

    def close(self) -> None: ...


class Processes:
    """So many on this machine; a single one is this process, on whatever engine it uses."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool: ProcessPoolExecutor | None = None

    def outcomes(self, job: Callable[[Match], Outcome], matches: Sequence[Match]) -> Iterator[Outcome]:
        if self.jobs == 1 or not matches:
            rehearse(matches)
            return map(job, matches)
        return in_any_order(self.started(matches), job, iter(matches), AHEAD * self.jobs)

    def started(self, matches: Sequence[Match]) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.jobs, context, initializer=get_ready, initargs=(rehearsal(matches),))
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


def in_any_order(pool: ProcessPoolExecutor, job: Callable[[Match], Outcome], matches: Iterator[Match], ahead: int) -> Iterator[Outcome]:
    waiting = submitted(pool, job, islice(matches, ahead))
    while waiting:
        done, waiting = next_done(waiting)
        waiting |= submitted(pool, job, islice(matches, len(done)))
        for each in done:
            yield each.result()


def next_done(waiting: set[Future[Outcome]]) -> tuple[set[Future[Outcome]], set[Future[Outcome]]]:
    """And those that are not; Ctrl-C does not wait for games that would not be counted any more."""
    try:
        return wait(waiting, return_when=FIRST_COMPLETED)
    except KeyboardInterrupt:
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise


def submitted(pool: ProcessPoolExecutor, job: Callable[[Match], Outcome], matches: Iterator[Match]) -> set[Future[Outcome]]:
    """Which starts the processes, as many as are needed."""
    with ctrl_c_waits():
        return {pool.submit(job, match) for match in matches}


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Until this is done; a process that is started meanwhile never hears of it, however early it comes."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    if has_masks := hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        if has_masks:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def get_ready(matches: list[Match]) -> None:
    """In the new process: Ctrl-C is for the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_tournament, daemon=True).start()
    change_up(matches)
    rehearse(matches)


def engines(game: str, bots: Iterable[str]) -> list[str]:
    """What is worth compiling for a game between these bots."""
    return [game, f"bots.{game}"] if game == "asteroyds" or set(SEARCHING).intersection(bots) else [game]


def change_up(matches: Sequence[Match]) -> None:
    for match in matches:
        for engine in engines(match.contest.game, match.bots):
            make_ready(engine)


def rehearsal(matches: Sequence[Match]) -> list[Match]:
    """A match of each line-up, cut to its first round."""
    first = {frozenset(match.bots): match for match in reversed(matches)}
    return [match._replace(contest=structs.replace(match.contest, longest=1)) for match in first.values()]


def rehearse(matches: Sequence[Match]) -> None:
    """What is loaded with a first call is not to be measured; whatever goes wrong does so again in the game that counts."""
    for match in rehearsal(matches):
        with suppress(Exception):
            play(match)


def end_with_the_tournament() -> None:
    """One that was killed could not say good-bye."""
    tournament = multiprocessing.parent_process()
    if tournament is not None:
        tournament.join()
        os._exit(1)
