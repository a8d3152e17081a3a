"""Threads that share work."""

from __future__ import annotations

import gc
import threading

import pytest

from swarmrally.env.crew import Crew


@pytest.mark.parametrize(("size", "threads", "shares"), [(7, 3, [(0, 2), (2, 4), (4, 7)]), (2, 4, [(0, 1), (1, 2)]), (5, 1, [(0, 5)])])
def test_all_is_done_once_and_the_first_share_by_who_asks(size, threads, shares):
    crew, done = Crew(size, threads), {}
    crew.share(lambda share, first, last: done.update({share: ((first, last), threading.current_thread())}))
    assert [done[share][0] for share in sorted(done)] == shares
    assert len({thread for _, thread in done.values()}) == len(shares)
    assert done[0][1] is threading.current_thread()


@pytest.mark.parametrize("wrong", range(3))
def test_what_goes_wrong_is_raised_when_the_others_are_done_and_work_goes_on(wrong):
    crew, done = Crew(6, 3), []

    def work(share: int, first: int, last: int) -> None:
        if share == wrong:
            raise ValueError(f"share {share}")
        done.append(share)

    with pytest.raises(ValueError, match=f"share {wrong}"):
        crew.share(work)
    assert sorted(done) == [share for share in range(3) if share != wrong]
    done.clear()
    crew.share(lambda share, first, last: done.append(share))
    assert sorted(done) == [0, 1, 2]


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
