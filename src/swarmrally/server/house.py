"""All that a server consists of, and how it starts and stops."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from swarmrally.server.beside.chronicle import Chronicle
from swarmrally.server.beside.making import Makers
from swarmrally.server.beside.notices import Notices
from swarmrally.server.beside.tellings import Tellings
from swarmrally.server.beside.thinkers import LateBot
from swarmrally.server.beside.workers import Workers
from swarmrally.server.guard.codes import Guesses
from swarmrally.server.guard.identity import Identities
from swarmrally.server.guard.limits import Limits
from swarmrally.server.guard.loads import MOST_TOLD, MOST_TOLD_EACH, Loads
from swarmrally.server.guard.quota import Quota
from swarmrally.server.guard.signing import Signing
from swarmrally.server.process.journal import LOG, unexpected
from swarmrally.server.process.metrics import MeasuredLog, Metrics
from swarmrally.server.process.options import Options
from swarmrally.server.socket.admission import HouseEntrance
from swarmrally.server.socket.gatherings import Gatherings
from swarmrally.server.socket.live_lobby import LiveLobby
from swarmrally.server.socket.neighbours import AGAIN_EVERY, Neighbours
from swarmrally.server.socket.socket import GOING_AWAY, Sockets
from swarmrally.store import Store
from swarmrally.store.care.keys import Keys
from swarmrally.store.connecting.failures import WORDS, Trouble, is_of_database
from swarmrally.table.desk.errands import Missing
from swarmrally.table.desk.hall import Bots, Hall
from swarmrally.table.reading import Understood, reads, understood
from swarmrally.table.settings import Settings
from swarmrally.table.steady_time import Steady
from swarmrally.table.waking import Owner

BEAT_EVERY = 0.5
REACHABLE = 5_000
TRY_EVERY = 1.0
"""Seconds between two attempts to keep something while nothing can be."""
BRING_IN_EVERY = 1.0
NOTICED = 0.3
"""Of the time to leave: so much of it proxies have to notice that this server wants nobody new."""
RETENTION_EVERY, RETENTION_AFTER = 600.0, 20.0
"""So often, and so many seconds after the start for the first time: a server that never stays up for long has to forget, too."""
SMALL = 4_096
"""Bytes of a set-up that is read at once: to ask another process would take longer."""
UNDERSTOOD = msgspec.json.Decoder(Understood)
KEYS_EVERY = 5.0
SESSIONS_EVERY = 10.0
COUNT_EVERY = 5.0
LOOKED_AT = 500


class House:
    def __init__(
        self, store: Store, keys: Keys, away: int | None, options: Options, bots: Bots | None = None, clock: Steady | None = None
    ) -> None:
        self.store, self.options, self.clock = store, options, clock or Steady()
        self.signing = Signing(keys, self.clock)
        self.metrics = Metrics()
        self.limits = Limits(options.rates)
        self.guesses = Guesses(self.limits)
        self.identities = Identities(store, self.signing, options.keep.sessions)
        self.notices = Notices(lambda: (self.trouble, self.is_leaving))
        self.hall = Hall(MeasuredLog(store.log, self.metrics, self.notices.drop), bots, self.clock, went_wrong=self.went_wrong)
        if away is not None:
            self.hall.was_away(away)
        self.hall.milestones, self.hall.is_attended, self.hall.read = store.milestones, self.is_attended, self.read
        self.workers = Workers(options.rates.work)
        self.makers = Makers(self.workers, options.rates.making, lambda: options.quotas.orders_of_player)
        self.tellings = Tellings(self.hall.log, self.workers)
        self.told = Loads(MOST_TOLD, MOST_TOLD_EACH)
        """Long answers that are being read."""
        self.quota = Quota(store, self.hall, self.limits, options.quotas)
        self.hall.quota = self.quota.for_table
        self.hall.pace = lambda player: self.limits.take("change", player)
        entrance = HouseEntrance(store, self.identities, options, self.attended, self.clock)
        self.lobby = LiveLobby(entrance)
        self.neighbours = Neighbours(store.passing, self.hall.now, self.went_wrong)
        gatherings = Gatherings(self.hall, entrance, self.neighbours)
        self.sockets = Sockets(self.hall, entrance, gatherings, self.lobby, self.metrics.sockets)
        self.neighbours.moved = self.moved
        store.database.condition.told = self.is_in_trouble
        self.server = secrets.token_hex(8)
        self.beaten_at = 0
        self.is_leaving = False
        """Whether the server is about to stop, and wants nobody new."""
        self.tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, address: str | Path | None, options: Options | None = None, bots: Bots | None = None) -> House:
        """Opens the store and begins to work; a Refusal when the store can't be opened."""
        store = await Store.open(address)
        try:
            store.be_the_only_server()
            house = await cls.furnished(store, options or Options(), bots)
            await house.beat()
        except BaseException:
            await store.close()
            raise
        house.tasks = [
            asyncio.create_task(house.hall.run()),
            asyncio.create_task(house.write_chronicle()),
            asyncio.create_task(house.lobby.run()),
            asyncio.create_task(house.sockets.run()),
            asyncio.create_task(house.every(BEAT_EVERY, house.beat)),
            asyncio.create_task(house.every(TRY_EVERY, house.look_after_store)),
            asyncio.create_task(house.every(BRING_IN_EVERY, house.store.database.bring_in)),
            asyncio.create_task(house.every(RETENTION_EVERY, house.forget_old, RETENTION_AFTER)),
            asyncio.create_task(house.every(AGAIN_EVERY, house.neighbours.tell_again)),
            asyncio.create_task(house.every(KEYS_EVERY, house.reread_keys)),
            asyncio.create_task(house.every(SESSIONS_EVERY, house.look_at_sessions)),
            asyncio.create_task(house.every(COUNT_EVERY, house.count_games)),
        ]
        return house

    @classmethod
    async def furnished(cls, store: Store, options: Options, bots: Bots | None) -> House:
        clock = Steady()
        away = await time_away(store, clock)
        return cls(store, await store.keyring(options.key_file).open(), away, options, bots, clock)

    @property
    def now(self) -> int:
        return self.hall.now()

    @property
    def is_reachable(self) -> bool:
        """Whether the store has answered lately, and is sound."""
        return self.trouble is None

    @property
    def trouble(self) -> Trouble | None:
        """What is the matter with the store."""
        return self.store.database.condition.worst or (None if self.now - self.beaten_at < REACHABLE else "away")

    @property
    def is_ready(self) -> bool:
        """Whether people should be sent here."""
        return self.is_reachable and not self.is_leaving

    async def leave(self, seconds: float) -> None:
        """Asks everybody to come in by another server, a few at a time; what they have begun here is finished meanwhile."""
        self.is_leaving = self.sockets.is_leaving = True
        await asyncio.sleep(seconds * NOTICED)
        clients = list(self.sockets.clients)
        for client in clients:
            client.close(GOING_AWAY)
            await asyncio.sleep(seconds * (1 - NOTICED) / len(clients))

    async def beat(self) -> None:
        await self.keep_time()
        now = self.now
        await self.store.servers.beat(self.server, now)
        self.beaten_at = now

    async def reread_keys(self) -> None:
        """Somebody may have made a new one."""
        self.signing.keys = await self.store.keyring(self.options.key_file).reread()

    async def look_at_sessions(self) -> None:
        """A connection may have come while its session was ended, or the word of another server may have been missed."""
        connected = sorted({(client.player, client.session) for client in self.sockets.clients if client.session})
        for first in range(0, len(connected), LOOKED_AT):
            for player, session in await self.identities.ended(connected[first : first + LOOKED_AT], self.now):
                self.moved(player, (session,))

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

    async def count_games(self) -> None:
        """How often works are played."""
        while await self.store.counting.count(self.now):
            pass

    async def write_chronicle(self) -> None:
        try:
            await Chronicle(self.store, self.workers, self.went_wrong).write_all()
        except Exception as error:
            self.went_wrong("", error)

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]], first: float | None = None) -> None:
        await asyncio.sleep(seconds if first is None else first)
        while True:
            try:
                await work()
            except Exception as error:
                self.went_wrong("", error)
            await asyncio.sleep(seconds)

    async def read(self, settings: Settings, owner: Owner) -> Understood:
        """What was understood of settings that somebody has sent."""
        if len(bytes(settings.setup)) <= SMALL:
            return understood(settings)
        return UNDERSTOOD.decode(await self.workers.do(owner, reads, msgspec.json.encode(settings)))

    def is_attended(self, table: str) -> bool:
        """Whether somebody with a seat is connected to another server."""
        return any(there.players for there in self.neighbours.present(table))

    def attended(self) -> list[str]:
        """The tables where somebody who sits there, or the host, is connected."""
        here = [desk.id for desk in self.hall.desks.values() if desk.ears and desk.table is not None and desk.is_attended(desk.table)]
        return [*here, *(table for table in self.neighbours.there if self.is_attended(table))]

    def sign_out(self, player: str, sessions: tuple[str, ...] = ()) -> None:
        """Whatever is connected by these sessions, or by any, here or elsewhere, is not the player any more."""
        self.moved(player, sessions)
        self.neighbours.tell_moved(player, sessions)

    def moved(self, player: str, sessions: tuple[str, ...]) -> None:
        self.identities.lose(player)
        self.notices.drop()
        self.sockets.sign_out(player, sessions)

    def went_wrong(self, table: str, error: Exception) -> None:
        if isinstance(error, Missing):
            return
        if isinstance(error, LateBot):
            self.metrics.bots_late.inc()
        else:
            self.metrics.errors.inc()
        # What is the matter with the database has been said, and would be said again every moment.
        if not is_of_database(error) or self.store.database.condition.note(error) is None:
            unexpected(error, table=self.nickname(table))

    def nickname(self, table: str) -> str:
        """By which lines of the log speak of the same table; its id may be all that one needs to find it."""
        return self.signing.hash_of("journal", table).hex()[:8] if table else ""

    async def close(self) -> None:
        """What was begun is finished and kept."""
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.makers.close()
        await self.workers.close()
        await self.hall.close()
        await self.neighbours.close()
        with suppress(Exception):
            await self.store.servers.beat(self.server, self.now)
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
