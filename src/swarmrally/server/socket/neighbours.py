"""The other servers on the same PostgreSQL: who is connected to which table there, and who was signed out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

AGAIN_EVERY = 15.0
FORGOTTEN_AFTER = 40_000
"""So many milliseconds after its last word a server is taken for dead."""


class Word(Struct, frozen=True, tag_field="word"):
    """What one server says to all others."""


class Connected(Word, frozen=True, tag="connected"):
    """Who is connected to a table at this server."""

    table: str
    players: tuple[str, ...]
    spectators: int
    asks: bool = False
    """Whether the others shall say it too."""


class Moved(Word, frozen=True, tag="moved"):
    """A player has moved to another device, or has ended these sessions."""

    player: str
    sessions: tuple[str, ...] = ()


ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Connected | Moved] = msgspec.json.Decoder(Connected | Moved)
NOBODY_HERE = ((), 0)


class Passing(Protocol):
    """How servers reach each other."""

    reaches_others: bool

    def on_word(self, told: Callable[[str, bytes], None]) -> None: ...

    async def say(self, word: bytes) -> None: ...


class Neighbours:
    def __init__(self, passing: Passing, now: Callable[[], int], went_wrong: Callable[[str, Exception], None]) -> None:
        self.passing, self.now, self.went_wrong = passing, now, went_wrong
        self.there: dict[str, dict[str, tuple[Connected, int]]] = {}
        """By table and server: what it has said, and when."""
        self.said: dict[str, Connected] = {}
        self.saying: set[asyncio.Task[None]] = set()
        self.changed: Callable[[str], None] = lambda table: None
        """To be told of a table where somebody has come or gone at another server."""
        self.moved: Callable[[str, tuple[str, ...]], None] = lambda player, sessions: None
        passing.on_word(self.hear)

    def hear(self, server: str, word: bytes) -> None:
        said = DECODER.decode(word)
        if isinstance(said, Moved):
            self.moved(said.player, said.sessions)
            return
        self.there.setdefault(said.table, {})[server] = said, self.now()
        self.changed(said.table)
        if said.asks and said.table in self.said:
            self.say(self.said[said.table])

    def present(self, table: str) -> list[Connected]:
        """What the servers that live have said last."""
        known = self.there.get(table, {})
        return [here for here, at in known.values() if self.now() - at < FORGOTTEN_AFTER]

    def tell(self, table: str, players: tuple[str, ...], spectators: int) -> None:
        """Who is here now; the first time the others are asked as well."""
        before = self.said.get(table)
        if (players, spectators) == (NOBODY_HERE if before is None else (before.players, before.spectators)):
            return
        here = Connected(table, players, spectators)
        if (players, spectators) == NOBODY_HERE:
            self.said.pop(table, None)
        else:
            self.said[table] = here
        self.say(here if before else msgspec.structs.replace(here, asks=True))

    def tell_moved(self, player: str, sessions: tuple[str, ...] = ()) -> None:
        self.say(Moved(player, sessions))

    def say(self, word: Connected | Moved) -> None:
        if not self.passing.reaches_others:
            return
        task = asyncio.get_running_loop().create_task(self.said_to_all(word))
        self.saying.add(task)
        task.add_done_callback(self.saying.discard)

    async def said_to_all(self, word: Connected | Moved) -> None:
        try:
            await self.passing.say(ENCODER.encode(word))
        except Exception as error:
            self.went_wrong(word.table if isinstance(word, Connected) else "", error)

    async def tell_again(self) -> None:
        """Once in a while, so that the others know that this server lives; and forgets those who have fallen silent."""
        for here in list(self.said.values()):
            await self.said_to_all(here)
        for table, known in list(self.there.items()):
            alive = {server: (here, at) for server, (here, at) in known.items() if self.now() - at < FORGOTTEN_AFTER}
            if len(alive) == len(known):
                continue
            self.there[table] = alive
            if not alive:
                del self.there[table]
            self.changed(table)

    async def close(self) -> None:
        for task in list(self.saying):
            await task
