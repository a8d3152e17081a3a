"""Who comes: by which name they call the server, for whom a proxy asks, and who has to go when it is full."""

from __future__ import annotations

import pytest

from swarmrally.gate.addresses import Proxies
from swarmrally.gate.buckets import MOST_BUCKETS, Bucket, Buckets
from swarmrally.gate.crowd import Crowd
from swarmrally.gate.heads import Head
from swarmrally.gate.hosts import is_ours, names
from swarmrally.gate.settings import Rate

NAMES = ("play.example.org", "localhost", "board")
PEER = ("127.0.0.1", 1234)


@pytest.mark.parametrize(
    "host",
    [
        "play.example.org",
        "PLAY.example.org:8420",
        "play.example.org.",
        "localhost:8420",
        "board",
        "192.0.2.7:80",
        "127.0.0.1",
        "[::1]:8420",
    ],
)
def test_a_name_of_ours_or_any_address_is_right(host: str) -> None:
    assert is_ours(host, NAMES)


@pytest.mark.parametrize(
    "host",
    ["evil.test", "play.example.org.evil.test", "xplay.example.org", "", "a b", "127.0.0.1.evil.test", "[evil]", "localhost:x", "1.2.3"],
)
def test_any_other_name_may_be_made_to_mean_this_machine(host: str) -> None:
    assert not is_ours(host, NAMES)


def test_the_server_knows_its_names() -> None:
    found = names("https://Play.Example.org:8443", "0.0.0.0", ["Board"])
    assert {"play.example.org", "localhost", "board"} <= set(found)


def head(**headers: str) -> Head:
    return Head("GET", b"/", 1, [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()])


@pytest.mark.parametrize(
    ("told", "caller"),
    [
        ("203.0.113.9", ("203.0.113.9", 0)),
        ("203.0.113.9:4711", ("203.0.113.9", 4711)),
        ("[2001:db8::1]:80", ("2001:db8::1", 80)),
        ("2001:db8::1", ("2001:db8::1", 0)),
        ("198.51.100.1, 203.0.113.9", ("203.0.113.9", 0)),
        ("203.0.113.9, 10.1.2.3", ("203.0.113.9", 0)),
        ("10.9.9.9, 10.1.2.3", ("10.9.9.9", 0)),
        ("", PEER),
    ],
)
def test_the_last_one_that_is_no_proxy_has_asked(told: str, caller: tuple[str, int]) -> None:
    assert Proxies(["127.0.0.1/32", "10.0.0.0/8"]).caller(PEER, head(x_forwarded_for=told)) == caller


def test_nobody_else_is_believed() -> None:
    for proxies in (Proxies([]), Proxies(["10.0.0.0/8"])):
        assert proxies.caller(PEER, head(x_forwarded_for="203.0.113.9")) == PEER
        assert proxies.scheme(PEER, head(x_forwarded_proto="https")) == "http"
    trusted = Proxies(["127.0.0.1"])
    assert [trusted.scheme(PEER, head(x_forwarded_proto=told)) for told in ("https", "wss", "http", "gopher")] == [
        "https",
        "https",
        "http",
        "http",
    ]


class Guest:
    def __init__(self, peer: str, used_at: float = 0, rank: int = 0) -> None:
        self.peer, self.used_at, self.rank = peer, used_at, rank


def crowded(*guests: Guest, most: int = 6, of_one: int = 4) -> Crowd:
    crowd = Crowd(most, of_one)
    for guest in guests:
        crowd.add(guest)
    return crowd


def test_an_address_that_is_full_loses_its_oldest_idle_one() -> None:
    old, busy = Guest("a", 1), Guest("a", 0, rank=2)
    crowd = crowded(busy, Guest("a", 3), old, Guest("a", 2))
    assert crowd.is_full("a", False)
    assert not crowd.is_full("b", False)
    assert not crowd.is_full("a", True)
    assert crowd.leaver("a", False, 9.0) is old
    assert crowded(*(Guest("a", rank=1) for _ in range(4))).leaver("a", False, 9.0) is None


def test_when_all_is_full_the_largest_crowd_loses_one() -> None:
    idle, listens = Guest("b", 5), Guest("a", 1, rank=1)
    crowd = crowded(idle, Guest("a", 2, rank=1), listens, Guest("a", 0, rank=2), Guest("c", 6), Guest("d", 1, rank=1))
    assert crowd.is_full("e", False)
    assert crowd.leaver("e", False, 9.0) is idle
    crowd.remove(idle)
    crowd.add(Guest("b", 7, rank=1))
    found = crowd.leaver("e", False, 9.0)
    assert found
    assert found.peer == "c"
    crowd.remove(found)
    crowd.add(Guest("c", 7, rank=1))
    assert crowd.leaver("e", False, 9.0) is listens


def test_those_who_play_are_never_sent_away() -> None:
    crowd = crowded(*(Guest("a", rank=2) for _ in range(3)), *(Guest("b", rank=2) for _ in range(3)))
    assert crowd.leaver("c", False, 9.0) is None
    few = crowded(*(Guest(letter, rank=1) for letter in "abcdef"))
    assert few.leaver("g", False, 9.0) is None


def test_a_bucket_lets_somebody_wait() -> None:
    bucket = Bucket(Rate(2, 0.5), 0.0)
    assert [bucket.takes(0.0) for _ in range(3)] == [True, True, False]
    assert bucket.wait() == 2
    assert bucket.takes(2.0)
    assert bucket.full_at() == 6


def test_many_addresses_do_not_fill_the_memory() -> None:
    buckets = Buckets(Rate(2, 1))
    for number in range(MOST_BUCKETS + 10):
        buckets.of(str(number), 0.0).takes(0.0)
    assert len(buckets.kept) <= MOST_BUCKETS


def test_a_crowd_that_owes_little_does_not_make_a_debt_forgotten() -> None:
    """Who is the oldest of all, and owes most, once was the first to be forgotten."""
    buckets = Buckets(Rate(2, 1))
    assert [buckets.of("eve", 0.0).takes(0.0) for _ in range(3)] == [True, True, False]
    for number in range(2 * MOST_BUCKETS):
        buckets.of(str(number), 0.0).takes(0.0)
    assert not buckets.of("eve", 0.0).takes(0.0)


def test_those_who_owe_nothing_any_more_are_forgotten_first() -> None:
    buckets = Buckets(Rate(2, 1), most=10)
    for number in range(9):
        buckets.of(str(number), 0.0).takes(0.0)
    buckets.of("last", 1.5).takes(1.5)
    buckets.of("new", 2.0)
    assert set(buckets.kept) == {"last", "new"}
