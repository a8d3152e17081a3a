"""How long appends wait for company before they are written together."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.store.stores import append_of
from tests.table.virtual import run

from swarmrally.store.connecting.database import Database
from swarmrally.store.log.writer import ENOUGH, GATHER, Writer

COMMIT = 2 * GATHER


def timed(folder: Path, *starts: float) -> list[float]:
    """When appends are done that are begun at these times, if a commit takes so long."""

    async def commit(_: object) -> list[object]:
        await asyncio.sleep(COMMIT)
        return []

    async def story() -> list[float]:
        writer = Writer(Database(str(folder)), "here")
        writer.line.run = commit  # type: ignore[method-assign,assignment]

        async def append(number: int, start: float) -> float:
            await asyncio.sleep(start)
            await writer.append(append_of(f"t{number}", 1, "x"))
            return asyncio.get_running_loop().time()

        return await asyncio.gather(*(append(number, start) for number, start in enumerate(starts)))

    return run(story())


def test_an_append_waits_for_company(tmp_path: Path) -> None:
    assert timed(tmp_path, 0, GATHER / 2) == pytest.approx([GATHER + COMMIT] * 2)


def test_what_came_during_a_commit_has_waited_already(tmp_path: Path) -> None:
    assert timed(tmp_path, 0, 2 * GATHER) == pytest.approx([GATHER + COMMIT, GATHER + 2 * COMMIT])


def test_a_group_that_is_large_enough_goes_at_once(tmp_path: Path) -> None:
    assert timed(tmp_path, *[0.0] * ENOUGH) == pytest.approx([COMMIT] * ENOUGH)
