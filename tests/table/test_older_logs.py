"""A server is updated while games run: logs and milestones of the program before are read, and the games go on.

older_logs.jsonl.gz holds ten tables as that program left them, a line each, before layouts, house rules and the odd courses came. Where a
rule itself is mended, so that such a game would go otherwise, its table is closed (`engine`) and belongs here no more.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from tests.table.scene import Scene, all_sights
from tests.table.test_milestones import Shelf
from tests.table.virtual import run

from swarmrally.table.commands import Answer, Seal
from swarmrally.table.folding.fold import EngineChanged, rebuilt
from swarmrally.table.folding.milestones import is_ours
from swarmrally.table.log import Entry, Milestone

TABLES: list[dict[str, Any]] = [
    json.loads(line) for line in gzip.decompress((Path(__file__).parent / "older_logs.jsonl.gz").read_bytes()).splitlines()
]
NAMES = [f"{place} {json.loads(table['entries'][0][2])['settings']['game']}" for place, table in enumerate(TABLES)]
PLAYER = "ann"
MOST_TURNS = 12


def log_of(table: dict[str, Any]) -> list[Entry]:
    return [Entry(number, at, body.encode()) for number, at, body in table["entries"]]


def opened(table: dict[str, Any]) -> Scene:
    """The house as it comes up after the update."""
    scene, shelf = Scene(), Shelf()
    scene.id, scene.log.kept["t"] = "t", log_of(table)
    scene.log.rows["t"] = rebuilt("t", log_of(table)).row()
    if table["milestone"] is not None:
        number, engine, body = table["milestone"]
        shelf.kept["t"] = Milestone(number, engine, body.encode())
        assert not is_ours(shelf.kept["t"])
    scene.hall.milestones = shelf
    return scene


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_a_game_of_the_program_before_goes_on_to_its_end(table: dict[str, Any]):
    async def story():
        scene = opened(table)
        before = await scene.table()
        assert before.phase in ("playing", "over")
        assert all_sights(before) == all_sights(rebuilt("t", log_of(table)))
        last = before.playing().round + MOST_TURNS
        while (now := await scene.table()).phase == "playing" and now.playing().round <= last:
            play = now.playing()
            if 0 not in play.awaited():
                await asyncio.sleep(0.01)
            elif play.stage == "deciding":
                await scene.do(PLAYER, Answer(now.decision, play.answers()[0]))
            else:
                await scene.do(PLAYER, Seal(play.round, Raw(play.idle_plan(0))))
        assert now.phase in ("playing", "over")
        assert not scene.wrong
        assert all_sights(now) == all_sights(scene.rebuilt())

    run(story())


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_another_story_is_not_told(table: dict[str, Any]):
    """The same log with another seed: what happened then is not what was told."""
    entries = log_of(table)
    place, started = next((place, json.loads(entry.body)) for place, entry in enumerate(entries) if b'"started"' in entry.body)
    started["seed"] = "0" * 64
    entries[place] = Entry(entries[place].number, entries[place].at, json.dumps(started).encode())
    with pytest.raises(EngineChanged):
        rebuilt("t", entries)
