"""What each address has cost lately, and who waits: those who have cost least come first."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from heapq import heapify, heappop, heappush, heappushpop

HALF_LIFE = 5.0
"""Seconds after which half of it is forgotten."""
MOST_KNOWN = 20_000
MOST_HALVED = 1000
LARGEST = 2.0**200
"""How much more a second of now may weigh than one of the beginning, before all is counted from now."""

Work = Callable[[], None]


class Costs:
    """Seconds of each address. They never get smaller; what is new weighs more instead, so that their order stays as it is by itself."""

    def __init__(self, now: float) -> None:
        self.since = now
        self.kept: dict[str, float] = {}
        self.lines: list[Line] = []

    def add(self, address: str, seconds: float, now: float) -> None:
        weight = self.weight(now)
        if weight > LARGEST or len(self.kept) >= MOST_KNOWN:
            self.begin_anew(now)
            weight = 1.0
        self.kept[address] = self.kept.get(address, 0.0) + seconds * weight

    def weight(self, now: float) -> float:
        return float(2.0 ** min(MOST_HALVED, (now - self.since) / HALF_LIFE))

    def of(self, address: str) -> float:
        """To compare with others; nothing for who was never here, or long ago."""
        return self.kept.get(address, 0.0)

    def seconds(self, address: str, now: float) -> float:
        return self.of(address) / self.weight(now)

    def begin_anew(self, now: float) -> None:
        """Of too many addresses those are kept that have cost most."""
        weight = self.weight(now)
        most = sorted(self.kept.items(), key=lambda one: -one[1])[: MOST_KNOWN // 2]
        self.kept = {address: cost / weight for address, cost in most}
        self.since = now
        for line in self.lines:
            line.sort()


class Line:
    """Work that was put off, address by address."""

    def __init__(self, costs: Costs) -> None:
        self.costs = costs
        self.waiting: dict[str, deque[Work]] = {}
        self.order: list[tuple[float, str]] = []
        self.added = 0
        """How often somebody had to wait."""
        costs.lines.append(self)

    def __bool__(self) -> bool:
        return bool(self.order)

    def add(self, address: str, work: Work) -> None:
        self.added += 1
        if address in self.waiting:
            self.waiting[address].append(work)
        else:
            self.waiting[address] = deque((work,))
            heappush(self.order, (self.costs.of(address), address))

    def next(self) -> Work:
        """The oldest of the address that has cost least; what one has cost since it came is looked up only now."""
        cost, address = heappop(self.order)
        while (found := self.costs.of(address)) > cost:
            cost, address = heappushpop(self.order, (found, address))
        works = self.waiting[address]
        work = works.popleft()
        if works:
            heappush(self.order, (cost, address))
        else:
            del self.waiting[address]
        return work

    def sort(self) -> None:
        self.order = [(self.costs.of(address), address) for address in self.waiting]
        heapify(self.order)
