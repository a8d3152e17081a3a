"""A load of tables goes on while the server is killed at random moments and started again on the same store."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

from tests.conftest import LONG, count
from tests.load.parties import KINDS, Party, check, parties
from tests.load.serving import Serving, is_alive
from tests.postgres import Postgres

KILLS = count(3, 25)
DATABASE_RESTARTS = count(1, 6)
LAST_GAMES = 240.0
THOUGHT = 0.4
BOTS_GO = 20.0
"""So many seconds after their server bots are gone at the latest, on a busy machine."""


async def play_on(server: Serving, chance: Random, gathered: list[Party], postgres: Postgres | None) -> None:
    living = asyncio.gather(*(party.live() for party in gathered))
    await kill(server, chance, gathered, postgres)
    assert not living.done(), living.exception()
    for party in gathered:
        party.is_last = True
    await asyncio.wait_for(living, LAST_GAMES)


async def all_there(gathered: list[Party]) -> None:
    """However slow the machine is, everybody notices every kill."""
    async with asyncio.timeout(LAST_GAMES):
        while not all(person.socket for party in gathered for person in party.people):
            await asyncio.sleep(0.05)


async def kill(server: Serving, chance: Random, gathered: list[Party], postgres: Postgres | None) -> None:
    for _ in range(KILLS):
        await all_there(gathered)
        await asyncio.sleep(chance.uniform(0.5, 2.5))
        bots = server.children()
        server.kill()
        await asyncio.to_thread(server.start)
        await all_gone(bots)
    for _ in range(DATABASE_RESTARTS if postgres else 0):
        assert postgres
        await asyncio.sleep(chance.uniform(0.5, 2.5))
        await asyncio.to_thread(postgres.stop, chance.choice((signal.SIGINT, signal.SIGQUIT)))
        await asyncio.sleep(chance.uniform(0, 1))
        await asyncio.to_thread(postgres.start)


async def all_gone(bots: list[str]) -> None:
    """One that is still being started hears of it a moment later."""
    async with asyncio.timeout(BOTS_GO):
        while any(is_alive(bot) for bot in bots):
            await asyncio.sleep(0.05)


def survive(store: str | Path, folder: Path, seed: int, postgres: Postgres | None = None) -> Serving:
    chance = Random(seed)

    async def run() -> list[Party]:
        gathered = await parties(lambda: server.port, KINDS * (3 if LONG else 1), chance, THOUGHT)
        await play_on(server, chance, gathered, postgres)
        return gathered

    server = Serving(store, folder)
    try:
        gathered = asyncio.run(run())
        assert sum(person.breaks for party in gathered for person in party.people) > KILLS * len(gathered)
    finally:
        server.stop()
    assert asyncio.run(check(store, gathered)) >= len(gathered)
    return server


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    survive(tmp_path / "store", tmp_path, seed=1).expect_no_errors()


def test_nor_on_postgresql_which_is_itself_restarted_under_load(tmp_path: Path, postgres: Postgres) -> None:
    """SIGQUIT is a crash: what was acknowledged comes back from what was on disk."""
    assert postgres.is_durable
    survive(postgres.empty_database(), tmp_path, seed=2, postgres=postgres)
