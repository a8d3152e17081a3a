"""Two worlds that differ only in what one seat keeps secret: what another seat and a stranger are sent, when, and how large, is the same.

In one world Bob drafts again and again, and seals a long plan; in the other he never drafts, and seals a short one. Alice plays, and
somebody without a seat watches the table and the lobby; a third one reads events as rows. All of them ask for their views in the
engine's bytes. docs/fair.md lists all that leaves the server.
"""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import Raw
from tests.conftest import count
from tests.table.scene import ALICE, BOB, CAROL
from tests.table.virtual import now, run

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.forms.tables import line_of
from swarmrally.server.socket import live_lobby
from swarmrally.server.socket.client import Client, Post
from swarmrally.server.socket.live_lobby import LiveLobby
from swarmrally.server.socket.messages import ENCODER, Done, Previewed, Sighted, TableShown
from swarmrally.table.commands import Draft, Seal, Sit, Start, TakeBack
from swarmrally.table.desk.audience import Message
from swarmrally.table.desk.desk import Desk
from swarmrally.table.desk.hall import Hall
from swarmrally.table.desk.packed import Packed
from swarmrally.table.folding.rounds import keep_draft
from swarmrally.table.games.playing import NOBODY
from swarmrally.table.log import MemoryLog
from swarmrally.table.previews import preview_at, sight_at
from swarmrally.table.settings import Clock, Settings

STRANGER, READER, DORA = "", "ron", "dora"
"""Who reads rows; and Dora never plans, so that nothing is revealed."""
OBSERVATIONS = count(600, 10_000)
"""So many frames, in each world."""
TIMINGS = count(400, 10_000)
LASTS = 3.0
WRITING = 0.007
"""So many seconds the log takes to keep something."""
SURE = 1e-9
"""A difference that chance would bring about less often than this is one."""
SETTINGS = {
    "asteroyds": {"rules": {"mode": "shooting", "powers": True}},
    "roborally": {"course": "Risky Exchange", "options_at_start": 6},
}
SHORT = {"asteroyds": {"columns": [None] * 6}, "roborally": {}}


class Frame(NamedTuple):
    at: float
    to: str
    text: bytes


class SlowLog(MemoryLog):
    async def append(self, append: Any) -> None:
        await asyncio.sleep(WRITING)
        await super().append(append)

    async def public_tables(self) -> list[Any]:
        return list(self.rows.values())


class Wire:
    """A connection that always takes more."""

    is_writable = True

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.on_writable: Any = None

    def write(self, text: bytes) -> None:
        self.world.heard.append(Frame(asyncio.get_running_loop().time(), self.name, text))


