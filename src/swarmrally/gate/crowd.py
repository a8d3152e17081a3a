"""How many connections there are, in all and of each address, and who has to go when there are too many."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Guest(Protocol):
    peer: str
    """The address that it comes from."""
    used_at: float
    """When something last came."""

    @property
    def rank(self) -> int:
        """How much it would be missed: 0 nothing is going on, 1 somebody listens, 2 not to be sent away."""


KEPT = 2
LOOK_EVERY, AT_A_TIME = 0.25, 100
"""Seconds, and how many are found then."""


class Crowd:
    def __init__(self, most: int, most_of_one: int) -> None:
        self.most, self.most_of_one = most, most_of_one
        self.guests: dict[str, dict[Guest, None]] = {}
        self.sizes: list[dict[str, None]] = [{}]
        """The addresses that have so many connections."""
        self.count = 0
        self.idle: list[Guest] = []
        self.looked_at = -LOOK_EVERY

    def of(self, address: str) -> int:
        return len(self.guests.get(address, ()))

    def add(self, guest: Guest) -> None:
        before = self.of(guest.peer)
        self.guests.setdefault(guest.peer, {})[guest] = None
        self.move(guest.peer, before, before + 1)
        self.count += 1

    def remove(self, guest: Guest) -> None:
        there = self.guests.get(guest.peer, {})
        if guest not in there:
            return
        before = len(there)
        del there[guest]
        self.move(guest.peer, before, before - 1)
        self.count -= 1
        if not there:
            del self.guests[guest.peer]

    def move(self, address: str, before: int, after: int) -> None:
        if len(self.sizes) <= after:
            self.sizes.append({})
        self.sizes[before].pop(address, None)
        if after:
            self.sizes[after][address] = None
        while len(self.sizes) > 1 and not self.sizes[-1]:
            self.sizes.pop()

    def leaver(self, address: str, is_proxy: bool, now: float) -> Guest | None:
        """Who goes so that somebody from this address can come; the newcomer, when there is nobody. Only to be asked when it is full."""
        mine = self.of(address)
        if mine >= self.most_of_one and not is_proxy:
            return least_missed(self.guests[address], below=1)
        return self.longest_idle(now) or self.one_of_the_largest(mine)

    def longest_idle(self, now: float) -> Guest | None:
        """Of all addresses; a few are looked for at a time."""
        if not self.idle and now - self.looked_at > LOOK_EVERY:
            found = [guest for guests in self.guests.values() for guest in guests if guest.rank == 0]
            self.idle, self.looked_at = sorted(found, key=lambda guest: -guest.used_at)[-AT_A_TIME:], now
        while self.idle:
            guest = self.idle.pop()
            if guest.rank == 0 and guest in self.guests.get(guest.peer, ()):
                return guest
        return None

    def one_of_the_largest(self, mine: int) -> Guest | None:
        """Somebody who listens, of an address that has many more than the newcomer's."""
        largest = len(self.sizes) - 1
        return least_missed(self.guests[next(iter(self.sizes[largest]))], below=KEPT) if largest > mine + 1 else None

    def is_full(self, address: str, is_proxy: bool) -> bool:
        return self.count >= self.most or (not is_proxy and self.of(address) >= self.most_of_one)


def least_missed(guests: Iterable[Guest], below: int) -> Guest | None:
    """The one that has been idle for longest, of the lowest rank."""
    found = [(guest.rank, guest.used_at, number, guest) for number, guest in enumerate(guests)]
    best = min((one for one in found if one[0] < below), default=None)
    return best[-1] if best else None
