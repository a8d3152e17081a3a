"""A house whose machine's clock is set, and houses whose machines disagree: nobody is refused for it, and no game ends or hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import Postgres
from tests.server.hosting import Visit, opened

from swarmrally.server.house import House
from swarmrally.table import steady_time as steady
from swarmrally.table.entries import DECODER, TimedOut

HOUR = 3_600_000
NEARLY = 300_000
"""Far less than a clock is wrong here, far more than a busy machine takes for a start."""
RACE = {"game": "asteroyds", "seats": 2, "bots": ["drifter"], "clock": {"stopwatch": 600, "watching": False}}


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


class Wall:
    """The machine's clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wrong, self.right = 0, steady.wall_clock
        monkeypatch.setattr(steady, "wall_clock", lambda: self.right() + self.wrong)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(monkeypatch)


async def begun(visit: Visit) -> tuple[str, int]:
    """A table where a stopwatch runs, and when it ends."""
    ada = await visit.guest("Ada")
    table = (await ada.ask("POST", "/api/tables", RACE))["table"]
    for command in ("sit", "start"):
        await ada.do(table, do=command)
    return table, (await visit.house.hall.seen(table)).deadline or 0


@pytest.mark.parametrize("jump", [-HOUR, HOUR, -30_000, 30_000])
def test_a_stopwatch_has_as_much_left_after_the_clock_was_set_as_before(tmp_path: Path, wall: Wall, jump: int) -> None:
    async def jumps() -> None:
        async with opened(tmp_path) as visit:
            table, deadline = await begun(visit)
            left, before = deadline - visit.house.now, visit.house.now
            wall.wrong = jump
            await visit.house.beat()
            found = await visit.house.hall.seen(table)
            assert visit.house.now >= before
            assert left - NEARLY < (found.deadline or 0) - visit.house.now <= left
            assert visit.house.is_ready
            entries = await visit.house.store.log.entries(table)
            assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
            assert not any(isinstance(DECODER.decode(entry.body), TimedOut) for entry in entries)

    asyncio.run(jumps())


def test_a_start_with_a_clock_that_is_behind_goes_on_from_where_the_last_server_was(tmp_path: Path, wall: Wall) -> None:
    async def restarts() -> None:
        async with opened(tmp_path) as visit:
            table, deadline = await begun(visit)
            left, last = deadline - visit.house.now, visit.house.now
        wall.wrong = -HOUR
        async with opened(tmp_path) as visit:
            assert visit.house.now >= last
            found = await visit.house.hall.seen(table)
            assert left - NEARLY < (found.deadline or 0) - visit.house.now <= left
            ada = await visit.guest("Ada again")
            await ada.ask("POST", "/api/tables", RACE)

    asyncio.run(restarts())


@pytest.mark.parametrize("wrong", [-HOUR, HOUR])
def test_servers_on_one_database_have_one_time_whatever_their_machines_say(postgres: Postgres, wall: Wall, wrong: int) -> None:
    address = postgres.empty_database()

    async def disagree() -> None:
        async with opened(address) as one:
            table, deadline = await begun(one)
            wall.wrong = wrong
            two = await House.open(address)
            try:
                assert abs(two.now - one.house.now) < NEARLY
                assert (await two.hall.seen(table)).deadline == deadline
                assert two.hall.absences == []
            finally:
                await two.close()

    asyncio.run(disagree())