class World:
    """One planning phase; `is_busy` is the secret."""

    def __init__(self, game: Any, number: int, is_busy: bool) -> None:
        self.game, self.is_busy = game, is_busy
        self.public, self.secret = Random(f"public {number}"), Random(f"secret {number}")
        self.log = SlowLog()
        self.number = number
        self.hall: Hall
        self.heard: list[Frame] = []
        post = Post()
        self.clients = {name: Client(name, Wire(self, name), post) for name in (ALICE, STRANGER, READER)}
        self.table = ""

    @property
    def desk(self) -> Desk:
        return self.hall.desk(self.table)

    async def open(self) -> None:
        self.hall = Hall(self.log, None, now, Random(self.number))
        settings = Settings(self.game, 4, Raw(msgspec.json.encode(SETTINGS[self.game])), clock=Clock(60, watching=False))
        self.table = await self.hall.open(settings, CAROL)
        for player in (ALICE, BOB, CAROL, DORA):
            await self.hall.do(self.table, player, Sit(lot="0f" * 16))
        await self.hall.do(self.table, CAROL, Start())
        await self.desk.look(self.join)

    def join(self, table: Any) -> None:
        for name, client in self.clients.items():
            self.desk.join(client, reads_rows=name == READER)

    async def live(self) -> list[Frame]:
        await self.open()
        lobby = LiveLobby(self.log)
        await lobby.join(self.clients[STRANGER])
        watching = asyncio.create_task(lobby.run())
        began = asyncio.get_running_loop().time()
        acts = [self.alice(), self.carol(), self.stranger(), self.bob(), self.bob_in_public()]
        await asyncio.gather(*(self.each(began, moments) for moments in acts))
        await asyncio.sleep(began + LASTS + 1 - asyncio.get_running_loop().time())
        watching.cancel()
        return self.heard

    async def each(self, began: float, moments: list[tuple[float, Any]]) -> None:
        """What somebody does at these moments, one after the other."""
        for moment, act in sorted(moments, key=lambda one: one[0]):
            await asyncio.sleep(max(0.0, began + moment - asyncio.get_running_loop().time()))
            try:
                await act()
            except Refusal as refusal:
                self.heard.append(Frame(asyncio.get_running_loop().time(), "refusal", str(refusal).encode()))

    def moments(self, chance: Random, number: int) -> list[float]:
        return [chance.uniform(0, LASTS - 0.5) for _ in range(number)]

    # What is public, and the same in both worlds

    def alice(self) -> list[tuple[float, Any]]:
        acts = [
            self.draft_of(ALICE),
            self.preview,
            self.preview,
            self.preview,
            self.snapshot_for(ALICE),
            self.sight_for(ALICE),
            self.seal_of(ALICE),
            self.take_back,
        ]
        return [(moment, self.public.choice(acts)) for moment in self.moments(self.public, 6)]

    def carol(self) -> list[tuple[float, Any]]:
        return [(moment, self.seal_of(CAROL)) for moment in self.moments(self.public, 1)]

    def stranger(self) -> list[tuple[float, Any]]:
        acts = [self.snapshot_for(STRANGER), self.snapshot_for(READER), self.sight_for(STRANGER), self.read_again]
        return [(moment, self.public.choice(acts)) for moment in self.moments(self.public, 6)]

    def sight_for(self, player: str) -> Any:
        async def look() -> None:
            seat, sight = await self.desk.look(lambda table: sight_at(table, player, 1, None))
            self.clients[player].say(Sighted(1, seat, sight))

        return look

    async def read_again(self) -> None:
        """What was told, as far back as it is kept, as rows."""

        def told(table: Any) -> None:
            first, reader = self.desk.audience.recent[0][0], self.clients[READER]
            missed = self.desk.after(first.number - 1)
            assert missed is not None
            reader.hear(self.desk.ears[reader].encode(Message(self.table, missed)))

        await self.desk.look(told)

    def snapshot_for(self, player: str) -> Any:
        async def look() -> None:
            snapshot = await self.desk.look(lambda table: table.snapshot(table.seat_of(player) if player else NOBODY, now()))
            self.clients[player].say(TableShown(snapshot))

        return look

    async def preview(self) -> None:
        plan = self.plan(ALICE, self.public)
        events = await self.desk.look(lambda table: preview_at(table, ALICE, 1, bytes(plan), False))
        self.clients[ALICE].say(Previewed(1, events))

    async def take_back(self) -> None:
        await self.do(ALICE, TakeBack(1))

    def draft_of(self, player: str) -> Any:
        return lambda: self.do(player, Draft(1, self.plan(player, self.public)))

    def seal_of(self, player: str) -> Any:
        return lambda: self.do(player, Seal(1, self.plan(player, self.public)))

    async def do(self, player: str, command: Any) -> None:
        client = self.clients.get(player)
        await self.hall.do(self.table, player, command, None, client, lambda table: client.say(Done(1, table.told)) if client else None)

    # What is secret

    def bob(self) -> list[tuple[float, Any]]:
        return [(moment, self.bob_drafts) for moment in self.moments(self.secret, 9)] if self.is_busy else []

    def bob_in_public(self) -> list[tuple[float, Any]]:
        """However many drafts of his are still under way."""
        return [(LASTS - 0.3, self.bob_seals)]

    async def bob_drafts(self) -> None:
        """More than four a second are refused, and nobody else hears of that either."""
        with suppress(Refusal):
            await self.do(BOB, Draft(1, self.plan(BOB, self.secret)))

    async def bob_seals(self) -> None:
        await self.do(BOB, Seal(1, self.plan(BOB, self.secret) if self.is_busy else self.idle(BOB)))

    def plan(self, player: str, chance: Random) -> Raw:
        """A whole one, with orders."""
        table = self.desk.table
        assert table is not None
        seat = table.seat_of(player)
        if self.game == "asteroyds":
            columns = [chance.choice(("forward", "left", "right", "turn_back")) for _ in range(6)]
            return Raw(msgspec.json.encode({"seat": seat, "columns": columns, "energy": "shield", "ram": "ask"}))
        hand = table.playing().own(seat)["hand"]
        registers = [[card] for card in chance.sample(hand, min(len(hand), 5))]
        answers = {"brakes": chance.sample(range(1, 6), 3), "discard_options": ["brakes"], "archive": False}
        return Raw(msgspec.json.encode({"seat": seat, "registers": registers, "answers": answers, "asks": ["weapon"]}))

    def idle(self, player: str) -> Raw:
        table = self.desk.table
        assert table is not None
        return table.playing().idle_plan(table.seat_of(player))


def observed(game: str, number: int) -> tuple[list[Frame], list[Frame]]:
    """What Alice and those without a seat were sent in the two worlds."""
    return run(World(game, number, is_busy=False).live()), run(World(game, number, is_busy=True).live())


def difference(quiet: list[Frame], busy: list[Frame]) -> str | None:
    """Where they part."""
    for one, other in zip(quiet, busy, strict=False):
        if (one.to, one.text) != (other.to, other.text) or abs(one.at - other.at) > 1e-6:
            return f"{one} {other}"
    return None if len(quiet) == len(busy) else f"{len(quiet)} and {len(busy)} frames"


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_what_others_are_sent_and_when_does_not_depend_on_what_is_secret(game):
    """Every frame in both worlds, to the byte and the microsecond."""
    number = seen = 0
    while seen < OBSERVATIONS:
        quiet, busy = observed(game, number)
        assert difference(quiet, busy) is None, number
        number, seen = number + 1, seen + len(quiet)


