"""People who play over real sockets, and come back whenever the connection breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

ACTIONS = ("forward", "left", "right", "turn_back", None)
ASKS = ("power_down", "discard_option", "lose_option", "brakes", "stay_down", "weapon")
ANSWER_WITHIN = 40.0
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)
Heard = dict[str, Any]


async def ask(port: int, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=ANSWER_WITHIN, verify=False, trust_env=False
    ) as client:
        content = body if body is None or isinstance(body, bytes) else msgspec.json.encode(body)
        return await client.request(method, path, content=content)


async def introduced(port: int, name: str) -> tuple[str, str]:
    """A new player: the id, and the token."""
    made = (await ask(port, "POST", "/api/players", {"name": name, "token": True})).json()
    return made["id"], made["token"]


async def connected(port: int, token: str | None = None, **more: Any) -> ClientConnection:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    wanted = {"additional_headers": headers, "max_size": None, "compression": None, "ping_interval": None} | more
    return await connect(f"ws://127.0.0.1:{port}/api/socket", **wanted)


def messages_in(frame: str | bytes) -> list[Heard]:
    found = msgspec.json.decode(frame)
    return found if isinstance(found, list) else [found]


class Sight:
    """What somebody has heard of one table."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.now: Heard = {}
        self.chairs: list[Heard] = []
        self.owns: dict[int, Heard] = {}
        """By seat, what only this player knows."""
        self.told: list[Heard] = []

    def show(self, snapshot: Heard) -> None:
        self.number, self.now, self.chairs = snapshot["number"], snapshot["now"], snapshot["chairs"]
        self.owns = {own["seat"]: own for own in [*filter(None, [snapshot.get("own")]), *snapshot.get("also", ())]}

    def tell(self, told: Heard) -> None:
        assert self.number is not None
        assert told["number"] == self.number + 1, f"heard {told['number']} after {self.number}"
        self.number, self.now = told["number"], told["now"]
        self.told.append(told)
        for news in told["news"]:
            if news["news"] == "seating":
                self.chairs = news["chairs"]


class Person:
    """One player, or with an empty token one who watches, at one table after the other."""

    def __init__(self, port: Callable[[], int], player: str, token: str, chance: Random) -> None:
        self.port, self.player, self.token, self.chance = port, player, token, chance
        self.table = ""
        self.seen: dict[str, Sight] = {}
        self.heard: list[Heard] = []
        self.socket: ClientConnection | None = None
        self.waiting: dict[int, asyncio.Future[Heard]] = {}
        self.changed = asyncio.Event()
        self.asked = self.breaks = 0
        self.known: set[tuple[Any, ...]] = set()
        """What was planned before: no plan is made twice, so that it can be recognised anywhere."""

    @property
    def sight(self) -> Sight:
        return self.seen[self.table]

    @property
    def seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.sight.chairs) if chair.get("player") == self.player]

    @property
    def seat(self) -> int:
        """The one that is waited for, where there are several."""
        seats = self.seats
        return next((seat for seat in seats if seat in self.sight.now.get("awaited", ())), seats[0] if seats else -1)

    @property
    def own(self) -> Heard:
        return self.sight.owns.get(self.seat, {})

    # The connection

    async def stay(self) -> None:
        """Until cancelled."""
        while True:
            with suppress(*BROKEN):
                self.socket = await connected(self.port(), self.token or None)
                await self.listen(self.socket)
            await asyncio.sleep(0.05)

    async def listen(self, socket: ClientConnection) -> None:
        try:
            if self.table:
                await self.subscribe()
            async for frame in socket:
                self.hear(frame)
        finally:
            socket.transport.abort()
            self.break_off()

    def break_off(self) -> None:
        self.breaks += 1
        self.socket = None
        for waiting in self.waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionResetError("the connection broke"))
        self.waiting.clear()

    async def subscribe(self) -> None:
        sight = self.seen.setdefault(self.table, Sight())
        after = {} if sight.number is None else {"after": sight.number}
        await self.send({"type": "subscribe", "table": self.table, **after})

    async def send(self, message: Heard) -> int:
        if self.socket is None:
            raise ConnectionResetError("not connected")
        self.asked += 1
        await self.socket.send(msgspec.json.encode(message | {"id": self.asked}).decode())
        return self.asked

    async def say(self, message: Heard) -> Heard:
        """The answer; or OSError when the connection breaks before it is there."""
        number = await self.send(message)
        answer = self.waiting[number] = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(ANSWER_WITHIN):
            return dict(await answer)

    def hear(self, frame: str | bytes) -> None:
        for message in messages_in(frame):
            self.heard.append(message)
            self.take(message)
        self.changed.set()

    def take(self, message: Heard) -> None:
        kind = message["type"]
        if kind == "table":
            self.seen.setdefault(message["table"]["table"], Sight()).show(message["table"])
        elif kind == "told":
            for told in message["told"]:
                self.seen[message["table"]].tell(told)
        elif kind == "own":
            assert message["own"]["seat"] in self.seats, "heard what belongs to another seat"
            self.seen[message["table"]].owns[message["own"]["seat"]] = message["own"]
        elif kind in ("done", "refused", "previewed") and message["id"] in self.waiting:
            self.waiting.pop(message["id"]).set_result(message)

    # What to plan

    def flight(self) -> Heard:
        while (columns := tuple(self.chance.choice(ACTIONS) for _ in range(6))) in self.known:
            continue
        self.known.add(columns)
        return {"seat": self.seat, "columns": columns, "energy": "shield", "ram": self.chance.choice((True, False, "ask"))}

    def program(self, is_whole: bool) -> Heard:
        game = self.own["game"]
        hand = list(game["hand"])
        self.chance.shuffle(hand)
        wanted = [is_whole or self.chance.random() < 0.7 for _ in range(5)]
        registers = [[hand.pop()] if not held and hand and put else None for held, put in zip(game["registers"], wanted, strict=True)]
        return {"seat": self.seat, "registers": registers, "asks": self.chance.sample(ASKS, self.chance.randrange(3))}
