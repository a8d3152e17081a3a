"""Clocks of tables that nobody has in memory."""

from __future__ import annotations

import asyncio

from tests.table.scene import ALICE, BOB, Scene
from tests.table.test_clocks import left
from tests.table.virtual import run

from swarmrally.table.entries import ClockMoved, TimedOut


def test_time_in_which_no_server_is_up_does_not_count():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await asyncio.sleep(10)
        await scene.restart(away=1_000_000)
        assert left(await scene.table()) == 40
        await scene.seal(ALICE)

    run(story())


def test_at_least_ten_seconds_remain_after_a_restart():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await asyncio.sleep(48)
        await scene.restart(away=5_000)
        assert left(await scene.table()) == 10
        await scene.restart(away=3_000)
        await scene.hall.look()
        assert left(await scene.table()) == 10
        assert len(scene.bodies(ClockMoved)) == 2

    run(story())


def test_a_table_that_nobody_has_in_memory_is_woken_when_its_time_has_come():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        await scene.restart()
        await asyncio.sleep(49)
        await scene.hall.look()
        assert not scene.hall.desks
        await asyncio.sleep(2)
        await scene.hall.look()
        await asyncio.sleep(0)
        assert (await scene.table()).playing().round == 2

    run(story())


def test_two_servers_that_wake_a_table_time_it_out_once():
    async def story():
        scene = Scene()
        other = Scene(scene.log, seed=5)
        await scene.start(ALICE, BOB)
        other.id = scene.id
        await other.table()
        await asyncio.sleep(51)
        assert len(scene.bodies(TimedOut)) == 1
        assert (await other.table()).playing().round == (await scene.table()).playing().round == 2

    run(story())