def test_there_is_something_to_tell_the_worlds_apart_by():
    worlds = [World("asteroyds", 1, is_busy) for is_busy in (False, True)]
    for world in worlds:
        assert len(run(world.live())) > 10
    quiet, busy = (len(world.log.kept[world.table]) for world in worlds)
    assert busy >= quiet + 5


def test_rows_and_views_are_among_what_is_compared():
    for game in ("asteroyds", "roborally"):
        frames = [frame for number in range(8) for frame in observed(game, number)[0]]
        assert any(isinstance(frame.text, Packed) for frame in frames)
        assert {frame.to for frame in frames if b'"sighted"' in frame.text} == {ALICE, STRANGER}


def test_a_view_that_holds_a_draft_is_found(monkeypatch):
    """One byte that says how often somebody has drafted."""

    def sight_of(table: Any, player: str, number: int, seat: Any) -> Any:
        return None, bytes([len(table.chairs[1].drafted_at)])

    monkeypatch.setattr(f"{__name__}.sight_at", sight_of)
    assert any(difference(*observed("asteroyds", number)) for number in range(20))


def test_a_number_that_counts_drafts_is_found(monkeypatch):
    """The lobby once told the number of a table's last entry."""
    monkeypatch.setattr(live_lobby, "lines", lambda rows: {row.table: row for row in rows})
    assert any(difference(*observed("asteroyds", number)) for number in range(5))


def test_an_answer_that_comes_earlier_because_another_has_drafted_is_found(monkeypatch):
    """Plans once waited for company until the first of all that were waiting had waited long enough."""

    def work_within(hall: Hall, seconds: float, desk: Desk) -> None:
        if seconds not in hall.patient:
            hall.patient[seconds] = []
            asyncio.get_running_loop().call_later(seconds, hall.work_now, seconds)
        hall.patient[seconds].append(desk)

    monkeypatch.setattr(Hall, "work_within", work_within)
    assert any(difference(*observed("asteroyds", number)) for number in range(20))


def test_an_answer_that_waits_for_a_draft_to_be_written_is_found(monkeypatch):
    monkeypatch.setattr(Desk, "look", lambda desk, look: desk.ask(lambda _: (), look=look))
    assert any(difference(*observed("asteroyds", number)) for number in range(60))


# By the clock on the wall


def parted(one: list[float], other: list[float]) -> float:
    """Kolmogorov's and Smirnov's distance: the largest one between the shares of both that are at most as long."""
    steps = sorted([(value, 1 / len(one)) for value in one] + [(value, -1 / len(other)) for value in other])
    largest = share = 0.0
    for place, (value, step) in enumerate(steps):
        share += step
        if place + 1 == len(steps) or steps[place + 1][0] != value:
            largest = max(largest, abs(share))
    return largest


def bound(size: int) -> float:
    return math.sqrt(-math.log(SURE / 2) / 2) * math.sqrt(2 / size)


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_how_long_the_work_for_others_takes_does_not_depend_on_what_is_secret(game):
    """One table, where Bob has drafted or has not, in an order that is drawn: whatever else the machine does meets both alike."""
    table, plans = run(prepared(game))
    taken: tuple[list[float], list[float]] = [], []
    chance = Random(1)
    for _ in range(TIMINGS):
        for is_busy in chance.sample((False, True), 2):
            keep_secret(table, plans[BOB], is_busy)
            taken[is_busy].append(timed(table, plans[ALICE]))
    assert parted(*taken) < bound(TIMINGS)


async def prepared(game: str) -> Any:
    world = World(game, 1, is_busy=True)
    await world.open()
    return await world.hall.seen(world.table), {player: bytes(world.plan(player, Random(1))) for player in (ALICE, BOB)}


def keep_secret(table: Any, plan: bytes, is_busy: bool) -> None:
    """Both are done each time, so that nothing but the secret differs."""
    for has_drafted in (not is_busy, is_busy):
        table.drafts.clear()
        table.chairs[1].drafted_at = ()
        if has_drafted:
            keep_draft(table, 1, plan, 1)


def timed(table: Any, plan: bytes) -> float:
    """What is done for Alice and a stranger who look, in JSON and in the engine's bytes, for Alice who plans, and for the lobby."""
    began = time.perf_counter()
    for seat, player in ((0, ALICE), (NOBODY, STRANGER)):
        ENCODER.encode(TableShown(table.snapshot(seat, 0)))
        ENCODER.encode(Sighted(1, *sight_at(table, player, 1, None)))
    preview_at(table, ALICE, 1, plan, False)
    ENCODER.encode(line_of(table.row()))
    return time.perf_counter() - began


def test_a_difference_of_a_twentieth_would_be_found():
    chance = Random(1)
    quiet, busy = ([chance.gauss(100, 20) + more for _ in range(10_000)] for more in (0, 5))
    assert parted(quiet[:5000], quiet[5000:]) < bound(5000)
    assert parted(quiet, busy) > bound(10_000)
