"""Tables full of players who plan without thinking, or think for a while."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial

import msgspec
from msgspec import Struct

from swarmrally.cli.bench.load.sockets import Socket, request

SEATS = 4
ABOUT = (0.95, 1.05)
"""Nobody takes exactly as long as the others: else tables would fall into step."""
ANSWER_WANTED = 1
"""The id of messages whose answer is waited for."""


PLANS = [f'{{"seat":{seat},"columns":[null,null,null,null,null,null],"energy":"shield"}}' for seat in range(SEATS)]
"""They wait on their platforms, where nothing can hit them: the swarm moves as in any game, and no game ends."""


class Now(Struct):
    phase: str
    round: int = 0
    stage: str | None = None
    awaited: tuple[int, ...] = ()


class Item(Struct):
    now: Now


class Heard(Struct):
    """As much of a message as a player looks at."""

    type: str
    id: int = 0
    engine: str = ""
    told: list[Item] = []


MESSAGE, BUNDLE = msgspec.json.Decoder(Heard), msgspec.json.Decoder(list[Heard])


class Counted:
    """What a load has seen."""

    def __init__(self) -> None:
        self.rounds = 0
        self.bytes = 0
        self.refused = 0
        self.waits: list[float] = []
        """Seconds from the last plan of a round to the last player's events."""


class Party:
    """Four players at one table after the other."""

    def __init__(self, port: int, tokens: list[str], counted: Counted, thought: float, reads_rows: bool = False) -> None:
        self.port, self.tokens, self.counted, self.thought, self.reads_rows = port, tokens, counted, thought, reads_rows
        self.players: list[Player] = []
        self.table = ""
        self.begun = asyncio.Event()
        self.over = asyncio.Event()
        self.sealed_at: dict[int, float] = {}
        self.heard: dict[int, int] = {}

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        self.players = [Player(self, seat, token) for seat, token in enumerate(self.tokens)]
        for player in self.players:
            await loop.create_connection(partial(same, player), "127.0.0.1", self.port)
            await player.is_open

    async def play(self) -> None:
        """Game after game, until cancelled."""
        while True:
            await self.begin()
            await self.over.wait()
            for player in self.players:
                player.send(f'{{"type":"unsubscribe","table":"{self.table}"}}')

    async def begin(self) -> None:
        clock = {"stopwatch": "none"}
        settings = {"game": "asteroyds", "seats": SEATS, "clock": clock}
        opened = msgspec.json.decode(await request(self.port, "POST", "/api/tables", settings, self.tokens[0]))
        self.table, self.sealed_at, self.heard = opened["table"], {}, {}
        self.over.clear()
        for player in self.players:
            rows = player.engine if self.reads_rows else ""
            await player.ask(f'{{"type":"subscribe","table":"{self.table}","rows":"{rows}","id":1}}')
            await player.ask(f'{{"type":"do","table":"{self.table}","id":1,"command":{{"do":"sit","seat":{player.seat}}}}}')
        await self.players[0].ask(f'{{"type":"do","table":"{self.table}","id":1,"command":{{"do":"start"}}}}')
        self.begun.set()

    def hears(self, seat: int, now: Now) -> None:
        """One player has heard of a new round."""
        self.heard[seat] = now.round
        if len(self.heard) == SEATS and min(self.heard.values()) == now.round and now.round - 1 in self.sealed_at:
            self.counted.rounds += 1
            self.counted.waits.append(time.perf_counter() - self.sealed_at[now.round - 1])


def same(player: Player) -> Player:
    return player


class Player(Socket):
    def __init__(self, party: Party, seat: int, token: str) -> None:
        super().__init__("127.0.0.1", token)
        self.party, self.seat = party, seat
        self.engine = ""
        """The rules that the server offers an engine for."""
        self.answered: asyncio.Future[None] | None = None

    async def ask(self, message: str) -> None:
        self.answered = asyncio.get_running_loop().create_future()
        self.send(message)
        await self.answered

    def data_received(self, data: bytes) -> None:
        self.party.counted.bytes += len(data)
        super().data_received(data)

    def got(self, message: bytes) -> None:
        for heard in BUNDLE.decode(message) if message.startswith(b"[") else [MESSAGE.decode(message)]:
            if heard.type == "told" and heard.told:
                self.look(heard.told[-1].now)
            elif heard.type in ("done", "refused"):
                self.hears_back(heard)
            elif heard.type == "welcome":
                self.engine = heard.engine

    def hears_back(self, heard: Heard) -> None:
        if heard.type == "refused":
            self.party.counted.refused += 1
        if heard.id == ANSWER_WANTED and self.answered is not None and not self.answered.done():
            self.answered.set_result(None)

    def look(self, now: Now) -> None:
        if now.phase == "over":
            self.party.over.set()
        elif now.phase == "playing" and now.round != self.party.heard.get(self.seat):
            self.party.hears(self.seat, now)
            if self.seat in now.awaited:
                self.think(now.round)

    def think(self, number: int) -> None:
        if self.party.thought:
            asyncio.get_running_loop().call_later(self.party.thought * random.uniform(*ABOUT), self.seal, number)
        else:
            self.seal(number)

    def seal(self, number: int) -> None:
        self.party.sealed_at[number] = time.perf_counter()
        plan = PLANS[self.seat]
        self.send(f'{{"type":"do","table":"{self.party.table}","id":2,"command":{{"do":"seal","round":{number},"plan":{plan}}}}}')
