"""A table, as one player sees it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import msgspec

from swarmrally.client.connection import Connection
from swarmrally.client.dice import Lot, fault
from swarmrally.client.failures import Broken, Refused
from swarmrally.client.forms import Message, Now, Own, Shown, Told
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
        self.lot = Lot()

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
        """With a random number of one's own for the dice."""
        lot = self.lot.for_table(self.shown)
        await self.do_once(lambda shown: bool(shown.owns) and seat in (None, *(own.seat for own in shown.owns)), "sit", seat=seat, lot=lot)

    async def seat_bot(self, seat: int, bot: str = "rookie") -> None:
        await self.do_once(lambda shown: shown.chairs[seat].bot == bot, "seat_bot", seat=seat, bot=bot)

    async def start(self) -> None:
        await self.do_once(lambda shown: shown.now.phase != "open", "start")

    async def cast_lot(self) -> None:
        """Adds to the dice where one has a seat without having sat down: after a rematch, or when one was handed over."""
        lot = self.lot.for_table(self.shown)
        if lot is not None and self.shown.now.phase == "open" and self.seat is not None and self.shown.chairs[self.seat].lot is None:
            with suppress(Refused):
                await self.do("cast_lot", lot=lot)

    @property
    def dice_fault(self) -> str | None:
        """What is wrong with the dice of a game that is over; None when the server has kept its promise and used our number."""
        return fault(self.shown, self.lot)

    async def replace(self, seat: int, bot: str = "rookie") -> None:
        """Wish that a bot plays for somebody who keeps the table waiting."""
        await self.do("replace", seat=seat, bot=bot)

    async def agree(self, seat: int, agreed: bool = True) -> None:
        await self.do("agree", seat=seat, agreed=agreed)

    async def look(self) -> Shown:
        """The table as it is now."""
        await self.connection.ask_until_answered(type="subscribe", table=self.id)
        return self.shown

    async def catch_up(self) -> None:
        """All that has been told from the beginning, as far as the server still has it."""
        await self.connection.ask_until_answered(type="subscribe", table=self.id, after=0)

    async def turns(self) -> AsyncIterator[Turn]:
        """Whenever something is wanted of this player, until the game is over; seal or answer each turn before asking for the next.

        Whoever has several robots (R10.8) gets a turn for each, one after the other."""
        while (shown := await self.look()).now.phase not in ("over", "closed"):
            await self.cast_lot()
            if own := next((own for own in shown.owns if is_wanted(shown, own)), None):
                await self.stay()
                events, self.events = self.events, []
                yield Turn(self, shown, events, own)
            await self.after(shown.number)

    async def stay(self) -> None:
        """Whoever plays on is there: a vote to let a bot play for them is over."""
        if self.seat is not None and self.shown.chairs[self.seat].vote is not None:
            with suppress(Refused):
                await self.do("stay")

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the game is over."""
        return list((self.shown.outcome or {"winners": []})["winners"])

    @property
    def seat(self) -> int | None:
        """The first of them, where this player has several."""
        return self.shown.own.seat if self.shown.own else None

    @property
    def seats(self) -> list[int]:
        return [own.seat for own in self.shown.owns]

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


def is_wanted(shown: Shown, own: Own) -> bool:
    now: Now = shown.now
    return now.phase == "playing" and not now.paused and own.seat in now.awaited
