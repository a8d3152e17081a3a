"""A disk that is full, a quota that is spent, a database that is locked: said at once, nothing lost, and on again by itself."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Protocol

import pytest
from tests.load.people import Heard, Person, ask, introduced
from tests.load.serving import Serving

PATIENCE = 90.0
SIZE = 3_000_000
TABLE = {"game": "asteroyds", "seats": 2, "clock": {"stopwatch": "none", "watching": False}}


class Disk(Protocol):
    trouble: str
    words: str
    store: Path

    def fill(self, server: Serving) -> None: ...

    def clear(self, server: Serving) -> None: ...


class SmallDisk:
    """A file system of its own, which a stray file fills."""

    trouble, words = "full", "the disk is full"

    def __init__(self, folder: Path) -> None:
        self.store = folder
        self.stray = folder / "stray"

    def fill(self, server: Serving) -> None:
        with self.stray.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))

    def clear(self, server: Serving) -> None:
        self.stray.unlink()


class Quota:
    """Files may not grow any more, for this process."""

    trouble, words = "failing", "the disk can't be written or read"

    def __init__(self, folder: Path) -> None:
        self.store = folder

    def fill(self, server: Serving) -> None:
        largest = max(path.stat().st_size for path in self.store.iterdir())
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))

    def clear(self, server: Serving) -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[SmallDisk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)], capture_output=True, check=False)
    if made.returncode:
        pytest.skip("only root can make a small disk here")
    yield SmallDisk(folder)
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture
def quota(tmp_path: Path) -> Quota:
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux sets limits of another process")
    (tmp_path / "store").mkdir()
    return Quota(tmp_path / "store")


class Sitter:
    """Sits down and stands up again, and counts what was acknowledged."""

    def __init__(self, person: Person) -> None:
        self.person, self.acknowledged, self.sits = person, 0, False

    async def next(self) -> Heard | None:
        """The refusal, None when it was done."""
        command = {"do": "stand"} if self.sits else {"do": "sit"}
        answer = await self.person.say({"type": "do", "table": self.person.table, "command": command})
        if answer["type"] == "refused":
            return answer
        self.sits, self.acknowledged = not self.sits, self.acknowledged + 1
        return None


async def keeping(person: Person, trouble: str | None) -> None:
    """Until the last word about it is this."""
    while [message["trouble"] for message in person.heard if message["type"] == "keeping"][-1:] != [trouble]:
        person.changed.clear()
        await person.changed.wait()


async def arrive(server: Serving, names: int) -> tuple[list[Person], list[asyncio.Task[None]]]:
    people = []
    for number in range(names):
        player, token = await introduced(server.port, f"Player {number}")
        people.append(Person(lambda: server.port, player, token, Random(number)))
    table = (await ask(server.port, "POST", "/api/tables", TABLE, people[0].token)).json()["table"]
    for person in people:
        person.table = table
    staying = [asyncio.create_task(person.stay()) for person in people]
    while any(person.table not in person.seen or not person.sight.now for person in people):
        await asyncio.sleep(0.01)
    return people, staying


async def health(server: Serving) -> tuple[int, str | None]:
    answer = await ask(server.port, "GET", "/api/health")
    return answer.status_code, answer.json()["trouble"]


async def play_on_a_full_disk(server: Serving, disk: Disk) -> tuple[str, int]:
    """The table, and how much of what was asked of it was acknowledged."""
    people, staying = await arrive(server, 2)
    sitter = Sitter(people[0])
    for _ in range(5):
        assert await sitter.next() is None
    disk.fill(server)
    async with asyncio.timeout(PATIENCE):
        while (refused := await sitter.next()) is None:
            continue
        assert (refused["code"], refused["kind"], refused["details"]["trouble"]) == ("not_kept", "trouble", disk.trouble)
        for person in people:
            await keeping(person, disk.trouble)
        assert (await health(server))[0] == 503
        assert disk.words in str((await health(server))[1])
        answer = await ask(server.port, "POST", "/api/players", {"name": "Late", "token": True})
        assert answer.status_code in (201, 503)
        disk.clear(server)
        for person in people:
            await keeping(person, None)
        while await sitter.next() is not None:
            await asyncio.sleep(0.1)
        while (await health(server)) != (200, None):
            await asyncio.sleep(0.1)
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    return people[0].table, sitter.acknowledged


def lines_about(server: Serving) -> list[str]:
    """What went wrong, in the words of the log; there is nothing else in it."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line["event"] for line in lines if line["level"] != "info"]


def suffer(disk: Disk, folder: Path) -> None:
    server = Serving(disk.store, folder)
    try:
        table, acknowledged = asyncio.run(play_on_a_full_disk(server, disk))
    finally:
        server.stop()
    said = lines_about(server)
    assert said[0].startswith(disk.words)
    assert set(said[1::2]) == {"the database can keep again what it is told"}
    assert len(said) == 2
    with closing(sqlite3.connect(disk.store / "swarmrally.sqlite")) as kept:
        ((entries,),) = kept.execute(
            'SELECT count(*) FROM entries WHERE table_id = ? AND CAST(body AS TEXT) LIKE \'{"kind":"seat_%\'', (table,)
        )
        assert kept.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert entries == acknowledged


def test_a_full_disk_is_said_and_gone_on_from(small_disk: SmallDisk, tmp_path: Path) -> None:
    suffer(small_disk, tmp_path)


def test_a_quota_that_is_spent_is_said_and_gone_on_from(quota: Quota, tmp_path: Path) -> None:
    suffer(quota, tmp_path)


def test_a_database_that_another_program_has_locked_is_said_and_what_was_asked_is_done_later(tmp_path: Path) -> None:
    async def wait(server: Serving) -> None:
        people, staying = await arrive(server, 1)
        sitter = Sitter(people[0])
        with closing(sqlite3.connect(tmp_path / "store" / "swarmrally.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            asked = asyncio.create_task(sitter.next())
            async with asyncio.timeout(PATIENCE):
                await keeping(people[0], "locked")
            assert not asked.done()
            other.execute("ROLLBACK")
        async with asyncio.timeout(PATIENCE):
            assert await asked is None
            await keeping(people[0], None)
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)

    server = Serving(tmp_path / "store", tmp_path, environment=os.environ | {"SWARMRALLY_INTERPRETED": "1"})
    try:
        asyncio.run(wait(server))
    finally:
        server.stop()
    assert lines_about(server) == ["the database is locked by another program", "the database can keep again what it is told"]
