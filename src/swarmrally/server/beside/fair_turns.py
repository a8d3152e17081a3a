"""Whose turn it is where many want what few can have at a time: all in a ring, so that nobody waits for all that another one wants.

Where it is known what an address has had lately, every other turn is that of the one that has had least: who comes once does not
stand behind a crowd of those who come again and again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from swarmrally.server.guard.limits import TooMany
from swarmrally.table.waking import Owner

PATIENCE = 5.0
"""After so many seconds somebody who found all places taken may try again."""

Place = asyncio.Future[None]


class Ring:
    """Those who ask: address by address, within an address player by player, and of a player the first one first."""

    def __init__(self) -> None:
        self.asking = 0
        self.waiting: deque[Place] = deque()
        self.parts: dict[str, Ring] = {}
        self.waiting_parts: dict[str, Ring] = {}
        """Those with somebody who waits; the one at the front is next."""

    def count(self, owner: Owner, number: int) -> None:
        """So many more ask, or fewer."""
        self.asking += number
        if owner:
            part = self.parts.setdefault(owner[0], Ring())
            part.count(owner[1:], number)
            if not part.asking:
                del self.parts[owner[0]]
                self.waiting_parts.pop(owner[0], None)

    def share(self, owner: Owner) -> float:
        """Which part of the whole one of the owner's has: each address as much as any other, and so within it."""
        if not owner or owner[0] not in self.parts:
            return 1 / max(1, self.asking)
        return self.parts[owner[0]].share(owner[1:]) / len(self.parts)

    def asked_by(self, owner: Owner) -> int:
        if not owner:
            return self.asking
        return self.parts[owner[0]].asked_by(owner[1:]) if owner[0] in self.parts else 0

    def wait(self, owner: Owner, place: Place) -> None:
        if not owner:
            self.waiting.append(place)
            return
        part = self.parts[owner[0]]
        part.wait(owner[1:], place)
        self.waiting_parts.setdefault(owner[0], part)

    def next(self, burden: Callable[[str], float] | None = None) -> Place | None:
        """Whose turn it is; none when nobody waits."""
        if self.waiting:
            return self.waiting.popleft()
        while self.waiting_parts:
            name = next(iter(self.waiting_parts)) if burden is None else min(self.waiting_parts, key=burden)
            part = self.waiting_parts.pop(name)
            place = part.next()
            if part.waiting or part.waiting_parts:
                self.waiting_parts[name] = part
            if place is not None:
                return place
        return None


class Turns:
    """So many at a time; who comes when too many wait already is sent away."""

    def __init__(self, places: int, most_each: int, most: int, burden: Callable[[str], float] | None = None) -> None:
        """`burden` says what an address has had lately."""
        self.places, self.free = places, places
        self.most_each, self.most, self.burden = most_each, most, burden
        self.goes_by_burden = False
        self.ring = Ring()

    @asynccontextmanager
    async def take(self, owner: Owner) -> AsyncIterator[None]:
        """A place, when it is the owner's turn; TooMany when the owner, or everybody together, has asked for too much."""
        if self.ring.asked_by(owner) >= self.most_each or self.has_its_share(owner[:1]):
            raise TooMany(PATIENCE)
        self.ring.count(owner, 1)
        try:
            await self.wait(owner)
            try:
                yield
            finally:
                self.give_back()
        finally:
            self.ring.count(owner, -1)

    def has_its_share(self, address: Owner) -> bool:
        """When there are too many, of those who have most: whoever comes alone finds a place even then."""
        addresses = len(self.ring.parts.keys() | set(address))
        return self.ring.asking >= self.most and self.ring.asked_by(address) * max(1, addresses) >= self.most

    async def wait(self, owner: Owner) -> None:
        if self.free:
            self.free -= 1
            return
        place: Place = asyncio.get_running_loop().create_future()
        self.ring.wait(owner, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        self.goes_by_burden = not self.goes_by_burden
        while (place := self.ring.next(self.burden if self.goes_by_burden else None)) is not None:
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
