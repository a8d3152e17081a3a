"""Games on the machines of a Ray cluster, each of which has Swarmrally installed."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from swarmrally.arena.matches import Match
from swarmrally.arena.workers import AHEAD, change_up, rehearse
from swarmrally.kernel.refusal import Refusal

Outcome = TypeVar("Outcome")
PATIENCE = 5.0
"""Seconds."""
REHEARSED: set[tuple[str, ...]] = set()
"""Who has played in this process."""


class Cluster:
    """The Ray at an address; `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        self.ray = connected(address)
        self.task = self.ray.remote(played)

    def outcomes(self, job: Callable[[Match], Outcome], matches: Sequence[Match]) -> Iterator[Outcome]:
        """A few matches wait for every processor; which machine plays what makes no difference."""
        left = iter(matches)
        ahead = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        waiting = [self.task.remote(job, match) for match in islice(left, ahead)]
        while waiting:
            (done,), waiting = self.ray.wait(waiting)
            waiting += [self.task.remote(job, match) for match in islice(left, 1)]
            yield self.got(done)

    def got(self, done: Any) -> Any:
        """What a match came to; what went wrong there does so here."""
        try:
            return self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None

    def close(self) -> None:
        self.ray.shutdown()


def connected(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise Refusal(
            "--cluster", "wrong_option", expected="Ray, which the extra `cluster` brings: pip install 'swarmrally[cluster]'"
        ) from None
    check_reachable(address)
    try:
        ray.init(address=address, logging_level="error", log_to_driver=False)
    except (ConnectionError, ValueError) as error:
        raise Refusal(
            "--cluster", "wrong_option", expected=f"the address of a Ray that runs, or `local`: {str(error).splitlines()[0]}"
        ) from None
    return ray


def check_reachable(address: str) -> None:
    """Ray itself tries for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if colon:
            socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise Refusal(
            "--cluster", "wrong_option", expected=f"the address of a Ray that runs, or `local`, got {address[:80]}: {error}"
        ) from None


def played(job: Callable[[Match], Outcome], match: Match) -> Outcome:
    """On one of the machines."""
    if match.bots not in REHEARSED:
        REHEARSED.add(match.bots)
        change_up([match])
        rehearse([match])
    return job(match)
