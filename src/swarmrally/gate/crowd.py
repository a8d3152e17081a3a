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


class Crowd:
    def __init__(self, most: int, most_of_one: int, exempt: Iterable[str] = ()) -> None:
        self.most, self.most_of_one = most, most_of_one
        self.guests: dict[str, dict[Guest, None]] = {}
        self.sizes: list[dict[str, None]] = [{}]
        """The addresses that have so many connections."""
        self.count = 0

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

    def leaver(self, address: str, is_proxy: bool) -> Guest | None:
        """Who goes so that somebody from this address can come; the newcomer, when there is nobody. Only to be asked when it is full."""
        mine = self.of(address)
        if mine >= self.most_of_one and not is_proxy:
            return least_missed(self.guests[address], below=1)
        largest = len(self.sizes) - 1
        crowded = next(iter(self.sizes[largest]))
        return least_missed(self.guests[crowded], below=KEPT if largest > mine + 1 or crowded == address else 1)

    def is_full(self, address: str, is_proxy: bool) -> bool:
        return self.count >= self.most or (not is_proxy and self.of(address) >= self.most_of_one)


def least_missed(guests: Iterable[Guest], below: int) -> Guest | None:
    """The one that has been idle for longest, of the lowest rank."""
    found = [(guest.rank, guest.used_at, number, guest) for number, guest in enumerate(guests)]
    best = min((one for one in found if one[0] < below), default=None)
    return best[-1] if best else None
