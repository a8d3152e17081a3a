"""Courses and layouts made to order, in another process and in parts, with how far each is for those who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec
from msgspec import Raw, Struct

from swarmrally.arena.generating.making import Made
from swarmrally.arena.generating.orders import Order
from swarmrally.arena.generating.parts import Stage, go_on
from swarmrally.arena.generating.search import SKETCHES
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside.rating import expect_bots
from swarmrally.server.beside.workers import GOES_ON, IS_DONE, Budgets, Workers
from swarmrally.server.guard.limits import TooMany
from swarmrally.server.process.options import Rate
from swarmrally.table.waking import Owner

PART = 1.0
"""Seconds of the processor after which others have their turns."""
TRIES = 5
MOST_KEPT = 200
"""Orders that can still be asked for."""
ENCODER, DECODER = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Stage)
ORDER = msgspec.json.Decoder(Order)
Key = tuple[bytes, str]
"""An order, as it is written, and a seed: always the same is made of them."""


def part(order: bytes, seed: str, so_far: bytes) -> bytes:
    """First whether it goes on, then how far it is, or what was made."""
    wanted = ORDER.decode(order)
    expect_bots(wanted.game)
    found = go_on(wanted, seed, DECODER.decode(so_far) if so_far else Stage(), PART)
    return IS_DONE + msgspec.json.encode(found) if isinstance(found, Made) else GOES_ON + ENCODER.encode(found)


class Ordered(Struct):
    """What somebody waits for."""

    player: str
    done: int = 0
    """Sketches that were looked at, of at most `of` as a rule."""
    of: int = SKETCHES
    made: Raw | None = None
    refusal: Exception | None = None

    @property
    def is_over(self) -> bool:
        return self.made is not None or self.refusal is not None


class Makers:
    """The orders of this server; what was made is kept for a while, for all who order the same."""

    def __init__(self, workers: Workers, budget: Rate, most_each: Callable[[], int]) -> None:
        self.workers, self.most_each = workers, most_each
        self.budgets = Budgets(budget, workers.budgets.now)
        self.orders: OrderedDict[Key, Ordered] = OrderedDict()
        self.tasks: dict[Key, asyncio.Task[None]] = {}

    def begin(self, key: Key, owner: Owner) -> Ordered:
        """The same order is worked on once; a Refusal, or TooMany, for who has ordered too much."""
        found = self.orders.get(key)
        if found is not None and found.refusal is None:
            self.orders.move_to_end(key)
            return found
        if sum(not each.is_over and each.player == owner[-1] for each in self.orders.values()) >= self.most_each():
            raise Refusal("", "too_many_orders", most=self.most_each())
        self.budgets.expect(owner[0])
        while len(self.orders) >= MOST_KEPT and (over := next((old for old, each in self.orders.items() if each.is_over), None)):
            del self.orders[over]
        ordered = self.orders[key] = Ordered(owner[-1])
        task = self.tasks[key] = asyncio.get_running_loop().create_task(self.make(key, owner, ordered))
        task.add_done_callback(lambda ended: self.tasks.pop(key, None))
        return ordered

    async def make(self, key: Key, owner: Owner, ordered: Ordered) -> None:
        so_far = GOES_ON
        try:
            while so_far[:1] == GOES_ON:
                so_far = await self.patiently(owner, (*key, so_far[1:]))
                if so_far[:1] == GOES_ON:
                    ordered.done = DECODER.decode(so_far[1:]).sketches
            ordered.made = Raw(so_far[1:])
        except Exception as error:
            ordered.refusal = error

    async def patiently(self, owner: Owner, given: tuple[bytes, str, bytes]) -> bytes:
        """When too many wait already, a little later."""
        for _ in range(TRIES - 1):
            try:
                return await self.workers.done(owner, part, given, budgets=self.budgets)
            except TooMany as wait:
                await asyncio.sleep(wait.seconds)
        return await self.workers.done(owner, part, given, budgets=self.budgets)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
