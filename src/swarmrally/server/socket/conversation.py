"""What a client says, and what is done about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Raw

from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.server.guard.access import TABLE_ID, check_watching, may_know
from swarmrally.server.guard.limits import TooMany
from swarmrally.server.socket.client import Client
from swarmrally.server.socket.gatherings import Gatherings
from swarmrally.server.socket.live_lobby import LiveLobby
from swarmrally.server.socket.messages import (
    DECODER,
    LARGEST,
    AnyAsked,
    AskBearings,
    AskHint,
    AskSight,
    AskTime,
    Bearings,
    Do,
    Done,
    Forecast,
    Hinted,
    Mute,
    Preview,
    Previewed,
    Say,
    Sighted,
    Subscribe,
    TableShown,
    Time,
    Unsubscribe,
    WatchLobby,
    id_in,
    refused,
)
from swarmrally.table.commands import Caller, Kick, Seal, Sit, Stand
from swarmrally.table.desk.audience import Message
from swarmrally.table.desk.desk import Desk
from swarmrally.table.desk.errands import Missing
from swarmrally.table.desk.hall import Hall
from swarmrally.table.hints import hint_from, task_of
from swarmrally.table.previews import bearings_at, forecast_at, preview_at, sight_at
from swarmrally.table.table import Table
from swarmrally.table.waking import Task

MOST_TABLES = 20


class Door(Protocol):
    """Who may come in."""

    async def is_admitted(self, table: str, player: str) -> bool:
        """Whether the player was invited to a private table."""


class Conversation:
    """One client's side of the socket."""

    def __init__(self, client: Client, hall: Hall, door: Door, gatherings: Gatherings, lobby: LiveLobby) -> None:
        self.client, self.hall, self.door, self.gatherings, self.lobby = client, hall, door, gatherings, lobby
        self.hinting: asyncio.Task[None] | None = None

    async def take(self, text: str | bytes, at: int) -> None:
        """One message, which arrived at this time; whatever is wrong with it is said to the client alone."""
        try:
            if size_of(text) > LARGEST:
                raise Refusal("", "message_too_large", most=LARGEST, got=size_of(text))
            asked = decoded(DECODER, text)
        except Refusal as refusal:
            self.client.say(refused(id_in(text), refusal))
            return
        try:
            await ANSWERS[type(asked)](self, asked, at)
        except Refusal as refusal:
            self.client.say(refused(asked.id, refusal))
        except TooMany as error:
            self.client.say(refused(asked.id, Refusal("", "too_many_requests", seconds=error.seconds)))

    async def subscribe(self, asked: Subscribe, at: int) -> None:
        if len(self.client.tables) >= MOST_TABLES and asked.table not in self.client.tables:
            raise Refusal("/table", "too_many_subscriptions", most=MOST_TABLES)
        if not TABLE_ID.fullmatch(asked.table):
            raise Missing
        desk = self.hall.desk(asked.table)
        try:
            await desk.look(lambda table: self.begin(desk, table, asked, False, at))
        except Missing:
            if not await self.door.is_admitted(asked.table, self.client.player):
                raise
            await desk.look(lambda table: self.begin(desk, table, asked, True, at))
        await self.gatherings.joined(desk, self.client)

    def begin(self, desk: Desk, table: Table, asked: Subscribe, admitted: bool, at: int) -> None:
        """Whatever is written from here on is heard; what came before is told now."""
        if not may_know(table, self.client.player, admitted):
            raise Missing
        check_watching(table, self.client.player)
        desk.join(self.client, reads_rows=asked.rows != "" and asked.rows == self.client.rules)
        self.client.tables.add(asked.table)
        missed = None if asked.after is None else desk.after(asked.after)
        if missed is None:
            self.client.say(TableShown(table.snapshot(table.seat_of(self.client.player), at)))
        else:
            ear = desk.ears[self.client]
            self.client.hear(ear.encode(Message(asked.table, missed)))
            desk.tell_own(table, ear)
        self.client.say(Done(asked.id, table.told))

    async def unsubscribe(self, asked: Unsubscribe, at: int) -> None:
        self.leave(asked.table)
        self.client.say(Done(asked.id))

    def leave(self, table: str) -> None:
        if table in self.client.tables:
            self.client.tables.discard(table)
            self.hall.desk(table).part(self.client)
            self.gatherings.parted(table)

    def expect_subscribed(self, table: str) -> Desk:
        if table not in self.client.tables:
            raise Refusal("/table", "not_subscribed")
        desk = self.hall.desk(table)
        if self.client not in desk.ears:
            raise Refusal("", "sent_away")
        return desk

    def expect_player(self) -> None:
        if not self.client.player:
            raise Refusal("", "stranger")

    async def do(self, asked: Do, at: int) -> None:
        self.expect_player()
        desk = self.expect_subscribed(asked.table)
        try:
            if isinstance(asked.command, Sit):
                await self.gatherings.check_name(desk, self.client.player)
            await self.hall.do(asked.table, self.client.player, asked.command, at, self.client, self.says_done(asked.id))
        except Refusal as refusal:
            raise refusal.inside("" if refusal.pointer in ("", "/table", "/name") else "/command") from None
        if not isinstance(asked.command, Seal):
            await self.gatherings.introduce(self.hall.desk(asked.table))
        if isinstance(asked.command, Sit | Stand | Kick):
            self.gatherings.parted(asked.table)

    def says_done(self, number: int) -> Callable[[Table], None]:
        """At the very moment when it is kept, so that it goes out together with the news."""
        return lambda table: self.client.say(Done(number, table.told))

    async def preview(self, asked: Preview, at: int) -> None:
        self.expect_player()
        desk = self.expect_subscribed(asked.table)
        events = await desk.look(lambda table: preview_at(table, self.client.player, asked.round, bytes(asked.plan), asked.forecast))
        self.client.say(Previewed(asked.id, events))

    async def forecast(self, asked: Forecast, at: int) -> None:
        desk = self.expect_subscribed(asked.table)
        self.client.say(Previewed(asked.id, await desk.look(lambda table: self.forecast_of(table, asked.round))))

    def forecast_of(self, table: Table, number: int) -> Raw:
        check_watching(table, self.client.player)
        return forecast_at(table, number)

    async def bearings(self, asked: AskBearings, at: int) -> None:
        desk = self.expect_subscribed(asked.table)
        self.client.say(Bearings(asked.id, await desk.look(lambda table: self.bearings_of(table, asked.round))))

    def bearings_of(self, table: Table, number: int) -> list[Any]:
        check_watching(table, self.client.player)
        return bearings_at(table, number)

    async def sight(self, asked: AskSight, at: int) -> None:
        desk = self.expect_subscribed(asked.table)
        seat, sight = await desk.look(lambda table: self.sight_of(table, asked))
        self.client.say(Sighted(asked.id, seat, sight))

    def sight_of(self, table: Table, asked: AskSight) -> tuple[int | None, bytes]:
        check_watching(table, self.client.player)
        return sight_at(table, self.client.player, asked.round, asked.seat)

    async def hint(self, asked: AskHint, at: int) -> None:
        """The ace thinks while the client goes on."""
        self.expect_player()
        desk = self.expect_subscribed(asked.table)
        if self.hinting is not None and not self.hinting.done():
            raise Refusal("", "hint_already")
        by, owner = self.caller(at), self.hall.owner(desk.id, self.client.player)
        task = await desk.look(lambda table: task_of(table, by, asked.round, owner, asked.seat))
        self.hinting = asyncio.get_running_loop().create_task(self.think(desk, asked.id, task))

    async def think(self, desk: Desk, number: int, task: Task) -> None:
        try:
            thought = await self.hall.bots.choose(task)
            hint = await desk.look(lambda table: hint_from(table, self.caller(self.hall.now()), task, thought))
            self.client.say(Hinted(number, hint))
        except Refusal as refusal:
            self.client.say(refused(number, refusal))
        except Exception as error:
            self.hall.went_wrong(desk.id, error)
            self.client.say(refused(number, Refusal("", "no_hint")))

    def caller(self, at: int) -> Caller:
        return Caller(self.client.player, at, self.hall.draw)

    async def ask_time(self, asked: AskTime, at: int) -> None:
        self.client.say(Time(asked.sent, at))

    async def say(self, asked: Say, at: int) -> None:
        self.expect_player()
        desk = self.expect_subscribed(asked.table)
        await self.gatherings.say(desk, self.client.player, asked.text, at)
        self.client.say(Done(asked.id))

    async def mute(self, asked: Mute, at: int) -> None:
        if asked.muted:
            self.client.muted.add(asked.player)
        else:
            self.client.muted.discard(asked.player)
        self.client.say(Done(asked.id))

    async def watch_lobby(self, asked: WatchLobby, at: int) -> None:
        if asked.on:
            await self.lobby.join(self.client)
        else:
            self.lobby.part(self.client)
        self.client.say(Done(asked.id))

    def end(self) -> None:
        """The connection is gone."""
        if self.hinting is not None:
            self.hinting.cancel()
        self.lobby.part(self.client)
        for table in list(self.client.tables):
            self.leave(table)


ANSWERS: dict[type[AnyAsked], Callable[[Conversation, Any, int], Any]] = {
    Subscribe: Conversation.subscribe,
    Unsubscribe: Conversation.unsubscribe,
    Do: Conversation.do,
    Preview: Conversation.preview,
    Forecast: Conversation.forecast,
    AskBearings: Conversation.bearings,
    AskSight: Conversation.sight,
    AskHint: Conversation.hint,
    AskTime: Conversation.ask_time,
    Say: Conversation.say,
    Mute: Conversation.mute,
    WatchLobby: Conversation.watch_lobby,
}


def size_of(text: str | bytes) -> int:
    """In bytes, as it was sent."""
    return len(text) if isinstance(text, bytes) or text.isascii() else len(text.encode())
