"""A table that is read from a milestone is the one that is folded from the beginning."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw
from msgspec.structs import replace
from tests.conftest import count
from tests.table.scene import ALICE, BOB, Scene, all_sights
from tests.table.virtual import run

from swarmrally.kernel.records import VERSION, Record
from swarmrally.table.desk import book
from swarmrally.table.folding import milestones
from swarmrally.table.folding.fold import read, rebuilt
from swarmrally.table.folding.milestones import Saved, is_ours, milestone_of, table_at
from swarmrally.table.games.listing import BOXES, Game
from swarmrally.table.local import TableHere
from swarmrally.table.log import Entry, Milestone
from swarmrally.table.settings import Clock
from swarmrally.table.table import Table

LONGEST = 6
"""Rounds that are played of a game."""
FOLLOWS = {"divided", "table", "box", "title", "extras", "stopwatches"}
"""What is told otherwise, or follows from the settings."""


def game_of(game: Game, seats: int, seed: int) -> list[Entry]:
    """The log of a random game of bots."""
    box = BOXES[game]
    setup = box.seated(box.read_setup(b"{}"), [b"{}"] * seats, None, random.Random(seed))
    here = TableHere(Record(VERSION, game, setup, f"{seed:x}", [], [[]]), ["drifter"] * seats)
    while here.is_on and here.play.round <= LONGEST:
        here.let_bots_choose()
    return here.entries


@pytest.mark.parametrize("game", list(BOXES))
def test_a_table_from_a_milestone_is_the_one_that_was_folded(game: Game):
    for seed in range(count(4, 400)):
        draw = random.Random(seed)
        entries = game_of(game, draw.randint(2, 5), seed)
        whole = rebuilt("t", entries)
        first = next(number for number, entry in enumerate(entries, 1) if b'"started"' in entry.body)
        for cut in draw.choices(range(first, len(entries) + 1), k=5):
            table = table_at("t", milestone_of(rebuilt("t", entries[:cut])))
            for entry in entries[cut:]:
                read(table, entry)
            assert milestone_of(table) == milestone_of(whole)
            assert all_sights(table) == all_sights(whole)


def test_every_part_of_a_table_is_in_a_milestone():
    assert set(Saved.__struct_fields__) == set(vars(Table("t"))) - FOLLOWS | {"settings"}


class Shelf:
    """Milestones in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, Milestone] = {}
        self.asked = 0

    async def add(self, table: str, milestone: Milestone) -> None:
        self.kept[table] = milestone

    async def last(self, table: str) -> Milestone | None:
        self.asked += 1
        return self.kept.get(table)


async def played(monkeypatch: pytest.MonkeyPatch, game: Any) -> tuple[Scene, Shelf]:
    """A scene where some rounds were played and a milestone was left behind on the way."""
    monkeypatch.setattr(milestones, "EVERY", 10)
    scene, shelf = Scene(), Shelf()
    scene.hall.milestones = shelf
    await scene.start(ALICE, BOB, game=game, clock=Clock("none", watching=False))
    for _ in range(40):
        table = await scene.table()
        if table.phase != "playing" or table.playing().round > 7:
            break
        play = table.playing()
        for seat in play.awaited():
            player = (ALICE, BOB)[seat]
            await (scene.program(player) if game == "roborally" else scene.seal(player, ["left", *["forward"] * 5]))
            if play.stage == "deciding":
                await scene.answer((ALICE, BOB)[play.awaited()[0]], play.answers()[0])
                break
    await asyncio.sleep(0)
    return scene, shelf


@pytest.mark.parametrize("game", list(BOXES))
def test_only_what_came_after_the_milestone_is_read(monkeypatch: pytest.MonkeyPatch, game: Game):
    async def story():
        scene, shelf = await played(monkeypatch, game)
        kept, whole = scene.log.kept[scene.id], all_sights(scene.rebuilt())
        assert shelf.kept[scene.id].number > len(kept) - 2 * milestones.EVERY
        await scene.restart()
        scene.hall.milestones = shelf
        scene.log.kept[scene.id] = [replace(entry, body=b"{}") if entry.number <= shelf.kept[scene.id].number else entry for entry in kept]
        assert all_sights(await scene.table()) == whole
        assert scene.wrong == []

    run(story())


def test_what_another_program_has_written_down_is_not_trusted(monkeypatch: pytest.MonkeyPatch):
    async def story():
        scene, shelf = await played(monkeypatch, "asteroyds")
        whole = all_sights(scene.rebuilt())
        assert is_ours(shelf.kept[scene.id])
        shelf.kept[scene.id] = Milestone(shelf.kept[scene.id].number, "of another one", b"nonsense")
        await scene.restart()
        scene.hall.milestones = shelf
        assert all_sights(await scene.table()) == whole
        assert shelf.asked > 0

    run(story())


def test_others_go_on_while_a_long_log_is_folded(monkeypatch: pytest.MonkeyPatch):
    async def story():
        scene, _ = await played(monkeypatch, "asteroyds")
        await scene.restart()
        monkeypatch.setattr(book, "SLICE", 2)
        moments = 0
        reading = asyncio.ensure_future(scene.table())
        while not reading.done():
            moments += 1
            await asyncio.sleep(0)
        assert moments > len(scene.log.kept[scene.id]) / 2

    run(story())


@given(st.binary(max_size=40))
def test_nothing_but_a_milestone_is_taken_for_one(text: bytes):
    with pytest.raises((msgspec.DecodeError, UnicodeError)):
        table_at("t", Milestone(1, "", text))


def test_a_resumed_game_gives_no_record():
    entries = game_of("asteroyds", 2, 1)
    table = table_at("t", milestone_of(rebuilt("t", entries)))
    with pytest.raises(AssertionError, match="from its beginning"):
        table.record()
    assert isinstance(rebuilt("t", entries).record().setup, Raw)
