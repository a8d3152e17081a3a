"""Threads that share work."""

from __future__ import annotations

import gc
import threading

import pytest

from swarmrally.env.crew import Crew


@pytest.mark.parametrize(("size", "threads"), [(70, 3), (7, 3), (2, 4), (5, 1), (1, 2)])
def test_all_is_done_once_by_threads_with_numbers(size, threads):
    crew = Crew(size, threads)
    done: list[int] = []
    workers: dict[int, set[threading.Thread]] = {}

    def work(thread: int, first: int, last: int) -> None:
        workers.setdefault(thread, set()).add(threading.current_thread())
        done.extend(range(first, last))

    crew.share(work)
    assert sorted(done) == list(range(size))
    assert set(workers) <= set(range(min(size, threads)))
    assert all(len(found) == 1 for found in workers.values())
    assert workers.get(0, {threading.current_thread()}) == {threading.current_thread()}


def test_who_is_late_leaves_its_pieces_to_the_others():
    crew, done, others_done = Crew(40, 2), [], threading.Event()

    def work(thread: int, first: int, last: int) -> None:
        done.append(thread)
        if len(done) == len(crew.pieces):
            others_done.set()
        if thread == 1:
            assert others_done.wait(10)

    crew.share(work)
    assert done.count(0) >= len(crew.pieces) - 1


@pytest.mark.parametrize("wrong", range(3))
def test_what_goes_wrong_is_raised_when_the_others_are_done_and_work_goes_on(wrong):
    crew, together, done = Crew(6, 3), threading.Barrier(3, timeout=10), []

    def work(thread: int, first: int, last: int) -> None:
        if thread not in done:
            done.append(thread)
            together.wait()
        if thread == wrong:
            raise ValueError(f"thread {thread}")

    with pytest.raises(ValueError, match=f"thread {wrong}"):
        crew.share(work)
    assert sorted(done) == [0, 1, 2]
    finished: list[int] = []
    crew.share(lambda thread, first, last: finished.extend(range(first, last)))
    assert sorted(finished) == list(range(6))


def test_threads_end_with_their_crew():
    before = set(threading.enumerate())
    crew = Crew(3, 3)
    crew.share(lambda share, first, last: None)
    hired = set(threading.enumerate()) - before
    assert len(hired) == 2
    del crew
    gc.collect()
    for thread in hired:
        thread.join(timeout=10)
        assert not thread.is_alive()
