"""All that a server consists of, and how it starts and stops."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from swarmrally.server.entrance import HouseEntrance
from swarmrally.server.gatherings import Gatherings
from swarmrally.server.identity import Identities
from swarmrally.server.journal import LOG, unexpected
from swarmrally.server.limits import Limits
from swarmrally.server.live_lobby import LiveLobby
from swarmrally.server.metrics import MeasuredLog, Metrics
from swarmrally.server.neighbours import AGAIN_EVERY, Neighbours
from swarmrally.server.options import Options
from swarmrally.server.socket import Sockets
from swarmrally.server.tellings import Tellings
from swarmrally.server.thinkers import LateBot
from swarmrally.store import Store
from swarmrally.store.failures import WORDS, Trouble
from swarmrally.table.desk import Missing
from swarmrally.table.hall import Bots, Hall
from swarmrally.table.steady import Steady

BEAT_EVERY = 0.5
REACHABLE = 5_000
RETENTION_EVERY = 3600.0
TRY_EVERY = 1.0
"""Seconds between two attempts to keep something while nothing can be."""


class House:
    def __init__(
        self, store: Store, key: bytes, away: int | None, options: Options, bots: Bots | None = None, clock: Steady | None = None
    ) -> None:
        self.store, self.key, self.options, self.clock = store, key, options, clock or Steady()
        self.metrics = Metrics()
        self.limits = Limits(options.rates)
        self.identities = Identities(store, key)
        self.hall = Hall(MeasuredLog(store.log, self.metrics), bots, self.clock, went_wrong=self.went_wrong)
        if away is not None:
            self.hall.was_away(away)
        self.tellings = Tellings(self.hall.log)
        entrance = HouseEntrance(store, self.identities, options)
        self.lobby = LiveLobby(entrance)
        self.neighbours = Neighbours(store.passing, self.hall.now, self.went_wrong)
        gatherings = Gatherings(self.hall, entrance, self.neighbours)
        self.sockets = Sockets(self.hall, entrance, gatherings, self.lobby, self.metrics.sockets)
        self.neighbours.moved = self.sockets.sign_out
        store.database.condition.told = self.is_in_trouble
        self.server = secrets.token_hex(8)
        self.beaten_at = 0
        self.tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, address: str | Path | None, options: Options | None = None, bots: Bots | None = None) -> House:
        """Opens the store and begins to work; a Refusal when the store can't be opened."""
        store, clock = await Store.open(address), Steady()
        try:
            store.be_the_only_server()
            away = await time_away(store, clock)
            house = cls(store, await store.servers.signing_key(), away, options or Options(), bots, clock)
            await house.beat()
        except BaseException:
            await store.close()
            raise
        house.tasks = [
            asyncio.create_task(house.hall.run()),
            asyncio.create_task(house.lobby.run()),
            asyncio.create_task(house.every(BEAT_EVERY, house.beat)),
            asyncio.create_task(house.every(TRY_EVERY, house.look_after_store)),
            asyncio.create_task(house.every(RETENTION_EVERY, house.forget_old)),
            asyncio.create_task(house.every(AGAIN_EVERY, house.neighbours.tell_again)),
        ]
        return house

    @property
    def now(self) -> int:
        return self.hall.now()

    @property
    def is_ready(self) -> bool:
        """Whether the store has answered lately, and is sound."""
        return self.trouble is None

    @property
    def trouble(self) -> Trouble | None:
        """What is the matter with the store."""
        return self.store.database.condition.worst or (None if self.now - self.beaten_at < REACHABLE else "away")

    async def beat(self) -> None:
        await self.keep_time()
        now = self.now
        await self.store.servers.beat(self.server, now)
        self.beaten_at = now

    async def keep_time(self) -> None:
        """The clocks of all servers on one database agree; when the machine has slept, that time does not count."""
        if self.store.database.is_postgresql:
            self.clock.be_at_least(await self.store.servers.last_beat() or 0)
        elif lag := self.clock.lag():
            self.clock.be_at_least(self.now + lag)
            self.beaten_at += lag
            self.hall.was_away(lag)

    def is_in_trouble(self, trouble: Trouble) -> None:
        """Said at once, and once: in the log, and to everybody who is connected, unless it concerns a few tables only."""
        LOG.error(WORDS[trouble], trouble=trouble)
        if trouble != "damaged":
            self.sockets.tell_trouble(trouble)

    async def look_after_store(self) -> None:
        """Whether what was the matter is over."""
        condition = self.store.database.condition
        if condition.trouble is None:
            return
        await self.store.servers.try_to_keep()
        LOG.warning("the database can keep again what it is told", trouble=condition.trouble)
        condition.is_over()
        self.sockets.tell_trouble(None)

    async def forget_old(self) -> None:
        await self.store.forget_old(self.now, self.options.keep)

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:
                self.went_wrong("", error)

    def sign_out(self, player: str) -> None:
        """The player has moved to another device: whatever is connected here or elsewhere is not them any more."""
        self.sockets.sign_out(player)
        self.neighbours.tell_moved(player)

    def went_wrong(self, table: str, error: Exception) -> None:
        if isinstance(error, Missing):
            return
        if isinstance(error, LateBot):
            self.metrics.bots_late.inc()
        else:
            self.metrics.errors.inc()
        # What is the matter with the database has been said, and would be said again every moment.
        if self.store.database.condition.note(error) is None:
            unexpected(error, table=table)

    async def close(self) -> None:
        """What was begun is finished and kept."""
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.hall.close()
        await self.neighbours.close()
        with suppress(Exception):
            await self.beat()
        await self.store.close()


async def time_away(store: Store, clock: Steady) -> int | None:
    """For how many milliseconds no server was up, None when another one is; the clock goes on from where they were."""
    last = await store.servers.last_beat()
    if last is None:
        return 0
    if store.database.is_postgresql and (beat := await next_beat(store, last)) is not None:
        clock.be(beat)
        return None
    clock.be_at_least(last)
    return clock() - last


async def next_beat(store: Store, last: int) -> int | None:
    """A beat may be that of a server that has just died; one that moves on is not. None when none does."""
    end = asyncio.get_running_loop().time() + 2 * BEAT_EVERY
    while asyncio.get_running_loop().time() < end:
        await asyncio.sleep(BEAT_EVERY / 10)
        found = await store.servers.last_beat()
        if found is not None and found != last:
            return found
    return None
