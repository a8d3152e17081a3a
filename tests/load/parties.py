"""Parties of people at one table after the other, and what must hold of all they have played."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from tests.load.people import BROKEN, Heard, Person, ask, introduced
from tests.table.simulation.ledger import PLANS, Key, Ledger

from swarmrally.cli.games import module
from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.codes import KINDS as CODES
from swarmrally.kernel.records import Record, first_difference
from swarmrally.store import Store

TROUBLE = (*BROKEN, httpx.HTTPError, TimeoutError)


class Kind(Struct, frozen=True):
    """What is played, by how many people."""

    game: str
    people: int
    setup: dict[str, Any] = {}
    bots: tuple[str, ...] = ()
    stopwatch: Any = "none"
    last_round: int = 5
    """After it, everybody resigns."""
    is_public: bool = True
    owners: tuple[int, ...] = ()
    """By seat, which player it belongs to; empty when everybody has one."""

    def settings(self) -> dict[str, Any]:
        clock = {"stopwatch": self.stopwatch, "watching": False}
        seats = len(self.owners) or self.people + len(self.bots)
        wanted = {"game": self.game, "seats": seats, "setup": self.setup, "bots": self.bots, "clock": clock, "owners": self.owners}
        return wanted | {"public": self.is_public, "assist": "forecast"}


OPTIONS = {"course": "Option World", "options_at_start": 3}
KINDS = (
    Kind("asteroyds", 3, {"rules": {"mode": "shooting", "powers": True}}),
    Kind("asteroyds", 1, bots=("rookie",)),
    Kind("asteroyds", 2, stopwatch=5, last_round=4),
    Kind("roborally", 2, {"rules": {"lives": 1}}, last_round=4),
    Kind("roborally", 2, OPTIONS, bots=("rookie",), last_round=3),
    Kind("roborally", 2, {"rules": {"lives": 1}}, bots=("rookie",), last_round=3, owners=(0, 1, 0, 1, 2)),
)


class Party:
    def __init__(self, kind: Kind, people: list[Person], chance: Random, thought: float = 0.2) -> None:
        self.kind, self.people, self.chance, self.thought = kind, people, chance, thought
        self.tables: list[str] = []
        self.codes: list[str] = []
        self.acknowledged: dict[str, Counter[Key]] = {}
        self.is_last = False
        """Whether no game follows the one that is on."""
        self.before_each: Callable[[Person], Awaitable[None]] | None = None

    async def live(self) -> None:
        staying = [asyncio.create_task(person.stay()) for person in self.people]
        try:
            while True:
                await self.begin()
                await first_of(asyncio.gather(*(self.play(person) for person in self.people)), staying)
                if self.is_last:
                    return
        finally:
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)

    async def begin(self) -> None:
        table = (await self.insist("POST", "/api/tables", self.kind.settings()))["table"]
        if not self.kind.is_public:
            await self.let_in(table)
        self.acknowledged[table] = Counter()
        for person in self.people:
            person.table = table
            with suppress(*TROUBLE):
                await person.subscribe()
        self.tables.append(table)

    async def let_in(self, table: str) -> None:
        code = (await self.insist("POST", f"/api/tables/{table}/invitations", {"uses": 20}))["code"]
        self.codes.append(code)
        for person in self.people[1:]:
            await self.insist("POST", "/api/invitations", {"code": code}, person)

    async def insist(self, method: str, path: str, body: Any = None, by: Person | None = None) -> Any:
        """Until a server answers."""
        person = by or self.people[0]
        while True:
            try:
                answer = await ask(person.port(), method, path, body, person.token)
                if answer.status_code != 503:
                    assert answer.is_success, answer.text
                    return answer.json()
            except TROUBLE:
                pass
            await asyncio.sleep(0.1)

    # Playing

    async def play(self, person: Person) -> None:
        """Until the game is over."""
        while person.table not in person.seen or person.sight.now.get("phase") not in ("over", "closed"):
            try:
                command = self.wish(person)
                if command is None:
                    person.changed.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(person.changed.wait(), 1)
                    continue
                await self.do(person, command)
            except TROUBLE:
                await asyncio.sleep(0.05)

    async def do(self, person: Person, command: Heard) -> None:
        if self.before_each:
            await self.before_each(person)
        table = person.table
        answer = await person.say({"type": "do", "table": table, "command": command})
        if answer["type"] == "refused":
            assert answer["code"] in CODES, answer
        elif command["do"] in ("draft", "seal"):
            plan = msgspec.json.encode(PLANS[self.kind.game].decode(msgspec.json.encode(command["plan"])))
            self.acknowledged[table]["Drafted" if command["do"] == "draft" else "Sealed", command["plan"]["seat"], plan] += 1
        await asyncio.sleep(self.chance.uniform(0, self.thought))

    def wish(self, person: Person) -> Heard | None:
        if person.socket is None or person.table not in person.seen or not person.sight.now:
            return None
        now = person.sight.now
        if now["phase"] == "open":
            return self.before_the_start(person)
        if now["phase"] != "playing" or person.sight.chairs[person.seat].get("resigned"):
            return None
        if person.sight.chairs[person.seat].get("bot"):
            return {"do": "come_back"}
        if now["round"] > self.kind.last_round:
            return {"do": "resign"}
        if person.seat not in now["awaited"]:
            return None
        return self.decide(person) if now["stage"] == "deciding" else self.plan(person)

    def before_the_start(self, person: Person) -> Heard | None:
        if person.seat < 0:
            place = self.people.index(person)
            return {"do": "sit", "seat": self.kind.owners.index(place) if self.kind.owners else place}
        is_full = all(chair.get("player") or chair.get("bot") for chair in person.sight.chairs)
        return {"do": "start"} if is_full and person is self.people[0] else None

    def decide(self, person: Person) -> Heard | None:
        answers = person.own.get("answers")
        return {"do": "answer", "decision": person.sight.now["decision"], "answer": self.chance.choice(answers)} if answers else None

    def plan(self, person: Person) -> Heard | None:
        number = person.sight.now["round"]
        if self.kind.game == "roborally" and (person.own.get("round") != number or "game" not in person.own):
            return None
        waits_for_the_clock = self.kind.stopwatch != "none" and number == 2 and person is self.people[-1]
        is_draft = waits_for_the_clock or self.chance.random() < 0.5
        if waits_for_the_clock and person.own.get("draft"):
            return None
        plan = person.flight() if self.kind.game == "asteroyds" else person.program(is_whole=not is_draft)
        return {"do": "draft" if is_draft else "seal", "round": number, "plan": plan}


async def parties(port: Callable[[], int], kinds: tuple[Kind, ...], chance: Random, thought: float = 0.2) -> list[Party]:
    gathered = []
    for number, kind in enumerate(kinds):
        people = [await introduced(port(), f"Player {number} {seat}") for seat in range(kind.people)]
        gathered.append(Party(kind, [Person(port, player, token, chance) for player, token in people], chance, thought))
    return gathered


async def first_of(work: asyncio.Future[Any], beside: list[asyncio.Task[None]]) -> None:
    """Until the work is done, or what should go on beside it has failed."""
    everything: set[asyncio.Future[Any]] = {work, *beside}
    await asyncio.wait(everything, return_when=asyncio.FIRST_COMPLETED)
    for task in beside:
        if task.done():
            task.result()
    await work


# What must hold


async def check(store: str | Path, gathered: list[Party]) -> int:
    """How many games were played; every one is over, and nothing that was acknowledged is lost."""
    kept = await Store.open(store)
    try:
        for party in gathered:
            for table in party.tables:
                await check_table(kept, party, table)
    finally:
        await kept.close()
    return sum(len(party.tables) for party in gathered)


async def check_table(kept: Store, party: Party, table: str) -> None:
    ledger = await ledger_of(kept, table)
    lost = party.acknowledged[table] - ledger.written
    assert not lost, f"acknowledged and lost: {lost}"
    assert ledger.table.phase == "over"
    told = [msgspec.json.decode(message) for message in ledger.told]
    for person in party.people:
        sight = person.seen[table]
        assert sight.told == [told[heard["number"] - 1] for heard in sight.told], "somebody heard something else"
        assert sight.number == len(told)
    record = msgspec.json.decode(msgspec.json.encode(ledger.table.record()), type=Record)
    check_record(record, ledger.events)
    assert seed_hash(record.seed) == ledger.table.snapshot(-1, 0).seed_hash


def check_record(record: Record, events: list[Any]) -> None:
    """It verifies, and tells what people were told."""
    assert first_difference(record.events, module(record.game, "game").retold(record)) is None
    recorded = [event for stretch in record.events for event in stretch]
    assert events == recorded[len(recorded) - len(events) :]


async def ledger_of(kept: Store, table: str) -> Ledger:
    """The log, folded by a reader that also compares every plan with what the game made of it."""
    ledger = Ledger()
    ledger.table.table = table
    for entry in await kept.log.entries(table):
        assert entry.number == len(ledger.kept) + 1, "the log has a gap"
        ledger.kept.append(entry)
        ledger.fold(entry)
    return ledger
