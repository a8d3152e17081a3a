"""Whose turn it is: nobody's many messages keep others waiting, and players at the tables have half of the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from swarmrally.gate.usage import HALF_LIFE, LIGHT, OLDEST
from swarmrally.server.guard.precedence import ENOUGH_WAITING, MOST_WAITING, TURN, Precedence
from swarmrally.table.desk.hall import Hall
from swarmrally.table.log import MemoryLog
from swarmrally.table.settings import Settings

DONE = 200


class Guest:
    kind, took = "message", 0.0

    def __init__(self, line: Precedence, address: str, begun: list[str], seconds: float = 0.0, is_seated: bool = False) -> None:
        self.line, self.address, self.begun, self.seconds, self.is_seated = line, address, begun, seconds, is_seated
        self.is_refused = False

    def begin(self) -> None:
        self.begun.append(self.address)
        self.line.charge(self, self.seconds)

    def refuse(self) -> None:
        self.is_refused = True


def story(told: Callable[[Precedence, list[str]], Awaitable[None]]) -> list[str]:
    begun: list[str] = []

    async def run() -> None:
        line = Precedence()
        line.takes["message"] = TURN / 4
        await told(line, begun)

    asyncio.run(run())
    return begun


def test_when_nobody_waits_it_is_begun_at_once() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        line.come(Guest(line, "a", begun))
        assert begun == ["a"]

    story(told)


def test_addresses_take_turns_however_much_each_asks() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        for address in ["flood"] * DONE + ["a", "b", "a"]:
            line.come(Guest(line, address, begun, 0.0001))
        while len(begun) < DONE:
            await asyncio.sleep(0)

    begun = story(told)
    assert [address for address in begun[:12] if address != "flood"] == ["b", "a", "a"]


def test_what_is_asked_costs_what_it_takes() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        for _ in range(DONE):
            line.come(Guest(line, "slow", begun, 0.01))
            line.come(Guest(line, "quick", begun, 0.0005))
        while begun.count("quick") < DONE:
            await asyncio.sleep(0)

    begun = story(told)
    assert begun[:DONE].count("slow") <= DONE / 2


def test_strangers_from_anywhere_have_at_most_half_while_players_wait() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        for number in range(DONE):
            line.come(Guest(line, f"stranger {number}", begun, 0.001))
        for _ in range(DONE):
            line.come(Guest(line, "player", begun, 0.001, is_seated=True))
        while begun.count("player") < DONE:
            await asyncio.sleep(0)

    begun = story(told)
    early = begun[: DONE // 2]
    assert early.count("player") >= 0.4 * len(early)
    assert len(begun) - DONE <= DONE


def test_work_is_measured_and_its_outcome_is_its_own() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        guest = Guest(line, "a", begun)

        async def works() -> int:
            time.sleep(0.02)
            await asyncio.sleep(0.05)
            return 5

        async def fails() -> None:
            await asyncio.sleep(0)
            raise LookupError

        began = time.perf_counter()
        assert await line.metered(guest, works()) == 5
        assert 0.02 <= line.spent[0] <= time.perf_counter() - began - 0.04
        with pytest.raises(LookupError):
            await line.metered(guest, fails())
        waits = asyncio.get_running_loop().create_task(line.metered(guest, asyncio.Event().wait()))
        await asyncio.sleep(0)
        waits.cancel()
        with suppress(asyncio.CancelledError):
            await waits
        assert waits.cancelled()

    story(told)


def test_who_has_had_much_when_nobody_waited_comes_after_who_has_had_little() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        line.charge(Guest(line, "heavy", begun), 1.0)
        line.charge(Guest(line, "light", begun), 0.01)
        line.room = 0.0
        for address in ("heavy", "heavy", "light", "new"):
            line.come(Guest(line, address, begun))
        while len(begun) < 4:
            await asyncio.sleep(0)

    assert story(told)[-1] == "heavy"


def test_who_has_had_much_rests_while_somebody_is_about_who_has_had_little() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        line.charge(Guest(line, "heavy", begun), 1.0)
        line.come(Guest(line, "light", begun))
        line.room = 0.0
        for _ in range(DONE):
            line.come(Guest(line, "heavy", begun))
        while not line.is_resting:
            await asyncio.sleep(0)
        before = len(begun)
        line.come(Guest(line, "light", begun))
        line.come(Guest(line, "heavy", begun))
        assert begun[before:] == ["light"]
        while len(begun) < DONE + 3:
            await asyncio.sleep(0.001)

    story(told)


def test_nobody_rests_who_is_alone() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        line.charge(Guest(line, "heavy", begun), 1.0)
        line.room = 0.0
        for _ in range(DONE):
            line.come(Guest(line, "heavy", begun))
        while len(begun) < DONE:
            assert not line.is_resting
            await asyncio.sleep(0)

    story(told)


def test_what_a_desk_does_is_paid_for_by_who_asked() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        hall = Hall(MemoryLog())
        table = await hall.open(Settings("asteroyds", 2), "alice")

        def slowly(_: object) -> None:
            time.sleep(0.02)

        async def looks() -> None:
            await hall.desk(table).look(slowly)

        await line.metered(Guest(line, "asks", begun), looks())
        assert line.usage.seconds("asks") >= 0.019
        assert line.takes["message"] > 0

    story(told)


def test_what_somebody_has_had_is_forgotten_with_time() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        now = 100.0
        line.usage.now, line.usage.since = (lambda: now), now
        line.charge(Guest(line, "before", begun), 1.0)
        now += HALF_LIFE
        line.charge(Guest(line, "lately", begun), 0.6)
        assert line.usage.seconds("before") == pytest.approx(0.5)
        assert line.usage.weight("before") < line.usage.weight("lately")
        now += OLDEST
        line.charge(Guest(line, "now", begun), 0.1)
        assert list(line.usage.weights) == ["now"]

    story(told)


def test_when_too_many_strangers_wait_those_who_have_had_most_are_refused() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        line.charge(Guest(line, "heavy", begun), 2.0)
        line.charge(Guest(line, "less", begun), 1.0)
        line.charge(Guest(line, "light", begun), LIGHT / 2)
        line.room = 0.0
        names = ["heavy"] * (MOST_WAITING - 20) + ["less"] * 10 + ["light"] * 10
        guests = [Guest(line, name, begun) for name in names]
        players = [Guest(line, "heavy", begun, is_seated=True) for _ in range(MOST_WAITING)]
        for guest in [*players, *guests]:
            line.come(guest)
        assert not any(guest.is_refused for guest in guests)
        line.come(Guest(line, "new", begun))
        refused = [guest for guest in guests if guest.is_refused]
        assert {guest.address for guest in refused} == {"heavy"}
        assert len(refused) == MOST_WAITING + 1 - ENOUGH_WAITING
        assert not any(guest.is_refused for guest in players)
        while "new" not in begun:
            await asyncio.sleep(0)

    story(told)


def test_those_who_have_had_little_are_never_refused() -> None:
    async def told(line: Precedence, begun: list[str]) -> None:
        line.room = 0.0
        guests = [Guest(line, f"stranger {number}", begun) for number in range(3 * MOST_WAITING)]
        for guest in guests:
            line.come(guest)
        assert not any(guest.is_refused for guest in guests)

    story(told)


def test_a_crowd_that_has_had_little_is_not_looked_through_for_each_who_comes() -> None:
    """It once was, and took a quarter of the loop's time beside two hundred addresses."""

    async def told(line: Precedence, begun: list[str]) -> None:
        line.room, looked = 0.0, 0
        heaviest = line.waiting[0].heaviest

        def counted(number: int) -> list[Any]:
            nonlocal looked
            looked += 1
            return heaviest(number)

        line.waiting[0].heaviest = counted  # type: ignore[method-assign]
        for number in range(3 * MOST_WAITING):
            line.come(Guest(line, f"stranger {number}", begun))
        assert 1 <= looked <= 2 * MOST_WAITING / (MOST_WAITING - ENOUGH_WAITING) + 1
        while line.is_crowded:
            await asyncio.sleep(0)
        assert line.most_waiting == MOST_WAITING

    story(told)
