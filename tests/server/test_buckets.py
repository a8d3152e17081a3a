"""Who may do something how often, and when that can be forgotten."""

from __future__ import annotations

from swarmrally.server.socket.client import Bucket


def test_a_bucket_gives_a_few_at_once_and_then_so_many_a_second():
    bucket = Bucket(0.5, 2)
    assert [bucket.takes(now) for now in (10, 10, 10, 12, 12)] == [True, True, False, True, False]


def test_a_bucket_that_has_filled_up_again_is_as_good_as_a_new_one():
    bucket = Bucket(0.5, 2)
    bucket.takes(10)
    assert [bucket.is_full(now) for now in (10, 11.9, 12)] == [False, False, True]
