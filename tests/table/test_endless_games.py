"""Tables that nobody comes to, and games that do not end."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.scene import ALICE, BOB, CAROL, Scene
from tests.table.virtual import run

from swarmrally.table import clock
from swarmrally.table.commands import Sit
from swarmrally.table.entries import Closed, KeptOpen
from swarmrally.table.settings import Clock

HOUR = 3_600


def test_a_game_that_does_not_end_is_closed_and_everybody_is_told_why(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clock, "MOST_ROUNDS", 2)

    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, clock=Clock("none", watching=False))
        watching = await scene.listener(CAROL)
        for _ in range(2):
            await scene.seal(ALICE, ["left"] * 6)
            await scene.seal(BOB, ["left"] * 6)
        assert (await scene.table()).phase == "closed"
        assert scene.bodies()[-1] == Closed("rounds")
        assert watching.news("table_closed")[-1]["why"] == "rounds"

    run(story())


def test_a_scenario_that_begins_late_has_as_many_rounds(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clock, "MOST_ROUNDS", 2)
    craft = [
        {"seat": 0, "colour": "red", "pilot": "hector", "at": [4, 4], "heading": "NE"},
        {"seat": 1, "colour": "blue", "pilot": "mhand", "at": [5, 4], "heading": "NE"},
    ]
    scenario = {"game": "asteroyds", "round": 500, "first_seat": 0, "tiles": [], "craft": craft}

    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, setup={"scenario": scenario}, clock=Clock("none", watching=False))
        await scene.seal(ALICE, ["left"] * 6)
        await scene.seal(BOB, ["left"] * 6)
        assert (await scene.table()).phase == "playing"

    run(story())


def test_an_open_table_closes_within_the_hour_unless_somebody_waits_there():
    async def story():
        scene = Scene()
        await scene.open(ALICE, seats=2)
        waiting = await scene.listener(ALICE)
        await asyncio.sleep(5.5 * HOUR)
        assert (await scene.table()).phase == "open"
        assert len(scene.bodies(KeptOpen)) == 5
        assert waiting.told() == []
        scene.hall.desk(scene.id).part(waiting)
        await asyncio.sleep(1.1 * HOUR)
        assert (await scene.table()).phase == "closed"
        assert not (await scene.table()).row().has_begun

    run(story())


def test_nobody_else_keeps_an_open_table_from_closing():
    async def story():
        scene = Scene()
        await scene.open(ALICE, seats=2)
        for stranger in (BOB, ""):
            await scene.listener(stranger)
        await asyncio.sleep(1.1 * HOUR)
        assert scene.bodies()[-1] == Closed("idle")

    run(story())


def test_somebody_at_another_server_keeps_it_open():
    async def story():
        scene = Scene()
        await scene.open(ALICE, seats=2)
        scene.hall.is_attended = lambda table: table == scene.id
        await asyncio.sleep(1.5 * HOUR)
        assert (await scene.do(BOB, Sit())) > 0

    run(story())
