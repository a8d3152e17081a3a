"""People of a simulation: most of what they ask makes sense."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw
from tests.table.simulation.servers import Connection

from swarmrally.table.commands import (
    Act,
    Answer,
    AnyCommand,
    ComeBack,
    Draft,
    Kick,
    Leave,
    Pause,
    Replace,
    Resign,
    Resume,
    Seal,
    Sit,
    Start,
    TakeBack,
)
from swarmrally.table.games.playing import NOBODY

if TYPE_CHECKING:
    from tests.table.simulation.world import World

ACTIONS = ("forward", "forward", "left", "right", "turn_back", None)
ASKS = ("power_down", "discard_option", "lose_option", "brakes", "stay_down", "weapon")
NONSENSE = (b"{}", b"[]", b"null", b'{"seat":-1}', b'{"seat":0,"columns":["warp"]}', b'{"seat":1,"registers":[[10],[10]]}', b'"\xff"', b"{")


class Person:
    """Knows what it has heard, and nothing else."""

    def __init__(self, world: World, name: str, seat: int, chance: Random) -> None:
        self.world, self.name, self.favourite, self.chance = world, name, seat, chance
        self.number: int | None = None
        self.now: dict[str, Any] = {}
        self.owns: dict[int, dict[str, Any]] = {}
        """By seat, what only this player knows."""
        self.at = NOBODY
        """The own seat that is looked at."""
        self.chairs: list[dict[str, Any]] = []
        self.connection: Connection | None = None

    @property
    def seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.get("player") == self.name]

    @property
    def seat(self) -> int:
        return self.at if self.at in self.seats else next(iter(self.seats), NOBODY)

    @property
    def own(self) -> dict[str, Any]:
        return self.owns.get(self.seat, {})

    # Hearing

    def hears(self, message: bytes, soon: bool = True) -> None:
        heard = msgspec.json.decode(message)
        if heard["type"] == "shown":
            snapshot = heard["snapshot"]
            self.number, self.now, self.chairs = snapshot["number"], snapshot["now"], snapshot["chairs"]
            self.owns = {own["seat"]: own for own in [*filter(None, [snapshot.get("own")]), *snapshot.get("also", ())]}
            assert sorted(self.owns) == self.seats, "somebody is shown other seats than their own"
        elif heard["type"] == "own":
            assert heard["own"]["seat"] in self.seats, "somebody heard what belongs to another seat"
            self.owns[heard["own"]["seat"]] = heard["own"]
        else:
            for told in heard["told"]:
                self.hears_told(told)

    def hears_told(self, told: dict[str, Any]) -> None:
        assert self.number is not None
        assert told["number"] == self.number + 1, f"{self.name} heard {told['number']} after {self.number}"
        assert told == msgspec.json.decode(self.world.ledger.told[told["number"] - 1]), "two people heard different things"
        self.number, self.now = told["number"], told["now"]
        for news in told["news"]:
            if news["news"] == "seating":
                self.chairs = news["chairs"]

    # Doing

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self.chance.uniform(0.1, 2.5))
            if self.connection is None or self.connection.is_broken:
                await self.connect()
            elif not self.world.is_quiet and self.chance.random() < 0.03:
                self.connection.break_off()
            elif not self.world.is_quiet and self.number is not None and self.favourite != NOBODY:
                self.connection.send(self.lie() if self.chance.random() < 0.15 else self.sense())

    async def connect(self) -> None:
        if not self.world.servers:
            return
        connection = self.connection = Connection(self.chance.choice(self.world.servers), self)
        try:
            async with asyncio.timeout(10):
                await connection.subscribe(self.number if self.chance.random() < 0.8 else None)
        except (ConnectionError, TimeoutError):
            if not connection.is_broken:
                connection.break_off()

    def sense(self) -> AnyCommand:
        if self.now["phase"] == "open":
            return Sit(self.favourite) if self.seat == NOBODY else Start()
        self.at = self.chance.choice([seat for seat in self.seats if seat in self.now.get("awaited", ())] or self.seats or [NOBODY])
        if self.chairs[self.seat].get("bot"):
            return ComeBack()
        if self.now.get("paused"):
            return Resume()
        luck = self.chance.random()
        if luck < 0.06:
            return self.seldom()
        if self.now.get("stage") == "deciding":
            return Answer(self.now["decision"], self.chance.choice(self.own.get("answers") or [False]))
        if self.seat not in self.now["awaited"]:
            return TakeBack(self.now["round"], self.seat)
        if self.own.get("game", {}).get("can_recompile") and luck < 0.3:
            return Act(self.now["round"], "recompile", self.seat)
        return (Draft if luck < 0.6 else Seal)(self.now["round"], self.plan())

    def seldom(self) -> AnyCommand:
        choices = (Pause(), Pause(False), Leave(), Replace(self.chance.randrange(4)), Resign())
        return self.chance.choices(choices, (4, 1, 3, 2, 1))[0]

    def plan(self) -> Raw:
        plan = self.program() if self.world.game == "roborally" else self.flight()
        return Raw(msgspec.json.encode(plan))

    def flight(self) -> dict[str, Any]:
        columns = self.world.unheard_of(self.name, lambda: [self.chance.choice(ACTIONS) for _ in range(6)])
        return {"seat": self.seat, "columns": columns, "energy": "shield", "ram": self.chance.choice((True, False, "ask", "ask"))}

    def program(self) -> dict[str, Any]:
        game = self.own.get("game") or {"hand": [], "registers": [[]] * 5}
        hand = list(game["hand"])
        self.chance.shuffle(hand)
        is_whole = self.chance.random() < 0.8
        registers = [[hand.pop()] if not held and hand and (is_whole or self.chance.random() < 0.5) else None for held in game["registers"]]
        asks = self.chance.sample(ASKS, self.chance.randrange(3))
        return {"seat": self.seat, "registers": registers, "asks": asks}

    def lie(self) -> AnyCommand:
        number = self.now.get("round", 0) + self.chance.choice((-1, 0, 0, 1, 1000))
        somebody = self.chance.randrange(8)
        plan = msgspec.json.decode(self.plan()) | {"seat": somebody}
        lies: tuple[AnyCommand, ...] = (
            Seal(number, Raw(self.chance.choice(NONSENSE))),
            Draft(number, Raw(self.chance.choice(NONSENSE))),
            Seal(number, Raw(msgspec.json.encode(plan))),
            Draft(number, Raw(msgspec.json.encode(plan))),
            Answer(self.now.get("decision", 0) + self.chance.choice((-1, 0, 1)), self.chance.choice((True, False, None, 7, "x", {}, [[]]))),
            Act(number, "win"),
            Kick(somebody),
            Sit(somebody),
            TakeBack(number),
            Start(),
        )
        return self.chance.choice(lies)
