"""How much of the server's time each address has had lately, and who waits: those who have had least come first."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swarmrally.server.line import Guest

HALF_LIFE = 5.0
"""Seconds after which what somebody has had counts half."""
LIGHT = 0.05
"""Seconds: who has had less is nobody's burden."""
MOST_KNOWN = 50_000
FORGOTTEN = 0.0005
OLDEST = 60 * HALF_LIFE


class Usage:
    """Seconds by address. A second weighs more the later it was, so that nothing has to be counted down as time passes."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now, self.since = now, now()
        self.weights: dict[str, float] = {}

    @property
    def scale(self) -> float:
        """What a second weighs now."""
        return float(2.0 ** ((self.now() - self.since) / HALF_LIFE))

    def add(self, address: str, seconds: float) -> None:
        if self.now() - self.since > OLDEST or len(self.weights) >= MOST_KNOWN:
            self.forget()
        self.weights[address] = self.weights.get(address, 0.0) + seconds * self.scale

    def weight(self, address: str) -> float:
        """For comparing."""
        return self.weights.get(address, 0.0)

    def seconds(self, address: str) -> float:
        return self.weight(address) / self.scale

    def forget(self) -> None:
        """Those who have had next to nothing; when too many are left, also those who have had least."""
        scale, self.since = self.scale, self.now()
        left = sorted(((weight / scale, address) for address, weight in self.weights.items()), reverse=True)[: MOST_KNOWN // 2]
        self.weights = {address: seconds for seconds, address in left if seconds >= FORGOTTEN}


class Queue:
    """Those who wait: next is the first one of the address that has had least."""

    def __init__(self, usage: Usage) -> None:
        self.usage, self.since = usage, usage.since
        self.count = 0
        self.guests: dict[str, deque[Guest]] = {}
        self.order: list[tuple[float, int, str]] = []
        """A heap of addresses by what they weighed when they were put in."""
        self.numbers = count()

    def add(self, guest: Guest) -> None:
        self.count += 1
        if guest.address not in self.guests:
            self.guests[guest.address] = deque()
            self.put(guest.address)
        self.guests[guest.address].append(guest)

    def put(self, address: str) -> None:
        heappush(self.order, (self.usage.weight(address), next(self.numbers), address))

    def put_all(self) -> None:
        """Anew, because they are others, or weigh differently."""
        self.since = self.usage.since
        self.order.clear()
        for address in self.guests:
            self.put(address)

    def take(self) -> Guest | None:
        if self.since != self.usage.since:
            self.put_all()
        while self.order:
            known, _, address = heappop(self.order)
            if self.usage.weight(address) <= known:
                return self.first_of(address)
            self.put(address)
        return None

    def first_of(self, address: str) -> Guest:
        guest = self.guests[address].popleft()
        self.count -= 1
        if self.guests[address]:
            self.put(address)
        else:
            del self.guests[address]
        return guest

    def heaviest(self, number: int) -> list[Guest]:
        """So many fewer wait, if there are so many of those who have had much; who came last is the first to go."""
        found: list[Guest] = []
        for address in sorted(self.guests, key=self.usage.weight, reverse=True):
            if len(found) >= number or self.usage.seconds(address) < LIGHT:
                break
            guests = self.guests[address]
            found += [guests.pop() for _ in range(min(len(guests), number - len(found)))]
            if not guests:
                del self.guests[address]
        self.count -= len(found)
        self.put_all()
        return found
