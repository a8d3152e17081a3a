"""A table, as one player sees it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

from swarmrally.client.connection import Connection
from swarmrally.client.failures import Broken
from swarmrally.client.forms import Message, Now, Shown, Told
from swarmrally.client.turn import Turn


class Table:
    def __init__(self, table: str, connection: Connection) -> None:
        self.id, self.connection = table, connection
        self.shown: Shown
        """The table as it was when it was last looked at."""
        self.number = 0
        """Of the last message that was heard."""
        self.events: list[dict[str, Any]] = []
        """What has happened in the game since the last turn, or since it began."""
        self.changed = asyncio.Event()

    async def do(self, do: str, **fields: Any) -> None:
        """One of the commands of docs/protocol.md; returns when it is kept."""
        await self.connection.ask(type="do", table=self.id, command={"do": do, **fields})

    async def do_once(self, is_done: Callable[[Shown], bool], do: str, **fields: Any) -> None:
        """The same, whatever becomes of the connection: after a break the table shows whether it was done."""
        while True:
            try:
                return await self.do(do, **fields)
            except Broken:
                if is_done(await self.look()):
                    return

    async def sit(self, seat: int | None = None) -> None:
        await self.do_once(lambda shown: shown.own is not None and seat in (None, shown.own.seat), "sit", seat=seat)

    async def seat_bot(self, seat: int, bot: str = "rookie") -> None:
        await self.do_once(lambda shown: shown.chairs[seat].bot == bot, "seat_bot", seat=seat, bot=bot)

    async def start(self) -> None:
        await self.do_once(lambda shown: shown.now.phase != "open", "start")

    async def look(self) -> Shown:
        """The table as it is now."""
        await self.connection.ask_until_answered(type="subscribe", table=self.id)
        return self.shown

    async def catch_up(self) -> None:
        """All that has been told from the beginning, as far as the server still has it."""
        await self.connection.ask_until_answered(type="subscribe", table=self.id, after=0)

    async def turns(self) -> AsyncIterator[Turn]:
        """Whenever something is wanted of this player, until the game is over; seal or answer each turn before asking for the next."""
        while (shown := await self.look()).now.phase not in ("over", "closed"):
            if is_wanted(shown):
                events, self.events = self.events, []
                yield Turn(self, shown, events)
            await self.after(shown.number)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the game is over."""
        return list((self.shown.outcome or {"winners": []})["winners"])

    @property
    def seat(self) -> int | None:
        return self.shown.own.seat if self.shown.own else None

    async def after(self, number: int) -> None:
        """Waits for a message after this one."""
        while self.number <= number:
            if self.connection.failure is not None:
                raise self.connection.failure
            self.changed.clear()
            await self.changed.wait()

    def hear(self, message: Message) -> None:
        if message.type == "table":
            self.show(msgspec.json.decode(message.table, type=Shown))
        elif message.type == "told":
            self.take(message.told)

    def show(self, shown: Shown) -> None:
        self.shown, self.number = shown, shown.number
        self.changed.set()

    def take(self, told: list[Told]) -> None:
        for message in told:
            if message.number > self.number:
                self.number = message.number
                self.events += [event for news in message.news for event in news.get("events", ())]
        self.changed.set()


def is_wanted(shown: Shown) -> bool:
    now: Now = shown.now
    return now.phase == "playing" and not now.paused and shown.own is not None and shown.own.seat in now.awaited
