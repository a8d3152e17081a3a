"""Tests of a bot, to be copied and changed: a server of one's own, legal plans, quick enough, a whole game."""

import asyncio
import re
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from my_first_bot import any_plan, play, worth

from swarmrally.client import Client, Refused, Turn

PLANS = 40
SECONDS = 5.0
"""Less than the shortest stopwatch."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that nobody else uses."""
    command = [sys.executable, "-m", "swarmrally", "serve", "--port", "0", "--data", str(tmp_path_factory.mktemp("server"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://[^\s,]+", process.stdout.readline())
        assert found is not None
        yield found[0]
        process.terminate()


async def first_turn(client: Client) -> Turn:
    table = await client.open("asteroyds", seats=2, bots=["drifter"], assist="forecast", clock={"stopwatch": "none"})
    await table.sit()
    await table.start()
    return await anext(table.turns())


def test_its_plans_are_legal(server: str) -> None:
    async def plan() -> None:
        async with Client(server, name="Tester") as client:
            turn = await first_turn(client)
            for _ in range(PLANS):
                await turn.preview(any_plan(turn.seat))

    asyncio.run(plan())


def test_a_plan_against_the_rules_would_be_noticed(server: str) -> None:
    async def plan() -> None:
        async with Client(server, name="Tester") as client:
            turn = await first_turn(client)
            with pytest.raises(Refused):
                await turn.preview({**any_plan(turn.seat), "energy": "turn_back"})

    asyncio.run(plan())


def test_it_decides_in_time(server: str) -> None:
    async def plan() -> None:
        async with Client(server, name="Tester") as client:
            turn = await first_turn(client)
            began = time.monotonic()
            await worth(turn, any_plan(turn.seat))
            assert time.monotonic() - began < SECONDS

    asyncio.run(plan())


def test_it_plays_a_whole_game(server: str) -> None:
    assert set(asyncio.run(play(server))) <= {0, 1}
