"""The log of a simulation: what is on disk, and what whoever reads it must find."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.kernel.fields import to_bytes
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.table import entries
from swarmrally.table.events import ENCODER
from swarmrally.table.folding.fold import read
from swarmrally.table.games.playing import NOBODY
from swarmrally.table.log import Append, Conflict, Entry, Row
from swarmrally.table.news import Played
from swarmrally.table.table import Table

Key = tuple[str, int, bytes]
PLANS: dict[str, Any] = {"asteroyds": msgspec.json.Decoder(LivePlan), "roborally": msgspec.json.Decoder(LiveProgram)}


FIXED = ("play", "box", "setup", "settings", "started_setup")


def fingerprint(table: Table) -> bytes:
    """Of all that a table is, and of its game."""
    rest = [value for name, value in sorted(vars(table).items()) if name not in FIXED]
    parts = [msgspec.json.encode(rest), msgspec.json.encode(table.row())]
    if table.play is not None:
        game = table.play.game  # type: ignore[attr-defined]
        parts += [to_bytes(game.state), msgspec.json.encode(getattr(table.play, "plans", None)), b"%d" % len(game.decisions)]
    return digest(parts)


def digest(parts: list[bytes]) -> bytes:
    return blake2b(b"\n".join(parts), digest_size=16).digest()


class Ledger:
    """One table's entries, folded by a reader of its own."""

    def __init__(self) -> None:
        self.kept: list[Entry] = []
        self.row: Row | None = None
        self.lines: list[Line] = []
        self.table = Table("")
        self.told: list[bytes] = []
        self.events: list[Any] = []
        self.tables: dict[int, bytes] = {}
        """What the table was after each entry that ended an append."""
        self.public: dict[int, bytes] = {}
        """What a spectator could see after each message."""
        self.written: Counter[Key] = Counter()
        self.plans: dict[int, bytes] = {}
        """What each seat saved last in this round, kept apart from the table's own drafts."""

    def commit(self, append: Append, by: Line) -> None:
        if append.row.number - len(append.entries) != len(self.kept):
            raise Conflict(append.row.table)
        if not self.kept:
            self.table.table = append.row.table
        for entry in append.entries:
            assert entry.number == len(self.kept) + 1, "the log has a gap"
            assert entry.at >= (self.kept[-1].at if self.kept else 0), "the log goes back in time"
            self.kept.append(entry)
            self.fold(entry)
        self.row = append.row
        assert append.row == self.table.row(), "the row is not that of the table"
        self.tables[len(self.kept)] = fingerprint(self.table)
        for line in self.lines:
            if line is not by:
                line.notice(append.row.table, append.row.number)

    def fold(self, entry: Entry) -> None:
        body = entries.DECODER.decode(entry.body)
        decided = len(self.decisions())
        if isinstance(body, entries.Drafted | entries.Sealed):
            self.plans[body.seat] = bytes(body.plan)
            self.written[type(body).__name__, body.seat, bytes(body.plan)] += 1
        elif isinstance(body, entries.Acted):
            self.plans.pop(body.seat, None)
        message = read(self.table, entry)
        if message is not None:
            self.told.append(ENCODER.encode(message))
            assert message.number == len(self.told), "what is told has a gap"
            self.events += [event for news in message.news if isinstance(news, Played) for event in msgspec.json.decode(news.events.json)]
        self.see_public()
        for decision in self.decisions()[decided:]:
            self.expect_saved(msgspec.json.decode(decision))

    def see_public(self) -> None:
        """Drafts change nothing that others can see."""
        seen = digest([msgspec.json.encode(self.table.snapshot(NOBODY, 0))])
        assert self.public.setdefault(self.table.told, seen) == seen, "a spectator sees something that nobody was told of"

    def decisions(self) -> list[Any]:
        return [] if self.table.play is None else self.table.play.game.decisions  # type: ignore[attr-defined]

    def expect_saved(self, decision: dict[str, Any]) -> None:
        """The game used what its owner saved last."""
        if decision["decision"] == "plans":
            for plan in decision["plans"]:
                saved = msgspec.json.decode(self.plans.get(plan["seat"], b'{"columns":[null,null,null,null,null,null]}'))
                assert plan["columns"] == saved["columns"], f"seat {plan['seat']} saved something else"
            self.plans.clear()
        elif decision["decision"] in ("program", "time_out"):
            program = msgspec.convert(decision["program"], LiveProgram)
            saved = PLANS["roborally"].decode(self.plans.get(program.seat, b'{"seat":%d}' % program.seat))
            is_idle = program == LiveProgram(program.seat, asks=program.asks) and "stay_down" in program.asks
            assert is_idle or program == saved, f"seat {program.seat} saved something else"
        elif decision["decision"] == "run":
            self.plans.clear()

    def check_shown(self, snapshot: Any) -> None:
        seen = digest([msgspec.json.encode(replace(snapshot, own=None, also=(), at=0))])
        assert seen == self.public[snapshot.number], "a snapshot is not what was told"


class Line:
    """A server's connection to the ledger: slow, at times broken, and its notices get lost."""

    is_shared = True

    def __init__(self, ledger: Ledger, chance: Random) -> None:
        self.ledger, self.chance = ledger, chance
        self.is_good = self.is_closed = False
        self.listeners: list[Callable[[str, int], None]] = []
        ledger.lines.append(self)

    def close(self) -> None:
        """The server is dead: nothing that it still has in mind reaches the ledger."""
        self.is_closed = True
        self.ledger.lines.remove(self)
        self.listeners.clear()

    async def way(self) -> None:
        """There or back."""
        await asyncio.sleep(0.001 if self.is_good else self.chance.choice((0.001, 0.002, 0.01, 0.3)))
        if self.is_closed or (not self.is_good and self.chance.random() < 0.02):
            raise ConnectionError("the database is gone")

    async def append(self, append: Append) -> None:
        await self.way()
        self.ledger.commit(append, self)
        await self.way()

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        await self.way()
        found = self.ledger.kept[after:] if table == self.ledger.table.table else []
        await self.way()
        return found

    async def due(self, before: int) -> list[str]:
        await self.way()
        row = self.ledger.row
        return [row.table] if row and row.due_at is not None and row.due_at <= before else []

    def on_append(self, told: Callable[[str, int], None]) -> None:
        self.listeners.append(told)

    def notice(self, table: str, number: int) -> None:
        """One that gets lost is made up for by a doubt, when the connection stands again."""
        loop = asyncio.get_running_loop()
        if not self.is_good and self.chance.random() < 0.05:
            loop.call_later(self.chance.uniform(0.5, 5), self.tell, "", 0)
        else:
            loop.call_later(self.chance.uniform(0, 0.3), self.tell, table, number)

    def tell(self, table: str, number: int) -> None:
        for told in self.listeners:
            told(table, number)
