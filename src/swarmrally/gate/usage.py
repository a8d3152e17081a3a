"""How much of a process's time each address has had lately, and who waits: those who have had little come first."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

from swarmrally.gate.addresses import network_of

HALF_LIFE = 5.0
"""Seconds after which what somebody has had counts half."""
LIGHT = 0.05
"""Seconds: who has had less is nobody's burden."""
A_WISH = 0.001
"""Seconds that each thing somebody waits for is taken to cost."""
ROUNDING = 1.01
"""A second weighs a little more with every moment."""
MOST_KNOWN = 50_000
FORGOTTEN = 0.0005
OLDEST = 60 * HALF_LIFE
LEAST, LONGEST = 0, 1

NEIGHBOURS = 16
"""Each address has its own share, but what a whole network has had counts for so many of them: who rents one is no crowd of strangers."""

Place = tuple[float, int, str]
Item = TypeVar("Item")


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
        more = seconds * self.scale
        self.weights[address] = self.weights.get(address, 0.0) + more
        if network := network_of(address):
            self.weights[network] = self.weights.get(network, 0.0) + more

    def weight(self, address: str) -> float:
        """For comparing."""
        return self.weights.get(address, 0.0) + self.weights.get(network_of(address), 0.0) / NEIGHBOURS

    def seconds(self, address: str) -> float:
        return self.weight(address) / self.scale

    def forget(self) -> None:
        """Those who have had next to nothing; when too many are left, also those who have had least."""
        scale, self.since = self.scale, self.now()
        left = sorted(((weight / scale, address) for address, weight in self.weights.items()), reverse=True)[: MOST_KNOWN // 2]
        self.weights = {address: seconds for seconds, address in left if seconds >= FORGOTTEN}


class Queue(Generic[Item]):
    """Those who wait, address by address: next is by turns the one that has had least, and the one that has waited longest for its turn.

    So a crowd of addresses that have had little yet keeps nobody waiting for longer than it takes to look at each of them once."""

    def __init__(self, usage: Usage, wishes: Counter[str] | None = None) -> None:
        self.usage, self.since = usage, usage.since
        self.wishes: Counter[str] = Counter() if wishes is None else wishes
        """How much each address waits for, here and in other queues that share it."""
        self.count = 0
        self.items: dict[str, deque[Item]] = {}
        self.orders: tuple[list[Place], list[Place]] = ([], [])
        """Heaps of addresses: by what they weighed when they were put in, and by when it was their turn last."""
        self.goes_by = LONGEST
        self.numbers = count(1)
        self.places: dict[str, int] = {}
        """The number under which an address stands in both."""
        self.turns: dict[str, int] = {}
        """The number of the last turn of each address."""

    def add(self, address: str, item: Item) -> None:
        self.count += 1
        self.wishes[address] += 1
        if address not in self.items:
            self.items[address] = deque([item])
            self.put(address)
        else:
            self.items[address].append(item)

    def waiting_of(self, address: str) -> int:
        return len(self.items.get(address, ()))

    def burden(self, address: str) -> float:
        """What it has had, and what it wants now: who comes with a crowd of wishes is behind who has one."""
        return self.usage.weight(address) + A_WISH * self.usage.scale * self.wishes[address]

    def fulfil(self, address: str, number: int = 1) -> None:
        self.count -= number
        self.wishes[address] -= number
        if not self.wishes[address]:
            del self.wishes[address]

    def put(self, address: str) -> None:
        number = self.places[address] = next(self.numbers)
        heappush(self.orders[LEAST], (self.burden(address), number, address))
        heappush(self.orders[LONGEST], (self.turns.get(address, 0), number, address))

    def put_all(self) -> None:
        """Anew, because they are others, or weigh differently."""
        self.since = self.usage.since
        for order in self.orders:
            order.clear()
        for address in self.items:
            self.put(address)

    def take(self) -> Item | None:
        if self.since != self.usage.since:
            self.put_all()
        self.goes_by = 1 - self.goes_by
        order = self.orders[self.goes_by]
        while order:
            known, number, address = heappop(order)
            if self.places.get(address) != number:
                continue
            if order is self.orders[LONGEST] or self.burden(address) <= known * ROUNDING:
                return self.first_of(address)
            self.put(address)
        return None

    def first_of(self, address: str) -> Item:
        item = self.items[address].popleft()
        self.fulfil(address)
        self.note_turn(address)
        if self.items[address]:
            self.put(address)
        else:
            del self.items[address], self.places[address]
        return item

    def note_turn(self, address: str) -> None:
        self.turns.pop(address, None)
        self.turns[address] = next(self.numbers)
        if len(self.turns) > MOST_KNOWN:
            del self.turns[next(iter(self.turns))]

    def heaviest(self, number: int) -> list[Item]:
        """So many fewer wait, if there are so many of those who have had much; who came last is the first to go."""
        found: list[Item] = []
        for address in sorted(self.items, key=self.usage.weight, reverse=True):
            if len(found) >= number or self.usage.seconds(address) < LIGHT:
                break
            items = self.items[address]
            gone = min(len(items), number - len(found))
            found += [items.pop() for _ in range(gone)]
            self.fulfil(address, gone)
            if not items:
                del self.items[address], self.places[address]
        if found:
            self.put_all()
        return found


class Queues(Generic[Item]):
    """Players at the tables and all others by turns."""

    def __init__(self, usage: Usage, is_seated: Callable[[str], bool], wishes: Counter[str] | None = None) -> None:
        self.is_seated = is_seated
        wishes = Counter() if wishes is None else wishes
        self.queues: tuple[Queue[Item], Queue[Item]] = (Queue(usage, wishes), Queue(usage, wishes))
        self.next_of = 1
        self.added = 0
        """How often somebody had to wait."""

    def __bool__(self) -> bool:
        return any(queue.count for queue in self.queues)

    def add(self, address: str, item: Item) -> None:
        self.added += 1
        self.queues[self.is_seated(address)].add(address, item)

    def take(self) -> Item | None:
        found = self.queues[self.next_of].take()
        if found is None:
            return self.queues[1 - self.next_of].take()
        self.next_of = 1 - self.next_of
        return found
